import type { WireValuation } from "@plumbline/contract";
import {
  type ChosenModel,
  chosenModel,
  type DcfValuation,
  discountedCashFlow,
  type GrahamValuation,
  graham,
  grahamImpliedGrowth,
  grahamNumber,
  grahamRevised1974,
  type ImpliedGrowth,
  type ImpliedReturn,
  type Refusal,
  reverseDiscountRate,
  reverseGrowth,
  type Scenario,
  type SensitivityGrid,
  scenarios,
  sensitivityGrid,
  type TornadoBar,
  tornado,
} from "@plumbline/core/valuation/model";
import type { ValuationChoice } from "../state/valuation-choice.ts";
import { modelBasis } from "./model-basis.ts";

/** Everything that the models say with what is chosen at this moment. */
export interface LiveValuation {
  readonly chosen: ChosenModel;
  readonly dcf: DcfValuation | Refusal;
  /** Bear, base and bull; empty where the model refuses. */
  readonly scenarios: readonly Scenario[];
  /** Null where not one cell has a value. */
  readonly grid: SensitivityGrid | null;
  /** Widest first; empty where the model refuses. */
  readonly tornado: readonly TornadoBar[];
  readonly graham: GrahamValuation | Refusal;
  readonly grahamRevised: GrahamValuation | Refusal;
  readonly grahamNumber: { readonly value: number } | Refusal;
  /** What the price takes for granted. */
  readonly implied: {
    readonly growth: ImpliedGrowth | Refusal;
    readonly growthLinked: ImpliedGrowth | Refusal;
    readonly discountRate: ImpliedReturn | Refusal;
    readonly grahamGrowth: { readonly value: number } | Refusal;
  };
}

/**
 * Computes all models of a stock as chosen: the functions and the numbers are those of the server, and so is the result.
 *
 * @param valuation The answer for default parameters.
 * @param choice What was moved.
 */
export function liveValuation(valuation: WireValuation, choice: ValuationChoice): LiveValuation {
  const chosen = chosenModel(modelBasis(valuation), choice);
  const bookValuePerShare = valuation.inputs.bookValuePerShare.figure.value ?? Number.NaN;
  const price = valuation.price.value ?? Number.NaN;
  return {
    chosen,
    ...cashFlowModel(valuation, chosen),
    graham: graham(chosen.graham),
    grahamRevised: grahamRevised1974(chosen.graham, chosen.bondYield),
    grahamNumber: grahamNumber({ eps: chosen.graham.eps, bookValuePerShare }),
    implied: {
      ...impliedByFlow(valuation.dcfRefusal, chosen, price),
      grahamGrowth: grahamImpliedGrowth({ ...chosen.graham, price }),
    },
  };
}

type CashFlowModel = Pick<LiveValuation, "dcf" | "scenarios" | "grid" | "tornado">;

function cashFlowModel({ dcfRefusal }: WireValuation, { dcf, parameters }: ChosenModel): CashFlowModel {
  if (dcfRefusal) return { dcf: dcfRefusal, scenarios: [], grid: null, tornado: [] };
  const outcome = discountedCashFlow(dcf, parameters.riskFreeRate);
  const grid = sensitivityGrid(dcf);
  const isEmpty = grid.values.every((row) => row.every((value) => value === null));
  const exists = outcome.value !== null;
  return {
    dcf: outcome,
    scenarios: exists ? scenarios(dcf, undefined, parameters.riskFreeRate) : [],
    grid: isEmpty ? null : grid,
    tornado: exists ? tornado(dcf) : [],
  };
}

function impliedByFlow(refusal: WireValuation["dcfRefusal"], { dcf }: ChosenModel, price: number) {
  return {
    growth: refusal ?? reverseGrowth(dcf, price),
    growthLinked: refusal ?? reverseGrowth(dcf, price, "linked"),
    discountRate: refusal ?? reverseDiscountRate(dcf, price),
  };
}
