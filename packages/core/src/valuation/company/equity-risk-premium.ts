import { type Figure, missing } from "../../figure/index.ts";
import { addMonths, type Day, dayOf, formatDay, MAX_AGE_DAYS } from "../../time/index.ts";

/**
 * The premium over ten-year government bonds that prices of American shares implied on 1 January of a year, a
 * fraction a year.
 *
 * @see Damodaran, pages.stern.nyu.edu, "Historical Implied Equity Risk Premiums for the US" (histimpl), by free cash flow
 *   to equity; the page lists each beside the year that ended the day before
 */
const ON_FIRST_JANUARY: Readonly<Record<number, number>> = {
  2000: 0.0205,
  2001: 0.0287,
  2002: 0.0362,
  2003: 0.041,
  2004: 0.0369,
  2005: 0.0365,
  2006: 0.0408,
  2007: 0.0416,
  2008: 0.0437,
  2009: 0.0643,
  2010: 0.0436,
  2011: 0.052,
  2012: 0.0601,
  2013: 0.0578,
  2014: 0.0496,
  2015: 0.0578,
  2016: 0.0612,
  2017: 0.0569,
  2018: 0.0508,
  2019: 0.0596,
  2020: 0.052,
  2021: 0.0472,
  2022: 0.0424,
  2023: 0.0594,
  2024: 0.046,
  2025: 0.0433,
  2026: 0.0423,
};

/** The estimate comes out in the course of its first month. */
const MONTHS_TO_PUBLISH = 1;

const ESTIMATES = Object.entries(ON_FIRST_JANUARY).map(([year, value]) => {
  const on = dayOf(Number(year), 1, 1);
  const provenance = { source: "damodaran", periodEnd: formatDay(on), formula: "DCF-13" };
  return { on, knownFrom: addMonths(on, MONTHS_TO_PUBLISH), premium: { value, provenance } };
});

/**
 * The equity risk premium that a valuation assumes on a day: the latest that was published by then.
 *
 * @param asOf Nothing later is used.
 * @returns A fraction a year, dated by its 1 January; missing before February 2000, and where the latest is older than two years
 *   and a month: the one after it is then missing here.
 * @see DCF-13, GEN-06
 *
 * @example
 * equityRiskPremiumOn(day("2015-06-30")).value; // 0.0578
 * equityRiskPremiumOn(day("2015-01-15")).value; // 0.0496: that of 2015 was not out yet
 */
export function equityRiskPremiumOn(asOf: Day): Figure {
  const latest = ESTIMATES.findLast(({ knownFrom }) => knownFrom <= asOf);
  if (!latest) return missing("no-risk-premium");
  return latest.on < asOf - MAX_AGE_DAYS.riskPremium ? missing("risk-premium-too-old") : latest.premium;
}
