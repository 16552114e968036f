import { Readable } from "node:stream";
import yazl from "yazl";

type Cell = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const MAIN = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const RELATIONSHIPS = "application/vnd.openxmlformats-package.relationships+xml";

/** The files around the sheets of a workbook (ECMA-376, Office Open XML). */
function frameOf(sheets: readonly Sheet[]): Readonly<Record<string, string>> {
  const each = (write: (number: number, sheet: Sheet) => string) =>
    sheets.map((sheet, place) => write(place + 1, sheet)).join("");
  return {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONSHIPS}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/>${each((n) => `<Override PartName="/xl/${pathOf(n)}" ContentType="${MAIN}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${each((n, { name }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="${pathOf(n)}"/>`)}</Relationships>`,
  };
}

/** Where a sheet lies, by its number from 1. */
function pathOf(number: number): string {
  return `worksheets/sheet${number}.xml`;
}

/** Moment of the files within: equal rows are equal bytes. */
const NO_TIME = new Date("2000-01-01T00:00:00Z");

/** A sheet with a line of headings. */
export interface Sheet {
  readonly name: string;
  /** Of the columns. */
  readonly headings: readonly string[];
  /** Cells in the order of the headings, null for an empty one; read while the file is being sent. */
  readonly rows: () => Iterable<readonly Cell[]>;
}

/** A spreadsheet. Texts are written as texts, never as formulas. */
export function workbook(sheets: readonly Sheet[]): Readable {
  const archive = new yazl.ZipFile();
  for (const [path, content] of Object.entries(frameOf(sheets))) {
    archive.addBuffer(Buffer.from(XML + content), path, { mtime: NO_TIME });
  }
  sheets.forEach((sheet, place) => {
    archive.addReadStreamLazy(`xl/${pathOf(place + 1)}`, { mtime: NO_TIME }, (take) => {
      take(null, Readable.from(pieces(sheet), { objectMode: false }));
    });
  });
  archive.end();
  return archive.outputStream as Readable;
}

const ROWS_AT_ONCE = 500;

function* pieces({ headings, rows }: Sheet): Generator<Buffer> {
  let piece = [`${XML}<worksheet xmlns="${SHEET}"><sheetData>`, line(headings)];
  for (const cells of rows()) {
    piece.push(line(cells));
    if (piece.length < ROWS_AT_ONCE) continue;
    yield Buffer.from(piece.join(""));
    piece = [];
  }
  piece.push("</sheetData></worksheet>");
  yield Buffer.from(piece.join(""));
}

function line(cells: readonly Cell[]): string {
  return `<row>${cells.map(cell).join("")}</row>`;
}

function cell(value: Cell): string {
  if (value === null) return "<c/>";
  if (typeof value === "number") return Number.isFinite(value) ? `<c><v>${value}</v></c>` : "<c/>";
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** XML has no control characters, not even escaped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
