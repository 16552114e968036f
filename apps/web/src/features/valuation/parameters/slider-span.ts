import { PARAMETER_BOUNDS, type ValuationParameter } from "@plumbline/contract/calls";

/** Between which values a slider moves, in whole steps. Narrower than what may be typed: a hand is not that exact. */
export interface SliderSpan {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

type Ends = readonly [min: number, max: number];

/** What companies and markets have known; more is typed. */
const USUAL: Readonly<Partial<Record<ValuationParameter, Ends>>> = {
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

/** From nothing to so many times the default. */
const TIMES = 2;
/** Steps of an amount from nothing to its default. */
const STEPS_TO_DEFAULT = 50;

/**
 * The slider of a parameter.
 *
 * @param usual The default: it and 0 are on the slider.
 * @returns Null where a slider would mean nothing: for an amount that is unknown, negative or 0.
 * @example
 * sliderSpan("wacc", 0.08); // { min: 0.03, max: 0.2, step: 0.0025 }
 */
export function sliderSpan(name: ValuationParameter, usual: number | null): SliderSpan | null {
  const { max: most, step } = PARAMETER_BOUNDS[name];
  const ends = USUAL[name];
  if (ends) {
    const [min, max] = ends;
    const [low, high] = usual === null ? [min, max] : [Math.min(min, usual), Math.max(max, usual)];
    return { min: step * Math.floor(low / step + 1e-9), max: step * Math.ceil(high / step - 1e-9), step };
  }
  if (usual === null || usual <= 0) return null;
  return { min: 0, max: Math.min(TIMES * usual, most), step: usual / STEPS_TO_DEFAULT };
}

/** Steps from the lower end of a slider to a value; the nearer end for a value beyond. */
export function stepOf(value: number, { min, max, step }: SliderSpan): number {
  return Math.round((Math.min(max, Math.max(min, value)) - min) / step);
}

/** The value at a step; multiplying leaves traces in the last digits, which nobody chose. */
export function valueAt(index: number, { min, step }: SliderSpan): number {
  return Number((min + index * step).toPrecision(10));
}
