import { endOfStock, type MarketPrices } from "@plumbline/core/backtest";
import { type Bars, type Split, splitAdjusted } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { type MarketColumns, readMarketColumns } from "../columns/index.ts";
import type { Instrument } from "../model/index.ts";
import { PRICE_COLUMNS, type PriceColumn, type RunContext } from "./run-order.ts";

/** The prices of the stocks of a run, in the order of their symbols, with the splits and dividends that act on them. */
export interface RunPrices extends MarketPrices {
  readonly bars: Readonly<Record<PriceColumn, Float64Array>> & Pick<MarketPrices["bars"], "volume">;
  readonly splits: Actions;
  readonly dividends: Actions;
  readonly symbols: readonly string[];
  /** The volumes of a stock; NaN unless they are needed. */
  readonly volumeOf: (place: number) => Float64Array;
}

type Actions = NonNullable<MarketPrices["splits"]>;

/** Who reads volumes: nobody, rules one stock after the other, or an engine those of all stocks. */
export type VolumeNeed = "none" | "stock" | "column";

/**
 * Reads the prices of the stocks of a run.
 *
 * @param stocks Ascending by symbol. Where somebody has read all stocks of the market, nothing is read but volumes.
 * @throws {ColumnsError} if they take more memory than allowed.
 */
export async function readRunPrices(
  context: RunContext,
  stocks: readonly Instrument[],
  need: VolumeNeed,
): Promise<RunPrices> {
  const wanted = new Set(stocks.map(({ symbol }) => symbol));
  const columns = holdsAll(context.columns, wanted)
    ? context.columns
    : await readMarketColumns(context.snapshot, { columns: PRICE_COLUMNS, symbols: wanted, breathe: context.breathe });
  const { day, bars, basis } = columns;
  const places = [...columns.symbols.keys()].filter((place) => wanted.has(columns.symbols[place] as string));
  const symbols = places.map((place) => columns.symbols[place] as string);
  const rows = rowsAt(columns.barStart, places);
  // A source that adjusts for splits has done so with every price; one that reinvests dividends has paid them out already.
  const splits = actionsOf(columns.splits, places, (place) => basis[place] === "raw");
  const dividends = actionsOf(columns.dividends, places, (place) => basis[place] !== "total-return");
  const volumeOf = volumes(context, { ...rows, symbols }, need !== "none");
  const prices = { ...rows, symbols, day, bars, splits, dividends, volumeOf };
  return need === "column" ? withVolume(prices, context) : prices;
}

/** Stocks whose volumes are read between two breaths. */
const READ_AT_ONCE = 64;

/** The same prices with a column of the volumes, which is as large as each of the others. */
async function withVolume(prices: RunPrices, { breathe }: RunContext): Promise<RunPrices> {
  const { symbols, day, bars, barStart, volumeOf } = prices;
  const volume = new Float64Array(day.length).fill(Number.NaN);
  for (const place of symbols.keys()) {
    volume.set(volumeOf(place), barStart[place] as number);
    if (place % READ_AT_ONCE === 0) await breathe();
  }
  const ofColumn = (place: number) => volume.subarray(barStart[place], endOfStock(prices, place));
  return { ...prices, bars: { ...bars, volume }, volumeOf: ofColumn };
}

function holdsAll(columns: RunContext["columns"], wanted: ReadonlySet<string>): columns is MarketColumns<PriceColumn> {
  if (columns === null) return false;
  const known = new Set(columns.symbols);
  return [...wanted].every((symbol) => known.has(symbol));
}

type Rows = Required<Pick<RunPrices, "barStart" | "barEnd">>;

/** Where the rows of some of all stocks lie. */
function rowsAt(barStart: Int32Array, places: readonly number[]): Rows {
  return {
    barStart: Int32Array.from([...places, barStart.length - 1], (place) => barStart[place] as number),
    barEnd: Int32Array.from(places, (place) => barStart[place + 1] as number),
  };
}

function volumes(
  { snapshot }: RunContext,
  prices: Rows & Pick<RunPrices, "symbols">,
  isNeeded: boolean,
): RunPrices["volumeOf"] {
  const lengthOf = (place: number) => endOfStock(prices, place) - (prices.barStart[place] as number);
  const longest = prices.symbols.reduce((most, _, place) => Math.max(most, lengthOf(place)), 0);
  const unknown = new Float64Array(isNeeded ? 0 : longest).fill(Number.NaN);
  return (place) => {
    const length = lengthOf(place);
    if (!isNeeded) return unknown.subarray(0, length);
    const stored = snapshot.pricesAt(prices.symbols[place] as string);
    const volume = new Float64Array(length);
    return stored?.values("volume", 0, volume) ?? volume.fill(Number.NaN);
  };
}

/** The actions of some instruments; none of those of them that are not wanted. */
function actionsOf(
  { start, day, value }: Actions,
  places: readonly number[],
  isWanted: (place: number) => boolean,
): Actions {
  const rows: number[] = [];
  const starts = new Int32Array(places.length + 1);
  for (const [at, place] of places.entries()) {
    if (isWanted(place))
      for (let row = start[place] as number; row < (start[place + 1] as number); row++) rows.push(row);
    starts[at + 1] = rows.length;
  }
  return {
    start: starts,
    day: Int32Array.from(rows, (row) => day[row] as number),
    value: Float64Array.from(rows, (row) => value[row] as number),
  };
}

/** The rows of a stock in its columns. */
export function rowsOf(
  prices: Pick<RunPrices, "barStart" | "barEnd">,
  place: number,
): { readonly from: number; readonly until: number } {
  return { from: prices.barStart[place] as number, until: endOfStock(prices, place) };
}

/** The bars of a stock as they are stored: views, nothing is copied. */
export function storedBars(prices: RunPrices, place: number): Bars {
  const { day, bars, volumeOf } = prices;
  const { from, until } = rowsOf(prices, place);
  const of = (column: PriceColumn) => bars[column].subarray(from, until);
  return {
    day: day.subarray(from, until),
    open: of("open"),
    high: of("high"),
    low: of("low"),
    close: of("close"),
    volume: volumeOf(place),
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
