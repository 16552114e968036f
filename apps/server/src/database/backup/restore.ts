import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type pg from "pg";
import { SCHEMA } from "../connection-settings.ts";
import { DatabaseError } from "../database-error.ts";
import { unavailability } from "../database-unavailable.ts";
import { applyMigration, createSchema, inTransaction, lockSchema, requireKnown } from "../migrate.ts";
import { readMigrations } from "../migrations-on-disk.ts";
import type { Database } from "../open-database.ts";
import { readBackupFile, verifyBackupFile } from "./backup-file.ts";
import { type Header, HeaderSchema, TEXT_SETTINGS } from "./backup-lines.ts";
import { type Loaded, loadRows } from "./load-rows.ts";
import { isEmpty, lockTables } from "./table-shapes.ts";

export interface RestoreOptions {
  readonly file: string;
  /** Whether what the database holds may be removed. */
  readonly replace?: boolean;
  /** Where the key that tokens are signed with belongs, if the backup holds it as a file. */
  readonly secretFile?: string;
  /** Where the migrations are; by default ours. */
  readonly migrations?: string;
}

export interface RestoreOutcome {
  readonly tables: number;
  readonly rows: number;
  /** When the backup was made. */
  readonly madeAt: string;
}

/**
 * Makes the database what it was when a backup was made, brought forward to the newest migration, in one transaction:
 * if anything is wrong, nothing is changed.
 *
 * @throws {DatabaseError} `backup-damaged`, `backup-unfit`, `database-newer` or `migration-changed` if the backup cannot be
 *   used; `database-not-empty` if the database holds rows and may not be replaced.
 * @throws {DatabaseUnavailable} if the database cannot be reached, or is lost on the way.
 */
export async function restore(
  database: Pick<Database, "withClient">,
  options: RestoreOptions,
): Promise<RestoreOutcome> {
  await verifyBackupFile(options.file);
  const lines = readBackupFile(options.file);
  try {
    return await load(database, options, lines);
  } finally {
    await lines.return(undefined);
    if (options.secretFile) rmSync(draftOf(options.secretFile), { force: true });
  }
}

async function load(
  database: Pick<Database, "withClient">,
  { file, replace = false, secretFile, migrations }: RestoreOptions,
  lines: AsyncGenerator<string>,
): Promise<RestoreOutcome> {
  const header = readHeader(file, (await lines.next()).value);
  const known = readMigrations(migrations);
  const applied = requireKnown(header.migrations, known, "The backup");
  const fill = async (client: pg.Client) => {
    await lockTables(client);
    if (!replace && !(await isEmpty(client))) throw notEmpty();
    await client.query(`drop schema if exists ${SCHEMA} cascade`);
    await createSchema(client);
    for (const migration of known.slice(0, applied)) await applyMigration(client, migration);
    const loaded = await loadRows(client, lines).catch((cause) => explain(cause));
    for (const migration of known.slice(applied)) await applyMigration(client, migration);
    prepareSecret(loaded, secretFile);
    return loaded;
  };
  const { tables, rows, secret } = await database.withClient(async (client) => {
    await lockSchema(client);
    await client.query(TEXT_SETTINGS);
    return inTransaction(client, () => fill(client));
  });
  if (secretFile && secret) renameSync(draftOf(secretFile), secretFile);
  return { tables, rows, madeAt: header.madeAt };
}

function readHeader(file: string, line: unknown): Header {
  try {
    return HeaderSchema.parse(JSON.parse(String(line)));
  } catch (cause) {
    throw new DatabaseError("backup-unfit", `${file} is of another version of Plumbline: restore it with that one.`, {
      cause,
    });
  }
}

function notEmpty(): DatabaseError {
  return new DatabaseError(
    "database-not-empty",
    "The database is not empty, and all that it holds would be lost: make a backup of it and add --replace, or restore into another DATA_DIR or DATABASE_URL.",
  );
}

/** A row that the tables refuse is the fault of the backup. */
function explain(cause: unknown): never {
  if (cause instanceof DatabaseError) throw cause;
  const why = cause instanceof Error ? cause.message : String(cause);
  throw (
    unavailability(cause) ??
    new DatabaseError(
      "backup-unfit",
      `The backup does not fit the tables (${why}), and nothing was changed: restore it with the Plumbline that made it, or use another backup.`,
      { cause },
    )
  );
}

/** Written before the transaction ends, so that a full disk ends it; renamed after. */
function prepareSecret({ secret }: Loaded, secretFile: string | undefined): void {
  if (!secret || secretFile === undefined) return;
  mkdirSync(dirname(secretFile), { recursive: true });
  writeFileSync(draftOf(secretFile), secret, { mode: 0o600, flush: true });
}

function draftOf(file: string): string {
  return `${file}.restored`;
}
