import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The columns of a small table that tests read, as texts by name. Its first lines, which begin with `#`, say where it comes from.
 *
 * @param folder The folder of the test (`import.meta.dirname`), in whose folder `testing` the table lies.
 */
export function readColumns(folder: string, name: string): Readonly<Record<string, readonly string[]>> {
  const text = readFileSync(join(folder, "testing", name), "utf8");
  const [header = "", ...lines] = text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"));
  const rows = lines.map((line) => line.split(","));
  return Object.fromEntries(header.split(",").map((column, k) => [column, rows.map((row) => row[k] ?? "")]));
}

/** A column as numbers. */
export function numbersOf(texts: readonly string[] | undefined): Float64Array {
  return Float64Array.from(texts ?? [], Number);
}
