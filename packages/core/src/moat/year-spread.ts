import { type Figure, figure, missing } from "../figure/index.ts";
import type { Day } from "../time/index.ts";
import { defaultCostOfCapital, type MarketInputs, type Parameter } from "../valuation/index.ts";
import type { MoatYear } from "./moat-years.ts";

/** A fiscal year: what its capital returned, what it cost, and the difference. */
export interface YearSpread {
  readonly fiscalYear: number;
  readonly end: Day;
  readonly filed: Day;
  readonly returned: Figure;
  /** WACC; of a financial the cost of equity. */
  readonly cost: Parameter;
  /** Yield of ten-year government bonds on the day of the filing. */
  readonly riskFreeRate: Figure;
  /** Return less cost, a fraction; missing for the reason of whichever is. */
  readonly spread: Figure;
}

/**
 * Holds the return of a fiscal year against the cost of its capital, at the rates that were known when it was filed.
 *
 * @param year What the accounts say.
 * @param market Rates, beta and price of the day of its filing, the price per share of the day of the accounts. What is
 *   missing there is missing here: without a risk-free rate there is no spread.
 * @param isFinancial Whether equity alone is what earns: banks, brokers, insurers, REITs.
 * @see MOAT-02, DCF-13 to DCF-15
 *
 * @example
 * // A return of 14 % on capital that cost 8 %.
 * yearSpread(year, market, false).spread.value; // 0.06
 */
export function yearSpread(year: MoatYear, market: MarketInputs, isFinancial: boolean): YearSpread {
  const { fiscalYear, end, filed, returned, capital } = year;
  const { wacc, costOfEquity } = defaultCostOfCapital(capital, market);
  const cost = isFinancial ? costOfEquity : wacc;
  const { riskFreeRate } = market;
  return { fiscalYear, end, filed, returned, cost, riskFreeRate, spread: spreadOf(returned, cost) };
}

function spreadOf(returned: Figure, cost: Parameter): Figure {
  if (returned.value === null) return returned;
  if (cost.value === null) return missing(cost.because);
  const { concept: _, ...provenance } = returned.provenance;
  return figure(returned.value - cost.value, { ...provenance, formula: "MOAT-02" }, "denominator-not-positive");
}
