import { type MonthlyReturns, returnOfMonth } from "./monthly-returns.ts";

/** The total of some months; null when there are none. */
export interface MonthGrowth {
  /** The months compounded, a fraction. */
  readonly total: number | null;
  /** The rate that, earned in each of the months, compounds to the total; a fraction. */
  readonly geometricAverage: number | null;
}

/**
 * Compounds months.
 *
 * @param counted Months as `monthIndexOf` numbers them, all with a return.
 * @param months Returns of the stock.
 * @param market Returns of an index: then each result is that of the stock less that of the index.
 * @see STA-13, STA-14
 *
 * @example
 * // 0.1 and -0.1: total -0.01.
 * growthOver([24000, 24001], months);
 */
export function growthOver(
  counted: readonly number[],
  months: MonthlyReturns,
  market?: MonthlyReturns | undefined,
): MonthGrowth {
  if (counted.length === 0) return { total: null, geometricAverage: null };
  const own = growth(counted, months);
  if (!market) return own;
  const others = growth(counted, market);
  return { total: own.total - others.total, geometricAverage: own.geometricAverage - others.geometricAverage };
}

function growth(counted: readonly number[], months: MonthlyReturns) {
  const factor = counted.reduce((product, month) => product * (1 + returnOfMonth(months, month)), 1);
  return { total: factor - 1, geometricAverage: factor ** (1 / counted.length) - 1 };
}
