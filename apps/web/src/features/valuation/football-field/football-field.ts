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
import type { LiveValuation } from "../store/model-results.ts";

export const FIELD_ROWS = ["dcf", "monteCarlo", "graham", "grahamRevised", "grahamNumber", "targets", "year"] as const;
export type FieldName = (typeof FIELD_ROWS)[number];

/** What one way of valuing says of a share, in money per share. */
export interface FieldRow {
  readonly name: FieldName;
  /** Null where there is no single one, as of the prices of a year. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Of the price; null without one, or for a value that is not above 0. */
  readonly upside: number | null;
  readonly marginOfSafety: number | null;
  /** Why there is nothing to show. */
  readonly refusal: Refusal | WireRefusal | null;
  /** Why there is no figure of the market to show. */
  readonly because: Extract<WireValuation["price"], { value: null }>["because"] | null;
}

type Extent = Partial<Pick<FieldRow, "value" | "low" | "high" | "refusal" | "because">>;

/**
 * The values of all models with how far they reach, and the market's own marks, in the order in which they are shown.
 *
 * @param simulation Null while it runs, and where there is nothing to simulate.
 */
export function footballField(
  valuation: WireValuation,
  live: LiveValuation,
  simulation: SimulationSummary | Refusal | null,
): readonly FieldRow[] {
  const { targets, yearRange } = valuation;
  const price = valuation.price.value;
  const { mean } = targets;
  const extents: Readonly<Record<FieldName, Extent>> = {
    dcf: ofCashFlow(live),
    monteCarlo: ofSimulation(simulation),
    graham: ofGraham(live, live.graham, graham),
    grahamRevised: ofGraham(live, live.grahamRevised, (inputs) => grahamRevised1974(inputs, live.chosen.bondYield)),
    grahamNumber: ofNumber(live.grahamNumber),
    targets:
      mean.value === null
        ? { because: mean.because }
        : { value: mean.value, low: targets.low.value, high: targets.high.value },
    year:
      yearRange.low.value === null
        ? { because: yearRange.low.because }
        : { low: yearRange.low.value, high: yearRange.high.value },
  };
  // A simulation of a model that refuses has nothing to add to its words.
  const names = FIELD_ROWS.filter((name) => name !== "monteCarlo" || live.dcf.value !== null);
  return names.map((name) => rowOf(name, extents[name], price));
}

function rowOf(name: FieldName, extent: Extent, price: number | null): FieldRow {
  const { value = null, low = null, high = null, refusal = null, because = null } = extent;
  const isCompared = value !== null && price !== null;
  return {
    ...{ name, value, low, high, refusal, because },
    upside: isCompared ? upside(value, price) : null,
    marginOfSafety: isCompared ? marginOfSafety(value, price) : null,
  };
}

/** From the bad to the good world. */
function ofCashFlow({ dcf, scenarios }: LiveValuation): Extent {
  if (dcf.value === null) return { refusal: dcf };
  const values = scenarios.flatMap(({ outcome }) => (outcome.value === null ? [] : [outcome.value]));
  return { value: dcf.value, low: Math.min(...values), high: Math.max(...values) };
}

function ofSimulation(simulation: SimulationSummary | Refusal | null): Extent {
  if (simulation === null) return {};
  if (simulation.value === null) return { refusal: simulation };
  const { p5, p95 } = simulation.percentiles;
  return { value: simulation.value, low: p5, high: p95 };
}

/** From the cautious edit of the formula to the formula as chosen. */
function ofGraham(
  { chosen }: LiveValuation,
  outcome: LiveValuation["graham"],
  formula: (inputs: GrahamInputs) => LiveValuation["graham"],
): Extent {
  if (outcome.value === null) return { refusal: outcome };
  const ends = [GRAHAM_CONSERVATIVE, {}].map((edit) => formula({ ...chosen.graham, ...edit }).value);
  const values = ends.flatMap((end) => (end === null ? [] : [end]));
  return { value: outcome.value, low: Math.min(...values), high: Math.max(...values) };
}

function ofNumber(outcome: LiveValuation["grahamNumber"]): Extent {
  return outcome.value === null ? { refusal: outcome } : { value: outcome.value };
}

/** A common scale of the rows. */
export interface FieldScale {
  readonly low: number;
  readonly high: number;
  /** Place from the left (0) to the right (1); what lies beyond stands at the end. */
  placeOf(value: number): number;
}

/** One far-out value must not press all others together: what is beyond so many times the price is cut off. */
const FARTHEST = 3;
/** Part of the scale that stays free at the ends. */
const MARGIN = 0.04;

/**
 * The scale of a football field.
 *
 * @param price Null where there is none: then the middle value stands for it.
 * @returns Null where there is nothing to show.
 */
export function fieldScale(
  rows: readonly Pick<FieldRow, "value" | "low" | "high">[],
  price: number | null,
): FieldScale | null {
  const numbers = rows.flatMap(({ value, low, high }) => [value, low, high]).filter((one) => one !== null);
  const all = price === null ? numbers : [...numbers, price];
  if (all.length === 0) return null;
  const middle = price ?? (numbers.toSorted((a, b) => a - b)[numbers.length >> 1] as number);
  const most = FARTHEST * Math.max(middle, 0);
  const highest = Math.max(...all);
  const [bottom, top] = [Math.max(0, Math.min(...all)), most > 0 ? Math.min(highest, most) : highest];
  const margin = MARGIN * (top - bottom || Math.abs(top) || 1);
  const [low, high] = [Math.max(0, bottom - margin), top + margin];
  return { low, high, placeOf: (value) => Math.min(1, Math.max(0, (value - low) / (high - low))) };
}
