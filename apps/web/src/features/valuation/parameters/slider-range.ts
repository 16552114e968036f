import { PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";

/** The range of a slider, in whole steps; it is narrower than the range of values that may be typed. */
export interface SliderRange {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

type Ends = readonly [min: number, max: number];

/** Ranges that are common among companies and markets; other values can be typed. */
const COMMON_RANGES: Readonly<Partial<Record<ValuationParameter, Ends>>> = {
  shortTermGrowth: [-0.2, 0.4],
  longTermGrowth: [-0.1, 0.25],
  terminalGrowth: [-0.02, 0.05],
  wacc: [0.03, 0.2],
  riskFreeRate: [0, 0.1],
  beta: [0, 3],
  equityRiskPremium: [0, 0.1],
  costOfDebt: [0, 0.15],
  taxRate: [0, 0.5],
  grahamGrowth: [-0.04, 0.25],
  noGrowthMultiple: [0, 20],
  growthMultiplier: [0, 4],
  bondYield: [0.01, 0.12],
};

/** The slider of an amount ends at this multiple of its default. */
const MAX_TIMES_DEFAULT = 2;
/** Steps of an amount from zero to its default. */
const STEPS_TO_DEFAULT = 50;

/**
 * The slider of a parameter.
 *
 * @param defaultValue The default; it is within the slider's range.
 * @returns Null where a slider has no meaningful range: for an amount that is unknown, negative or 0.
 * @example
 * sliderRange("wacc", 0.08); // { min: 0.03, max: 0.2, step: 0.0025 }
 */
export function sliderRange(name: ValuationParameter, defaultValue: number | null): SliderRange | null {
  const { max: maxOfParameter, step } = PARAMETER_BOUNDS[name];
  const ends = COMMON_RANGES[name];
  if (ends) {
    const [min, max] = ends;
    const low = Math.min(min, defaultValue ?? min);
    const high = Math.max(max, defaultValue ?? max);
    return { min: step * Math.floor(low / step + 1e-9), max: step * Math.ceil(high / step - 1e-9), step };
  }
  if (defaultValue === null || defaultValue <= 0) return null;
  return {
    min: 0,
    max: Math.min(MAX_TIMES_DEFAULT * defaultValue, maxOfParameter),
    step: defaultValue / STEPS_TO_DEFAULT,
  };
}

/** Steps from the lower end of a slider to a value; the nearer end for a value beyond. */
export function stepOf(value: number, { min, max, step }: SliderRange): number {
  return Math.round((Math.min(max, Math.max(min, value)) - min) / step);
}

/** The value at a step; rounding removes the inexact last digits of the multiplication. */
export function valueAt(index: number, { min, step }: SliderRange): number {
  return Number((min + index * step).toPrecision(10));
}
