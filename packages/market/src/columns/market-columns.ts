import type { PriceBasis } from "../model/index.ts";

/** Columns of prices as a market stores them, and closes that are computed of them. */
export const BAR_COLUMNS = [
  "open",
  "high",
  "low",
  "close",
  "volume",
  "splitAdjustedClose",
  "totalReturnClose",
] as const;

/**
 * `open`, `high`, `low`, `close`: money per share in the currency of the instrument, as stored (see `basis`). `volume`: shares.
 * `splitAdjustedClose`: closes per share of the last bar; NaN throughout where the source has reinvested the dividends.
 * `totalReturnClose`: closes of an owner who reinvests all dividends; NaN throughout where the source knows no dividends.
 */
export type BarColumn = (typeof BAR_COLUMNS)[number];

export type SharedDays = Int32Array<SharedArrayBuffer>;
export type SharedNumbers = Float64Array<SharedArrayBuffer>;

/**
 * The prices of all instruments of a market, one instrument after the other, in memory that all threads share. It is plain data:
 * a message takes it to another thread, which sees the same memory; only the texts are copied. Nobody may write into it.
 *
 * Rows `barStart[i]` up to `barStart[i + 1]` of every column in `bars` and of `day` are those of instrument i, oldest first.
 */
export interface MarketColumns<Column extends BarColumn = BarColumn> {
  /** Id of the snapshot. */
  readonly snapshot: string;
  /** Instruments that have bars, ascending. */
  readonly symbols: readonly string[];
  /** What the source had done to the prices of each instrument when it delivered them. */
  readonly basis: readonly PriceBasis[];
  /** One more than there are symbols. */
  readonly barStart: SharedDays;
  /** Days since 1970-01-01, rising within an instrument. */
  readonly day: SharedDays;
  /** A value that does not exist is NaN. */
  readonly bars: Readonly<Record<Column, SharedNumbers>>;
  /** New shares for an old one, from the open of the day on. */
  readonly splits: SharedActions;
  /** Cash per share as delivered: of raw prices on the share count of the day, of others per share of the last bar. */
  readonly dividends: SharedActions;
  /** What all of it takes. */
  readonly bytes: number;
}

/** Splits or dividends: rows `start[i]` up to `start[i + 1]` are those of instrument i, oldest first. */
export interface SharedActions {
  /** One more than there are symbols. */
  readonly start: SharedDays;
  /** The ex-day, days since 1970-01-01. */
  readonly day: SharedDays;
  readonly value: SharedNumbers;
}

/** The bars of one instrument: views of the shared memory, nothing is copied. */
export type InstrumentBars<Column extends BarColumn> = Readonly<Record<Column, SharedNumbers>> & {
  readonly day: SharedDays;
};

/**
 * The bars of one instrument.
 *
 * @param columns All of a market.
 * @param place Of the instrument in `symbols`.
 * @returns Columns of one length. With open, high, low, close and volume among them they are `Bars` of the core.
 * @throws {RangeError} if there is no such place.
 *
 * @example
 * const { day, close } = instrumentBars(columns, columns.symbols.indexOf("AAPL"));
 */
export function instrumentBars<Column extends BarColumn>(
  columns: MarketColumns<Column>,
  place: number,
): InstrumentBars<Column> {
  const { symbols, barStart, day, bars } = columns;
  if (symbols[place] === undefined) throw new RangeError(`There are ${symbols.length} instruments, none at ${place}.`);
  const from = barStart[place];
  const until = barStart[place + 1];
  const views = Object.entries<SharedNumbers>(bars).map(([name, values]) => [name, values.subarray(from, until)]);
  return { ...(Object.fromEntries(views) as Record<Column, SharedNumbers>), day: day.subarray(from, until) };
}
