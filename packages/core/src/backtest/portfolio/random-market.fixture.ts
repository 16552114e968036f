import fc from "fast-check";
import type { Actions, Dividend, Split } from "../../series/index.ts";
import { seededUniform } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";
import type { AccountSettings } from "../trade-columns.ts";
import type { ActionColumns, MarketPrices } from "./market-prices.ts";

/** Prices of which every column is there. */
export type WholeMarket = Omit<MarketPrices, "bars"> & {
  readonly bars: Record<"open" | "high" | "low" | "close" | "volume", Float64Array>;
  readonly splits: ActionColumns;
  readonly dividends: ActionColumns;
};

interface MarketOptions {
  readonly seed: number;
  readonly stocks: number;
  readonly days: number;
  /** Whether days and prices may be missing, and histories begin late or end early. */
  readonly hasGaps?: boolean;
  readonly hasActions?: boolean;
}

interface Row {
  readonly day: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Volume is on the share count of the day. */
  readonly volume: number;
  readonly split: number;
  readonly dividend: number;
}

const FIRST_DAY = 18_000;

/** Random walks, the same for the same seed. */
export function madeUpMarket(options: MarketOptions): WholeMarket {
  const stocks = Array.from({ length: options.stocks }, (_, k) => madeUpStock(options, k));
  const rows = stocks.flat();
  const column = (name: keyof Row) => Float64Array.from(rows, (row) => row[name]);
  return {
    barStart: startsOf(stocks),
    day: Int32Array.from(rows, ({ day }) => day),
    bars: {
      open: column("open"),
      high: column("high"),
      low: column("low"),
      close: column("close"),
      volume: column("volume"),
    },
    splits: actionsOf(stocks, ({ split }) => (split === 1 ? 0 : split)),
    dividends: actionsOf(stocks, ({ dividend }) => dividend),
  };
}

function madeUpStock({ seed, days, hasGaps = true, hasActions = true }: MarketOptions, stock: number): Row[] {
  const random = seededUniform(1000 * seed + stock);
  const happens = (share: number, isOn: boolean) => random() < share && isOn;
  const begins = happens(0.2, hasGaps) ? Math.floor((random() * days) / 2) : 0;
  const ends = happens(0.3, hasGaps) ? days - Math.floor((random() * days) / 2) : days;
  const rows: Row[] = [];
  let price = 20 + 60 * random();
  for (let k = begins; k < ends; k++) {
    const split = happens(0.02, hasActions) ? ([2, 3, 0.5, 1.5][Math.floor(4 * random())] as number) : 1;
    const dividend = happens(0.03, hasActions) ? (0.01 * price) / split : 0;
    const open = (price / split) * (0.97 + 0.06 * random()) - dividend;
    price = open * (0.95 + 0.1 * random());
    const high = Math.max(open, price) * (1 + 0.03 * random());
    const low = Math.min(open, price) * (1 - 0.03 * random());
    const row = { day: FIRST_DAY + k, open, high, low, close: price, volume: 1000 * random(), split, dividend };
    if (happens(0.04, hasGaps)) row.open = Number.NaN;
    if (happens(0.03, hasGaps)) row.close = Number.NaN;
    // A split or a dividend needs a row to be written on.
    if (!happens(0.05, hasGaps) || split !== 1 || dividend > 0) rows.push(row);
  }
  return rows;
}

function startsOf(parts: readonly (readonly unknown[])[]): Int32Array {
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) as number) + part.length);
  return Int32Array.from(starts);
}

function actionsOf(stocks: readonly (readonly Row[])[], amountOf: (row: Row) => number): ActionColumns {
  const parts = stocks.map((rows) => rows.filter((row) => amountOf(row) > 0));
  const all = parts.flat();
  return {
    start: startsOf(parts),
    day: Int32Array.from(all, ({ day }) => day),
    value: Float64Array.from(all, amountOf),
  };
}

/** The splits and dividends of the first stock, as the engine of one stock takes them. */
export function actionsOfStock({ splits, dividends }: WholeMarket): Actions {
  const rows = ({ start, day, value }: ActionColumns) =>
    Array.from(day.subarray(0, start[1]), (exDay, k) => ({ exDay: exDay as Day, value: value[k] as number }));
  return {
    splits: rows(splits).map(({ exDay, value }): Split => ({ exDay, ratio: value })),
    dividends: rows(dividends).map(({ exDay, value }): Dividend => ({ exDay, amount: value })),
  };
}

/** One for each row: 1 with this probability. */
export function madeUpSignals(seed: number, { length }: Int32Array, share: number): Uint8Array {
  const random = seededUniform(seed);
  return Uint8Array.from({ length }, () => Number(random() < share));
}

/** Some numbers between 0 and 1, of which a part may be missing. */
export function madeUpScores(seed: number, length: number, missing = 0): Float64Array {
  const random = seededUniform(seed);
  return Float64Array.from({ length }, () => (random() < missing ? Number.NaN : random()));
}

/** Whole shares, no costs, no interest. */
export const PLAIN_SETTINGS: AccountSettings = {
  capital: 10_000,
  costs: { rate: 0, slippage: 0, fixed: 0, minimum: 0 },
  fractional: false,
  volumeShare: null,
  fillAt: "nextOpen",
  cashRate: null,
  delistingRecovery: 1,
};

export const SEEDS = fc.integer({ min: 1, max: 1_000_000 });

export const RANDOM_SETTINGS: fc.Arbitrary<AccountSettings> = fc.record({
  capital: fc.constantFrom(2_000, 10_000, 250_000),
  costs: fc.record({
    rate: fc.constantFrom(0, 0.001, 0.01),
    slippage: fc.constantFrom(0, 0.0005, 0.01),
    fixed: fc.constantFrom(0, 1, 9),
    minimum: fc.constantFrom(0, 5),
  }),
  fractional: fc.boolean(),
  volumeShare: fc.constantFrom(null, 0.1),
  fillAt: fc.constantFrom("nextOpen" as const, "close" as const),
  cashRate: fc.constant(null),
  delistingRecovery: fc.constantFrom(1, 0.4, 0),
});
