import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { readConfiguration } from "../../config/index.ts";
import { createJsonLogger } from "../../http/index.ts";
import { lockDataDirectory } from "../data-directory-lock.ts";
import { DatabaseError } from "../database-error.ts";
import { type Database, openDatabase } from "../open-database.ts";
import { findPostgres, startPostgres } from "../postgres/start-postgres.ts";

export interface CommandDatabase {
  readonly database: Database;
  /** Where the key that tokens are signed with is, if it is a file. */
  readonly secretFile: string;
  close(): Promise<void>;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const POSTGRES_FOLDER = "postgres";
const SECRET_FILE = "jwt-secret";

/**
 * Opens the database that a server with these environment variables would use.
 *
 * @param access `read` is allowed while a server runs; `write` makes our own database where there is none.
 * @throws {DatabaseError} `server-running`; `backup-unfit` if there is no database to read.
 */
export async function openCommandDatabase(
  environment: Environment,
  access: "read" | "write",
): Promise<CommandDatabase> {
  const { dataDirectory, accounts } = readConfiguration({ ...environment, ACCOUNTS: "on" });
  const logger = createJsonLogger({
    level: "error",
    clock: () => new Date(),
    write: (line) => process.stderr.write(line),
  });
  const secretFile = join(dataDirectory, SECRET_FILE);
  const url = accounts?.databaseUrl;
  const open = url ? { url, stop: async () => undefined } : await openOwn({ dataDirectory, logger, access });
  const database = openDatabase({ url: open.url, logger });
  const close = async () => {
    await database.close();
    await open.stop();
  };
  return { database, secretFile, close };
}

interface OwnDatabase {
  readonly dataDirectory: string;
  readonly logger: FastifyBaseLogger;
  readonly access: "read" | "write";
}

/** Our own PostgreSQL: the one of a server that runs, or started for this command. */
async function openOwn({
  dataDirectory,
  logger,
  access,
}: OwnDatabase): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = join(dataDirectory, POSTGRES_FOLDER);
  if (access === "read" && !existsSync(folder)) {
    throw new DatabaseError(
      "backup-unfit",
      `There is no database in ${dataDirectory}: set DATA_DIR or DATABASE_URL to those of the server.`,
    );
  }
  mkdirSync(dataDirectory, { recursive: true });
  const lock = await lockDataDirectory(dataDirectory).catch((error: unknown) => {
    if (error instanceof DatabaseError && error.code === "data-directory-locked") return error;
    throw error;
  });
  if (lock instanceof DatabaseError) return openShared(folder, access, lock);
  try {
    const postgres = await startPostgres({ folder, logger });
    const stop = async () => {
      await postgres.stop();
      lock.release();
    };
    return { url: postgres.url, stop };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openShared(folder: string, access: "read" | "write", refusal: DatabaseError) {
  if (access === "write") {
    throw new DatabaseError("server-running", "A server uses this database: stop it and run the command again.", {
      cause: refusal,
    });
  }
  const url = await findPostgres(folder);
  if (url === null) throw refusal;
  return { url, stop: async () => undefined };
}
