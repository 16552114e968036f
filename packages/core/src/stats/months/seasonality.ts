import { type MissingFigure, missing } from "../../figure/index.ts";
import type { EvidenceLabel } from "../../words/index.ts";
import { benjaminiHochberg } from "../sample/benjamini-hochberg.ts";
import { binomialPValue } from "../sample/binomial-p-value.ts";
import { type Interval, meanInterval } from "../sample/mean-interval.ts";
import { evidenceOf, type MonthTests } from "./evidence.ts";
import { type MonthSummary, summaryOf, winsOf } from "./month-summary.ts";
import type { MonthlyReturns } from "./monthly-returns.ts";
import { returnsOfCalendarMonth } from "./returns-of-calendar-month.ts";
import { type ShuffleOptions, shuffleMonths } from "./shuffle-months.ts";

/** The returns of a calendar month over the years, and whether they are more than luck. */
export interface MonthSeasonality {
  readonly summary: MonthSummary;
  /** 90 % interval of the average, by Student's t over the years. */
  readonly interval: Interval | MissingFigure;
  readonly tests: MonthTests | MissingFigure;
  readonly evidence: EvidenceLabel;
}

/** The calendar of a stock. */
export interface Seasonality {
  /** January to December. */
  readonly months: readonly MonthSeasonality[];
  /** All months of the window: what each calendar month is compared with. */
  readonly overall: MonthSummary;
  readonly seed: number;
  readonly rounds: number;
}

const SEED = 1;
const ROUNDS = 2000;
/** Two years say next to nothing about how far others would lie. */
const MIN_YEARS = 3;

/**
 * Tests for each calendar month whether it differs from the others. Equal months and seed give equal answers everywhere.
 *
 * Two tests: of the average, by shuffling the returns of each year among its months (see `shuffleMonths`); of the win
 * rate, by the exact binomial test against the win rate of all months. The first is corrected for all months tested.
 *
 * @param window Complete months, such as `monthTable(...).window`; differences to the market will do as well.
 * @param options Seed 1 and 2,000 rounds unless given.
 * @returns For a month of fewer than three years no interval and no tests (`history-too-short`), and no evidence.
 * @see STA-13 for average and win rate, STA-17 for intervals and luck
 *
 * @example
 * seasonality(monthTable(months).window).months[8]?.evidence; // "none", as for most stocks and months
 */
export function seasonality(
  window: MonthlyReturns,
  { seed = SEED, rounds = ROUNDS }: Partial<ShuffleOptions> = {},
): Seasonality {
  const overall = summaryOf(window.returns);
  const columns = Array.from({ length: 12 }, (_, month) => returnsOfCalendarMonth(window, month));
  const tests = testsOf(window, columns, { seed, rounds });
  return {
    months: columns.map((returns, month) => {
      const summary = summaryOf(returns);
      const test = tests[month] ?? missing("history-too-short");
      return {
        summary,
        interval: returns.length < MIN_YEARS ? missing("history-too-short") : meanInterval(returns),
        tests: test,
        evidence: "p" in test ? evidenceOf(test, agrees(summary, overall)) : "none",
      };
    }),
    overall,
    seed,
    rounds,
  };
}

/** Tests by calendar month; none for those of too few years. */
function testsOf(
  window: MonthlyReturns,
  columns: readonly Float64Array[],
  options: ShuffleOptions,
): Partial<Record<number, MonthTests>> {
  const tested = columns.flatMap((returns, month) => (returns.length >= MIN_YEARS ? [month] : []));
  if (tested.length === 0) return {};
  const { asFar, someMonthAsFar } = shuffleMonths(window, options);
  const corrected = benjaminiHochberg(tested.map((month) => asFar[month] as number));
  const winRate = summaryOf(window.returns).winRate as number;
  return Object.fromEntries(
    tested.map((month, place) => {
      const returns = columns[month] as Float64Array;
      const test: MonthTests = {
        p: asFar[month] as number,
        q: corrected[place] as number,
        winRateP: binomialPValue(winsOf(returns), returns.length, winRate),
        luck: someMonthAsFar[month] as number,
      };
      return [month, test];
    }),
  );
}

function agrees(month: MonthSummary, overall: MonthSummary): boolean {
  const above = (month.average ?? 0) - (overall.average ?? 0);
  const winsMore = (month.winRate ?? 0) - (overall.winRate ?? 0);
  return above * winsMore > 0;
}
