import { type Figure, missing } from "../../figure/index.ts";
import { type Derivation, figureOf, gapWithin, type Traced, usableAccounts } from "../../fundamentals/index.ts";
import { formatDay } from "../../time/index.ts";
import { compoundGrowth } from "../model/index.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** A number of a fiscal year, by the index of the year. */
export type OfYear = (index: number) => Traced;

/**
 * Growth a year over a number of fiscal years up to the latest.
 *
 * @param company The company.
 * @param of The number that grows.
 * @param years Yearly steps.
 * @returns A fraction; missing where the years are too few or not in a row, or an end is 0 or less.
 * @see DCF-10
 *
 * @example
 * growthOverYears(apple, (index) => apple.fundamentals.years.item("revenue", index), 5).value; // 0.0868
 */
function growthOverYears(company: ValuedCompany, of: OfYear, years: number): Figure {
  const { list } = company.fundamentals.years;
  const lastIndex = list.length - 1;
  const gap = gapWithin(list, lastIndex, years + 1);
  if (gap) return missing(gap);
  const first = of(lastIndex - years);
  const last = of(lastIndex);
  if (first.value === null) return missing(first.because);
  if (last.value === null) return missing(last.because);
  const growth = compoundGrowth(first.value, last.value, years);
  if (growth === null) return missing("denominator-not-positive");
  return { value: growth, provenance: provenanceOfGrowth(company, first, last) };
}

/** Growth rates are taken over five years; where there are fewer, over no fewer than three. */
const MAX_YEARS = 5;
const MIN_YEARS = 3;

/**
 * Growth a year over five fiscal years, or over the three or four for which the number is known.
 *
 * @see DCF-10, GRA-03
 *
 * @example
 * multiYearGrowth(apple, (index) => apple.fundamentals.years.eps(index)).value; // 0.1787
 */
export function multiYearGrowth(company: ValuedCompany, of: OfYear): Figure {
  let growth: Figure = missing("history-too-short");
  for (let years = MAX_YEARS; years >= MIN_YEARS; years--) {
    growth = growthOverYears(company, of, years);
    // A loss at the start is an answer; only years that are not there make the window shorter.
    if (growth.value !== null || growth.because === "denominator-not-positive") return growth;
  }
  return growth;
}

/** The filing that completed the later number, and the days of both ends. */
function provenanceOfGrowth({ source }: ValuedCompany, first: Derivation, last: Derivation) {
  const later = first.filed > last.filed ? first : last;
  const { provenance } = figureOf(later, { source }) as { provenance: { concept?: string } };
  const { concept: _, ...filing } = provenance;
  return {
    ...filing,
    source,
    periodStart: formatDay(first.end),
    periodEnd: formatDay(last.end),
    formula: "DCF-10",
  };
}

/** Growth a year of free cash flow, by the fiscal years it was taken over. */
export type FreeCashFlowGrowth = Readonly<Record<3 | 5 | 10, Figure>>;

/**
 * How free cash flow (cash from operations less capital expenditure) has grown, for comparison with the growth that a
 * price takes for granted.
 *
 * @param known The company.
 * @returns Fractions a year; a figure is missing where the years are too few or an end is 0 or less.
 * @see docs/rules.md, "Reverse DCF"; DCF-10
 *
 * @example
 * freeCashFlowGrowthHistory(apple)[5].value; // 0.0613 as of its 10-K for 2025
 */
export function freeCashFlowGrowthHistory(known: ValuedCompany): FreeCashFlowGrowth {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  const { years } = company.fundamentals;
  const over = (count: number) => growthOverYears(company, (index) => years.item("freeCashFlow", index), count);
  return { 3: over(3), 5: over(5), 10: over(10) };
}
