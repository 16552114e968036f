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

/** The results of all models for the current choice. */
export interface ModelResults {
  readonly chosen: ChosenModel;
  readonly dcf: DcfValuation | Refusal;
  /** Bear, base and bull; empty where the model refuses. */
  readonly scenarios: readonly Scenario[];
  /** Null where no cell has a value. */
  readonly grid: SensitivityGrid | null;
  /** Widest first; empty where the model refuses. */
  readonly tornado: readonly TornadoBar[];
  readonly graham: GrahamValuation | Refusal;
  readonly grahamRevised: GrahamValuation | Refusal;
  readonly grahamNumber: { readonly value: number } | Refusal;
  /** What the price implies. */
  readonly implied: {
    readonly growth: ImpliedGrowth | Refusal;
    readonly growthLinked: ImpliedGrowth | Refusal;
    readonly discountRate: ImpliedReturn | Refusal;
    readonly grahamGrowth: { readonly value: number } | Refusal;
  };
}

/**
 * Computes the models of a stock with the functions and inputs of the server, so that the results are the same. Each
 * result is computed when it is first read, so that a moved slider waits only for what is on screen.
 *
 * @param valuation The answer for default parameters.
 * @param choice The reader's own parameters and methods.
 */
export function modelResults(valuation: WireValuation, choice: ValuationChoice): ModelResults {
  const chosen = chosenModel(modelBasis(valuation), choice);
  const { eps } = chosen.graham;
  const bookValuePerShare = valuation.inputs.bookValuePerShare.figure.value ?? Number.NaN;
  const price = valuation.price.value ?? Number.NaN;
  return lazyProperties<ModelResults>({
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
): PropertyGetters<Pick<ModelResults, "dcf" | "scenarios" | "grid" | "tornado">> {
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

function implied({ dcfRefusal }: WireValuation, chosen: ChosenModel, price: number): ModelResults["implied"] {
  return lazyProperties<ModelResults["implied"]>({
    growth: () => dcfRefusal ?? reverseGrowth(chosen.dcf, price),
    growthLinked: () => dcfRefusal ?? reverseGrowth(chosen.dcf, price, "linked"),
    discountRate: () => dcfRefusal ?? reverseDiscountRate(chosen.dcf, price),
    grahamGrowth: () => grahamImpliedGrowth({ ...chosen.graham, price }),
  });
}

/** The inputs of the models, taken from the answer: the server computes with the same numbers. */
function modelBasis({ parameters, inputs, capital }: WireValuation): ModelBasis {
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

/** Functions that compute the properties of an object. */
type PropertyGetters<Properties> = { readonly [Name in keyof Properties]: () => Properties[Name] };

/**
 * Creates an object whose properties are computed when they are first read, and only once.
 *
 * @example
 * const { sum } = lazyProperties({ sum: () => 1 + 1, never: () => { throw new Error(); } }); // sum is 2
 */
export function lazyProperties<Properties extends object>(getters: PropertyGetters<Properties>): Properties {
  const object = {} as Properties;
  for (const name of Object.keys(getters) as (keyof Properties)[]) {
    Object.defineProperty(object, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = getters[name]();
        Object.defineProperty(object, name, { value, enumerable: true });
        return value;
      },
    });
  }
  return object;
}
