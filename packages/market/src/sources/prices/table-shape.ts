import { DayReader, NO_DAY, UNREADABLE, writtenNumber } from "../../delimited/index.ts";
import { isCurrency, remembered } from "../../model/index.ts";
import { type Columns, columnsOf, plainName } from "./column-names.ts";
import type { HeadRecord } from "./head-records.ts";
import { isOfAnotherTable, isUnrelated } from "./other-columns.ts";
import type { TableShape } from "./price-format.ts";

/** Where a table begins and what its columns are. */
export interface FoundTable
  extends Pick<TableShape, "arrangement" | "headerLine" | "headerLines" | "columns" | "cells"> {
  /** Cells of the header line; empty where there is none. */
  readonly header: readonly string[];
  /** Rows below it. */
  readonly rows: readonly HeadRecord[];
  /** Header of columns of which any may be the close, where none is named so. */
  readonly undecided: readonly string[];
}

/** Titles and notes above a header. */
const MAX_PREAMBLE = 40;
const MANY_COLUMNS = 500;
/** Capitals, digits and the signs of tickers; `AAPL`, `BRK-B`, `0700.HK`, `^GSPC`, `EURUSD=X`. */
const TICKER = /^\^?[A-Z0-9][A-Z0-9.=^/-]{0,14}$/;
const TICKER_IN_CAPITALS = /^[A-Z]{1,6}(?:[.-][A-Z]{1,2})?$|^[A-Z0-9]{1,12}\.[A-Z]{1,3}$/;
/** FRED writes its series so: no prices of a stock. */
const FRED_DAY = /^(?:DATE|observation_date)$/;

/** Finds a table of prices in the first lines of a file; `null` where there is none. */
export function findTable(records: readonly HeadRecord[]): FoundTable | null {
  for (const [at, record] of records.slice(0, MAX_PREAMBLE).entries()) {
    const found =
      stackedHeader(records, at) ?? namedColumns(records, at) ?? closesByTicker(records, at) ?? headerless(records, at);
    if (found !== null) return found;
    // A line of many cells that is no header of prices is that of another table.
    if (at > 0 && isFull(record) && isFull(records[at - 1] as HeadRecord)) return null;
  }
  return null;
}

/** Titles that a spreadsheet fills up with empty cells are no rows. */
function isFull({ cells }: HeadRecord): boolean {
  return cells.filter((cell) => cell !== "").length > 3;
}

/** Two lines that name part and ticker of each column, mostly with a third one that names the day. */
function stackedHeader(records: readonly HeadRecord[], at: number): FoundTable | null {
  const [first, second, third] = records.slice(at, at + 3);
  if (first === undefined || !(second === undefined ? isCutStack(first) : areStacked(first.cells, second.cells)))
    return null;
  // A third line names the day alone; where the beginning ends before it, it is there as in most files.
  const headerLines = third === undefined || third.cells.slice(1).every((cell) => cell === "") ? 3 : 2;
  const rows = records.slice(at + headerLines).filter(({ cells }) => cells.length === first.cells.length);
  return {
    arrangement: "stacked-header",
    headerLine: first.line,
    headerLines,
    columns: { day: 0 },
    cells: first.cells.length,
    header: first.cells,
    rows,
    undecided: [],
  };
}

/** A first header line of thousands of tickers is longer than the beginning that is seen. */
function isCutStack({ cells: [title = "", ...cells] }: HeadRecord): boolean {
  return cells.length > MANY_COLUMNS && ["price", "ticker"].includes(plainName(title));
}

/** `Price,Close,...` and `Ticker,AAPL,...` in either order, or both without their first cell. */
function areStacked([first = "", ...parts]: readonly string[], [second = "", ...tickers]: readonly string[]): boolean {
  const titles = [first, second].map(plainName).sort().join();
  if (titles === "price,ticker") return true;
  const arePartsOf = (cells: readonly string[]) =>
    cells.length > 0 &&
    cells.every((cell) => columnsOf([cell]).close === 0 || columnsOf([cell, ""]).open === 0 || isPart(cell));
  const areTickers = (cells: readonly string[]) => cells.length > 0 && cells.every((cell) => TICKER.test(cell));
  return titles === "," && ((arePartsOf(parts) && areTickers(tickers)) || (areTickers(parts) && arePartsOf(tickers)));
}

const TICKS = ["tickvol", "tick volume"];
const PARTS = ["open", "high", "low", "close", "adj close", "volume", "dividends", "stock splits", "capital gains"];

function isPart(cell: string): boolean {
  return PARTS.includes(plainName(cell));
}

/** A header line that names the parts of a bar, in any order. */
function namedColumns(records: readonly HeadRecord[], at: number): FoundTable | null {
  const header = records[at] as HeadRecord;
  if (header.cells.length < 2) return null;
  const facts = factsOf(header.cells.join(CELL_END));
  if (facts.columns.day === undefined) return null;
  const rows = rowsBelow(records, at);
  const named = settled(withTradedVolume(facts, rows), header.cells, rows);
  if (named.day === undefined) return null;
  const hasRange = named.open !== undefined || (named.high !== undefined && named.low !== undefined);
  const undecided = named.close === undefined && hasRange ? numberColumns(header.cells, rows, named) : [];
  if (named.close === undefined && undecided.length === 0) return null;
  const isUnnamed = header.cells[named.day] === "";
  if (hasRange ? facts.isOfOptions : facts.isOfTrades) return null;
  if (!hasRange && (isUnnamed || facts.isUnrelated || areNoCloses(header.cells, named))) return null;
  return {
    arrangement: "rows",
    headerLine: header.line,
    headerLines: 1,
    columns: named,
    cells: header.cells.length,
    header: header.cells,
    rows,
    undecided,
  };
}

/** What a header line shows by itself. */
interface HeaderFacts {
  readonly columns: Columns;
  /** Place of a column of ticks; -1 where there is none. */
  readonly ticks: number;
  readonly isOfOptions: boolean;
  readonly isOfTrades: boolean;
  readonly isUnrelated: boolean;
}

const CELL_END = "\u0000";

const factsOf = remembered((joined: string): HeaderFacts => {
  const cells = joined.split(CELL_END);
  return {
    columns: columnsOf(cells),
    ticks: cells.findIndex((cell) => TICKS.includes(plainName(cell))),
    isOfOptions: cells.some((cell) => isOfAnotherTable(cell, true)),
    isOfTrades: cells.some((cell) => isOfAnotherTable(cell, false)),
    isUnrelated: cells.some(isUnrelated),
  };
});

/** Single letters name columns only where all four of a bar are there; a name is a symbol only where it looks like one. */
function settled(columns: Columns, header: readonly string[], rows: readonly HeadRecord[]): Columns {
  const { symbol, time, ...others } = columns;
  // A table with closes of days has times in its column of days, or none.
  const withTime = time === undefined ? {} : { time };
  const isSymbol = symbol !== undefined && (isNamedSymbol(header[symbol]) || areTickers(symbol, rows));
  const named = { ...others, ...withTime, ...(isSymbol ? { symbol } : {}) };
  // A fund's distributions of gains are in a column of their own, and all of them are in its adjusted close.
  const { dividend, ...implied } = named;
  const hasGains = dividend !== undefined && header.some((cell) => plainName(cell) === "capital gains");
  return hasGains && named.adjustedClose !== undefined ? implied : named;
}

/** MetaTrader counts ticks, and fills its column of shares with zeros where nobody reports them to it. */
function withTradedVolume({ columns, ticks }: HeaderFacts, rows: readonly HeadRecord[]): Columns {
  const { volume } = columns;
  if (ticks < 0 || volume === undefined || rows.some(({ cells }) => Number(cells[volume]) !== 0)) return columns;
  return { ...columns, volume: ticks };
}

function isNamedSymbol(header: string | undefined): boolean {
  return !["name", "code", "stock"].includes(plainName(header ?? ""));
}

function areTickers(column: number, rows: readonly HeadRecord[]): boolean {
  return rows.length > 0 && rows.every(({ cells }) => TICKER_IN_CAPITALS.test(cells[column] ?? ""));
}

/** Closes alone that are called `Price` beside a symbol may be anything: a list of trades, of orders, of quotes. */
function areNoCloses(header: readonly string[], { close, volume, symbol }: Columns): boolean {
  return (
    close === undefined || (plainName(header[close] ?? "") === "price" && symbol !== undefined && volume !== undefined)
  );
}

/** Headers of columns that hold numbers and have no role. */
function numberColumns(header: readonly string[], rows: readonly HeadRecord[], named: Columns): string[] {
  const taken = new Set(Object.values(named));
  const isNumber = (at: number) =>
    rows.length > 0 && rows.every(({ cells }) => Number.isFinite(written(cells[at] ?? "")) || cells[at] === "");
  return header.filter((cell, at) => !taken.has(at) && cell.trim() !== "" && isNumber(at));
}

/** A column of closes for each ticker. */
function closesByTicker(records: readonly HeadRecord[], at: number): FoundTable | null {
  const { cells, line } = records[at] as HeadRecord;
  const [day = "", ...tickers] = cells;
  const rows = rowsBelow(records, at);
  if (columnsOf([day]).day !== 0 || tickers.length === 0 || !tickers.every((ticker) => TICKER.test(ticker)))
    return null;
  if (FRED_DAY.test(day) || new Set(tickers).size < tickers.length || !tickers.some((cell) => /[A-Z]/.test(cell)))
    return null;
  // A header of thousands of tickers is longer than the beginning that is seen; its last cell may be cut.
  const isCut = tickers.length > MANY_COLUMNS && at === records.length - 1;
  const areNumbers = rows.every((row) => row.cells.slice(1).every((cell) => written(cell) !== UNREADABLE));
  if (!isCut && (rows.length === 0 || !areNumbers || !isDay(rows[0]?.cells[0] ?? ""))) return null;
  if (tickers.length > 1 && (tickers.every(isCurrency) || areShares(rows))) return null;
  return {
    arrangement: "closes-by-ticker",
    headerLine: line,
    headerLines: 1,
    columns: { day: 0 },
    cells: cells.length,
    header: cells,
    rows,
    undecided: [],
  };
}

/** Weights of a portfolio, of one or of a hundred: they make the same sum every day. */
function areShares(rows: readonly HeadRecord[]): boolean {
  const sums = rows.map(({ cells }) => cells.slice(1).reduce((sum, cell) => sum + written(cell), 0));
  return sums.length > 1 && [1, 100].some((whole) => sums.every((sum) => Math.abs(sum / whole - 1) < 0.005));
}

/** Rows without a header: a day, perhaps a time, then open, high, low and close, of which the second is the highest. */
function headerless(records: readonly HeadRecord[], at: number): FoundTable | null {
  const [first] = records;
  if (at > 0 || first === undefined || !isDay(first.cells[0] ?? "")) return null;
  const rows = records.filter(({ cells }) => cells.length === first.cells.length);
  const hasTime = /^\d{1,2}:\d{2}(?::\d{2})?$/.test(first.cells[1] ?? "");
  const open = hasTime ? 2 : 1;
  const areBars = rows.every(({ cells }) => {
    const [one, highest, lowest, last] = cells.slice(open, open + 4).map(written) as [number, number, number, number];
    return highest >= Math.max(one, last) && lowest <= Math.min(one, last) && lowest > 0;
  });
  if (first.cells.length < open + 4 || !areBars) return null;
  const time: Columns = hasTime ? { time: 1 } : {};
  const volume: Columns = first.cells.length > open + 4 ? { volume: open + 4 } : {};
  return {
    arrangement: "rows",
    headerLine: first.line,
    headerLines: 0,
    columns: { day: 0, ...time, open, high: open + 1, low: open + 2, close: open + 3, ...volume },
    cells: first.cells.length,
    header: [],
    rows,
    undecided: [],
  };
}

function rowsBelow(records: readonly HeadRecord[], at: number): HeadRecord[] {
  const { length } = (records[at] as HeadRecord).cells;
  return records.slice(at + 1).filter(({ cells }) => cells.length === length && cells.some((cell) => cell !== ""));
}

function written(cell: string): number {
  const point = writtenNumber(cell, ".");
  return point === UNREADABLE ? writtenNumber(cell, ",") : point;
}

const FORMS = ["YYYY-MM-DD", "YYYY.MM.DD", "YYYY/MM/DD", "YYYYMMDD", "MM/DD/YYYY", "DD/MM/YYYY", "DD.MM.YYYY"] as const;

function isDay(cell: string): boolean {
  const bytes = Buffer.from(cell.trim());
  return FORMS.some((form) => new DayReader(form).read(bytes, 0, bytes.length) !== NO_DAY);
}
