import type { WireRefusal, WireValuation } from "@plumbline/contract";
import {
  GRAHAM_CONSERVATIVE,
  type GrahamInputs,
  graham,
  grahamRevised1974,
  marginOfSafety,
  type Refusal,
  upside,
} from "@plumbline/core/valuation/model";
import type { SimulationSummary } from "../monte-carlo/simulate.ts";
import type { ModelResults } from "../store/model-results.ts";

export const VALUATION_METHODS = [
  "dcf",
  "monteCarlo",
  "graham",
  "grahamRevised",
  "grahamNumber",
  "targets",
  "year",
] as const;
export type ValuationMethod = (typeof VALUATION_METHODS)[number];

/** The value of a share by one method, in money per share. */
export interface ValueRange {
  readonly name: ValuationMethod;
  /** Null where there is no single value, as for the prices of a year. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** As a fraction of the price; null without a price or for a value that is not positive. */
  readonly upside: number | null;
  readonly marginOfSafety: number | null;
  /** Why the model has no value. */
  readonly refusal: Refusal | WireRefusal | null;
  /** Why the market has no figure. */
  readonly because: Extract<WireValuation["price"], { value: null }>["because"] | null;
}

type Range = Partial<Pick<ValueRange, "value" | "low" | "high" | "refusal" | "because">>;

/**
 * The values and ranges of all models, of the price targets and of the year's prices, in display order.
 *
 * @param simulation Null while it runs, and where there is nothing to simulate.
 */
export function footballFieldRows(
  valuation: WireValuation,
  results: ModelResults,
  simulation: SimulationSummary | Refusal | null,
): readonly ValueRange[] {
  const { targets, yearRange } = valuation;
  const price = valuation.price.value;
  const { mean } = targets;
  const ranges: Readonly<Record<ValuationMethod, Range>> = {
    dcf: cashFlowRange(results),
    monteCarlo: simulationRange(simulation),
    graham: grahamRange(results, results.graham, graham),
    grahamRevised: grahamRange(results, results.grahamRevised, (inputs) =>
      grahamRevised1974(inputs, results.chosen.bondYield),
    ),
    grahamNumber: grahamNumberRange(results.grahamNumber),
    targets:
      mean.value === null
        ? { because: mean.because }
        : { value: mean.value, low: targets.low.value, high: targets.high.value },
    year:
      yearRange.low.value === null
        ? { because: yearRange.low.because }
        : { low: yearRange.low.value, high: yearRange.high.value },
  };
  // Where the model refuses, its own row says why.
  const names = VALUATION_METHODS.filter((name) => name !== "monteCarlo" || results.dcf.value !== null);
  return names.map((name) => rowOf(name, ranges[name], price));
}

function rowOf(name: ValuationMethod, range: Range, price: number | null): ValueRange {
  const { value = null, low = null, high = null, refusal = null, because = null } = range;
  const isCompared = value !== null && price !== null;
  return {
    name,
    value,
    low,
    high,
    refusal,
    because,
    upside: isCompared ? upside(value, price) : null,
    marginOfSafety: isCompared ? marginOfSafety(value, price) : null,
  };
}

/** From the bear to the bull scenario. */
function cashFlowRange({ dcf, scenarios }: ModelResults): Range {
  if (dcf.value === null) return { refusal: dcf };
  const values = scenarios.flatMap(({ outcome }) => (outcome.value === null ? [] : [outcome.value]));
  return { value: dcf.value, low: Math.min(...values), high: Math.max(...values) };
}

function simulationRange(simulation: SimulationSummary | Refusal | null): Range {
  if (simulation === null) return {};
  if (simulation.value === null) return { refusal: simulation };
  const { p5, p95 } = simulation.percentiles;
  return { value: simulation.value, low: p5, high: p95 };
}

/** From the conservative edit of the formula to the chosen formula. */
function grahamRange(
  { chosen }: ModelResults,
  outcome: ModelResults["graham"],
  formula: (inputs: GrahamInputs) => ModelResults["graham"],
): Range {
  if (outcome.value === null) return { refusal: outcome };
  const ends = [GRAHAM_CONSERVATIVE, {}].map((edit) => formula({ ...chosen.graham, ...edit }).value);
  const values = ends.flatMap((end) => (end === null ? [] : [end]));
  return { value: outcome.value, low: Math.min(...values), high: Math.max(...values) };
}

function grahamNumberRange(outcome: ModelResults["grahamNumber"]): Range {
  return outcome.value === null ? { refusal: outcome } : { value: outcome.value };
}

/** A common scale of the rows. */
export interface RangeScale {
  readonly low: number;
  readonly high: number;
  /** Place from the left (0) to the right (1); a value beyond the scale is placed at its end. */
  placeOf(value: number): number;
}

/** The scale ends at this multiple of the price, so that one extreme value does not squeeze all others. */
const MAX_TIMES_PRICE = 3;
/** Fraction of the scale that stays free at each end. */
const MARGIN = 0.04;

/**
 * The scale of a football field.
 *
 * @param price Null where there is none: then the median value replaces it.
 * @returns Null where there is nothing to show.
 */
export function rangeScale(
  rows: readonly Pick<ValueRange, "value" | "low" | "high">[],
  price: number | null,
): RangeScale | null {
  const numbers = rows.flatMap(({ value, low, high }) => [value, low, high]).filter((one) => one !== null);
  const all = price === null ? numbers : [...numbers, price];
  if (all.length === 0) return null;
  const reference = price ?? (numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number);
  const limit = MAX_TIMES_PRICE * Math.max(reference, 0);
  const highest = Math.max(...all);
  const bottom = Math.max(0, Math.min(...all));
  const top = limit > 0 ? Math.min(highest, limit) : highest;
  const margin = MARGIN * (top - bottom || Math.abs(top) || 1);
  const low = Math.max(0, bottom - margin);
  const high = top + margin;
  return { low, high, placeOf: (value) => Math.min(1, Math.max(0, (value - low) / (high - low))) };
}
