import type { MoatTrend, MoatWidth } from "@plumbline/core/words";

/** What is said of a stock on a day. Values are per share, in the currency of the price. */
export interface Verdict {
  readonly code: string;
  /** Last close, as it was paid, and its day, `YYYY-MM-DD`. */
  readonly price: number;
  readonly priceDay: string;
  readonly currency: string | null;
  readonly moat: MoatWidth;
  readonly trend: MoatTrend;
  /** Values by both models with default parameters; null where a model gives none in that currency. */
  readonly dcf: number | null;
  readonly graham: number | null;
  /** Mean of the analysts' targets. */
  readonly consensus: number | null;
}

/** By how much a value must have moved, as a fraction of the recorded one, to be recorded again. */
const MOVED = 0.02;

/**
 * Whether a verdict is to be recorded beside the one that stands: another width, trend or currency, a value that is new or gone, or
 * one that has moved by a fiftieth. A price alone is no verdict.
 *
 * @see RVD-01
 */
export function isChanged(verdict: Verdict, standing: Verdict): boolean {
  return (
    verdict.moat !== standing.moat ||
    verdict.trend !== standing.trend ||
    verdict.currency !== standing.currency ||
    hasMoved(verdict.dcf, standing.dcf) ||
    hasMoved(verdict.graham, standing.graham) ||
    hasMoved(verdict.consensus, standing.consensus)
  );
}

function hasMoved(value: number | null, recorded: number | null): boolean {
  if (value === null || recorded === null) return value !== recorded;
  return Math.abs(value - recorded) >= MOVED * Math.abs(recorded) && value !== recorded;
}
