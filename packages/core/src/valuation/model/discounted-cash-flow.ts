import { type DcfInputs, dcfRefusal } from "./dcf-inputs.ts";
import { type DcfWarning, dcfWarnings } from "./dcf-warnings.ts";
import { type DiscountedFlow, type DiscountedFlows, discountFlows } from "./discount-flows.ts";
import { growthOfYear, PROJECTED_YEARS } from "./growth-of-year.ts";
import type { Refusal } from "./refusal.ts";

/** A year of the projection. */
export interface ProjectedYear extends DiscountedFlow {
  /** Growth on the year before. */
  readonly growth: number;
}

/** The value of a share and the way to it. */
export interface DcfValuation extends Omit<DiscountedFlows, "rows"> {
  /** Years 1 to 10. */
  readonly rows: readonly ProjectedYear[];
  readonly warnings: readonly DcfWarning[];
}

/**
 * Values a share by ten years of projected free cash flow and a growing perpetuity after them.
 *
 * @param inputs The model.
 * @param riskFreeRate For the warning that terminal growth exceeds it; null when unknown.
 * @returns The valuation, a negative one included (`EQUITY_NEGATIVE`); a refusal where there is none.
 * @see DCF-01 to DCF-06
 *
 * @example
 * const growth = { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0 };
 * discountedCashFlow({ baseFlow: 50, ...growth, wacc: 0.2, netDebt: 900, shares: 10 }).value; // -65
 */
export function discountedCashFlow(inputs: DcfInputs, riskFreeRate: number | null = null): DcfValuation | Refusal {
  const refusal = dcfRefusal(inputs);
  if (refusal) return refusal;
  const growths = Array.from({ length: PROJECTED_YEARS }, (_, index) => growthOfYear(inputs, index + 1));
  const flows: number[] = [];
  let cashFlow = inputs.baseFlow;
  for (const growth of growths) {
    cashFlow *= 1 + growth;
    flows.push(cashFlow);
  }
  const result = discountFlows({ ...inputs, flows });
  return {
    ...result,
    rows: result.rows.map((row, index) => ({ ...row, growth: growths[index] as number })),
    warnings: dcfWarnings(inputs, result, riskFreeRate),
  };
}
