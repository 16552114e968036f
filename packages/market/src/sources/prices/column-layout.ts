import type { ColumnMapping, ColumnRole } from "./column-mapping.ts";

/** Number columns in the order in which `SeriesColumns` takes them. */
export const NUMBER_ROLES = ["open", "high", "low", "close", "volume", "adjustedClose", "dividend", "split"] as const;

/** Where in a row the columns of one symbol are; -1 for a column that the file does not have. */
export interface ColumnLayout {
  /** `null` where a column, or the name of the file, says it. */
  readonly symbol: string | null;
  readonly day: number;
  /** One place per `NUMBER_ROLES`. */
  readonly numbers: Int32Array;
  readonly symbolColumn: number;
  readonly currencyColumn: number;
  /** Cells of a row. */
  readonly cells: number;
}

const HEADERS: Readonly<Record<ColumnRole, readonly string[]>> = {
  day: ["date", "timestamp", "", "<date>", "price"],
  open: ["open", "<open>"],
  high: ["high", "<high>"],
  low: ["low", "<low>"],
  close: ["close", "<close>"],
  volume: ["volume", "<vol>"],
  adjustedClose: ["adj close", "adjusted_close", "adjusted close"],
  dividend: ["dividend_amount", "dividend amount", "dividends"],
  split: ["split_coefficient", "split coefficient", "stock splits"],
  symbol: ["<ticker>"],
  currency: ["currency"],
};

/**
 * Finds the columns of a file with one header line.
 *
 * @param header Cells of the header line.
 * @param mapping Names the columns where the format does not.
 */
export function layoutOf(header: readonly string[], mapping: ColumnMapping | null): ColumnLayout {
  const names = header.map((cell) => cell.trim().toLowerCase());
  const find = (role: ColumnRole) => {
    if (mapping === null) return names.findIndex((name) => HEADERS[role].includes(name));
    const mapped = mapping.columns[role]?.trim().toLowerCase();
    return mapped === undefined ? -1 : names.indexOf(mapped);
  };
  return {
    symbol: null,
    day: find("day"),
    numbers: Int32Array.from(NUMBER_ROLES, find),
    symbolColumn: find("symbol"),
    currencyColumn: find("currency"),
    cells: header.length,
  };
}

/**
 * Finds the columns of a yfinance file: its first two lines name price and ticker of each column, in either order.
 *
 * @returns One layout per ticker, in the order of the file.
 */
export function tickerLayouts(first: readonly string[], second: readonly string[]): ColumnLayout[] {
  const [prices, tickers] = first[0]?.trim().toLowerCase() === "ticker" ? [second, first] : [first, second];
  const named = new Set(tickers.slice(1).map((ticker) => ticker.trim()));
  return [...named].map((ticker) => {
    const header = prices.map((price, index) => (index === 0 || tickers[index]?.trim() === ticker ? price : "-"));
    return { ...layoutOf(header, null), symbol: ticker };
  });
}
