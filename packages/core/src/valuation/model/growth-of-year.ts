import type { DcfInputs } from "./dcf-inputs.ts";

/** Years of which each flow is projected. */
export const PROJECTED_YEARS = 10;

/** Years of the first stage. */
const SHORT_TERM_YEARS = 5;

/** Steps of a linear fade: terminal growth is reached in year 11. */
const FADE_STEPS = 6;

/**
 * Growth of the cash flow in a year of the projection.
 *
 * @param inputs The model.
 * @param year 1 to 10.
 * @returns A fraction.
 * @see DCF-01, DCF-06
 *
 * @example
 * growthOfYear({ ...inputs, shortTermGrowth: 0.12, terminalGrowth: 0.025, growthPath: "linear-fade" }, 8); // 0.0725
 */
export function growthOfYear(inputs: DcfInputs, year: number): number {
  const { shortTermGrowth, longTermGrowth, terminalGrowth, growthPath } = inputs;
  if (year <= SHORT_TERM_YEARS) return shortTermGrowth;
  if (growthPath !== "linear-fade") return longTermGrowth;
  return shortTermGrowth - ((shortTermGrowth - terminalGrowth) * (year - SHORT_TERM_YEARS)) / FADE_STEPS;
}
