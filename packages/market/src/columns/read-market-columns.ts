import { setImmediate } from "node:timers/promises";
import type { Actions, Bars } from "@plumbline/core/series";
import { type PriceSeries, priceSeriesOf } from "../companies/index.ts";
import type { PositionedPrices, Snapshot } from "../snapshot/index.ts";
import {
  BAR_COLUMNS,
  type BarColumn,
  type MarketColumns,
  type SharedActions,
  type SharedDays,
  type SharedNumbers,
} from "./market-columns.ts";

/** Two gibibytes: 5,000 stocks over 20 years take 1.5 with all columns. */
const MAX_BYTES = 2 ** 31;
/** A few milliseconds of reading. */
const BARS_BETWEEN_BREATHS = 2 ** 17;

export interface ColumnsOptions<Column extends BarColumn = BarColumn> {
  /** Which ones are read beside the days; all unless stated. */
  readonly columns?: readonly Column[];
  /** Symbols of the instruments that are read; all unless stated. */
  readonly symbols?: ReadonlySet<string>;
  /** What the columns may take at most. */
  readonly maxBytes?: number;
  /** Lets timers and messages in; what it throws ends the reading. */
  readonly breathe?: () => Promise<unknown>;
}

/** A market of which more was wanted than fits into the memory that is allowed. */
export class ColumnsError extends Error {
  readonly code = "columns-too-large";

  constructor(bytes: number, maxBytes: number) {
    const megabytes = (size: number) => `${Math.ceil(size / 1e6)} MB`;
    super(
      `The columns of the market take ${megabytes(bytes)}; ${megabytes(maxBytes)} are allowed. ` +
        "Read fewer columns, or allow more memory.",
    );
    this.name = "ColumnsError";
  }
}

/**
 * Reads the prices and actions of all instruments of a market that have any into shared memory, for threads that go through all
 * of them again and again. It is read once, instrument by instrument; the process needs hardly more memory than the result.
 *
 * @param snapshot May be closed as soon as this is done.
 * @returns Numbers equal to the bit to those that `Snapshot.prices` and `readPriceSeries` give for each instrument.
 * @throws {ColumnsError} before memory is taken, if all of it would be more than `maxBytes`.
 * @throws What `breathe` throws.
 *
 * @example
 * const columns = await readMarketColumns(snapshot, { columns: ["open", "close"] });
 * pool.run({ columns }); // each thread sees the same memory
 */
export async function readMarketColumns<Column extends BarColumn = BarColumn>(
  snapshot: Snapshot,
  {
    columns = BAR_COLUMNS as readonly BarColumn[] as readonly Column[],
    symbols,
    maxBytes = MAX_BYTES,
    breathe = setImmediate,
  }: ColumnsOptions<Column> = {},
): Promise<MarketColumns<Column>> {
  const stocks = snapshot.instruments
    .filter(({ symbol }) => symbols?.has(symbol) ?? true)
    .map(({ symbol }) => snapshot.pricesAt(symbol))
    .filter((prices) => prices !== null && prices.length > 0) as PositionedPrices[];
  const barStart = startsOf(stocks.map(({ length }) => length));
  const rows = barStart.at(-1) as number;
  const barBytes = rows * (Int32Array.BYTES_PER_ELEMENT + columns.length * Float64Array.BYTES_PER_ELEMENT);
  requireRoom(barBytes, maxBytes);
  const actions = await readActions(stocks, breathe);
  const bytes = barBytes + barStart.byteLength + bytesOf(actions.splits) + bytesOf(actions.dividends);
  requireRoom(bytes, maxBytes);
  const day = sharedDays(rows);
  const bars = Object.fromEntries(columns.map((name) => [name, sharedNumbers(rows)])) as Record<Column, SharedNumbers>;
  let sinceBreath = 0;
  for (const [place, prices] of stocks.entries()) {
    fillInstrument({ day, bars }, prices, { from: barStart[place] as number, actions: actions.of[place] as Actions });
    sinceBreath += prices.length;
    if (sinceBreath < BARS_BETWEEN_BREATHS) continue;
    sinceBreath = 0;
    await breathe();
  }
  return {
    snapshot: snapshot.manifest.id,
    symbols: stocks.map(({ symbol }) => symbol),
    basis: stocks.map(({ basis }) => basis),
    barStart,
    day,
    bars,
    splits: actions.splits,
    dividends: actions.dividends,
    bytes,
  };
}

interface Filling {
  readonly day: SharedDays;
  readonly bars: Partial<Record<BarColumn, SharedNumbers>>;
}

function fillInstrument(
  columns: Filling,
  prices: PositionedPrices,
  { from, actions }: { readonly from: number; readonly actions: Actions },
): void {
  const until = from + prices.length;
  const day = columns.day.subarray(from, until);
  prices.days(0, day);
  const own = (name: BarColumn) => columns.bars[name]?.subarray(from, until);
  for (const name of ["open", "high", "low", "close", "volume"] as const) {
    const values = own(name);
    if (values) prices.values(name, 0, values);
  }
  const splitAdjusted = own("splitAdjustedClose");
  const totalReturn = own("totalReturnClose");
  if (!splitAdjusted && !totalReturn) return;
  const close = own("close") ?? prices.values("close", 0, new Float64Array(prices.length));
  const series = seriesOfCloses(prices, { day, close, actions });
  if (splitAdjusted) setOrMissing(splitAdjusted, series?.price() ?? null);
  if (totalReturn) setOrMissing(totalReturn, series?.total() ?? null);
}

/** The forms of the prices of an instrument, of which only the closes are needed: the others stand in for them. */
function seriesOfCloses(
  { symbol, basis, source }: PositionedPrices,
  { day, close, actions }: { readonly day: Int32Array; readonly close: Float64Array; readonly actions: Actions },
): PriceSeries | null {
  const bars = { day, open: close, high: close, low: close, close, volume: close };
  return priceSeriesOf({ symbol, basis, source, bars, actions }, null);
}

function setOrMissing(column: SharedNumbers, bars: Bars | null): void {
  if (bars === null) column.fill(Number.NaN);
  else column.set(bars.close);
}

interface AllActions {
  /** Those of each instrument. */
  readonly of: readonly Actions[];
  readonly splits: SharedActions;
  readonly dividends: SharedActions;
}

/** How many instruments have their actions read between two breaths. */
const ACTIONS_BETWEEN_BREATHS = 64;

async function readActions(stocks: readonly PositionedPrices[], breathe: () => Promise<unknown>): Promise<AllActions> {
  const of: Actions[] = [];
  for (const prices of stocks) {
    of.push(prices.actions());
    if (of.length % ACTIONS_BETWEEN_BREATHS === 0) await breathe();
  }
  return {
    of,
    splits: sharedActions(of, ({ splits }) => splits.map(({ exDay, ratio }) => ({ exDay, value: ratio }))),
    dividends: sharedActions(of, ({ dividends }) => dividends.map(({ exDay, amount }) => ({ exDay, value: amount }))),
  };
}

function sharedActions(
  all: readonly Actions[],
  rowsOf: (actions: Actions) => readonly { readonly exDay: number; readonly value: number }[],
): SharedActions {
  const rows = all.map(rowsOf);
  const start = startsOf(rows.map(({ length }) => length));
  const day = sharedDays(start.at(-1) as number);
  const value = sharedNumbers(day.length);
  for (const [at, row] of rows.flat().entries()) {
    day[at] = row.exDay;
    value[at] = row.value;
  }
  return { start, day, value };
}

/** Where each of some stretches begins when they lie one after the other, and where the last one ends. */
function startsOf(lengths: readonly number[]): SharedDays {
  const starts = sharedDays(lengths.length + 1);
  for (const [place, length] of lengths.entries()) starts[place + 1] = (starts[place] as number) + length;
  return starts;
}

function sharedDays(length: number): SharedDays {
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
}

function sharedNumbers(length: number): SharedNumbers {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
}

function bytesOf({ start, day, value }: SharedActions): number {
  return start.byteLength + day.byteLength + value.byteLength;
}

function requireRoom(bytes: number, maxBytes: number): void {
  if (bytes > maxBytes) throw new ColumnsError(bytes, maxBytes);
}
