import type { ValuationParameter } from "@plumbline/core/words";

export interface ParameterBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

const AMOUNT: ParameterBounds = { min: -1e15, max: 1e15, step: 1 };

/** A parameter that is not 0 is no nearer to it: a price over so little is no number any more. */
export const MIN_AMOUNT = 1e-6;

/** The bounds of each parameter, rates as fractions. Within them a model may still refuse a value, with a reason. */
export const PARAMETER_BOUNDS: Readonly<Record<ValuationParameter, ParameterBounds>> = {
  shortTermGrowth: { min: -0.5, max: 1, step: 0.005 },
  longTermGrowth: { min: -0.3, max: 0.5, step: 0.005 },
  terminalGrowth: { min: -0.05, max: 0.06, step: 0.0025 },
  wacc: { min: 0.01, max: 0.3, step: 0.0025 },
  baseFlow: AMOUNT,
  netDebt: AMOUNT,
  shares: { min: 0, max: 1e15, step: 1 },
  riskFreeRate: { min: 0, max: 0.2, step: 0.0005 },
  beta: { min: 0, max: 4, step: 0.05 },
  equityRiskPremium: { min: 0, max: 0.15, step: 0.0005 },
  costOfDebt: { min: 0, max: 0.3, step: 0.0025 },
  taxRate: { min: 0, max: 0.6, step: 0.01 },
  eps: { min: -1e6, max: 1e6, step: 0.01 },
  grahamGrowth: { min: -0.04, max: 0.25, step: 0.005 },
  noGrowthMultiple: { min: 0, max: 20, step: 0.5 },
  growthMultiplier: { min: 0, max: 4, step: 0.1 },
  bondYield: { min: 0.0005, max: 0.2, step: 0.0005 },
};

/** Whether a parameter may have this value. */
export function isWithinBounds(parameter: ValuationParameter, value: number): boolean {
  const { min, max } = PARAMETER_BOUNDS[parameter];
  return value >= min && value <= max && (value === 0 || Math.abs(value) >= MIN_AMOUNT);
}
