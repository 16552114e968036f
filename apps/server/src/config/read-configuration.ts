import { resolve } from "node:path";
import type * as z from "zod";
import {
  type AccountsConfiguration,
  type Configuration,
  type Environment,
  EnvironmentSchema,
  PAGE_DIRECTORY,
  SECRET_VARIABLES,
} from "./configuration.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { readPayment } from "./payment.ts";
import { readLanguageModel } from "./read-language-model.ts";
import { isThisMachine, readSignInProviders, type SignInProvider } from "./sign-in-providers.ts";

/**
 * Reads the configuration from environment variables; an empty variable counts as one that is not set.
 *
 * @throws {ConfigurationError} if a variable has a value that cannot be used.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = EnvironmentSchema.safeParse(given);
  const { providers, problems } = readSignInProviders(given);
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.error?.issues ?? [];
    throw new ConfigurationError([...issues.map(sentence(environment)), ...problems].join("\n"));
  }
  const languageModel = readLanguageModel(parsed.data);
  const payment = readPayment(parsed.data, { languageModel });
  if (payment.problems.length > 0) throw new ConfigurationError(payment.problems.join("\n"));
  const {
    PORT,
    HOST,
    PUBLIC_URL,
    API_BASE_URL,
    CORS_ORIGINS,
    DATA_DIR,
    MARKET,
    LOG_LEVEL,
    RATE_LIMIT_SCALE,
    TRUST_PROXY,
    ACCOUNTS,
    QUOTES,
    UPKEEP,
  } = parsed.data;
  if (UPKEEP === "on" && ACCOUNTS === "off")
    throw new ConfigurationError("UPKEEP is on and ACCOUNTS is off: the database of accounts holds the jobs.");
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? null,
    apiBaseUrl: API_BASE_URL ?? null,
    corsOrigins: CORS_ORIGINS,
    dataDirectory: resolve(DATA_DIR),
    market: MARKET ?? null,
    logLevel: LOG_LEVEL,
    rateLimitScale: RATE_LIMIT_SCALE,
    trustProxy: TRUST_PROXY,
    languageModel,
    accounts: ACCOUNTS === "on" ? accountsOf(parsed.data, providers) : null,
    payment: payment.payment,
    quotes: QUOTES ?? null,
    isKeptUp: ACCOUNTS === "on" && UPKEEP !== "off",
    pageDirectory: PAGE_DIRECTORY,
  };
}

function accountsOf(environment: Environment, providers: readonly SignInProvider[]): AccountsConfiguration {
  const { SMS_URL, SMS_TOKEN, SMS_FROM } = environment;
  return {
    databaseUrl: environment.DATABASE_URL ?? null,
    jwtSecret: environment.JWT_SECRET ?? null,
    registration: environment.REGISTRATION,
    ownerEmail: environment.OWNER_EMAIL ?? null,
    smtpUrl: environment.SMTP_URL ?? null,
    mailFrom: environment.MAIL_FROM,
    providers,
    hasLocalProviders: hasLocalProviders(environment),
    sms: SMS_URL === undefined ? null : { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM },
  };
}

/** @throws {ConfigurationError} where others could reach the server: its providers would let them in as anyone. */
function hasLocalProviders({ LOCAL_PROVIDER, HOST, PUBLIC_URL }: Environment): boolean {
  if (LOCAL_PROVIDER === "off") return false;
  const publicHost = PUBLIC_URL === undefined ? HOST : new URL(PUBLIC_URL).hostname;
  if (isThisMachine(HOST) && isThisMachine(publicHost)) return true;
  throw new ConfigurationError("LOCAL_PROVIDER lets everyone in; it is for HOST and PUBLIC_URL on this machine alone.");
}

function sentence(environment: Readonly<Record<string, string | undefined>>) {
  return ({ path, message }: z.core.$ZodIssue): string => {
    const name = String(path[0]);
    if (SECRET_VARIABLES.has(name)) return `${name} is set to something else, which is not shown; it ${message}.`;
    return `${name} is "${environment[name]}"; it ${message}.`;
  };
}
