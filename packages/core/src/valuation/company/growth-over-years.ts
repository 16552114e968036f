import { type Figure, missing } from "../../figure/index.ts";
import {
  type Derivation,
  FLOWS_OF_EPS,
  figureOf,
  type ItemId,
  type Traced,
  usableAccounts,
} from "../../fundamentals/index.ts";
import { formatDay } from "../../time/index.ts";
import { compoundGrowth } from "../model/index.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** A number of a fiscal year that grows. */
interface Growing {
  /** The number, by the index of the year. */
  readonly of: (index: number) => Traced;
  /** The flows whose seams its growth may not cross (REC-13). */
  readonly flows: readonly ItemId[];
}

/** A flow as a number that grows. */
function growingItem({ fundamentals: { years } }: ValuedCompany, id: ItemId): Growing {
  return { of: (index) => years.item(id, index), flows: [id] };
}

/**
 * Growth a year over a number of fiscal years up to the latest.
 *
 * @param company The company.
 * @param growing The number that grows.
 * @param years Yearly steps.
 * @returns A fraction; missing where the years are too few or not in a row, a seam lies among them, or an end is 0 or less.
 * @see DCF-10, REC-13
 *
 * @example
 * growthOverYears(apple, growingItem(apple, "revenue"), 5).value; // 0.0868
 */
function growthOverYears(company: ValuedCompany, { of, flows }: Growing, years: number): Figure {
  const { years: known } = company.fundamentals;
  const lastIndex = known.list.length - 1;
  const gap = known.gapIn(flows, lastIndex, years + 1);
  if (gap) return missing(gap);
  const first = of(lastIndex - years);
  const last = of(lastIndex);
  if (first.value === null) return missing(first.because);
  if (last.value === null) return missing(last.because);
  const growth = compoundGrowth(first.value, last.value, years);
  if (growth === null) return missing("end-not-positive");
  return { value: growth, provenance: provenanceOfGrowth(company, first, last) };
}

/** Growth rates are taken over five years; where there are fewer, over no fewer than three. */
const MAX_YEARS = 5;
const MIN_YEARS = 3;

/**
 * Growth a year of a flow over five fiscal years, or over the three or four for which it is known since its last seam.
 *
 * @see DCF-10, REC-13
 *
 * @example
 * itemGrowth(apple, "revenue").value; // 0.0868
 */
export function itemGrowth(company: ValuedCompany, id: ItemId): Figure {
  return multiYearGrowth(company, growingItem(company, id));
}

/**
 * The same of diluted earnings per share.
 *
 * @see GRA-03, REC-13
 *
 * @example
 * epsGrowth(apple).value; // 0.1787
 */
export function epsGrowth(company: ValuedCompany): Figure {
  const { years } = company.fundamentals;
  return multiYearGrowth(company, { of: years.eps, flows: FLOWS_OF_EPS });
}

function multiYearGrowth(company: ValuedCompany, growing: Growing): Figure {
  let growth: Figure = missing("too-few-periods");
  for (let years = MAX_YEARS; years >= MIN_YEARS; years--) {
    growth = growthOverYears(company, growing, years);
    // A loss at the start is an answer; only years that are not there, or that count other things, make the window shorter.
    if (growth.value !== null || growth.because === "end-not-positive") return growth;
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
 * @returns Fractions a year; a figure is missing where the years are too few, a seam lies among them, or an end is 0 or less.
 * @see docs/rules.md, "Reverse DCF"; DCF-10, REC-13
 *
 * @example
 * freeCashFlowGrowthHistory(apple)[5].value; // 0.0613 as of its 10-K for 2025
 */
export function freeCashFlowGrowthHistory(known: ValuedCompany): FreeCashFlowGrowth {
  const company = { ...known, fundamentals: usableAccounts(known.fundamentals) };
  const over = (count: number) => growthOverYears(company, growingItem(company, "freeCashFlow"), count);
  return { 3: over(3), 5: over(5), 10: over(10) };
}
