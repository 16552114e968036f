import type { Readable } from "node:stream";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { plainly, printable, say } from "../../model/index.ts";
import { InputError, isWorkbook, type LocatedFile, tooLarge, verified } from "../files/index.ts";
import { guarded } from "./guarded.ts";
import { plainPath } from "./random-access.ts";
import { sharedTexts } from "./shared-texts.ts";
import { sheetRows } from "./sheet-rows.ts";
import type { Table } from "./table.ts";
import { type Relations, readRelations, readSheets } from "./workbook-sheets.ts";
import { dateStyles } from "./workbook-styles.ts";

const OLD_WORKBOOK = "d0cf11e0a1b11ae1";
const MAX_ENTRIES = 10_000;
/** A million rows of prices are 300 MB of XML. */
const MAX_XML_BYTES = 2 ** 31;
const MAX_RATIO = 250;
const TOLERATED_BYTES = 2 ** 26;
const MAX_IN_MEMORY = 2 ** 27;

/** True for a workbook of Excel, old or new, and for other documents in the same wrapping. */
export function isOfficeDocument(head: Buffer): boolean {
  return head.toString("hex", 0, 8) === OLD_WORKBOOK || isWorkbook(head);
}

/**
 * Reads the sheets of a workbook (Office Open XML, ECMA-376) that are tables: those with a header and a row. Hidden sheets
 * are left out. Days are written as ISO days and numbers as they are stored, whatever the sheet shows.
 *
 * @param file The workbook.
 * @param head Its first bytes.
 * @throws {InputError} `unread-workbook` for another kind of document; `too-large`, `damaged-table`, `decompression-bomb`.
 */
export async function* sheetsOf(file: LocatedFile, head: Buffer): AsyncGenerator<Table> {
  if (head.toString("hex", 0, 8) === OLD_WORKBOOK) throw unread("an old workbook of Excel, or one with a password");
  const zip = await zipOf(file);
  try {
    const parts = await partsOf(zip);
    if (!parts.has("xl/workbook.xml")) throw unread("no workbook of Excel");
    const workbook = await readSheets(await opened(zip, parts, "xl/workbook.xml"));
    const relations = await relationsOf(zip, parts);
    const isDate = parts.has("xl/styles.xml")
      ? await dateStyles(await opened(zip, parts, "xl/styles.xml"))
      : () => false;
    const texts = parts.has("xl/sharedStrings.xml")
      ? await sharedTexts(await opened(zip, parts, "xl/sharedStrings.xml"))
      : [];
    const sheets = workbook.sheets.filter(({ isHidden }) => !isHidden);
    for (const { name, relation } of sheets) {
      const part = relations.get(relation) ?? "";
      if (!parts.has(part)) continue;
      const reading = { texts, isDate, is1904: workbook.is1904 };
      const shown = sheets.length === 1 ? file.name : `${file.name}!${printable(name)}`;
      yield { name: shown, known: {}, rows: guarded("workbook", sheetRows(await opened(zip, parts, part), reading)) };
    }
  } finally {
    zip.close();
  }
}

async function zipOf(file: LocatedFile): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true } as const;
  const path = plainPath(file);
  if (path !== null) return yauzl.openPromise(path, options);
  return yauzl.fromBufferPromise(await file.readAll(MAX_IN_MEMORY), options);
}

async function partsOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (parts.size >= MAX_ENTRIES) throw tooLarge(MAX_XML_BYTES);
    parts.set(entry.fileName, entry);
  }
  return parts;
}

async function opened(zip: ZipFile, parts: ReadonlyMap<string, Entry>, name: string): Promise<Readable> {
  const entry = parts.get(name) as Entry;
  const { uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) throw unread("a workbook with a password");
  if (uncompressedSize > MAX_XML_BYTES) throw tooLarge(MAX_XML_BYTES);
  if (uncompressedSize > TOLERATED_BYTES && uncompressedSize > compressedSize * MAX_RATIO) {
    throw new InputError(
      "decompression-bomb",
      say("would-unpack", { bytes: compressedSize, unpacked: uncompressedSize }),
    );
  }
  return verified(await zip.openReadStreamPromise(entry), { bytes: uncompressedSize, crc32: entry.crc32 });
}

async function relationsOf(zip: ZipFile, parts: ReadonlyMap<string, Entry>): Promise<Relations> {
  const name = "xl/_rels/workbook.xml.rels";
  return parts.has(name) ? readRelations(await opened(zip, parts, name)) : new Map();
}

function unread(what: string): InputError {
  return new InputError("unread-workbook", plainly(`It is ${what}; save it as .xlsx or CSV.`));
}
