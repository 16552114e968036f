import type { EvidenceLabel } from "../../words/index.ts";

/** The tests of a calendar month; all except the p-value of the win rate are corrected for twelve months. */
export interface MonthTests {
  /** Share of shuffles in which the month's average lies as far from that of all months. */
  readonly p: number;
  /** `p` after the correction of Benjamini and Hochberg for all calendar months tested. */
  readonly q: number;
  /** Exact binomial p-value of its wins, against the win rate of all months. */
  readonly winRateP: number;
  /** Share of shuffles in which some month of the twelve lies at least as far from that of all, above or below. */
  readonly luck: number;
}

const WEAK_Q = 0.1;
const MODERATE_Q = 0.05;
const MODERATE_WIN_RATE_P = 0.05;

/**
 * Labels a calendar month.
 *
 * Weak: q at most 0.1, so that where the calendar means nothing at most one table in ten labels any month at all; of
 * random tables of five years about one in a hundred has a month labelled moderate.
 * Moderate: q at most 0.05 and a win rate on the same side with a p-value of at most 0.05, so that neither one large
 * month nor a run of tiny gains is enough. Of five years all must go against what most months did: where half of all
 * months or more are gains, five gains have a p-value of at least 0.06. There is no stronger label, since what was picked
 * out of the past has not been tested on anything else.
 *
 * @param agrees Whether average and win rate of the month lie on the same side of those of all months.
 * @see Benjamini and Hochberg 1995 for the meaning of q
 *
 * @example
 * evidenceOf({ p: 0.002, q: 0.024, winRateP: 0.2, luck: 0.02 }, true); // "weak"
 */
export function evidenceOf({ q, winRateP }: MonthTests, agrees: boolean): EvidenceLabel {
  if (q <= MODERATE_Q && winRateP <= MODERATE_WIN_RATE_P && agrees) return "moderate";
  return q <= WEAK_Q ? "weak" : "none";
}
