import { Readable } from "node:stream";
import yazl from "yazl";

type Cell = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const MAIN = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The files around a workbook of one sheet (ECMA-376, Office Open XML). */
const FRAME: Readonly<Record<string, string>> = {
  "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MAIN}.worksheet+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** Moment of the files within: equal rows are equal bytes. */
const NO_TIME = new Date("2000-01-01T00:00:00Z");

/**
 * A spreadsheet of one sheet with a line of headings. Texts are written as texts, never as formulas.
 *
 * @param headings Of the columns.
 * @param cellsOf The cells of a row, in the order of the headings; null is an empty cell.
 * @param rows Read while the file is being sent.
 */
export function workbook<Row>(
  headings: readonly string[],
  cellsOf: (row: Row) => readonly Cell[],
  rows: () => Iterable<Row>,
): Readable {
  const archive = new yazl.ZipFile();
  for (const [path, content] of Object.entries(FRAME)) {
    archive.addBuffer(Buffer.from(XML + content), path, { mtime: NO_TIME });
  }
  archive.addReadStreamLazy("xl/worksheets/sheet1.xml", { mtime: NO_TIME }, (take) => {
    take(null, Readable.from(pieces(headings, cellsOf, rows()), { objectMode: false }));
  });
  archive.end();
  return archive.outputStream as Readable;
}

const ROWS_AT_ONCE = 500;

function* pieces<Row>(
  headings: readonly string[],
  cellsOf: (row: Row) => readonly Cell[],
  rows: Iterable<Row>,
): Generator<Buffer> {
  let piece = [`${XML}<worksheet xmlns="${SHEET}"><sheetData>`, line(headings)];
  for (const row of rows) {
    piece.push(line(cellsOf(row)));
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
