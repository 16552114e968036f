import type { WireFigure, WireValuation, WireValuationParameter } from "@plumbline/contract";
import {
  PARAMETER_BOUNDS,
  VALUATION_PARAMETERS,
  type ValuationInput,
  type ValuationParameter,
} from "@plumbline/contract/calls";

interface Given {
  readonly defaults: Partial<Record<ValuationParameter, number>>;
  readonly inputs?: Partial<Record<ValuationInput, number>>;
  readonly price?: number;
  readonly marketValue?: number;
  readonly dcfRefusal?: WireValuation["dcfRefusal"];
  readonly targets?: { readonly low: number; readonly mean: number; readonly high: number };
}

const provenance = { source: "demo", filedAt: "2026-05-04", formula: "GEN-01" };

const figure = (value: number | undefined): WireFigure =>
  value === undefined ? { value: null, because: "not-reported" } : { value, provenance };

const INPUTS = [
  "cfo",
  "capex",
  "interestExpense",
  "stockCompensation",
  "nonCurrentSecurities",
  "totalDebt",
  "preferred",
] as const;
const PER_SHARE = ["epsThreeYears", "bookValuePerShare", "baseFlow", "shares", "epsTtm"] as const;

function parameter(name: ValuationParameter, value: number | undefined): WireValuationParameter {
  return {
    rule: "DCF-10",
    origin: "computed",
    default: figure(value),
    because: null,
    unbounded: null,
    inputs: [],
    bounds: PARAMETER_BOUNDS[name],
    chosen: value ?? null,
    isMoved: false,
  };
}

/** An answer of the server with the values that a test states; everything else is missing. */
export function valuationOf({ defaults, inputs = {}, price, marketValue, dcfRefusal, targets }: Given): WireValuation {
  const refusal = { value: null, because: "MISSING_INPUT", details: {} } as const;
  const parameters = VALUATION_PARAMETERS.map((name) => [name, parameter(name, defaults[name])]);
  const named = [...INPUTS, ...PER_SHARE].map((name) => [
    name,
    { figure: figure(inputs[name]), tree: null, madeOf: [] },
  ]);
  return {
    symbol: "ABC",
    names: { en: "Abc" },
    companyType: "other",
    delisted: null,
    hasFacts: true,
    currency: "USD",
    missingSeries: [],
    betaBasis: "total",
    period: null,
    isStale: false,
    accounts: null,
    price: figure(price),
    yearRange: { low: figure(undefined), high: figure(undefined) },
    targets: {
      low: figure(targets?.low),
      mean: figure(targets?.mean),
      high: figure(targets?.high),
      median: figure(targets?.mean),
      firms: 3,
      thin: false,
    },
    inputs: Object.fromEntries(named) as WireValuation["inputs"],
    notes: [],
    parameters: Object.fromEntries(parameters) as WireValuation["parameters"],
    choices: {
      timing: "end-year",
      growthPath: "two-stage",
      stockCompensation: "included",
      securities: "left-out",
      earnings: "twelve-months",
    },
    capital: { marketValue: figure(marketValue), costOfEquity: figure(undefined) },
    suitability: { dcf: { verdict: "suitable", reasons: [] }, graham: { verdict: "suitable", reasons: [] } },
    dcfRefusal: dcfRefusal ?? null,
    dcf: refusal,
    graham: refusal,
    grahamRevised: refusal,
    grahamNumber: refusal,
    expectations: {
      growth: refusal,
      growthLinked: refusal,
      discountRate: refusal,
      grahamGrowth: refusal,
      history: { threeYears: figure(undefined), fiveYears: figure(undefined), tenYears: figure(undefined) },
    },
    sensitivity: null,
  };
}

/** A perpetuity by hand: 1000 x 1.03 / (0.08 - 0.03) = 20,600; and Graham's 6.5 x (8.5 + 2 x 10) = 185.25. */
export const PERPETUITY = {
  shortTermGrowth: 0.03,
  longTermGrowth: 0.03,
  terminalGrowth: 0.03,
  wacc: 0.08,
  riskFreeRate: 0.04,
  baseFlow: 1000,
  netDebt: 0,
  shares: 1,
  eps: 6.5,
  grahamGrowth: 0.1,
  noGrowthMultiple: 8.5,
  growthMultiplier: 2,
  bondYield: 0.052,
};
