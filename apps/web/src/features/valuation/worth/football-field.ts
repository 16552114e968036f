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
import type { LiveValuation } from "../live/live-valuation.ts";
import type { SimulationSummary } from "../simulation/simulate.ts";

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
