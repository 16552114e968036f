import type { CompanyType } from "../../fundamentals/index.ts";
import { isFinancial } from "../../words/index.ts";
import {
  type DcfInputs,
  type DcfValuation,
  discountedCashFlow,
  type GrahamInputs,
  type GrahamValuation,
  graham,
  grahamNumber,
  grahamRevised1974,
  type Refusal,
  refuse,
} from "../model/index.ts";
import { type DefaultParameters, defaultParameters } from "./default-parameters.ts";
import type { MarketInputs } from "./market-inputs.ts";
import type { ModelInputs, ValuationInputs } from "./valuation-inputs.ts";

/** Both models of a company with their default parameters. Values are per share, in the currency of the accounts. */
export interface DefaultValuation<Inputs extends ModelInputs = ValuationInputs> {
  readonly inputs: Inputs;
  readonly parameters: DefaultParameters;
  /** What goes into the model; NaN where an input is missing. */
  readonly dcfInputs: DcfInputs;
  readonly dcf: DcfValuation | Refusal;
  readonly grahamInputs: GrahamInputs;
  readonly graham: GrahamValuation | Refusal;
  readonly grahamRevised: GrahamValuation | Refusal;
  readonly grahamNumber: { readonly value: number } | Refusal;
}

/**
 * Values a company by both models with default parameters.
 *
 * @param inputs What its accounts say, by `valuationInputsAsOf`.
 * @param market The market inputs of that day.
 * @see docs/rules.md, "Discounted cash flow" and "Graham"
 *
 * @example
 * defaultValuation(valuationInputsAsOf(apple), market).dcf.value; // money per share, or null with a reason
 */
export function defaultValuation<Inputs extends ModelInputs>(
  inputs: Inputs,
  market: MarketInputs,
): DefaultValuation<Inputs> {
  const parameters = defaultParameters(inputs, market);
  const { figures } = inputs;
  const number = ({ value }: { readonly value: number | null }) => value ?? Number.NaN;
  const dcfInputs: DcfInputs = {
    baseFlow: number(figures.baseFlow),
    shortTermGrowth: parameters.shortTermGrowth.value,
    longTermGrowth: parameters.longTermGrowth.value,
    terminalGrowth: parameters.terminalGrowth.value,
    wacc: number(parameters.wacc),
    netDebt: number(figures.netDebt),
    shares: number(figures.shares),
  };
  const eps = number(figures.epsTtm);
  const grahamInputs = { eps, growth: parameters.grahamGrowth.value };
  return {
    inputs,
    parameters,
    dcfInputs,
    dcf: kindRefusal(inputs.companyType) ?? discountedCashFlow(dcfInputs, market.riskFreeRate.value),
    grahamInputs,
    graham: graham(grahamInputs),
    grahamRevised: grahamRevised1974(grahamInputs, market.bondYield?.value ?? Number.NaN),
    grahamNumber: grahamNumber({ eps, bookValuePerShare: number(figures.bookValuePerShare) }),
  };
}

/**
 * The refusal of a discounted cash flow for financial companies: their cash flow from operations is their raw material, or not
 * free.
 *
 * @returns `null` for all others.
 * @see docs/rules.md, "Warnings and refusals"
 *
 * @example
 * kindRefusal("bank")?.details; // { companyType: "bank" }
 */
export function kindRefusal(companyType: CompanyType): Refusal | null {
  return isFinancial(companyType) ? refuse("NOT_SUITABLE", { companyType }) : null;
}
