import { median } from "@plumbline/core/stats";
import type { PriceHistory } from "../model/index.ts";

/** With fewer common days nothing can be told. */
const MIN_DAYS = 5;
/** Two vendors round differently, and one has corrected a bar that the other has not. */
const MAX_RETURN_DIFFERENCE = 0.01;
/** A split or a dividend that only one of them has taken out of its prices makes one day differ, and its correction another. */
const MAX_UNLIKE = 0.15;
/** Closes as traded are the same everywhere; those that are adjusted change with each split. */
const MAX_LEVEL = Math.log(1.2);

/** Whether two series can be of one stock: `unknown` where too few days are common. */
export type Agreement = "same" | "different" | "unknown";

/**
 * Compares what two sources say of a stock, by its daily returns, which hardly depend on what each has done to its prices; and by
 * the level, where both have done nothing to them.
 */
export function agreementOf(known: PriceHistory, delivered: PriceHistory): Agreement {
  const closes = new Map<number, number>();
  for (const [row, day] of known.bars.day.entries()) closes.set(day, known.bars.close[row] as number);
  const pairs: [number, number][] = [];
  for (const [row, day] of delivered.bars.day.entries()) {
    const other = closes.get(day);
    const close = delivered.bars.close[row] as number;
    if (other !== undefined && other > 0 && close > 0) pairs.push([other, close]);
  }
  if (pairs.length < MIN_DAYS) return "unknown";
  const level = median(Float64Array.from(pairs, ([ours, theirs]) => Math.log(theirs / ours)));
  const areRaw = known.basis === "raw" && delivered.basis === "raw";
  if (areRaw && Math.abs(level) > MAX_LEVEL) return "different";
  const unlike = pairs.slice(1).filter(([ours, theirs], at) => {
    const [before, theirBefore] = pairs[at] as [number, number];
    return Math.abs(ours / before - theirs / theirBefore) > MAX_RETURN_DIFFERENCE;
  });
  return unlike.length <= MAX_UNLIKE * (pairs.length - 1) ? "same" : "different";
}
