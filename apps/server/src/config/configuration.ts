import { join } from "node:path";
import * as z from "zod";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

export const PROJECT_ROOT: string = join(import.meta.dirname, "../../../..");

function number(problem: string, { least, most = Number.MAX_VALUE }: { least: number; most?: number }) {
  return z
    .string()
    .regex(/^\d+(\.\d+)?$/, problem)
    .transform(Number)
    .refine((value) => value >= least && value <= most, problem);
}

const switchOf = z
  .enum(["0", "1", "false", "true"], "must be true or false")
  .transform((value) => value === "1" || value === "true");

/** The environment variables of the server; each is documented in the README. */
export const EnvironmentSchema = z.object({
  /** 0 takes any free port. */
  PORT: number("must be a whole number from 0 to 65535", { least: 0, most: 65_535 })
    .refine(Number.isInteger, "must be a whole number from 0 to 65535")
    .default(8787),
  HOST: z.string().default("127.0.0.1"),
  /** Address under which people reach the server; without it, the address they used. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://stocks.example.org" })
    .transform((url) => url.replace(/\/+$/, ""))
    .optional(),
  DATA_DIR: z.string().default(join(PROJECT_ROOT, "data")),
  /** Without it: the real market that was published last, else `demo`. */
  MARKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, "must be the name of a market: lower-case letters, digits, - and _")
    .optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("warn"),
  /** Multiplies every rate limit: 1 for people, more behind a gateway that limits already. */
  RATE_LIMIT_SCALE: number("must be a number of at least 0.01", { least: 0.01 }).default(1),
  /** Whether `X-Forwarded-For` is believed. Only true behind a proxy that sets it. */
  TRUST_PROXY: switchOf.default(false),
});

type Environment = z.output<typeof EnvironmentSchema>;

/** What an operator can set, read once at the start. */
export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string | null;
  readonly dataDirectory: string;
  readonly market: string | null;
  readonly logLevel: Environment["LOG_LEVEL"];
  readonly rateLimitScale: number;
  readonly trustProxy: boolean;
  /** Where the built page is. */
  readonly pageDirectory: string;
}

export const PAGE_DIRECTORY: string = join(PROJECT_ROOT, "apps/web/dist");
