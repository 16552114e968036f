import { Readable } from "node:stream";
import type { KnownOfTable } from "../../model/index.ts";
import { type FileDescription, fileAt, type LocatedFile, type UnpackedFiles } from "../files/index.ts";
import type { Table } from "./table.ts";
import { textOf } from "./table-text.ts";

/** Where the text of a table is found again, as plain data. */
export type TableDescription = FileDescription & { readonly known: KnownOfTable };

/** A workbook's sheet, a Parquet file or a provider's JSON as comma-delimited text in UTF-8. */
export interface TableFile extends LocatedFile {
  /** What its container states of it. */
  readonly known: KnownOfTable;
  describe(): TableDescription;
}

/**
 * Writes a table down as text: it is read more than once, and turning it into text again would cost more than the room.
 *
 * @param source The file that holds the table.
 * @param table Its cells.
 * @param unpacked Receives the text.
 * @throws What reading the table throws.
 */
export async function tableFile(
  { path, bytes }: LocatedFile,
  { name, known, rows }: Table,
  unpacked: UnpackedFiles,
): Promise<TableFile> {
  const open = async () => Readable.from(textOf(rows), { objectMode: false });
  const place = await unpacked.unpack({ name, bytes, open });
  return tableAt({ name, path, ...place, compression: null, isPart: true, known });
}

/** The table that was described. */
function tableAt(description: TableDescription): TableFile {
  const { known, ...found } = description;
  const file = fileAt(found as FileDescription);
  return {
    name: file.name,
    path: file.path,
    bytes: file.bytes,
    known,
    describe: () => description,
    open: () => file.open(),
    readStart: (atMost) => file.readStart(atMost),
    readAll: (atMost) => file.readAll(atMost),
  };
}

/** What the container of a table states of it; nothing of a file that is text itself. */
export function knownOf(file: LocatedFile): KnownOfTable {
  return "known" in file ? (file as TableFile).known : {};
}

/** The table or the file that was described. */
export function tableOrFileAt(description: FileDescription | TableDescription): LocatedFile {
  return "known" in description ? tableAt(description) : fileAt(description);
}
