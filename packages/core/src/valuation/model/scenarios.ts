import type { DcfInputs } from "./dcf-inputs.ts";
import { type DcfValuation, discountedCashFlow } from "./discounted-cash-flow.ts";
import type { Refusal } from "./refusal.ts";

export const SCENARIO_NAMES = ["bear", "base", "bull"] as const;

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

/** What a scenario adds to each rate, in fractions. */
export type RateShift = Readonly<Record<"shortTermGrowth" | "longTermGrowth" | "terminalGrowth" | "wacc", number>>;

/** One standard deviation of the Monte Carlo simulation, all four for the worse and all four for the better. */
export const SCENARIO_SHIFTS: Readonly<Record<ScenarioName, RateShift>> = {
  bear: { shortTermGrowth: -0.03, longTermGrowth: -0.02, terminalGrowth: -0.005, wacc: 0.01 },
  base: { shortTermGrowth: 0, longTermGrowth: 0, terminalGrowth: 0, wacc: 0 },
  bull: { shortTermGrowth: 0.03, longTermGrowth: 0.02, terminalGrowth: 0.005, wacc: -0.01 },
};

export interface Scenario {
  readonly name: ScenarioName;
  readonly shift: RateShift;
  readonly inputs: DcfInputs;
  readonly outcome: DcfValuation | Refusal;
}

/**
 * The model in a bear market, as given, and in a bull market.
 *
 * @param inputs The model.
 * @param shifts What each scenario adds to the rates.
 * @param riskFreeRate As in `discountedCashFlow`.
 * @returns Bear, base and bull.
 *
 * @example
 * scenarios(inputs).map(({ name }) => name); // ["bear", "base", "bull"]
 */
export function scenarios(
  inputs: DcfInputs,
  shifts: Readonly<Record<ScenarioName, RateShift>> = SCENARIO_SHIFTS,
  riskFreeRate: number | null = null,
): readonly Scenario[] {
  return SCENARIO_NAMES.map((name) => {
    const shift = shifts[name];
    const shifted = {
      ...inputs,
      shortTermGrowth: inputs.shortTermGrowth + shift.shortTermGrowth,
      longTermGrowth: inputs.longTermGrowth + shift.longTermGrowth,
      terminalGrowth: inputs.terminalGrowth + shift.terminalGrowth,
      wacc: inputs.wacc + shift.wacc,
    };
    return { name, shift, inputs: shifted, outcome: discountedCashFlow(shifted, riskFreeRate) };
  });
}
