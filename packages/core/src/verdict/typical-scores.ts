import type { ScreenMatrix } from "../screen/index.ts";
import { median } from "../stats/index.ts";
import { VERDICT_DIMENSIONS, type VerdictDimension } from "../words/index.ts";
import { noTargetSigns } from "./target-signs.ts";
import { stockVerdict } from "./verdict.ts";

/** The middle of some companies by one dimension. */
export interface TypicalScore {
  /** Median of their scores; NaN with fewer than five. */
  readonly median: number;
  /** Companies with a score. */
  readonly members: number;
}

/** Fewer companies describe one of them rather than the group (STA-16). */
const MIN_MEMBERS = 5;

/**
 * The median scores of some companies: what a score has to be compared with, as checks are strict and few companies pass most of
 * them. Of expectations there is none, because targets are not read for a whole market.
 *
 * @param matrix The market on a day.
 * @param rows Rows of the companies.
 * @see VER-04
 *
 * @example
 * typicalScores(matrix, rowsOfUtilities).growth; // { median: 0.38, members: 27 }
 */
export function typicalScores(
  matrix: ScreenMatrix,
  rows: readonly number[],
): Readonly<Record<VerdictDimension, TypicalScore>> {
  const targets = noTargetSigns("targets-not-compared");
  const scores = new Map<VerdictDimension, number[]>(VERDICT_DIMENSIONS.map((dimension) => [dimension, []]));
  for (const row of rows) {
    for (const { dimension, score } of stockVerdict({ matrix, row, targets })) {
      if (score !== null) scores.get(dimension)?.push(score);
    }
  }
  const typical = [...scores].map(([dimension, known]) => {
    const isFew = known.length < MIN_MEMBERS;
    return [dimension, { members: known.length, median: isFew ? Number.NaN : median(known) }] as const;
  });
  return Object.fromEntries(typical) as Record<VerdictDimension, TypicalScore>;
}
