import { perUnitOf } from "../risk/per-unit-of.ts";
import { TRADING_DAYS_PER_YEAR } from "../risk/periods-per-year.ts";

/** Days to draw from; all columns of the same days. */
export interface ResampledReturns {
  /** Above the risk-free ones. */
  readonly excess: Float64Array;
  /** ln(1 + return). */
  readonly logGrowth: Float64Array;
  /** That of the benchmark; null without one. */
  readonly benchmarkLogGrowth: Float64Array | null;
  /** How many years they last. */
  readonly years: number;
}

/** The drift that each day of a path is given beside its returns, in logarithms. */
export interface PathDrift {
  readonly own: number;
  readonly benchmark: number;
}

export const NO_DRIFT: PathDrift = { own: 0, benchmark: 0 };

/** What a drawn history would have shown. */
export interface PathFigures {
  /** Per year. */
  readonly cagr: number;
  /** NaN without a benchmark. */
  readonly benchmarkCagr: number;
  /** At or below 0. */
  readonly maxDrawdown: number;
  /** Per year; NaN where all days drawn are equal. */
  readonly sharpe: number;
}

/**
 * Draws one history as long as the given one: each day is the one after the day before, or with a probability of
 * 1 ÷ block length any day. The first day follows the last.
 *
 * @param blockLength Mean number of days in a block, 1 or more.
 * @param chance `uniform`: two numbers where a block begins, one for any other day; `drift`: none unless given.
 * @see BST-01; Politis and Romano, "The stationary bootstrap", Journal of the American Statistical Association 89(428), 1994
 *
 * @example
 * resampledPath(returns, 5, { uniform: seededUniform(1) }).maxDrawdown; // -0.21
 */
export function resampledPath(
  { excess, logGrowth, benchmarkLogGrowth, years }: ResampledReturns,
  blockLength: number,
  { uniform, drift = NO_DRIFT }: { readonly uniform: () => number; readonly drift?: PathDrift },
): PathFigures {
  const days = excess.length;
  const newBlock = 1 / blockLength;
  let day = Math.floor(uniform() * days);
  let [growth, peak, deepest, ofBenchmark, sum, squares] = [0, 0, 0, 0, 0, 0];
  for (let k = 0; k < days; k++) {
    if (k > 0) day = uniform() < newBlock ? Math.floor(uniform() * days) : day + 1;
    if (day === days) day = 0;
    const value = excess[day] as number;
    sum += value;
    squares += value * value;
    growth += (logGrowth[day] as number) + drift.own;
    if (benchmarkLogGrowth) ofBenchmark += benchmarkLogGrowth[day] as number;
    if (growth > peak) peak = growth;
    else if (growth - peak < deepest) deepest = growth - peak;
  }
  const average = sum / days;
  const deviation = Math.sqrt(Math.max(0, squares - sum * average) / (days - 1));
  return {
    cagr: Math.expm1(growth / years),
    benchmarkCagr: benchmarkLogGrowth ? Math.expm1((ofBenchmark + days * drift.benchmark) / years) : Number.NaN,
    maxDrawdown: Math.expm1(deepest),
    sharpe: perUnitOf(average + drift.own, deviation) * Math.sqrt(TRADING_DAYS_PER_YEAR),
  };
}
