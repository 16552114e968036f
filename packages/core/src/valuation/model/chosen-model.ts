import type {
  EARNINGS,
  GrowthPath,
  SECURITIES,
  STOCK_COMPENSATION,
  Timing,
  ValuationParameter,
} from "../../words/index.ts";
import { costOfEquity, DEBT_SPREADS, weightedCostOfCapital } from "./cost-of-capital.ts";
import type { DcfInputs } from "./dcf-inputs.ts";
import { freeCashFlowToFirm } from "./free-cash-flow-to-firm.ts";
import { GRAHAM_CLASSIC, type GrahamInputs } from "./graham.ts";

/** Rates are fractions; null where a number is unknown. */
export type ModelParameters = Readonly<Record<ValuationParameter, number | null>>;

/** What both models of a company start from, in one currency; null where a number is unknown. */
export interface ModelBasis {
  readonly defaults: ModelParameters;
  /** Of the time of the base flow; payments are positive. */
  readonly cfo: number | null;
  readonly capex: number | null;
  readonly interestExpense: number | null;
  readonly stockCompensation: number | null;
  /** Securities that could be sold and are not current assets. */
  readonly nonCurrentSecurities: number | null;
  readonly marketValue: number | null;
  readonly totalDebt: number | null;
  readonly preferred: number | null;
  /** Mean of the earnings per share of three fiscal years. */
  readonly epsThreeYears: number | null;
}

/** The reader's changes. Whatever is left out has its default. */
export interface ModelChoice {
  readonly parameters?: Partial<ModelParameters>;
  readonly timing?: Timing;
  readonly growthPath?: GrowthPath;
  /** Whether pay in shares is deducted from the base flow as the expense it is. */
  readonly stockCompensation?: (typeof STOCK_COMPENSATION)[number];
  /** Whether non-current securities count against the debt as cash does. */
  readonly securities?: (typeof SECURITIES)[number];
  readonly earnings?: (typeof EARNINGS)[number];
}

/** Both models as chosen. */
export interface ChosenModel {
  /** The reader's choice, its consequence, or the default. */
  readonly parameters: ModelParameters;
  readonly costOfEquity: number | null;
  /** NaN where a number is unknown; then the models name it. */
  readonly dcf: DcfInputs;
  readonly graham: Required<GrahamInputs>;
  readonly bondYield: number;
}

/**
 * The models of a company with some parameters moved: one function for the page, which moves them, and for the server.
 *
 * What a moved parameter entails follows it, unless that was moved too: the discount rate follows the parts of the cost of
 * capital, and is not kept within the bounds of its default; the base flow follows the tax rate. Growth rates follow
 * nothing.
 *
 * @param basis The company.
 * @param choice What was moved.
 * @see DCF-04, DCF-05, DCF-13 to DCF-15, GRA-01
 *
 * @example
 * discountedCashFlow(chosenModel(basis, { parameters: { wacc: 0.09 } }).dcf).value;
 */
export function chosenModel(basis: ModelBasis, choice: ModelChoice = {}): ChosenModel {
  const { timing = "end-year", growthPath = "two-stage" } = choice;
  const given = { ...basis.defaults, ...choice.parameters };
  const ofEquity = equityCost(given);
  const parameters: ModelParameters = {
    ...given,
    wacc: waccOf(basis, choice, { ...given, costOfEquity: ofEquity }),
    baseFlow: baseFlowOf(basis, choice, given.taxRate),
    netDebt: netDebtOf(basis, choice),
    eps: epsOf(basis, choice),
  };
  const number = (name: ValuationParameter) => parameters[name] ?? Number.NaN;
  return {
    parameters,
    costOfEquity: ofEquity,
    dcf: {
      baseFlow: number("baseFlow"),
      shortTermGrowth: number("shortTermGrowth"),
      longTermGrowth: number("longTermGrowth"),
      terminalGrowth: number("terminalGrowth"),
      wacc: number("wacc"),
      netDebt: number("netDebt"),
      shares: number("shares"),
      timing,
      growthPath,
    },
    graham: {
      eps: number("eps"),
      growth: number("grahamGrowth"),
      noGrowthMultiple: parameters.noGrowthMultiple ?? GRAHAM_CLASSIC.noGrowthMultiple,
      growthMultiplier: parameters.growthMultiplier ?? GRAHAM_CLASSIC.growthMultiplier,
    },
    bondYield: number("bondYield"),
  };
}

const CAPITAL_PARTS = ["riskFreeRate", "beta", "equityRiskPremium", "costOfDebt", "taxRate"] as const;

function isMoved({ parameters }: ModelChoice, name: ValuationParameter): boolean {
  return parameters?.[name] !== undefined;
}

function equityCost({ riskFreeRate, beta, equityRiskPremium }: ModelParameters): number | null {
  if (riskFreeRate === null || beta === null || equityRiskPremium === null) return null;
  return costOfEquity({ riskFreeRate, beta, equityRiskPremium });
}

function waccOf(
  { marketValue, totalDebt, preferred }: ModelBasis,
  choice: ModelChoice,
  given: ModelParameters & { readonly costOfEquity: number | null },
): number | null {
  if (isMoved(choice, "wacc") || !CAPITAL_PARTS.some((name) => isMoved(choice, name))) return given.wacc;
  const { costOfEquity: ofEquity, riskFreeRate, taxRate } = given;
  if (ofEquity === null || riskFreeRate === null) return null;
  if (marketValue === null || totalDebt === null || taxRate === null) return ofEquity;
  return weightedCostOfCapital({
    equity: marketValue,
    debt: totalDebt,
    preferred: preferred ?? 0,
    costOfEquity: ofEquity,
    costOfDebt: given.costOfDebt ?? riskFreeRate + DEBT_SPREADS.default,
    taxRate,
  });
}

function baseFlowOf(basis: ModelBasis, choice: ModelChoice, taxRate: number | null): number | null {
  const isDeducted = choice.stockCompensation === "deducted";
  const given = choice.parameters?.baseFlow;
  if (given !== undefined) return given;
  if (!isDeducted && !isMoved(choice, "taxRate")) return basis.defaults.baseFlow;
  const { cfo, capex } = basis;
  if (cfo === null || capex === null || taxRate === null) return null;
  return freeCashFlowToFirm({
    cfo,
    capex,
    interest: basis.interestExpense ?? 0,
    taxRate,
    stockCompensation: isDeducted ? (basis.stockCompensation ?? 0) : 0,
  });
}

function netDebtOf({ defaults, nonCurrentSecurities }: ModelBasis, choice: ModelChoice): number | null {
  const given = choice.parameters?.netDebt;
  if (given !== undefined) return given;
  const { netDebt } = defaults;
  return netDebt === null || choice.securities !== "added" ? netDebt : netDebt - (nonCurrentSecurities ?? 0);
}

function epsOf({ defaults, epsThreeYears }: ModelBasis, { parameters, earnings }: ModelChoice): number | null {
  return parameters?.eps ?? (earnings === "three-years" ? epsThreeYears : defaults.eps);
}
