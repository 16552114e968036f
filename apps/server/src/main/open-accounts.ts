import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { Accounts } from "../accounts/index.ts";
import type { AccountsConfiguration, Configuration } from "../config/index.ts";
import { type Database, lockDataDirectory, openDatabase, startPostgres } from "../database/index.ts";
import {
  type Delivery,
  httpSmsDelivery,
  type Message,
  outboxDelivery,
  type SmsMessage,
  smtpDelivery,
} from "../mail/index.ts";
import { documentVersions } from "../routes/index.ts";

interface ServerParts {
  readonly configuration: Configuration;
  readonly logger: FastifyBaseLogger;
  readonly clock: () => Date;
}

const FIRST_ACCOUNT_FILE = "first-account-word";

/** Where messages are written that a server does not send. */
export function outboxOf(dataDirectory: string): string {
  return join(dataDirectory, "outbox");
}

/** The accounts of a server; nothing is started yet. */
export function createAccounts({ configuration, logger, clock }: ServerParts): Accounts {
  const { accounts, payment, publicUrl, rateLimitScale, dataDirectory } = configuration;
  if (!accounts) return new Accounts(null);
  const { jwtSecret, registration, ownerEmail, providers, smtpUrl, sms } = accounts;
  const sends = { email: smtpUrl !== null, sms: sms !== null };
  return new Accounts({
    jwtSecret,
    settings: {
      registration,
      ownerEmail,
      publicUrl,
      sends,
      rateLimitScale,
      providers,
      documents: documentVersions(),
      plans: payment?.plans ?? null,
    },
    ...deliveriesOf(accounts, dataDirectory),
    firstAccountFile: sends.email ? null : join(dataDirectory, FIRST_ACCOUNT_FILE),
    clock,
    logger,
  });
}

function deliveriesOf(
  { smtpUrl, mailFrom, sms }: AccountsConfiguration,
  dataDirectory: string,
): { readonly email: Delivery<Message>; readonly sms: Delivery<SmsMessage> } {
  const outbox = outboxDelivery({ folder: outboxOf(dataDirectory) });
  return {
    email: smtpUrl === null ? outbox : smtpDelivery({ url: smtpUrl, from: mailFrom }),
    sms: sms === null ? outbox : httpSmsDelivery(sms),
  };
}

/** A database that has been started or found, and how it is left. */
export interface RunningDatabase {
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

/**
 * The database of a server: the one that is configured, or a PostgreSQL of our own in the data folder, which no other server
 * uses at the same time.
 *
 * @throws {DatabaseError} that says what to do, if ours cannot be started.
 */
export async function startDatabase({ configuration, logger }: ServerParts): Promise<RunningDatabase | null> {
  const { accounts, dataDirectory } = configuration;
  if (!accounts) return null;
  if (accounts.databaseUrl !== null) {
    const database = openDatabase({ url: accounts.databaseUrl, logger });
    return { database, stop: () => database.close() };
  }
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const postgres = await startPostgres({ folder: join(dataDirectory, "postgres"), logger });
    const database = openDatabase({ url: postgres.url, logger });
    const stop = async () => {
      await database.close();
      await postgres.stop();
      lock.release();
    };
    return { database, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}
