import { type Head, InputError, type LocatedFile, readHead, type UnpackedFiles } from "../files/index.ts";
import { guarded } from "./guarded.ts";
import { isJsonLines, jsonTables, looksLikePrices, parseLines, parseTable } from "./json-tables.ts";
import { parquetRows } from "./parquet-table.ts";
import { randomAccess } from "./random-access.ts";
import type { Table } from "./table.ts";
import { type TableFile, tableFile } from "./table-file.ts";
import { isOfficeDocument, sheetsOf } from "./workbook.ts";

/** JSON is parsed as a whole. Forty years of one stock are 1 MB; more than this takes half a gigabyte. */
const MAX_JSON_BYTES = 2 ** 26;

/**
 * Turns a workbook, a Parquet file or JSON of prices into comma-delimited text, so that all that follows reads one kind of
 * table. Recognised by first bytes; any other file costs no more than a look at them.
 *
 * @param file The file, decompressed as it is read.
 * @param head Its beginning.
 * @param unpacked Receives the text.
 * @returns One file for each table in it, none where it has no rows; `null` for a file that is none of these.
 * @throws {InputError} where it is damaged, or more than any real file of its kind.
 */
export async function tablesOf(
  file: LocatedFile,
  head: Head,
  unpacked: UnpackedFiles,
): Promise<readonly TableFile[] | null> {
  const tables = await tablesIn(file, head.bytes);
  if (tables === null) return null;
  const files: TableFile[] = [];
  for await (const table of tables) {
    const written = await tableFile(file, table, unpacked);
    if (await isTable(written)) files.push(written);
  }
  return files;
}

/** True where a line with two cells follows another line: a sheet may hold a note, or nothing. */
async function isTable(file: TableFile): Promise<boolean> {
  const { bytes } = await readHead(file);
  const [, ...rows] = bytes.toString("utf8").split("\n");
  return rows.some((row) => row.includes(","));
}

type Tables = Iterable<Table> | AsyncIterable<Table>;

async function tablesIn(file: LocatedFile, head: Buffer): Promise<Tables | null> {
  if (head.toString("latin1", 0, 4) === "PAR1") {
    const bytes = await randomAccess(file);
    return [{ name: file.name, known: {}, rows: guarded("Parquet file", parquetRows(bytes)) }];
  }
  if (isOfficeDocument(head)) return guarded("workbook", sheetsOf(file, head));
  const text = head
    .toString("utf8")
    .replace(/^\uFEFF/, "")
    .trimStart();
  return text.startsWith("{") || text.startsWith("[") ? jsonIn(file, text) : null;
}

async function jsonIn(file: LocatedFile, head: string): Promise<Tables | null> {
  const isExpected = looksLikePrices(head);
  const isLines = isJsonLines(head);
  if (!isExpected && !isLines && !/\d{4}-\d\d-\d\d|\d{10}/.test(head)) return null;
  const text = (await file.readAll(MAX_JSON_BYTES)).toString("utf8").replace(/^\uFEFF/, "");
  try {
    const tables = jsonTables(isLines ? parseLines(text) : parseTable(text));
    return (
      tables?.map(({ part, known, rows }) => ({ name: nameOf(file.name, part, tables.length), known, rows })) ?? null
    );
  } catch (error) {
    if (error instanceof InputError && !isExpected) return null;
    throw error;
  }
}

/** A file of one table is called what it is called. */
function nameOf(name: string, part: string | null, tables: number): string {
  return tables > 1 && part !== null ? `${name}!${part}` : name;
}
