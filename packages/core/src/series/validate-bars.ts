import type { Day } from "../time/index.ts";
import type { Bars } from "./bars.ts";

/** What can be wrong with bars. */
export type BarProblemCode =
  | "columns-unequal"
  | "days-not-rising"
  | "close-missing"
  | "price-not-finite"
  | "price-not-positive"
  | "high-below-low"
  | "high-below-price"
  | "low-above-price"
  | "volume-not-finite"
  | "volume-negative";

/** Something wrong with one bar, or with the columns as a whole. */
export interface BarProblem {
  readonly code: BarProblemCode;
  /** Index of the bar; null when the columns do not belong together. */
  readonly index: number | null;
  /** Day of that bar. */
  readonly day: Day | null;
  readonly column: keyof Bars;
  /** The offending value; for `columns-unequal` the length of the column. */
  readonly value: number;
}

const PRICES = ["open", "high", "low", "close"] as const;
const COLUMNS = [...PRICES, "volume"] as const;

/** Adjusted prices carry the noise of a multiplication: a close may exceed an equal high by a few parts in 10^16. */
const ROUNDING = 1e-9;

/**
 * Checks what every computation on bars relies on: columns of one length; strictly rising days; prices finite and
 * positive; low <= open, close <= high; volume finite and not negative. The close is required. Open, high, low and
 * volume may be missing (NaN), as in sources that have closes only; they are not checked then.
 *
 * @param bars Bars of any basis.
 * @returns Every problem found, in the order of the bars; only `columns-unequal` when lengths differ, since values of
 *   different bars would be compared. Empty when the bars are sound.
 *
 * @example
 * validateBars(bars); // [{ code: "high-below-low", index: 3, day: 19000, column: "high", value: 9.5 }]
 */
export function validateBars(bars: Bars): BarProblem[] {
  const unequal = COLUMNS.filter((column) => bars[column].length !== bars.day.length);
  if (unequal.length > 0) {
    return unequal.map((column) => ({
      code: "columns-unequal",
      index: null,
      day: null,
      column,
      value: bars[column].length,
    }));
  }
  const problems: BarProblem[] = [];
  for (let index = 0; index < bars.day.length; index++) {
    const day = bars.day[index] as Day;
    const report = (code: BarProblemCode, column: keyof Bars) =>
      problems.push({ code, index, day, column, value: bars[column][index] as number });
    checkBar(bars, index, report);
  }
  return problems;
}

type Report = (code: BarProblemCode, column: keyof Bars) => void;

function checkBar(bars: Bars, index: number, report: Report): void {
  if (index > 0 && (bars.day[index] as number) <= (bars.day[index - 1] as number)) report("days-not-rising", "day");
  if (Number.isNaN(bars.close[index])) report("close-missing", "close");
  for (const column of PRICES) checkPrice(bars[column][index] as number, column, report);
  checkOrder(bars, index, report);
  const volume = bars.volume[index] as number;
  if (volume < 0) report("volume-negative", "volume");
  else if (volume === Number.POSITIVE_INFINITY) report("volume-not-finite", "volume");
}

function checkPrice(price: number, column: keyof Bars, report: Report): void {
  if (price <= 0) report("price-not-positive", column);
  else if (price === Number.POSITIVE_INFINITY) report("price-not-finite", column);
}

/** Comparisons with NaN are false, so that missing values are never out of order. */
function checkOrder(bars: Bars, index: number, report: Report): void {
  const high = (bars.high[index] as number) * (1 + ROUNDING);
  const low = (bars.low[index] as number) * (1 - ROUNDING);
  if (high < low) report("high-below-low", "high");
  for (const column of ["open", "close"] as const) {
    const price = bars[column][index] as number;
    if (high < price) report("high-below-price", column);
    if (low > price) report("low-above-price", column);
  }
}
