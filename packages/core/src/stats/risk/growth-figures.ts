import type { DailyCloses } from "../prices/daily-closes.ts";
import { drawdowns } from "../prices/drawdowns.ts";
import { perUnitOf } from "./per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "./periods-per-year.ts";
import { type FiguresOf, riskFiguresOf, type Span } from "./risk-figures.ts";

/** The growth over the span, its deepest fall, and their ratio. */
export function growthFigures(
  span: Span,
): FiguresOf<"totalReturn" | "cagr" | "annualReturn252" | "maxDrawdown" | "calmar"> {
  const { closes, returns } = span;
  const figureOf = riskFiguresOf(span);
  const grown = (closes.close.at(-1) as number) / (closes.close[0] as number) - 1;
  const perYear = cagr(closes);
  const deepest = drawdowns(closes, 1)[0]?.depth ?? 0;
  const hasReturn = returns.length > 0;
  return {
    totalReturn: figureOf("totalReturn", hasReturn ? grown : Number.NaN, "history-too-short"),
    cagr: figureOf("cagr", perYear, "history-too-short"),
    annualReturn252: figureOf("annualReturn252", annualReturn252(returns), "history-too-short"),
    maxDrawdown: figureOf("maxDrawdown", hasReturn ? deepest : Number.NaN, "history-too-short"),
    calmar: figureOf(
      "calmar",
      perUnitOf(perYear, -deepest),
      Number.isNaN(perYear) ? "history-too-short" : "denominator-not-positive",
    ),
  };
}

const DAYS_PER_YEAR = 365.25;
const MIN_DAYS = 365;

/**
 * The growth between first and last close as a rate per calendar year (compound annual growth rate).
 *
 * @returns A fraction; NaN for less than a year, which would be blown up to one.
 * @see STA-02
 *
 * @example
 * // 100 on 2020-01-01 and 121 on 2022-01-01: 0.1.
 * cagr(closes);
 */
function cagr({ day, close }: DailyCloses): number {
  return growthPerYear((close.at(-1) as number) / (close[0] as number), (day.at(-1) ?? 0) - (day[0] ?? 0));
}

/**
 * A growth over some time as a rate per calendar year.
 *
 * @param growth The last value divided by the first.
 * @param days Calendar days between the two.
 * @returns A fraction; NaN for less than a year, which would be blown up to one.
 * @see STA-02
 *
 * @example
 * growthPerYear(1.21, 730.5); // 0.1
 */
export function growthPerYear(growth: number, days: number): number {
  return days < MIN_DAYS ? Number.NaN : growth ** (DAYS_PER_YEAR / days) - 1;
}

/**
 * The growth per 252 trading days, as empyrical and quantstats state it; for comparison with them.
 *
 * @param returns Daily returns.
 * @see STA-02
 *
 * @example
 * annualReturn252(new Float64Array(504).fill(0.001)); // 1.001 ** 252 - 1
 */
function annualReturn252(returns: Float64Array): number {
  let factor = 1;
  for (const value of returns) factor *= 1 + value;
  return factor ** (TRADING_DAYS_PER_YEAR / returns.length) - 1;
}
