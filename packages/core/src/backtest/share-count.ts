import { type Actions, type Bars, lowerBound, type Split } from "../series/index.ts";
import type { Day } from "../time/index.ts";

/** Shares after a split, and money for the part of a share that an account of whole shares cannot hold. */
export interface SplitShares {
  readonly shares: number;
  /** Money. */
  readonly cashInLieu: number;
}

export interface SplitHolding {
  /** Shares before the split. */
  readonly held: number;
  /** New shares per old share. */
  readonly ratio: number;
  /** Open of the ex-date, on the new count. */
  readonly open: number;
  readonly isFractional: boolean;
}

/** Shares nearer than this to a whole number are that number: 3 × 0.3333 of a vendor's ratio is 1. */
const WHOLE = 1e-9;

/**
 * What a split makes of a holding. An account of whole shares gets the rest in cash.
 *
 * @see BT-04
 *
 * @example
 * splitShares({ held: 100, ratio: 1 / 3, open: 60, isFractional: false }); // { shares: 33, cashInLieu: 20 }
 */
export function splitShares({ held, ratio, open, isFractional }: SplitHolding): SplitShares {
  const shares = held * ratio;
  if (isFractional) return { shares, cashInLieu: 0 };
  const nearest = Math.round(shares);
  if (Math.abs(shares - nearest) <= WHOLE * Math.max(1, nearest)) return { shares: nearest, cashInLieu: 0 };
  const whole = Math.floor(shares);
  return { shares: whole, cashInLieu: (shares - whole) * open };
}

/** Splits and dividends by the bar before whose open they act, in rising order of bars. */
export interface BarActions {
  readonly bar: Int32Array;
  /** New shares per old share; 1 without a split. */
  readonly ratio: Float64Array;
  /** Money per share on the count after the splits of the bar; 0 without a dividend. */
  readonly dividend: Float64Array;
}

/**
 * Assigns splits and dividends to bars: the first on or after the ex-day. Those on or before the first bar, or after the last,
 * change nothing and are left out.
 *
 * @param day Rising days, as in `Bars.day`.
 * @param actions Splits and dividends as paid; a dividend with the ex-day of a split is per share after it.
 * @see BT-04
 *
 * @example
 * actionsOfBars(Int32Array.of(10, 11), { splits: [{ exDay: 11 as Day, ratio: 2 }], dividends: [] }).ratio; // 2
 */
export function actionsOfBars(day: Bars["day"], { splits, dividends }: Actions): BarActions {
  const rows = new Map<number, { ratio: number; dividend: number }>();
  const rowOf = (exDay: Day) => {
    const bar = lowerBound(day, exDay);
    const row = rows.get(bar) ?? { ratio: 1, dividend: 0 };
    if (bar > 0 && bar < day.length) rows.set(bar, row);
    return row;
  };
  for (const { exDay, ratio } of splits) rowOf(exDay).ratio *= ratio;
  for (const { exDay, amount } of dividends) rowOf(exDay).dividend += amount / ratioAfter(splits, exDay, day);
  const bars = [...rows.keys()].sort((a, b) => a - b);
  return {
    bar: Int32Array.from(bars),
    ratio: Float64Array.from(bars, (bar) => rows.get(bar)?.ratio ?? 1),
    dividend: Float64Array.from(bars, (bar) => rows.get(bar)?.dividend ?? 0),
  };
}

/** The splits after an ex-day that act on the same bar, because the days between had no trading. */
function ratioAfter(splits: readonly Split[], exDay: Day, day: Bars["day"]): number {
  const barDay = day[lowerBound(day, exDay)] ?? exDay;
  return splits.reduce(
    (ratio, split) => (split.exDay > exDay && split.exDay <= barDay ? ratio * split.ratio : ratio),
    1,
  );
}
