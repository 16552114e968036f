import { type DcfInputs, dcfExists } from "./dcf-inputs.ts";
import { firstDiscountFactor } from "./discount-flows.ts";
import { growthOfYear, PROJECTED_YEARS } from "./growth-of-year.ts";

/**
 * The value of a share by discounted cash flow and nothing else: the number of `discountedCashFlow`, to the last bit,
 * without its table.
 *
 * @param inputs The model.
 * @returns Money per share; NaN where the model refuses.
 * @see DCF-01, DCF-02, DCF-03, DCF-04
 *
 * @example
 * // A perpetuity: 1000 x 1.03 / (0.08 - 0.03)
 * const growth = { shortTermGrowth: 0.03, longTermGrowth: 0.03, terminalGrowth: 0.03 };
 * valuePerShare({ baseFlow: 1000, ...growth, wacc: 0.08, netDebt: 0, shares: 1 }); // 20,600
 */
export function valuePerShare(inputs: DcfInputs): number {
  if (!dcfExists(inputs)) return Number.NaN;
  const { terminalGrowth, wacc, netDebt, shares, timing } = inputs;
  let cashFlow = inputs.baseFlow;
  let discountFactor = firstDiscountFactor(wacc, timing);
  let presentValue = 0;
  for (let year = 1; year <= PROJECTED_YEARS; year++) {
    cashFlow *= 1 + growthOfYear(inputs, year);
    discountFactor *= 1 + wacc;
    presentValue += cashFlow / discountFactor;
  }
  const terminalValue = (cashFlow * (1 + terminalGrowth)) / (wacc - terminalGrowth);
  return (presentValue + terminalValue / discountFactor - netDebt) / shares;
}
