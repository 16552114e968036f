import type { WireValuation } from "@plumbline/contract";
import { VALUATION_PARAMETERS } from "@plumbline/contract/calls";
import {
  type ChosenModel,
  chosenModel,
  type DcfInputs,
  type DcfValuation,
  discountedCashFlow,
  type GrahamValuation,
  graham,
  grahamImpliedGrowth,
  grahamNumber,
  grahamRevised1974,
  type ImpliedGrowth,
  type ImpliedReturn,
  type ModelBasis,
  type ModelParameters,
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
import type { ValuationChoice } from "../valuation-choice.ts";

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
 * All models of a stock as chosen: the functions and the numbers are those of the server, and so is the result. Each is
 * computed when it is asked for, so that a hand waits for no more than it sees.
 *
 * @param valuation The answer for default parameters.
 * @param choice What was moved.
 */
export function liveValuation(valuation: WireValuation, choice: ValuationChoice): LiveValuation {
  const chosen = chosenModel(modelBasis(valuation), choice);
  const { eps } = chosen.graham;
  const bookValuePerShare = valuation.inputs.bookValuePerShare.figure.value ?? Number.NaN;
  const price = valuation.price.value ?? Number.NaN;
  return lazily<LiveValuation>({
    chosen: () => chosen,
    ...cashFlowModel(valuation, chosen),
    graham: () => graham(chosen.graham),
    grahamRevised: () => grahamRevised1974(chosen.graham, chosen.bondYield),
    grahamNumber: () => grahamNumber({ eps, bookValuePerShare }),
    implied: () => implied(valuation, chosen, price),
  });
}

function cashFlowModel(
  { dcfRefusal }: WireValuation,
  { dcf: inputs, parameters: { riskFreeRate } }: ChosenModel,
): Asked<Pick<LiveValuation, "dcf" | "scenarios" | "grid" | "tornado">> {
  if (dcfRefusal) return { dcf: () => dcfRefusal, scenarios: () => [], grid: () => null, tornado: () => [] };
  const outcome = discountedCashFlow(inputs, riskFreeRate);
  const exists = outcome.value !== null;
  return {
    dcf: () => outcome,
    scenarios: () => (exists ? scenarios(inputs, undefined, riskFreeRate) : []),
    grid: () => gridOf(inputs),
    tornado: () => (exists ? tornado(inputs) : []),
  };
}

function gridOf(inputs: DcfInputs): SensitivityGrid | null {
  const grid = sensitivityGrid(inputs);
  const isEmpty = grid.values.every((row) => row.every((value) => value === null));
  return isEmpty ? null : grid;
}

function implied({ dcfRefusal }: WireValuation, chosen: ChosenModel, price: number): LiveValuation["implied"] {
  return lazily<LiveValuation["implied"]>({
    growth: () => dcfRefusal ?? reverseGrowth(chosen.dcf, price),
    growthLinked: () => dcfRefusal ?? reverseGrowth(chosen.dcf, price, "linked"),
    discountRate: () => dcfRefusal ?? reverseDiscountRate(chosen.dcf, price),
    grahamGrowth: () => grahamImpliedGrowth({ ...chosen.graham, price }),
  });
}

/** What the models start from, taken from the answer: the server computes with the same numbers. */
export function modelBasis({ parameters, inputs, capital }: WireValuation): ModelBasis {
  const defaults = VALUATION_PARAMETERS.map((name) => [name, parameters[name].default.value]);
  return {
    defaults: Object.fromEntries(defaults) as ModelParameters,
    cfo: inputs.cfo.figure.value,
    capex: inputs.capex.figure.value,
    interestExpense: inputs.interestExpense.figure.value,
    stockCompensation: inputs.stockCompensation.figure.value,
    nonCurrentSecurities: inputs.nonCurrentSecurities.figure.value,
    marketValue: capital.marketValue.value,
    totalDebt: inputs.totalDebt.figure.value,
    preferred: inputs.preferred.figure.value,
    epsThreeYears: inputs.epsThreeYears.figure.value,
  };
}

/** What gives each part of an object when it is asked for. */
export type Asked<Parts> = { readonly [Name in keyof Parts]: () => Parts[Name] };

/**
 * An object whose parts are computed when they are first asked for, and once.
 *
 * @example
 * const { sum } = lazily({ sum: () => 1 + 1, never: () => { throw new Error(); } }); // sum is 2
 */
export function lazily<Parts extends object>(parts: Asked<Parts>): Parts {
  const whole = {} as Parts;
  for (const name of Object.keys(parts) as (keyof Parts)[]) {
    Object.defineProperty(whole, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = parts[name]();
        Object.defineProperty(whole, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return whole;
}
