import { detectDelimiter } from "../../delimited/index.ts";
import {
  type Answers,
  currencyCode,
  type KnownOfTable,
  type LayoutAnswers,
  type LayoutQuestion,
} from "../../model/index.ts";
import type { ColumnMapping } from "./column-mapping.ts";
import { plainName } from "./column-names.ts";
import { firstLines, headBytes, headRecords } from "./head-records.ts";
import { mappedFormat } from "./mapped-format.ts";
import { BASES, columnAsked, type LaidOut, optionalAsks, symbolAsked } from "./open-points.ts";
import { previewOf } from "./preview-rows.ts";
import type { PriceFormat, PriceOrigin, TableShape } from "./price-format.ts";
import { cellEvidence, type ShownCells } from "./shown-cells.ts";
import { type FoundTable, findTable } from "./table-shape.ts";
import { vendorOf } from "./vendor-layouts.ts";

/** What is known before a file is recognised. */
export interface RecogniseOptions {
  /** Tried first, in their order: one fits when the header has all the columns that it names. */
  readonly mappings?: readonly ColumnMapping[];
  readonly answers?: LayoutAnswers;
  readonly known?: KnownOfTable;
}

const DELIMITERS = [",", ";", "\t", "|"];
const MAX_KEY = 300;
/** A title, a header and rows of a month. */
const FEW_LINES = 32;
const MAX_LINES = 400;
/** What a spreadsheet writes above a table to name its delimiter. */
const NAMED_LENGTH = 16;
const NAMED_DELIMITER = /^"?sep=(.)"?\s*$/i;

/**
 * Recognises a price file by the columns that its header names and by the cells of its first rows. Its name plays a part
 * only for the symbol, and for what Stooq names its files.
 *
 * @param head The first bytes of the file, decompressed, in any encoding; 16 KiB are plenty.
 * @param name Path of the file.
 * @param options Mappings, answers of a person, and what the container of the table states.
 * @returns What the file is; a question where it does not show something that must be known; or `null` when it has no
 *   prices.
 *
 * @example
 * recognisePrices(Buffer.from("Date,Open,High,Low,Close,Volume\n"), "SPY.csv")?.kind; // "csv"
 */
export function recognisePrices(
  head: Uint8Array,
  name: string,
  options: RecogniseOptions = {},
): PriceFormat | LayoutQuestion | null {
  const bytes = headBytes(head);
  const first = firstLines(bytes, FEW_LINES);
  const few = recogniseIn(first, name, options);
  // Most files show what they are at once; what they leave open, more rows may show.
  if (few !== null && few.kind !== "question") return few;
  return first.length === bytes.length ? few : recogniseIn(firstLines(bytes, MAX_LINES), name, options);
}

function recogniseIn(bytes: Uint8Array, name: string, options: RecogniseOptions): PriceFormat | LayoutQuestion | null {
  const mapped = mappedFormat(bytes, options.mappings ?? []);
  if (mapped !== null) {
    const answers = options.answers?.answersFor(mapped.layout) ?? {};
    return symbolOrQuestion({ format: mapped, bytes, name }, answers);
  }
  const read = tableOf(bytes);
  if (read === null) return null;
  const { table, delimiter } = read;
  const origin = { ...originOf(table, { name, delimiter }), ...statedBy(options.known) };
  const layout = layoutKey(origin, table, delimiter);
  const answers = options.answers?.answersFor(layout) ?? {};
  const shown = cellEvidence(table, { delimiter, answers });
  const unasked = formatOf({ table, delimiter, origin, layout, shown, answers, known: options.known ?? {} });
  const format = { ...unasked, asks: optionalAsks({ format: unasked, bytes, name }, table) };
  const asks = [...columnAsked(table, answers), ...shown.asks];
  if (asks.length === 0) return symbolOrQuestion({ format, bytes, name }, answers);
  const symbol = answers.symbol === undefined ? symbolAsked(format, name) : [];
  return {
    kind: "question",
    layout,
    asks: [...asks, ...symbol, ...format.asks],
    preview: previewOf(format, bytes, name),
  };
}

function statedBy({ source, basis, currency }: KnownOfTable = {}): Partial<PriceOrigin> {
  return { ...(source ? { source } : {}), ...(basis ? { basis } : {}), ...(currency ? { currency } : {}) };
}

function originOf(
  table: FoundTable,
  { name, delimiter }: { readonly name: string; readonly delimiter: string },
): PriceOrigin {
  if (table.arrangement === "stacked-header") {
    return { kind: "yfinance", source: "yahoo", basis: "total-return", currency: null };
  }
  if (table.header.length === 0 && table.columns.time !== undefined) {
    return { kind: "metatrader", source: "metatrader", basis: null, currency: null };
  }
  return vendorOf({ header: table.header, name, rows: table.rows.map(({ cells }) => cells), delimiter });
}

/** The table under the delimiter that its header shows, else under any other. */
function tableOf(bytes: Uint8Array): { readonly table: FoundTable; readonly delimiter: string } | null {
  if (!DELIMITERS.some((delimiter) => bytes.includes(delimiter.charCodeAt(0)))) return null;
  const firstLine = Buffer.from(bytes.subarray(0, Math.min(lineEnd(bytes, 0), NAMED_LENGTH))).toString("latin1");
  const named = NAMED_DELIMITER.exec(firstLine)?.[1];
  const likeliest = named ?? String.fromCharCode(detectDelimiter(bytes.subarray(0, lineEnd(bytes, 2))));
  for (const delimiter of new Set([likeliest, ...DELIMITERS])) {
    // A table has two columns at least.
    if (!bytes.includes(delimiter.charCodeAt(0))) continue;
    const table = findTable(headRecords(bytes, delimiter.charCodeAt(0)));
    if (table !== null) return { table, delimiter };
  }
  return null;
}

/** The place of the end of a line. */
function lineEnd(bytes: Uint8Array, line: number): number {
  let ends = 0;
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] === 0x0a || bytes[at] === 0x0d) && ends++ === line) return at;
  }
  return bytes.length;
}

function layoutKey({ kind }: PriceOrigin, { arrangement, header, cells }: FoundTable, delimiter: string): string {
  const columns =
    arrangement !== "rows" ? arrangement : header.length === 0 ? `${cells} columns` : header.map(plainName).join(",");
  const key = `${kind}${delimiter === "\t" ? " tab " : ` ${delimiter} `}${columns}`;
  return key.length <= MAX_KEY ? key : `${key.slice(0, MAX_KEY)} ${key.length}`;
}

interface FormatParts {
  readonly table: FoundTable;
  readonly delimiter: string;
  readonly origin: PriceOrigin;
  readonly layout: string;
  readonly shown: ShownCells;
  readonly answers: Answers;
  readonly known: KnownOfTable;
}

function formatOf({ table, delimiter, origin, layout, shown, answers, known }: FormatParts): PriceFormat {
  const { arrangement, headerLine, headerLines, cells, header } = table;
  const chosen = table.undecided.find((column) => column === answers.column) ?? table.undecided[0];
  const columns = chosen === undefined ? table.columns : { ...table.columns, close: header.indexOf(chosen) };
  const { dayFormat, dayShift, isIntraday, isScattered, decimalMark, priceScale, volumeScale } = shown;
  const shape: TableShape = {
    arrangement,
    headerLine,
    headerLines,
    columns,
    cells,
    dayFormat,
    dayShift,
    isIntraday,
    isScattered,
    decimalMark,
    priceScale,
    volumeScale,
  };
  const basis = BASES.find((candidate) => candidate === answers.basis) ?? origin.basis;
  const answered = currencyCode(answers.currency ?? "");
  return {
    kind: origin.kind,
    source: origin.source,
    basis,
    currency: origin.currency ?? shown.currency,
    layout,
    delimiter: delimiter.charCodeAt(0),
    table: shape,
    asks: [],
    symbol: known.symbol ?? null,
    assetClass: known.assetClass ?? (isOfFund(origin, table) ? "fund" : null),
    answeredCurrency: answered === null ? null : { code: answered, isKept: false },
    mapping: null,
  };
}

/** yfinance writes the column of capital gains where Yahoo says that what it has is a fund, traded on an exchange or not. */
function isOfFund({ kind, source }: PriceOrigin, { arrangement, columns, header }: FoundTable): boolean {
  const isOfOne = arrangement === "rows" && columns.symbol === undefined;
  const isOfYahoo = kind === "yfinance" || source === "yahoo";
  return isOfOne && isOfYahoo && header.some((cell) => plainName(cell) === "capital gains");
}

/** The format with the symbol that was answered, where neither a column nor the name of the file states one. */
function symbolOrQuestion({ format, bytes, name }: LaidOut, answers: Answers): PriceFormat | LayoutQuestion {
  const asks = symbolAsked(format, name);
  if (asks.length === 0) return format;
  if (answers.symbol !== undefined) return { ...format, symbol: answers.symbol };
  const { layout } = format;
  return { kind: "question", layout, asks: [...asks, ...format.asks], preview: previewOf(format, bytes, name) };
}
