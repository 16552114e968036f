/**
 * Puts a company's debt into a beta that was measured without any.
 *
 * @param unlevered Beta of the business.
 * @param taxRate A fraction.
 * @param debtToEquity At market values.
 * @see Hamada, Journal of Finance 27(2), 1972
 *
 * @example
 * leveredBeta(1, 0.25, 0.4); // 1.3
 */
export function leveredBeta(unlevered: number, taxRate: number, debtToEquity: number): number {
  return unlevered * (1 + (1 - taxRate) * debtToEquity);
}

/**
 * The return that shareholders require, by the capital asset pricing model.
 *
 * @see DCF-13
 *
 * @example
 * costOfEquity({ riskFreeRate: 0.04, beta: 1.5, equityRiskPremium: 0.04 }); // 0.1
 */
export function costOfEquity(of: {
  readonly riskFreeRate: number;
  readonly beta: number;
  readonly equityRiskPremium: number;
}): number {
  return of.riskFreeRate + of.beta * of.equityRiskPremium;
}

/** What a company is financed with, and what each part costs. Amounts of one currency, rates as fractions. */
export interface Capital {
  /** Market value. */
  readonly equity: number;
  /** Book value, as is preferred stock. */
  readonly debt: number;
  readonly preferred?: number;
  readonly costOfEquity: number;
  /** Before tax. */
  readonly costOfDebt: number;
  readonly costOfPreferred?: number;
  readonly taxRate: number;
}

/**
 * The weighted average cost of capital: interest lowers the tax, preferred dividends do not.
 *
 * @returns A fraction; NaN without any capital.
 * @see DCF-15
 *
 * @example
 * // 0.75 x 10 % + 0.25 x 4 % x (1 - 25 %)
 * weightedCostOfCapital({ equity: 300, debt: 100, costOfEquity: 0.1, costOfDebt: 0.04, taxRate: 0.25 }); // 0.0825
 */
export function weightedCostOfCapital(capital: Capital): number {
  const { equity, debt, preferred = 0, taxRate, costOfPreferred = capital.costOfDebt } = capital;
  const afterTax = capital.costOfDebt * (1 - taxRate);
  const total = equity + debt + preferred;
  return (equity * capital.costOfEquity + debt * afterTax + preferred * costOfPreferred) / total;
}

/**
 * The spread of the rate of a company's debt above that of governments: the least and the most that a default assumes,
 * and the usual one where the accounts do not state it.
 *
 * @see DCF-14
 */
export const DEBT_SPREADS = { min: 0.005, default: 0.015, max: 0.06 } as const;
