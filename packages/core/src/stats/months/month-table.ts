import { growthOver, type MonthGrowth } from "./month-growth.ts";
import { type MonthSummary, summaryOf } from "./month-summary.ts";
import { type MonthCount, monthWindow } from "./month-window.ts";
import { type MonthlyReturns, returnOfMonth } from "./monthly-returns.ts";
import { returnsOfCalendarMonth } from "./returns-of-calendar-month.ts";
import { type YearRow, yearRows } from "./year-rows.ts";

/** Years by months, with what each calendar month did over the years. */
export interface MonthTable {
  /** The complete months that count, less the market's where that was requested. */
  readonly window: MonthlyReturns;
  /** Oldest first. The month that still runs is shown in its row and counts nowhere. */
  readonly years: readonly YearRow[];
  /** The month that still runs, as `monthIndexOf` numbers it. */
  readonly runningMonth: number | null;
  /** January to December. */
  readonly byMonth: readonly MonthSummary[];
  readonly overall: MonthSummary & MonthGrowth;
}

export interface MonthTableOptions {
  /** The last 60 complete months unless given. */
  readonly count?: MonthCount | undefined;
  /** Returns of an index: then every cell is a difference to it, and every total the difference of the two totals. */
  readonly market?: MonthlyReturns | undefined;
}

const FIVE_YEARS = 60;

/**
 * The returns of a stock by year and calendar month.
 *
 * @param months All its months, from `monthlyReturns`.
 * @see STA-12, STA-13, STA-14; the totals of the years multiply to that of the window
 *
 * @example
 * monthTable(months, { count: 120 }).byMonth[8]?.average; // mean of the last ten Septembers
 */
export function monthTable(months: MonthlyReturns, { count = FIVE_YEARS, market }: MonthTableOptions = {}): MonthTable {
  const cells = market ? lessTheMarket(months, market) : months;
  const window = monthWindow(cells, count);
  const shown = { ...cells, first: window.first, returns: cells.returns.subarray(window.first - cells.first) };
  const counted = knownMonths(window);
  return {
    window,
    years: yearRows({ shown, counted, months, market }),
    runningMonth: cells.runningTo === null ? null : cells.first + cells.returns.length - 1,
    byMonth: Array.from({ length: 12 }, (_, month) => summaryOf(returnsOfCalendarMonth(window, month))),
    overall: { ...summaryOf(window.returns), ...growthOver(counted, months, market) },
  };
}

function knownMonths({ first, returns }: MonthlyReturns): number[] {
  return Array.from(returns.keys())
    .filter((k) => !Number.isNaN(returns[k]))
    .map((k) => first + k);
}

/**
 * The return of a stock in each month above that of the market.
 *
 * @param market Returns of an index, counted on the same basis (with or without dividends).
 * @returns The difference of the two returns in each month of the stock; NaN where one of them is missing, and in a
 *   running month that the two do not know up to the same day.
 *
 * @example
 * // 0.05 while the market returned 0.02: 0.03.
 * lessTheMarket(stock, market);
 */
export function lessTheMarket(stock: MonthlyReturns, market: MonthlyReturns): MonthlyReturns {
  const running = stock.runningTo === null ? -1 : stock.returns.length - 1;
  const runningOfMarket = market.runningTo === null ? Number.NaN : market.first + market.returns.length - 1;
  const returns = stock.returns.map((own, k) => {
    const month = stock.first + k;
    const isComparable = k === running ? stock.runningTo === market.runningTo : month !== runningOfMarket;
    return isComparable ? own - returnOfMonth(market, month) : Number.NaN;
  });
  return { ...stock, returns };
}
