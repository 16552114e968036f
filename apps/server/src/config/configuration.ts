import { isIP } from "node:net";
import { join } from "node:path";
import * as z from "zod";
import type { PaymentConfiguration } from "./payment.ts";
import type { SignInProvider } from "./sign-in-providers.ts";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

/** Providers of prices of the moment. */
const LIVE_QUOTES = ["yahoo", "fmp", "tiingo"] as const;
export type QuoteSource = (typeof LIVE_QUOTES)[number] | "demo";

const PROJECT_ROOT: string = join(import.meta.dirname, "../../../..");

function number(problem: string, { min, max = Number.MAX_VALUE }: { min: number; max?: number }) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, problem)
    .transform(Number)
    .refine((value) => value >= min && value <= max, problem);
}

/** Names of networks that proxies are often in. */
const NETWORK_NAMES = ["loopback", "linklocal", "uniquelocal"];
const MAX_HOPS = 16;

/**
 * Which proxies are trusted: `false`, how many there are one behind the other, or their addresses and networks. `true` is
 * the one in front; with all of them believed, any client could state any address.
 */
const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  if (value === "false") return false;
  if (value === "true") return 1;
  const hops = /^\d+$/.test(value) ? Number(value) : null;
  if (hops !== null && hops <= MAX_HOPS) return hops === 0 ? false : hops;
  const networks = value.split(",").map((network) => network.trim());
  if (hops === null && networks.every(isNetwork)) return networks;
  context.addIssue({
    code: "custom",
    message: `must be false, the number of proxies in front (at most ${MAX_HOPS}), or their networks such as 127.0.0.1,10.0.0.0/8`,
  });
  return z.NEVER;
});

function isNetwork(network: string): boolean {
  if (NETWORK_NAMES.includes(network)) return true;
  const [address = "", prefix, ...more] = network.split("/");
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more.length > 0) return false;
  // A prefix of 0 is every address: the header of any client would be believed.
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits);
}

/** The environment variables of the server; each is documented in the README. */
export const EnvironmentSchema = z.object({
  /** 0 takes any free port. */
  PORT: number("must be a whole number from 0 to 65535", { min: 0, max: 65_535 })
    .refine(Number.isInteger, "must be a whole number from 0 to 65535")
    .default(8787),
  HOST: z.string().default("127.0.0.1"),
  /** Address under which people reach the server; without it, the address they used. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://stocks.example.org" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Address of the server whose interface this server's page calls; without it, this one. */
  API_BASE_URL: urlOf(/^https?$/, "https://stocks-api.example.org")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  /** Pages of other origins that may call this server's interface. */
  CORS_ORIGINS: z
    .string()
    .transform((list) => list.split(",").map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      "must be origins such as https://stocks.example.org, with commas between",
    )
    .default([]),
  DATA_DIR: z.string().default(join(PROJECT_ROOT, "data")),
  /** Without it: the real market that was published last, else `demo`. */
  MARKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, "must be the name of a market: lower-case letters, digits, - and _")
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("warn"),
  /** Multiplies every rate limit: 1 for people, more behind a gateway that limits already. */
  RATE_LIMIT_SCALE: number("must be a number of at least 0.01", { min: 0.01 }).default(1),
  /** Whose `X-Forwarded-For` is believed. */
  TRUST_PROXY: trustedProxies.default(false),
  /** `off`: nobody can sign in, and no database is started. */
  ACCOUNTS: z.enum(["on", "off"], "must be on or off").default("on"),
  /** Without it: a PostgreSQL of our own in `DATA_DIR/postgres`. */
  DATABASE_URL: urlOf(/^postgres(ql)?$/, "postgres://user:password@127.0.0.1:5432/plumbline").optional(),
  /** Without it: one that the database keeps. Signs the tokens of who is signed in. */
  JWT_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  /** Who may make an account. */
  REGISTRATION: z.enum(["open", "invite", "closed"], "must be open, invite or closed").default("open"),
  /** Whose account owns the server; without it, the first one. */
  OWNER_EMAIL: z.email("must be an e-mail address").toLowerCase().optional(),
  /** Without it: messages are written to `DATA_DIR/outbox`. */
  SMTP_URL: urlOf(/^smtps?$/, "smtp://user:password@mail.example.org:587").optional(),
  /** Where text messages are sent: one HTTP vendor. Without it they are written to `DATA_DIR/outbox`. */
  SMS_URL: urlOf(/^https?$/, "https://sms.example.org/v1/messages").optional(),
  SMS_TOKEN: z.string().default(""),
  /** Number or name that the vendor shows as the sender. */
  SMS_FROM: z.string().default("Plumbline"),
  /** `on`: two providers of sign-ins on this machine, which let everyone in, for those who develop. */
  LOCAL_PROVIDER: z.enum(["on", "off"], "must be on or off").default("off"),
  /** Service of a language model that writes reports, with the interface of OpenAI; without it the rules write them. */
  LLM_URL: urlOf(/^https?$/, "https://api.openai.com/v1 or http://127.0.0.1:11434/v1")
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  LLM_MODEL: z.string().trim().min(1).max(100, "must be the name of a model").optional(),
  LLM_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, "must be of letters, digits and signs, without blanks")
    .optional(),
  /** Prices of a million tokens, read and written. */
  LLM_INPUT_PRICE: number("must be the price of a million tokens, such as 0.4", { min: 0, max: 10_000 }).optional(),
  LLM_OUTPUT_PRICE: number("must be the price of a million tokens, such as 1.6", { min: 0, max: 10_000 }).optional(),
  LLM_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency such as USD")
    .default("USD"),
  /** The most that a report, a user in a calendar month and all users in one may cost. */
  LLM_REPORT_CEILING: number("must be an amount such as 0.05", { min: 0, max: 1e6 }).optional(),
  LLM_USER_CEILING: number("must be an amount such as 1", { min: 0, max: 1e6 }).optional(),
  LLM_MONTH_CEILING: number("must be an amount such as 50", { min: 0, max: 1e6 }).optional(),
  /** The most tokens that it may write at once. */
  LLM_OUTPUT_LIMIT: number("must be a whole number from 500 to 50000", { min: 500, max: 50_000 })
    .refine(Number.isInteger, "must be a whole number from 500 to 50000")
    .default(6000),
  /** Reports that it writes at the same time. */
  LLM_AT_ONCE: number("must be a whole number from 1 to 32", { min: 1, max: 32 })
    .refine(Number.isInteger, "must be a whole number from 1 to 32")
    .default(2),
  /** Sender of the messages. */
  MAIL_FROM: z.string().min(3).default("Plumbline <plumbline@localhost>"),
  /** With the two below: subscriptions are paid through Stripe. Without them everything is open to everyone. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w{8,}$/, "must be a secret key of Stripe: sk_... or rk_...")
    .optional(),
  /** Public key, which reaches the page. */
  STRIPE_PK: z
    .string()
    .regex(/^pk_\w{8,}$/, "must be a public key of Stripe: pk_...")
    .optional(),
  /** By which the events that Stripe sends to `/api/billing/webhook` are signed. */
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, "must be the signing secret of a webhook of Stripe: whsec_...")
    .optional(),
  /** Where Stripe is; only for tests and those who play it. */
  STRIPE_API_URL: urlOf(/^https?$/, "http://127.0.0.1:12111").optional(),
  /** Who supplies the prices of the moment, in order. Without it: nobody for real stocks, a simulation for fictional ones. */
  QUOTES: z
    .string()
    .transform((list) => list.split(",").map((name) => name.trim()))
    .refine(
      areQuoteSources,
      `must be none, demo, or of ${LIVE_QUOTES.join(", ")} those that are asked, with commas between`,
    )
    .transform((names) => names.filter((name): name is QuoteSource => name !== "none"))
    .optional(),
  /** Whether a market that was pulled is kept up to date by the server; it needs accounts, whose database holds the jobs. */
  UPKEEP: z.enum(["on", "off"], "must be on or off").optional(),
  /** Plans, prices and limits; without it those of `apps/server/plans.json`. */
  PLANS_FILE: z.string().optional(),
});

/** One word alone that needs no network, or providers, each once. */
function areQuoteSources(names: readonly string[]): boolean {
  if (names.length === 1 && (names[0] === "none" || names[0] === "demo")) return true;
  return (
    new Set(names).size === names.length && names.every((name) => (LIVE_QUOTES as readonly string[]).includes(name))
  );
}

/** Exactly as a browser names the origin of a page: no wildcard, no path. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Variables whose values are repeated nowhere; an address may hold a password. */
export const SECRET_VARIABLES: ReadonlySet<string> = new Set([
  "DATABASE_URL",
  "JWT_SECRET",
  "SMTP_URL",
  "SMS_URL",
  "SMS_TOKEN",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "LLM_URL",
  "LLM_KEY",
]);

/** An address with one of some schemes. */
function urlOf(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address such as ${example}` });
}

/** None, how many stand in front one behind the other, or the addresses and networks from which they come. */
export type TrustedProxies = false | number | readonly string[];

export type Environment = z.output<typeof EnvironmentSchema>;

/** What an operator can set of accounts. */
export interface AccountsConfiguration {
  /** Null: a PostgreSQL of our own. */
  readonly databaseUrl: string | null;
  readonly jwtSecret: string | null;
  readonly registration: Environment["REGISTRATION"];
  readonly ownerEmail: string | null;
  /** Null: messages are written to a folder. */
  readonly smtpUrl: string | null;
  /** Null: text messages are written to a folder. */
  readonly sms: { readonly url: string; readonly token: string; readonly from: string } | null;
  readonly mailFrom: string;
  /** Where users can sign in besides, in the order of the page. */
  readonly providers: readonly SignInProvider[];
  /** Whether two providers of our own are started, for those who develop. */
  readonly hasLocalProviders: boolean;
}

/** A language model that writes reports. */
export interface LanguageModelConfiguration {
  readonly url: string;
  readonly model: string;
  /** Null of a service that asks for none. */
  readonly key: string | null;
  /** Of a token, in millionths of the currency; null where nothing is known of them. */
  readonly prices: { readonly input: number; readonly output: number; readonly currency: string } | null;
  /** In millionths of the currency; null where there is none. */
  readonly ceilings: {
    readonly run: number | null;
    readonly user: number | null;
    readonly month: number | null;
  };
  readonly outputTokens: number;
  readonly atOnce: number;
}

/** What an operator can set, read once at the start. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  /** Null: the page calls the server that it came from. */
  readonly apiBaseUrl: string | null;
  readonly corsOrigins: readonly string[];
  readonly dataDirectory: string;
  readonly market: string | null;
  readonly logLevel: Environment["LOG_LEVEL"];
  readonly rateLimitScale: number;
  readonly trustProxy: TrustedProxies;
  readonly accounts: AccountsConfiguration | null;
  /** Null: everything is open to everyone. */
  readonly payment: PaymentConfiguration | null;
  /** Null: the rules write all reports. */
  readonly languageModel: LanguageModelConfiguration | null;
  /** Who supplies the prices of the moment, in order; null where nothing is set. */
  readonly quotes: readonly QuoteSource[] | null;
  /** Whether the server keeps its market up to date, where that was pulled. */
  readonly isKeptUp: boolean;
  /** Where the built page is. */
  readonly pageDirectory: string;
}

export const PAGE_DIRECTORY: string = join(PROJECT_ROOT, "apps/web/dist");
