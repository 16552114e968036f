import type { PriceHistory } from "../model/index.ts";

/** Prices of one provider are the same numbers when it is asked again, but for the last figure that it rounds. */
const MAX_DIFFERENCE = 0.002;

/** What two series of one stock say of the days that both have. */
export interface Overlap {
  readonly days: number;
  /** Days on which the closes differ. */
  readonly different: readonly number[];
  readonly isSame: boolean;
}

/**
 * Compares what came with what is held, and the splits of both.
 *
 * @param tolerance As a fraction of the close.
 */
export function compareOverlap(
  held: PriceHistory,
  delivered: PriceHistory,
  tolerance: number = MAX_DIFFERENCE,
): Overlap {
  const closes = new Map<number, number>();
  for (const [row, day] of held.bars.day.entries()) closes.set(day, held.bars.close[row] as number);
  let days = 0;
  const different: number[] = [];
  for (const [row, day] of delivered.bars.day.entries()) {
    const close = closes.get(day);
    const other = delivered.bars.close[row] as number;
    if (close === undefined || Number.isNaN(other) || Number.isNaN(close)) continue;
    days += 1;
    if (Math.abs(other / close - 1) > tolerance) different.push(day);
  }
  const last = held.bars.day.at(-1) ?? Number.POSITIVE_INFINITY;
  // Closes that are adjusted for splits change with each split, also those of which no day is common.
  const hasNewSplit = held.basis !== "raw" && delivered.actions.splits.some(({ exDay }) => exDay > last);
  return { days, different, isSame: different.length === 0 && !hasNewSplit };
}
