import type { KnownOfTable } from "../../model/index.ts";
import { jsonTables, parseTable } from "./json-tables.ts";
import { textOf } from "./table-text.ts";

/** A table of JSON as comma-delimited text. */
export interface JsonText {
  readonly known: KnownOfTable;
  readonly bytes: Buffer;
}

/**
 * Turns a provider's JSON that is in memory into text, as `tablesOf` does with a file.
 *
 * @returns One text for each table with rows.
 * @throws {InputError} where it is damaged.
 */
export async function jsonTexts(bytes: Uint8Array): Promise<JsonText[]> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  const texts: JsonText[] = [];
  for (const { known, rows } of jsonTables(parseTable(text)) ?? []) {
    const pieces: Buffer[] = [];
    for await (const piece of textOf(rows)) pieces.push(piece);
    texts.push({ known, bytes: Buffer.concat(pieces) });
  }
  return texts;
}
