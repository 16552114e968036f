import { beta } from "../risk/beta.ts";
import { monthWindow } from "./month-window.ts";
import { type MonthlyReturns, returnOfMonth } from "./monthly-returns.ts";

/** How a stock moves with the market, as the cost of equity takes it. */
export interface MonthlyBeta {
  /** Adjusted and clamped; 1 where there is no raw beta. */
  readonly beta: number;
  /** As measured; null when months are too few or the market did not move. */
  readonly raw: number | null;
  /** Months in which both have a return. */
  readonly n: number;
}

const MONTHS = 60;
/** With two years of months the standard error of a common stock's beta is about 0.4: less than what it is used for. */
const MIN_MONTHS = 24;
const MIN_BETA = 0.5;
const MAX_BETA = 2;
const FALLBACK = 1;

/**
 * The beta of the last sixty complete months, moved by a third towards 1 (Blume) and kept between 0.5 and 2.
 *
 * @param stock Monthly total returns.
 * @param market Monthly total returns of the market, such as the S&P 500.
 * @returns 1 as a fallback for fewer than 24 months in common.
 * @see DCF-13; Blume, "Betas and their regression tendencies", Journal of Finance 30(3), 1975
 *
 * @example
 * monthlyBeta(market, market); // { beta: 1, raw: 1, n: 60 }
 */
export function monthlyBeta(stock: MonthlyReturns, market: MonthlyReturns): MonthlyBeta {
  const [own, others] = inCommon(monthWindow(stock, MONTHS), monthWindow(market, "all"));
  const raw = own.length < MIN_MONTHS ? Number.NaN : beta(own, others);
  if (!Number.isFinite(raw)) return { beta: FALLBACK, raw: null, n: own.length };
  return { beta: Math.min(MAX_BETA, Math.max(MIN_BETA, (2 * raw + 1) / 3)), raw, n: own.length };
}

function inCommon(stock: MonthlyReturns, market: MonthlyReturns): readonly [number[], number[]] {
  const own: number[] = [];
  const others: number[] = [];
  stock.returns.forEach((ownReturn, k) => {
    const other = returnOfMonth(market, stock.first + k);
    if (Number.isNaN(ownReturn + other)) return;
    own.push(ownReturn);
    others.push(other);
  });
  return [own, others];
}
