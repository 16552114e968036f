import type { Day } from "../../time/index.ts";
import type { DailyCloses } from "./daily-closes.ts";

/** One fall from a peak: its depth, and the time until the peak was reached again. */
export interface Drawdown {
  /** Trough over peak less 1: a fraction below 0. */
  readonly depth: number;
  /** The last close before the fall that no earlier close exceeds. */
  readonly peakDay: Day;
  readonly troughDay: Day;
  /** The first day with a close at or above the peak; null while the drawdown lasts. */
  readonly recoveryDay: Day | null;
  /** Calendar days from peak to trough. */
  readonly daysDown: number;
  /** Calendar days from trough to recovery; null while the drawdown lasts. */
  readonly daysToRecover: number | null;
  /** Calendar days from peak to recovery, or to the last close while the drawdown lasts. */
  readonly daysUnderWater: number;
}

const ROWS = 10;

/**
 * The deepest falls from a peak, none inside another.
 *
 * @param closes Total-return closes or account values.
 * @param rows How many at most; ten unless given.
 * @returns The deepest first, the earlier first of two as deep; empty when no close lies below an earlier one.
 * @see STA-06
 *
 * @example
 * // Closes 100, 110, 99, 110, 88: one of -0.2 that lasts, one of -0.1 that is recovered.
 * drawdowns(closes);
 */
export function drawdowns({ day, close }: DailyCloses, rows: number = ROWS): Drawdown[] {
  const found: Drawdown[] = [];
  let peak = 0;
  let trough = 0;
  const end = (recovery: number | null) => {
    if (trough > peak) found.push(drawdown({ day, close }, { peak, trough, recovery }));
  };
  for (let i = 1; i < close.length; i++) {
    if ((close[i] as number) >= (close[peak] as number)) {
      end(i);
      peak = i;
      trough = i;
    } else if (trough === peak || (close[i] as number) < (close[trough] as number)) {
      trough = i;
    }
  }
  end(null);
  return found.sort((a, b) => a.depth - b.depth).slice(0, rows);
}

/**
 * How far each close lies below the highest so far.
 *
 * @returns Fractions at or below 0, in a column as long as `close`.
 * @see STA-06
 *
 * @example
 * drawdownColumn(Float64Array.of(100, 110, 99)); // 0, 0, -0.1
 */
export function drawdownColumn(close: Float64Array): Float64Array {
  const depths = new Float64Array(close.length);
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < close.length; i++) {
    highest = Math.max(highest, close[i] as number);
    depths[i] = (close[i] as number) / highest - 1;
  }
  return depths;
}

interface Turns {
  readonly peak: number;
  readonly trough: number;
  readonly recovery: number | null;
}

function drawdown({ day, close }: DailyCloses, { peak, trough, recovery }: Turns): Drawdown {
  const peakDay = day[peak] as Day;
  const troughDay = day[trough] as Day;
  const recoveryDay = recovery === null ? null : (day[recovery] as Day);
  return {
    depth: (close[trough] as number) / (close[peak] as number) - 1,
    peakDay,
    troughDay,
    recoveryDay,
    daysDown: troughDay - peakDay,
    daysToRecover: recoveryDay === null ? null : recoveryDay - troughDay,
    daysUnderWater: (recoveryDay ?? (day.at(-1) as Day)) - peakDay,
  };
}
