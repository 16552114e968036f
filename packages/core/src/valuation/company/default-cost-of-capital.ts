import type { Figure, Reason } from "../../figure/index.ts";
import { costOfEquity, DEBT_SPREADS, weightedCostOfCapital } from "../model/index.ts";
import { composedFigure } from "./composed-figure.ts";
import type { MarketInputs } from "./market-inputs.ts";
import { computedParameter, fallbackParameter, missingParameter, type Parameter } from "./parameter.ts";
import type { ModelInputs } from "./valuation-inputs.ts";

/** The parameters that lead to the discount rate, and it. */
export type CapitalParameters = Readonly<
  Record<"beta" | "costOfEquity" | "costOfDebt" | "taxRate" | "wacc", Parameter>
>;

/** What the cost of capital asks of the accounts. */
export interface CapitalInputs {
  readonly figures: Pick<
    ModelInputs["figures"],
    "interestExpense" | "averageDebt" | "totalDebt" | "preferred" | "sharesOutstanding" | "shares"
  >;
  readonly defaults: Pick<ModelInputs["defaults"], "taxRate">;
}

/**
 * The cost of capital of a company, by its sources of finance: shares at their market value, debt and preferred
 * stock as the balance sheet has them. Preferred stock is taken to cost what debt costs before tax.
 *
 * @param inputs What the accounts say.
 * @param market The market inputs of that day.
 * @returns Every step as a parameter; without a risk-free rate or a premium there is no WACC, without a market value it is the
 *   cost of equity.
 * @see DCF-13, DCF-14, DCF-15
 *
 * @example
 * defaultCostOfCapital(inputs, market).wacc.value; // 0.088
 */
export function defaultCostOfCapital(inputs: CapitalInputs, market: MarketInputs): CapitalParameters {
  const beta = betaOf(market);
  const ofEquity = costOfEquityOf(market, beta.value);
  const ofDebt = costOfDebtOf(inputs, market.riskFreeRate);
  const { taxRate } = inputs.defaults;
  const rates = { costOfEquity: ofEquity, costOfDebt: ofDebt, taxRate: taxRate.value };
  return { beta, costOfEquity: ofEquity, costOfDebt: ofDebt, taxRate, wacc: waccOf(inputs, market, rates) };
}

const ANY = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

function betaOf({ beta, price }: MarketInputs): Parameter & { readonly value: number } {
  const fallback = 1;
  if (!beta) return fallbackParameter("DCF-13", fallback, whyNotBeside(price), {});
  const { adjusted, raw } = beta;
  const inputs = { adjusted };
  if (adjusted.value === null) return fallbackParameter("DCF-13", fallback, adjusted.because, inputs);
  if (raw === null) return fallbackParameter("DCF-13", adjusted.value, "too-few-common-days", inputs);
  return computedParameter({ rule: "DCF-13", computed: adjusted.value, within: ANY, inputs });
}

/** A stock without prices of the day is put beside no index, whatever the data has. */
function whyNotBeside(price: Figure): Reason {
  const isUnpriced = price.value === null && (price.because === "no-price" || price.because === "price-too-old");
  return isUnpriced ? price.because : "no-index";
}

function costOfEquityOf({ riskFreeRate, equityRiskPremium }: MarketInputs, beta: number): Parameter {
  const inputs = { riskFreeRate, equityRiskPremium };
  if (riskFreeRate.value === null) return missingParameter("DCF-13", riskFreeRate.because, inputs);
  if (equityRiskPremium.value === null) return missingParameter("DCF-13", equityRiskPremium.because, inputs);
  const rates = { riskFreeRate: riskFreeRate.value, equityRiskPremium: equityRiskPremium.value };
  const computed = costOfEquity({ ...rates, beta });
  return computedParameter({ rule: "DCF-13", computed, within: ANY, inputs });
}

function costOfDebtOf({ figures }: CapitalInputs, riskFreeRate: Figure): Parameter {
  const { interestExpense, averageDebt } = figures;
  const inputs = { interestExpense, averageDebt, riskFreeRate };
  if (riskFreeRate.value === null) return missingParameter("DCF-14", riskFreeRate.because, inputs);
  const fallback = riskFreeRate.value + DEBT_SPREADS.default;
  if (averageDebt.value === null) return fallbackParameter("DCF-14", fallback, averageDebt.because, inputs);
  if (averageDebt.value <= 0) return fallbackParameter("DCF-14", fallback, "no-debt", inputs);
  if (interestExpense.value === null) {
    const { because } = interestExpense;
    return fallbackParameter(
      "DCF-14",
      fallback,
      because === "not-reported" ? "interest-not-reported" : because,
      inputs,
    );
  }
  const within = [riskFreeRate.value + DEBT_SPREADS.min, riskFreeRate.value + DEBT_SPREADS.max] as const;
  return computedParameter({ rule: "DCF-14", computed: interestExpense.value / averageDebt.value, within, inputs });
}

/** A default outside these is taken for an error of its inputs; what a reader enters is not held to them. */
const WACC_BOUNDS = [0.06, 0.15] as const;

interface CapitalRates {
  readonly costOfEquity: Parameter;
  readonly costOfDebt: Parameter;
  readonly taxRate: number;
}

function waccOf({ figures }: CapitalInputs, market: MarketInputs, rates: CapitalRates): Parameter {
  const { totalDebt, preferred } = figures;
  const marketValue = marketValueOf(figures, market);
  const inputs = { marketValue, totalDebt, preferred };
  const { costOfEquity: ofEquity, costOfDebt: ofDebt, taxRate } = rates;
  if (ofEquity.value === null) return missingParameter("DCF-15", ofEquity.because, inputs);
  if (ofDebt.value === null) return missingParameter("DCF-15", ofDebt.because, inputs);
  const equityAlone = (because: Reason): Parameter => {
    const parameter = computedParameter({ rule: "DCF-15", computed: ofEquity.value, within: WACC_BOUNDS, inputs });
    return { ...parameter, source: "fallback", because };
  };
  if (marketValue.value === null) return equityAlone(marketValue.because);
  if (totalDebt.value === null) return equityAlone(totalDebt.because);
  const computed = weightedCostOfCapital({
    equity: marketValue.value,
    debt: totalDebt.value,
    preferred: preferred.value ?? 0,
    costOfEquity: ofEquity.value,
    costOfDebt: ofDebt.value,
    taxRate,
  });
  return computedParameter({ rule: "DCF-15", computed, within: WACC_BOUNDS, inputs });
}

function marketValueOf({ sharesOutstanding, shares }: CapitalInputs["figures"], market: MarketInputs): Figure {
  if (market.marketValue) return market.marketValue;
  const count = sharesOutstanding.value === null ? shares : sharesOutstanding;
  return composedFigure("FND-15", [market.price, count], (price = Number.NaN, held = Number.NaN) => price * held);
}
