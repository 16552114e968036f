import { addMonths, type Day, datePartsOf } from "@plumbline/core/time";

/**
 * Series of FRED and of Shiller whose values are means of a month, dated by its first day.
 *
 * @see https://fred.stlouisfed.org/series/TB3MS, "Monthly, averages of business days"; GS10 and AAA likewise. Shiller's long rate is GS10.
 */
const MONTHLY_MEANS: ReadonlySet<string> = new Set(["fred-tb3ms", "fred-gs10", "fred-aaa", "shiller-long-rate"]);

/**
 * The day from which a value of a series can be known: that of a mean is the first one after its month.
 *
 * @param on The day by which the series dates the value.
 * @see GEN-06
 *
 * @example
 * formatDay(knownFrom("fred-tb3ms", day("2024-02-01"))); // "2024-03-01"
 * formatDay(knownFrom("fred-dtb3", day("2024-02-01"))); // "2024-02-01"
 */
export function knownFrom(name: string, on: Day): Day {
  return MONTHLY_MEANS.has(name) ? addMonths((on - datePartsOf(on).date + 1) as Day, 1) : on;
}

/**
 * The latest day by which a series can date a value that is known on a day.
 *
 * @example
 * formatDay(lastKnownDate("fred-gs10", day("2024-03-15"))); // "2024-02-29"
 */
export function lastKnownDate(name: string, asOf: Day): Day {
  return MONTHLY_MEANS.has(name) ? ((asOf - datePartsOf(asOf).date) as Day) : asOf;
}
