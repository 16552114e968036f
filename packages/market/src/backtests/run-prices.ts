import type { MarketPrices } from "@plumbline/core/backtest";
import { type Bars, type Split, splitAdjusted } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type MarketColumns, readMarketColumns } from "../columns/index.ts";
import type { Instrument } from "../model/index.ts";
import { PRICE_COLUMNS, type PriceColumn, type RunContext } from "./run-order.ts";

/** The prices of the stocks of a run, in the order of their symbols, with the splits and dividends that act on them. */
export interface RunPrices extends MarketPrices {
  readonly bars: Readonly<Record<PriceColumn, Float64Array>>;
  readonly splits: Actions;
  readonly dividends: Actions;
  readonly symbols: readonly string[];
}

type Actions = NonNullable<MarketPrices["splits"]>;

/**
 * Reads the prices of the stocks of a run.
 *
 * @param stocks Ascending by symbol. Where they are all stocks of the market and somebody has read these, nothing is read.
 * @throws {ColumnsError} if they take more memory than allowed.
 */
export async function readRunPrices(context: RunContext, stocks: readonly Instrument[]): Promise<RunPrices> {
  const columns = isShared(context, stocks)
    ? (context.columns as MarketColumns<PriceColumn>)
    : await readMarketColumns(context.snapshot, {
        columns: PRICE_COLUMNS,
        symbols: new Set(stocks.map(({ symbol }) => symbol)),
        breathe: context.breathe,
      });
  const { symbols, barStart, day, bars, basis } = columns;
  // A source that adjusts for splits has done so with every price; one that reinvests dividends has paid them out already.
  return {
    symbols,
    barStart,
    day,
    bars,
    splits: actionsOf(columns.splits, (place) => basis[place] === "raw"),
    dividends: actionsOf(columns.dividends, (place) => basis[place] !== "total-return"),
  };
}

function isShared({ columns }: RunContext, stocks: readonly Instrument[]): boolean {
  if (columns === null) return false;
  const known = new Set(stocks.map(({ symbol }) => symbol));
  return columns.symbols.every((symbol) => known.has(symbol));
}

/** The actions of some instruments, none of the others. */
function actionsOf({ start, day, value }: Actions, isWanted: (place: number) => boolean): Actions {
  const rows: number[] = [];
  const starts = new Int32Array(start.length);
  for (let place = 0; place + 1 < start.length; place++) {
    if (isWanted(place))
      for (let row = start[place] as number; row < (start[place + 1] as number); row++) rows.push(row);
    starts[place + 1] = rows.length;
  }
  return {
    start: starts,
    day: Int32Array.from(rows, (row) => day[row] as number),
    value: Float64Array.from(rows, (row) => value[row] as number),
  };
}

/** The rows of a stock in its columns. */
export function rowsOf(
  { barStart }: Pick<RunPrices, "barStart">,
  place: number,
): { readonly from: number; readonly until: number } {
  return { from: barStart[place] as number, until: barStart[place + 1] as number };
}

/** The bars of a stock as they are stored: views, nothing is copied. */
export function storedBars({ barStart, day, bars }: RunPrices, place: number): Bars {
  const { from, until } = rowsOf({ barStart }, place);
  const of = (column: PriceColumn) => bars[column].subarray(from, until);
  return {
    day: day.subarray(from, until),
    open: of("open"),
    high: of("high"),
    low: of("low"),
    close: of("close"),
    volume: of("volume"),
  };
}

/** The splits of a stock, oldest first. */
export function splitsOf({ splits }: RunPrices, place: number): readonly Split[] {
  const { start, day, value } = splits;
  const list: Split[] = [];
  for (let row = start[place] as number; row < (start[place + 1] as number); row++) {
    const ratio = value[row] as number;
    // One entry of a vendor that makes no sense must not take the whole history with it.
    if (Number.isFinite(ratio) && ratio > 0) list.push({ exDay: day[row] as Day, ratio });
  }
  return list;
}

/** The whole history of a stock on one share count, as indicators need it. */
export function adjustedBars(prices: RunPrices, place: number): Bars {
  return splitAdjusted(storedBars(prices, place), splitsOf(prices, place));
}
