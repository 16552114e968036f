import type { MonthlyReturns } from "./monthly-returns.ts";

/** How many months to look at: a number of complete ones counted back from the last, or all there are. */
export type MonthCount = number | "all";

/**
 * Looks at the last complete months. Sixty of them hold each calendar month five times.
 *
 * @returns The months that exist where there are fewer, without the month of the listing; none is running.
 * @see STA-12
 *
 * @example
 * monthWindow(months, 60).returns.length; // 60, or fewer for a stock listed within five years
 */
export function monthWindow({ first, returns, runningTo }: MonthlyReturns, count: MonthCount): MonthlyReturns {
  const end = runningTo === null ? returns.length : returns.length - 1;
  let start = count === "all" ? 0 : Math.max(0, end - count);
  while (start < end && Number.isNaN(returns[start])) start++;
  return { first: first + start, returns: returns.subarray(start, end), runningTo: null };
}
