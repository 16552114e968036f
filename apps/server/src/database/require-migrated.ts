import { DatabaseError } from "./database-error.ts";
import { type AppliedMigration, appliedMigrations, requireKnown } from "./migrate.ts";
import { readMigrations } from "./migrations-on-disk.ts";
import type { Database } from "./open-database.ts";

const UNDEFINED_TABLE = "42P01";

/**
 * Checks that a database has exactly the migrations of this program; changes nothing.
 *
 * @throws {DatabaseError} `database-older` if a server must bring it up to date first, or why it does not fit.
 * @throws {DatabaseUnavailable} if the database cannot be reached.
 */
export async function requireMigrated(database: Pick<Database, "withClient">): Promise<void> {
  const migrations = readMigrations();
  const applied = await database.withClient((client) => appliedMigrations(client).catch(noneIfNoTable));
  if (requireKnown(applied, migrations) === migrations.length) return;
  throw new DatabaseError(
    "database-older",
    `The database is at migration ${applied.at(-1)?.name ?? "none"} and this program needs ${migrations.at(-1)?.name}: start the server of this version first.`,
  );
}

function noneIfNoTable(error: unknown): readonly AppliedMigration[] {
  if ((error as { code?: string }).code === UNDEFINED_TABLE) return [];
  throw error;
}
