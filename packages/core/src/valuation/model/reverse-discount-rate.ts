import { turningPoint } from "./bisection.ts";
import { type DcfInputs, dcfRefusal } from "./dcf-inputs.ts";
import { missingAmong, type Refusal, refuse } from "./refusal.ts";
import { valuePerShare } from "./value-per-share.ts";

/** The return a year that a buyer at the price earns if the flows come as projected. */
export interface ImpliedReturn {
  readonly value: number;
}

/** No higher rate is looked for. */
const MAX_RATE = 1;

/**
 * Turns the model round: which discount rate makes the value equal to the price? Value falls as the rate rises, from
 * without limit just above terminal growth, so there is at most one.
 *
 * @param inputs The model; its own WACC does not matter.
 * @param price Money per share.
 * @returns A rate a year, a fraction; a refusal where the model has none or the share is worth more even at 100 %.
 * @see docs/rules.md, "Reverse DCF"
 *
 * @example
 * reverseDiscountRate(inputs, valuePerShare(inputs)).value; // inputs.wacc
 */
export function reverseDiscountRate(inputs: DcfInputs, price: number): ImpliedReturn | Refusal {
  const at = (wacc: number): DcfInputs => ({ ...inputs, wacc });
  const refusal = dcfRefusal(at(MAX_RATE)) ?? missingAmong({ price });
  if (refusal) return refusal;
  const low = inputs.terminalGrowth;
  const valueAtHigh = valuePerShare(at(MAX_RATE));
  if (price < valueAtHigh) {
    return refuse("NO_SOLUTION_IN_BRACKET", { price, low, high: MAX_RATE, valueAtHigh });
  }
  return { value: turningPoint((rate) => valuePerShare(at(rate)) > price, low, MAX_RATE) };
}
