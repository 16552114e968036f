import type { Actions } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { TargetAverages } from "../../companies/index.ts";
import type { PriceSkeleton } from "./price-skeleton.ts";

/** What is stored of a stock beside its accounts: one read brings all of it. */
export interface StoredMarket {
  /** What stands for its prices; null of a stock without prices. */
  readonly skeleton: PriceSkeleton | null;
  readonly actions: Actions;
  /** Null of a stock without targets. */
  readonly targets: TargetAverages | null;
  /** How durable the spread was from each row on, see `numbersOfDurability`. */
  readonly moat: Float64Array;
}

/** How many stretches, splits, dividends, averages and numbers of the moat follow; -1 of prices or targets that a stock has not. */
const HEADER_BYTES = 6 * 4;
const NONE = -1;
const NO_SKELETON: PriceSkeleton = {
  close: new Float64Array(),
  low: new Float64Array(),
  high: new Float64Array(),
  day: new Int32Array(),
  row: new Int32Array(),
};
const NO_TARGETS: TargetAverages = { day: new Int32Array(), mean: new Float64Array() };

/** The numbers as bytes: a header, all doubles, then all integers, filled up to a length divisible by 8. */
export function marketBytes({ skeleton, actions: { splits, dividends }, targets, moat }: StoredMarket): Uint8Array {
  const { close, low, high, day, row } = skeleton ?? NO_SKELETON;
  const averages = targets ?? NO_TARGETS;
  const ratios = splits.map(({ ratio }) => ratio);
  const amounts = dividends.map(({ amount }) => amount);
  const doubles = [close, low, high, ratios, amounts, averages.mean, moat];
  const exDays = [splits, dividends].map((actions) => actions.map(({ exDay }) => exDay));
  const integers = [day, row, ...exDays, averages.day];
  const bytes = new Uint8Array((HEADER_BYTES + 8 * lengthOf(doubles) + 4 * lengthOf(integers) + 7) & ~7);
  const ofPrices = [skeleton ? close.length : NONE, splits.length, dividends.length];
  const counts = [...ofPrices, targets?.day.length ?? NONE, moat.length];
  new Int32Array(bytes.buffer, 0, counts.length).set(counts);
  let at = HEADER_BYTES;
  for (const column of doubles) {
    new Float64Array(bytes.buffer, at, column.length).set(column);
    at += 8 * column.length;
  }
  for (const column of integers) {
    new Int32Array(bytes.buffer, at, column.length).set(column);
    at += 4 * column.length;
  }
  return bytes;
}

function lengthOf(columns: readonly ArrayLike<number>[]): number {
  return columns.reduce((sum, { length }) => sum + length, 0);
}

/** @param bytes Exactly those of one stock, at a position of their buffer that is divisible by 8. */
export function marketFrom({ buffer, byteOffset }: Uint8Array): StoredMarket {
  const counts = new Int32Array(buffer, byteOffset, 5);
  const [stretches = NONE, splits = 0, dividends = 0, averages = NONE, ofMoat = 0] = counts;
  let at = byteOffset + HEADER_BYTES;
  const doubles = (count: number): Float64Array => {
    const column = new Float64Array(buffer, at, Math.max(0, count));
    at += column.byteLength;
    return column;
  };
  const integers = (count: number): Int32Array => {
    const column = new Int32Array(buffer, at, Math.max(0, count));
    at += column.byteLength;
    return column;
  };
  const prices = { close: doubles(stretches), low: doubles(stretches), high: doubles(stretches) };
  const [ratios, amounts, mean] = [doubles(splits), doubles(dividends), doubles(averages)];
  const moat = doubles(ofMoat);
  const skeleton = { ...prices, day: integers(stretches), row: integers(stretches) };
  const [splitDays, dividendDays, day] = [integers(splits), integers(dividends), integers(averages)];
  return {
    skeleton: stretches === NONE ? null : skeleton,
    actions: {
      splits: Array.from(splitDays, (exDay, k) => ({ exDay: exDay as Day, ratio: ratios[k] as number })),
      dividends: Array.from(dividendDays, (exDay, k) => ({ exDay: exDay as Day, amount: amounts[k] as number })),
    },
    targets: averages === NONE ? null : { day, mean },
    moat,
  };
}
