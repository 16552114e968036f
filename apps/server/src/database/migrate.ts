import type pg from "pg";
import { SCHEMA } from "./connection-settings.ts";
import { DatabaseError } from "./database-error.ts";
import { unavailability } from "./database-unavailable.ts";
import { LOCKS } from "./locks.ts";
import { type Migration, readMigrations } from "./migrations-on-disk.ts";
import type { Database } from "./open-database.ts";

/** A migration that a database has, as its table `migrations` states it. */
export interface AppliedMigration {
  readonly number: number;
  readonly name: string;
  readonly sha256: string;
}

/** How long one server waits for the migrations of another. */
const LOCK_WAIT = "120s";

/**
 * Brings the schema of a database to the newest migration, each in a transaction of its own. Servers that start at the
 * same time do it once: the others wait.
 *
 * @param folder Where the migrations are; by default ours.
 * @returns Names of the migrations that were applied.
 * @throws {DatabaseError} if the database does not fit the migrations, or one of them fails: the database is then as the
 *   migration before left it.
 * @throws {DatabaseUnavailable} if the database cannot be reached.
 */
export async function migrate(database: Pick<Database, "withClient">, folder?: string): Promise<readonly string[]> {
  const migrations = readMigrations(folder);
  return database.withClient(async (client) => {
    await lockSchema(client);
    await createSchema(client);
    const missing = migrations.slice(requireKnown(await appliedMigrations(client), migrations));
    for (const migration of missing) await inTransaction(client, () => applyMigration(client, migration));
    return missing.map(({ name }) => name);
  });
}

/** Waits until nobody else changes the schema; the lock is held until the connection ends. */
export async function lockSchema(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
  await client.query("select pg_advisory_lock($1)", [LOCKS.schema]);
}

export async function createSchema(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists ${SCHEMA};
    create table if not exists migrations (
      number integer primary key,
      name text not null,
      sha256 text not null,
      applied_at timestamptz not null default now()
    )`);
}

export async function appliedMigrations(client: pg.Client): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>("select number, name, sha256 from migrations order by number");
  return rows;
}

/**
 * Checks that migrations that were applied are the first of those that the program has.
 *
 * @param subject What they were applied to, as the first words of a sentence.
 * @returns How many they are.
 * @throws {DatabaseError} `database-newer`, `migration-changed` or `migrations-invalid`.
 */
export function requireKnown(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
  subject = "The database",
): number {
  const newest = applied.at(-1);
  if (newest && newest.number > migrations.length) {
    throw new DatabaseError(
      "database-newer",
      `${subject} is at migration ${newest.name} and this program ends at ${migrations.at(-1)?.name ?? "none"}: start a newer Plumbline.`,
    );
  }
  applied.forEach(({ number, name, sha256 }, index) => {
    const migration = migrations[index];
    if (number !== index + 1) {
      throw new DatabaseError(
        "migrations-invalid",
        `${subject} has migration ${name} but none with the number ${index + 1}: restore another backup into an empty database.`,
      );
    }
    if (migration?.sha256 !== sha256) {
      throw new DatabaseError(
        "migration-changed",
        `${subject} has a migration ${name} that differs from the one of this program: use the Plumbline that applied it, or undo the change and add a new migration.`,
      );
    }
  });
  return applied.length;
}

/** Applies a migration inside the transaction of the caller. */
export async function applyMigration(client: pg.Client, { number, name, sha256, sql }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query("insert into migrations (number, name, sha256) values ($1, $2, $3)", [number, name, sha256]);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw (
      unavailability(cause) ??
      new DatabaseError(
        "migration-failed",
        `The migration ${name} failed and left the database as it was (${why}): start the Plumbline that ran before, and report this.`,
        { cause },
      )
    );
  }
}

/** Does work in a transaction, of which nothing remains if it fails. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>, begin = "begin"): Promise<T> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}
