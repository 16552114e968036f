import { type Columns, columnsOf, plainName } from "./column-names.ts";

/** Number columns in the order in which `SeriesColumns` takes them. */
export const NUMBER_ROLES = ["open", "high", "low", "close", "volume", "adjustedClose", "dividend", "split"] as const;

/** Where in a row the columns of one symbol are; -1 for a column that the file does not have. */
export interface ColumnLayout {
  /** `null` where a column, or the name of the file, says it. */
  readonly symbol: string | null;
  readonly day: number;
  readonly time: number;
  /** One place per `NUMBER_ROLES`. */
  readonly numbers: Int32Array;
  readonly symbolColumn: number;
  readonly currencyColumn: number;
  /** Cells of a row. */
  readonly cells: number;
}

/**
 * Lays out the rows of a table.
 *
 * @param columns Where each column stands.
 * @param cells Of a row.
 */
export function layoutOf(columns: Columns, cells: number): ColumnLayout {
  const place = (role: keyof Columns) => columns[role] ?? -1;
  return {
    symbol: null,
    day: place("day"),
    time: place("time"),
    numbers: Int32Array.from(NUMBER_ROLES, place),
    symbolColumn: place("symbol"),
    currencyColumn: place("currency"),
    cells,
  };
}

/**
 * Finds the columns of a yfinance file: its first two lines name part and ticker of each column, in either order.
 *
 * @returns One layout per ticker, in the order of the file.
 */
export function tickerLayouts(first: readonly string[], second: readonly string[]): ColumnLayout[] {
  const [parts, tickers] = areTickersFirst(first) ? [second, first] : [first, second];
  const columnsOfTicker = Map.groupBy(
    tickers.slice(1).map((_, at) => at + 1),
    (at) => (tickers[at] ?? "").trim(),
  );
  return [...columnsOfTicker].map(([ticker, places]) => {
    const named = columnsOf(["date", ...places.map((at) => parts[at] ?? "")]);
    const columns = Object.entries(named).map(([role, at]) => [role, at === 0 ? 0 : (places[at - 1] as number)]);
    return { ...layoutOf(Object.fromEntries(columns), first.length), symbol: ticker };
  });
}

/** In the line of the parts, a word such as `Close` stands above each column. */
function areTickersFirst([title = "", ...cells]: readonly string[]): boolean {
  if (title.trim() !== "") return plainName(title) === "ticker";
  return columnsOf(["date", cells[0] ?? ""]).day === 0 && Object.keys(columnsOf(["date", cells[0] ?? ""])).length === 1;
}

/** A layout for each column of closes. */
export function closeLayouts(header: readonly string[]): ColumnLayout[] {
  return header.slice(1).map((ticker, at) => ({
    ...layoutOf({ day: 0, close: at + 1 }, header.length),
    symbol: ticker,
  }));
}
