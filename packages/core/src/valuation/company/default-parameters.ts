import { type CapitalParameters, defaultCostOfCapital } from "./default-cost-of-capital.ts";
import { defaultLongTermGrowth, defaultTerminalGrowth } from "./default-growth.ts";
import type { MarketInputs } from "./market-inputs.ts";
import type { KnownParameter } from "./parameter.ts";
import type { ModelInputs } from "./valuation-inputs.ts";

type GrowthParameterName = "shortTermGrowth" | "longTermGrowth" | "terminalGrowth" | "grahamGrowth";

/** What the models assume unless a reader changes it. */
export type DefaultParameters = Readonly<Record<GrowthParameterName, KnownParameter>> & CapitalParameters;

/**
 * The default parameters of the valuation of a company, each with its rule, its inputs, and whether it is computed from
 * them, held at a bound, or a fallback.
 *
 * @param inputs What its accounts say, by `valuationInputsAsOf`.
 * @param market The market inputs of that day.
 * @see DCF-10 to DCF-15, GRA-03
 *
 * @example
 * defaultParameters(inputs, market).terminalGrowth; // { value: 0.025, rule: "DCF-12", unbounded: 0.0425, ... }
 */
export function defaultParameters(inputs: ModelInputs, market: MarketInputs): DefaultParameters {
  const { shortTermGrowth, grahamGrowth } = inputs.defaults;
  const terminalGrowth = defaultTerminalGrowth(market.riskFreeRate);
  return {
    shortTermGrowth,
    longTermGrowth: defaultLongTermGrowth(shortTermGrowth.value, terminalGrowth.value),
    terminalGrowth,
    grahamGrowth,
    ...defaultCostOfCapital(inputs, market),
  };
}
