import type { Figure } from "../../figure/index.ts";
import { usableAccounts } from "../../fundamentals/index.ts";
import { growthOverYears } from "./growth-over-years.ts";
import type { ValuedCompany } from "./valued-company.ts";

/** Growth a year of free cash flow, by the fiscal years it was taken over. */
export type FreeCashFlowGrowth = Readonly<Record<3 | 5 | 10, Figure>>;

/**
 * How free cash flow (cash from operations less capital expenditure) has grown: what stands beside the growth that a
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
