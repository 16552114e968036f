import { type InputFile, plainly, say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";

/**
 * A table of the SEC's financial statement data sets: filings, their numbers, the definitions of tags, and where numbers
 * stand in a report.
 */
export type StatementTable = "filings" | "numbers" | "tags" | "presentation";

const HEADERS: readonly (readonly [string, StatementTable])[] = [
  ["adsh\tcik\tname\t", "filings"],
  ["adsh\ttag\tversion\t", "numbers"],
  ["tag\tversion\tcustom\t", "tags"],
  ["adsh\treport\tline\t", "presentation"],
];

/** Of `adsh` and `tag`; most files of a delivery begin with others. */
const FIRST_LETTERS: ReadonlySet<number> = new Set([0x61, 0x41, 0x74, 0x54]);

/**
 * Recognises a table of the financial statement data sets, or of those with notes, by its header line.
 *
 * @param head The first bytes of the file, decompressed.
 *
 * @example
 * recogniseStatementTable(Buffer.from("adsh\tcik\tname\tsic\n")); // "filings"
 *
 * @see https://www.sec.gov/files/financial-statement-data-sets.pdf
 */
export function recogniseStatementTable(head: Buffer): StatementTable | null {
  if (!FIRST_LETTERS.has(head[0] ?? 0)) return null;
  const start = head.toString("latin1", 0, 24).toLowerCase();
  return HEADERS.find(([header]) => start.startsWith(header))?.[1] ?? null;
}

/** A row of a table: the cell of a column, empty where the table has no such column. */
export type StatementRow = (column: string) => string;

const MAX_LINE_LENGTH = 1 << 20;

/**
 * Reads a table row by row. Its cells are separated by tabs and never quoted.
 *
 * @param file The table.
 * @param visit Hears each row; a row is valid until the next one.
 * @throws {InputError} `line-too-long`, `cut-off-file`, and whatever reading the file throws.
 */
export async function readStatementTable(file: InputFile, visit: (row: StatementRow) => void): Promise<void> {
  const columns = new Map<string, number>();
  let cells: readonly string[] = [];
  const row: StatementRow = (column) => cells[columns.get(column) ?? -1] ?? "";
  const decoder = new TextDecoder();
  let rest = "";
  const take = (line: string): void => {
    if (line === "") return;
    cells = line.split("\t");
    if (columns.size > 0) visit(row);
    else for (const [place, name] of cells.entries()) columns.set(name.trim().toLowerCase(), place);
  };
  for await (const chunk of await file.open()) {
    const lines = (rest + decoder.decode(chunk as Uint8Array, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > MAX_LINE_LENGTH)
      throw new InputError("line-too-long", say("line-beyond-characters", { characters: MAX_LINE_LENGTH }));
    for (const line of lines) take(line);
  }
  // A last line without its end lacks cells where the file is cut off.
  if (rest !== "" && rest.split("\t").length < columns.size)
    throw new InputError("cut-off-file", plainly("It ends within a row: the file is cut off."));
  take(rest);
}
