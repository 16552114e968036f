import type { DayFormat } from "../../delimited/index.ts";
import { type Answers, type AskedItem, currencyCode } from "../../model/index.ts";
import { plainName } from "./column-names.ts";
import { dayEvidence, isIntraday } from "./day-evidence.ts";
import { numberEvidence } from "./number-evidence.ts";
import type { TableShape } from "./price-format.ts";
import type { FoundTable } from "./table-shape.ts";
import { type UnitEvidence, unitEvidence } from "./unit-evidence.ts";

/** What the cells of the first rows show, and what they leave open. */
export interface ShownCells
  extends UnitEvidence,
    Pick<TableShape, "dayFormat" | "dayShift" | "isIntraday" | "isScattered" | "decimalMark"> {
  readonly currency: string | null;
  /** What must be answered before the cells can be read. */
  readonly asks: readonly AskedItem[];
}

const MONEY_ROLES = ["open", "high", "low", "close"] as const;
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€/u, "EUR"],
  [/£/u, "GBP"],
  [/HK\$/u, "HKD"],
  [/US\$/u, "USD"],
  [/₹/u, "INR"],
];
const CODE = /(?:^|[\s(])([A-Z]{3}|GBp|GBX)(?=$|[\s)\d])/u;
/** A number alone, as most prices are. */
const BARE = /^[\d.,]+$/;
const PENCE = /[([](?:in )?(?:p|pence|gb pence)[)\]]\s*$/i;
/** Of a cell that is shown to a person. */
const MAX_CELL = 20;
/** Words of headers in English. */
const ENGLISH = ["open", "high", "low", "close", "price", "volume", "close/last"];

/**
 * Finds out how the cells of a table are written.
 *
 * @param table The table, as far as it was seen.
 * @param read Its delimiter, and what a person answered.
 */
export function cellEvidence(
  table: FoundTable,
  { delimiter, answers }: { readonly delimiter: string; readonly answers: Answers },
): ShownCells {
  const { columns, header } = table;
  const rows = table.rows.map(({ cells }) => cells);
  const day = daysOf(table, rows, { delimiter, answers });
  const numbers = numberCells(table, rows);
  const isEnglish =
    delimiter === "," && (header.length === 0 || header.some((cell) => ENGLISH.includes(plainName(cell))));
  const marks = numberEvidence(numbers, isEnglish);
  const answered = { point: ".", comma: "," } as const;
  const mark = answers["decimal-mark"];
  const isAnswered = mark === "point" || mark === "comma";
  const timed = rows.map((cells) => ({
    symbol: cellAt(cells, columns.symbol),
    day: cellAt(cells, columns.day),
    time: cellAt(cells, columns.time ?? columns.day),
  }));
  const decimalMark = isAnswered ? answered[mark] : marks.decimalMark;
  return {
    ...unitEvidence(table, decimalMark),
    dayFormat: day.format,
    dayShift: day.shift,
    isIntraday: isIntraday(timed, day.format),
    isScattered: columns.symbol !== undefined && areScattered(timed.map(({ symbol }) => symbol)),
    decimalMark,
    currency: currencyShown(table, rows),
    asks: [...day.asks, ...(marks.isCertain || isAnswered ? [] : [markAsked(numbers, marks.decimalMark)])],
  };
}

function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? "" : (cells[column] ?? "");
}

function daysOf(
  { columns, header }: FoundTable,
  rows: readonly (readonly string[])[],
  { delimiter, answers }: { readonly delimiter: string; readonly answers: Answers },
) {
  const column = columns.day;
  const symbol = cellAt(rows[0] ?? [], columns.symbol);
  const ofFirst = rows.filter((cells) => cellAt(cells, columns.symbol) === symbol);
  const cells = ofFirst.length > 2 ? ofFirst : rows;
  const found = dayEvidence(cells.map((row) => cellAt(row, column)));
  if (found === null) return { format: unseenFormat(header[column ?? 0]), shift: 0, asks: [] };
  const { otherwise, shift } = found;
  // A semicolon delimits where a comma is the decimal mark, and there the day comes first.
  const isDayFirst = delimiter === ";" && otherwise?.startsWith("DD");
  const [format, other] = isDayFirst ? [otherwise as DayFormat, found.format] : [found.format, otherwise];
  if (other === null) return { format, shift, asks: [] };
  const order = answers["day-order"];
  const answered = [format, other].find((one) => order === (one.startsWith("DD") ? "day-first" : "month-first"));
  if (answered !== undefined) return { format: answered, shift, asks: [] };
  return { format, shift, asks: [orderAsked(format, cellAt(rows[0] ?? [], column))] };
}

/** Of a file whose rows were not seen: those with tags write eight digits. */
function unseenFormat(header: string | undefined): DayFormat {
  return header?.trim().toLowerCase() === "<date>" ? "YYYYMMDD" : "YYYY-MM-DD";
}

function orderAsked(format: DayFormat, example: string): AskedItem {
  return {
    topic: "day-order",
    choices: ["day-first", "month-first"],
    likeliest: format.startsWith("DD") ? "day-first" : "month-first",
    evidence: { code: "either-day-order", cell: example.slice(0, MAX_CELL) },
  };
}

function markAsked(numbers: readonly string[], likeliest: "." | ","): AskedItem {
  const example = numbers.find((number) => /\d[.,]\d{3}$/.test(number)) ?? "";
  return {
    topic: "decimal-mark",
    choices: ["point", "comma"],
    likeliest: likeliest === "." ? "point" : "comma",
    evidence: { code: "either-decimal-mark", cell: example.slice(0, MAX_CELL) },
  };
}

/** Cells of prices and volumes, and percentages of any column, which show the decimal mark too. */
function numberCells({ arrangement, columns, header }: FoundTable, rows: readonly (readonly string[])[]): string[] {
  const { day, time, symbol, currency, ...numbers } = columns;
  if (arrangement !== "rows") return rows.flatMap((cells) => cells.slice(1, 20));
  const places = new Set<number | undefined>(Object.values(numbers));
  const isNumber = (cell: string, at: number) => places.has(at) || /\d\s?%$/.test(cell);
  const undecided = header.length === 0 ? [] : [day, time, symbol, currency];
  return rows.flatMap((cells) => cells.filter((cell, at) => isNumber(cell, at) && !undecided.includes(at)));
}

/** The currency that a header or every price names. */
function currencyShown({ columns, header }: FoundTable, rows: readonly (readonly string[])[]): string | null {
  if (PENCE.test(header[columns.close ?? -1] ?? "")) return "GBX";
  const inHeader = CODE.exec(/[([（](.*)[)\]）]/u.exec(header[columns.close ?? -1] ?? "")?.[1] ?? "")?.[1];
  if (inHeader !== undefined && currencyCode(inHeader) !== null) return currencyCode(inHeader);
  const prices = rows
    .flatMap((cells) => MONEY_ROLES.map((role) => cellAt(cells, columns[role])))
    .filter((cell) => cell !== "");
  if (prices.length === 0 || prices.every((price) => BARE.test(price))) return null;
  const signed = SIGNS.find(([sign]) => prices.every((price) => sign.test(price)))?.[1];
  if (signed !== undefined) return signed;
  const [code, ...others] = new Set(prices.map((price) => CODE.exec(price)?.[1] ?? ""));
  return others.length === 0 ? currencyCode(code ?? "") : null;
}

/** Symbols that return, or change with every row: the rows of one do not stand together. */
export function areScattered(symbols: readonly string[]): boolean {
  const runs = symbols.filter((symbol, at) => at === 0 || symbol !== symbols[at - 1]);
  const distinct = new Set(runs).size;
  return runs.length > distinct || (distinct > 2 && runs.length === symbols.length);
}
