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
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${RELATIONSHIPS}"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${MAIN}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${MAIN}.styles+xml"/>${each((n) => `<Override PartName="/xl/${pathOf(n)}" ContentType="${MAIN}.worksheet+xml"/>`)}</Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets>${each((n, { name }) => `<sheet name="${escaped(name)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships">${each((n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="${pathOf(n)}"/>`)}<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    // The second style shows a number as the day that it counts, in the form of the reader's country (18.8.30, format 14).
    "xl/styles.xml": `<styleSheet xmlns="${SHEET}"><fonts count="1"><font/></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
}

/** Where a sheet lies, by its number from 1. */
function pathOf(number: number): string {
  return `worksheets/sheet${number}.xml`;
}

/** Wide enough for a day: one that does not fit is shown as signs. */
const WIDTHS = '<sheetFormatPr defaultRowHeight="15" defaultColWidth="12"/>';

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

/** A spreadsheet. Texts are written as texts, never as formulas; a day such as 2020-01-02 is written as a date. */
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
  let piece = [`${XML}<worksheet xmlns="${SHEET}">${WIDTHS}<sheetData>`, line(headings)];
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
  const day = dayCount(value);
  if (day !== null) return `<c s="1"><v>${day}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MILLISECONDS_OF_DAY = 86_400_000;
/** The day 0 of workbooks, from 1 March 1900 on: they count the 29th of February of that year, which was none (18.17.4.1). */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;

/**
 * The number by which a workbook knows a day; null of other texts, and of days that it would count wrongly.
 *
 * @example
 * dayCount("2020-01-02"); // 43832
 */
function dayCount(text: string): number | null {
  if (!DAY.test(text)) return null;
  const count = (Date.parse(text) - DAY_ZERO) / MILLISECONDS_OF_DAY;
  return Number.isInteger(count) && count >= FIRST_RIGHT_DAY ? count : null;
}

/** XML has no control characters, not even escaped. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
