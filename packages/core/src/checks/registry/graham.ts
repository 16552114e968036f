import { failed, type Measure, measured, passed, ratioOrFail, unmeasured } from "../measure.ts";
import { endsOf, meanOfThree } from "./years.ts";

/** Change relative to the size of the earlier value, which may be a loss. */
export function againstFiveYearsAgo(epsAnnual: readonly number[]): Measure {
  const ends = endsOf(epsAnnual, 5);
  if (!ends) return unmeasured("too-few-periods");
  const { first, last } = ends;
  if (first === 0) return last > 0 ? passed("from-zero") : failed("from-zero");
  return measured((last - first) / Math.abs(first));
}

/** Fewer years are not the long record that the check requires. */
const MIN_DIVIDEND_YEARS = 10;

/** Where the record is shorter than the twenty years that Graham requires, all of it must hold. */
export function uninterruptedDividends(years: number, known: number): Measure {
  if (known < MIN_DIVIDEND_YEARS) return measured(years, known);
  return years >= known ? passed("history-too-short") : measured(years);
}

/** Three years at both ends, so that one bad or brilliant year decides nothing. */
export function growthOverTenYears(epsAnnual: readonly number[]): Measure {
  if (!endsOf(epsAnnual, 9)) return unmeasured("too-few-periods");
  const first = meanOfThree(epsAnnual.slice(-10, -7));
  const last = meanOfThree(epsAnnual.slice(-3));
  if (last <= 0) return failed("no-average-earnings");
  if (first > 0) return measured((last - first) / first);
  return passed(first === 0 ? "from-zero" : "loss-to-profit");
}

/** P/E on the mean of three years; a company without earnings fails. */
export function priceToThreeYearEarnings(price: number, epsAnnual: readonly number[]): Measure {
  if (!endsOf(epsAnnual, 2)) return unmeasured("too-few-periods");
  return ratioOrFail(price, meanOfThree(epsAnnual.slice(-3)), "no-average-earnings");
}

/** A P/E above the first, or none, leaves only the limit of the second: 15 x 1.5 = 22.5. */
const GRAHAM_PRICE_TO_EARNINGS = 15;
const GRAHAM_PRICE_TO_BOOK = 1.5;

/**
 * Graham's product of P/E and P/B. A P/E above 15 counts as 15, so that a P/B of 1.5 passes whatever the P/E is: both
 * ways to pass are one comparison with 22.5. Without three years of earnings only the second way can be judged.
 */
export function priceProduct(price: number, bookPerShare: number, epsAnnual: readonly number[]): Measure {
  if (bookPerShare <= 0) return failed("denominator-not-positive");
  const priceToBook = price / bookPerShare;
  const earnings = priceToThreeYearEarnings(price, epsAnnual);
  if (earnings.kind === "unmeasured") return priceToBook <= GRAHAM_PRICE_TO_BOOK ? passed(earnings.because) : earnings;
  const multiple = earnings.kind === "measured" ? earnings.value : Number.POSITIVE_INFINITY;
  return measured(priceToBook * Math.min(multiple, GRAHAM_PRICE_TO_EARNINGS));
}
