import { type DcfInputs, dcfRefusal } from "./dcf-inputs.ts";
import { missingAmong, type Refusal, refuse } from "./refusal.ts";
import { valuePerShare } from "./value-per-share.ts";

/** The growth in years 1 to 5 that a price takes for granted. */
export interface ImpliedGrowth {
  readonly value: number;
  /** Growth in years 6 to 10 that goes with it. */
  readonly longTermGrowth: number;
}

/** Whether growth of years 6 to 10 stays as it is, or is half-way from short-term to terminal growth. */
export type LongTermLink = "fixed" | "linked";

/** The rates a year between which the solution is searched. */
const GROWTH_BRACKET = { low: -0.5, high: 1 } as const;

/**
 * Solves the model for the short-term growth at which the value equals the price. Value rises with growth, so there is
 * at most one.
 *
 * @param inputs The model; its own short-term growth does not matter.
 * @param price Money per share.
 * @param longTerm What to do with long-term growth meanwhile.
 * @returns Growth a year, a fraction; a refusal where the model has none or no growth from -50 % to 100 % gives the price.
 * @see docs/rules.md, "Reverse DCF"
 *
 * @example
 * reverseGrowth(inputs, valuePerShare(inputs)).value; // inputs.shortTermGrowth
 */
export function reverseGrowth(
  inputs: DcfInputs,
  price: number,
  longTerm: LongTermLink = "fixed",
): ImpliedGrowth | Refusal {
  const at = (shortTermGrowth: number): DcfInputs => ({
    ...inputs,
    shortTermGrowth,
    longTermGrowth: longTerm === "linked" ? (shortTermGrowth + inputs.terminalGrowth) / 2 : inputs.longTermGrowth,
  });
  const refusal = dcfRefusal(at(0)) ?? missingAmong({ price });
  if (refusal) return refusal;
  const { low, high } = GROWTH_BRACKET;
  const valueAtLow = valuePerShare(at(low));
  const valueAtHigh = valuePerShare(at(high));
  if (price < valueAtLow || price > valueAtHigh) {
    return refuse("NO_SOLUTION_IN_BRACKET", { price, low, high, valueAtLow, valueAtHigh });
  }
  const value = turningPoint((growth) => valuePerShare(at(growth)) < price, low, high);
  return { value, longTermGrowth: at(value).longTermGrowth };
}

/** The return a year that a buyer at the price earns if the flows come as projected. */
export interface ImpliedReturn {
  readonly value: number;
}

/** The highest rate that is searched. */
const MAX_RATE = 1;

/**
 * Solves the model for the discount rate at which the value equals the price. Value falls as the rate rises, from
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

/** Halving a bracket more often than this moves no double any more. */
const STEPS = 200;

/**
 * Finds where a claim that holds below a point and not above it turns, by halving.
 *
 * @param isBelow Whether a number lies below the point sought.
 * @param low A number below it.
 * @param high A number above it.
 *
 * @example
 * turningPoint((x) => x * x < 2, 0, 2); // 1.4142135623730951
 */
function turningPoint(isBelow: (at: number) => boolean, low: number, high: number): number {
  let below = low;
  let above = high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (below + above) / 2;
    if (isBelow(middle)) below = middle;
    else above = middle;
  }
  return (below + above) / 2;
}
