import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseError } from "./database-error.ts";

/** One step of the schema, from the state before it to the next. */
export interface Migration {
  readonly number: number;
  /** Name of the file without its ending, such as `0001-accounts`. */
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const MIGRATIONS_FOLDER: string = join(import.meta.dirname, "migrations");

const NAME = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/;

/**
 * Reads the migrations of a folder, in order.
 *
 * @throws {DatabaseError} `migrations-invalid` if a name has another form, or the numbers are not 1, 2, 3 and so on.
 */
export function readMigrations(folder: string = MIGRATIONS_FOLDER): readonly Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  return names.map((file, index) => {
    const number = Number(NAME.exec(file)?.[1] ?? Number.NaN);
    if (number !== index + 1) throw outOfOrder(file, index + 1);
    const bytes = readFileSync(join(folder, file));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    return { number, name: file.slice(0, -".sql".length), sql: bytes.toString("utf8"), sha256 };
  });
}

function outOfOrder(file: string, expected: number): DatabaseError {
  const beginning = String(expected).padStart(4, "0");
  return new DatabaseError(
    "migrations-invalid",
    `The migration ${file} stands where one is expected whose name begins with ${beginning}-: install Plumbline again, or give the migrations names in a row.`,
  );
}
