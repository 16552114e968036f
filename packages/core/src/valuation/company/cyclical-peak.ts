import { median } from "../../stats/index.ts";

/** A fall of earnings to less than this part of the year before is deep; so is one into a loss. */
const DEEP_FALL = 0.5;
/** Deep falls that make a company cyclical; a single one may have been an accident. */
const MIN_FALLS = 2;
/** Years that show at least most of a cycle. */
const MIN_YEARS = 7;
/** Margins run from the last seam on (REC-13); fewer have no usual one. */
const MIN_MARGINS = 5;
/** A margin of this multiple of the median is that of a peak. */
const PEAK = 1.5;

/** What makes a company look cyclical and at a peak. */
export interface CyclicalPeak {
  /** Years in which earnings halved or worse. */
  readonly falls: number;
  readonly medianMargin: number;
}

/**
 * Whether a company's earnings collapse every few years, and are now well above their usual part of revenue: a model that
 * grows such a year's flow values the peak for ever.
 *
 * @param earnings Of fiscal years in a row, oldest first.
 * @param margins Earnings over revenue of the same years, or of those since the last seam.
 * @param margin Earnings over revenue of the last twelve months.
 * @returns `null` when it is not, or fewer than seven years or five margins are known.
 * @see docs/rules.md 4.1
 *
 * @example
 * cyclicalPeak([10, 4, 12, 15, 3, 9, 20], [0.1, 0.05, 0.1, 0.12, 0.04, 0.1, 0.2], 0.2); // { falls: 2, medianMargin: 0.1 }
 */
export function cyclicalPeak(
  earnings: readonly number[],
  margins: readonly number[],
  margin: number,
): CyclicalPeak | null {
  if (earnings.length < MIN_YEARS || margins.length < MIN_MARGINS) return null;
  const isDeepFall = (now: number, k: number) => {
    const before = earnings[k - 1];
    return before !== undefined && before > 0 && now < DEEP_FALL * before;
  };
  const falls = earnings.filter(isDeepFall).length;
  const medianMargin = median(margins);
  const isPeak = margin > 0 && margin >= PEAK * medianMargin;
  return falls >= MIN_FALLS && isPeak ? { falls, medianMargin } : null;
}
