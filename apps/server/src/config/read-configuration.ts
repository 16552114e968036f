import { resolve } from "node:path";
import type * as z from "zod";
import {
  type AccountsConfiguration,
  type Configuration,
  type Environment,
  EnvironmentSchema,
  PAGE_DIRECTORY,
} from "./configuration.ts";

/** A configuration that cannot be used; its message names every variable at fault. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Reads the configuration from environment variables; an empty variable counts as one that is not set.
 *
 * @throws {ConfigurationError} if a variable has a value that cannot be used.
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== "")) as object;
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigurationError(parsed.error.issues.map(sentence(environment)).join("\n"));
  const { PORT, HOST, PUBLIC_URL, DATA_DIR, MARKET, LOG_LEVEL, RATE_LIMIT_SCALE, TRUST_PROXY, ACCOUNTS } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    publicUrl: PUBLIC_URL ?? null,
    dataDirectory: resolve(DATA_DIR),
    market: MARKET ?? null,
    logLevel: LOG_LEVEL,
    rateLimitScale: RATE_LIMIT_SCALE,
    trustProxy: TRUST_PROXY,
    accounts: ACCOUNTS === "on" ? accountsOf(parsed.data) : null,
    pageDirectory: PAGE_DIRECTORY,
  };
}

function accountsOf(environment: Environment): AccountsConfiguration {
  const { SMS_URL, SMS_TOKEN, SMS_FROM } = environment;
  return {
    databaseUrl: environment.DATABASE_URL ?? null,
    jwtSecret: environment.JWT_SECRET ?? null,
    registration: environment.REGISTRATION,
    ownerEmail: environment.OWNER_EMAIL ?? null,
    smtpUrl: environment.SMTP_URL ?? null,
    mailFrom: environment.MAIL_FROM,
    sms: SMS_URL === undefined ? null : { url: SMS_URL, token: SMS_TOKEN, from: SMS_FROM },
  };
}

function sentence(environment: Readonly<Record<string, string | undefined>>) {
  return ({ path, message }: z.core.$ZodIssue): string => {
    const name = String(path[0]);
    return `${name} is "${environment[name]}"; it ${message}.`;
  };
}
