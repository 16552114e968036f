import { beta } from "../risk/beta.ts";
import { TRADING_DAYS_PER_YEAR } from "../risk/periods-per-year.ts";
import type { Interval } from "../sample/mean-interval.ts";
import { quantile } from "../sample/quantile.ts";
import { seededUniform } from "../sample/seeded-uniform.ts";
import type { MarketRegimes } from "./market-regimes.ts";
import { marketWave } from "./market-wave.ts";
import { meanBlockLength } from "./mean-block-length.ts";
import { NO_DRIFT, type PathDrift, type PathFigures, type ResampledReturns, resampledPath } from "./resampled-path.ts";

/** Daily returns of a strategy, oldest first, and what they are compared with on the same days; fractions, above -1. */
export interface BootstrapInput {
  readonly returns: Float64Array;
  /** Daily returns of a risk-free account, for the Sharpe ratio; 0 unless given. */
  readonly riskFree?: Float64Array;
  /** Daily returns of the benchmark; no excess unless given. */
  readonly benchmark?: Float64Array;
}

export interface BootstrapOptions {
  readonly paths?: number;
  readonly seed?: number;
  /** Mean number of days in a block; by the rule of Politis and White unless given. */
  readonly blockLength?: number;
  /** Calendar years from the first to the last day; days ÷ 252 unless given. */
  readonly years?: number;
  /** Bull and bear markets that move the benchmark, of which the days are too few to show how they alternate; none unless given. */
  readonly regimes?: MarketRegimes;
}

/** How far figures spread when the days are drawn again in blocks. The true value lies within nine times in ten. */
export interface BlockBootstrap {
  /** Growth per year, a fraction. */
  readonly cagr: Interval;
  /**
   * Deepest fall, a fraction of 0 or below; `low` is the deeper one. It describes the paths: of histories to come seven in
   * ten lie within, and one in seven falls deeper.
   */
  readonly maxDrawdown: Interval;
  /** Per year. */
  readonly sharpe: Interval;
  /** Growth per year less that of the benchmark on the same days; null without a benchmark. */
  readonly excess: Interval | null;
  readonly blockLength: number;
  readonly paths: number;
}

/** Why nothing was drawn. */
export interface NoBootstrap {
  readonly because: "tested-span-too-short" | "denominator-not-positive";
}

const PATHS = 2000;
const SEED = 42;
/**
 * The share of paths left out on either side. With a twentieth the intervals of growth and Sharpe ratio were a little too
 * narrow in simulations (docs/statistics.md); this share brings them to the 90 % that are claimed.
 */
const OUTSIDE = 0.0425;

/**
 * Draws the days of a backtest again and again, in blocks of random length that keep what follows each other together (the
 * stationary bootstrap), and measures how far growth, drawdown and Sharpe ratio spread.
 *
 * @returns Percentile intervals; the reason for less than 252 days, or returns that do not scatter.
 * @throws {RangeError} for columns of different length, a return that is not finite or below -1, no path, blocks shorter
 *   than a day, or years of 0 or less.
 * @see BST-01; Politis and Romano, "The stationary bootstrap", Journal of the American Statistical Association 89(428), 1994
 * @see BST-03 for the waves of the market that `regimes` give to the paths
 * @see docs/statistics.md, "The bootstrap of a backtest (90 %)" for how often the intervals held
 *
 * @example
 * const spread = blockBootstrap({ returns, benchmark }, { seed: 7 });
 * if (!("because" in spread)) spread.cagr; // { low: -0.01, high: 0.17 }
 */
export function blockBootstrap(
  { returns, riskFree, benchmark }: BootstrapInput,
  { paths = PATHS, seed = SEED, blockLength, years, regimes }: BootstrapOptions = {},
): BlockBootstrap | NoBootstrap {
  requireOptions(paths, blockLength ?? 1, years ?? 1);
  requireReturns(returns, [returns, ...(riskFree ? [riskFree] : []), ...(benchmark ? [benchmark] : [])]);
  if (returns.length < TRADING_DAYS_PER_YEAR) return { because: "tested-span-too-short" };
  const excess = riskFree ? returns.map((value, k) => value - (riskFree[k] as number)) : returns;
  if (excess.every((value) => value === excess[0])) return { because: "denominator-not-positive" };
  const resampled: ResampledReturns = {
    excess,
    logGrowth: returns.map(Math.log1p),
    benchmarkLogGrowth: benchmark?.map(Math.log1p) ?? null,
    years: years ?? returns.length / TRADING_DAYS_PER_YEAR,
  };
  const length = blockLength ?? meanBlockLength(returns);
  const uniform = seededUniform(seed);
  const drift = regimes ? driftsOf({ returns, benchmark, regimes, years: resampled.years, seed }) : () => NO_DRIFT;
  const drawn = Array.from({ length: paths }, () => resampledPath(resampled, length, { uniform, drift: drift() }));
  return {
    cagr: spreadOf(drawn, ({ cagr }) => cagr),
    maxDrawdown: spreadOf(drawn, ({ maxDrawdown }) => maxDrawdown),
    sharpe: spreadOf(drawn, ({ sharpe }) => sharpe),
    excess: benchmark ? spreadOf(drawn, (path) => path.cagr - path.benchmarkCagr) : null,
    blockLength: length,
    paths,
  };
}

interface Waved {
  readonly returns: Float64Array;
  readonly benchmark: Float64Array | undefined;
  readonly regimes: MarketRegimes;
  readonly years: number;
  readonly seed: number;
}

/** Draws the drift that a wave of the market gives each day of the next path. */
function driftsOf({ returns, benchmark, regimes, years, seed }: Waved): () => PathDrift {
  // A source of its own, so that the same days are drawn as without waves.
  const uniform = seededUniform(~seed);
  const exposure = benchmark ? exposureOf(returns, benchmark) : 1;
  return () => {
    // Against its sign: days of a bear market show less than there is in the long run.
    const wave = (-marketWave(regimes, years, uniform) * years) / returns.length;
    return { own: exposure * wave, benchmark: wave };
  };
}

/** How much of a wave of the market a strategy gets: its beta; all of it where the benchmark does not move. */
function exposureOf(returns: Float64Array, benchmark: Float64Array): number {
  const slope = beta(returns, benchmark);
  return Number.isNaN(slope) ? 1 : slope;
}

function requireOptions(paths: number, blockLength: number, years: number): void {
  if (!(Number.isInteger(paths) && paths >= 1)) throw new RangeError(`A bootstrap of ${paths} paths.`);
  if (!(blockLength >= 1 && years > 0)) throw new RangeError(`Blocks of ${blockLength} days in ${years} years.`);
}

function requireReturns(returns: Float64Array, columns: readonly Float64Array[]): void {
  for (const column of columns) {
    if (column.length !== returns.length) throw new RangeError("Returns of different days.");
    for (const value of column) {
      if (!(value >= -1 && value < Number.POSITIVE_INFINITY)) throw new RangeError(`A return of ${value}.`);
    }
  }
}

/**
 * The interval that leaves out as many paths on either side; a path of equal days has no Sharpe ratio. Of n paths the share
 * p is the (n + 1) × p-th, so that the interval claims the same for any number of paths (Davison and Hinkley, Bootstrap
 * Methods and their Application, 1997, section 5.2.1).
 */
function spreadOf(paths: readonly PathFigures[], figureOf: (path: PathFigures) => number): Interval {
  const sorted = Float64Array.from(paths, figureOf)
    .filter((value) => !Number.isNaN(value))
    .sort();
  const last = sorted.length - 1;
  const share = last > 0 ? Math.max(0, ((sorted.length + 1) * OUTSIDE - 1) / last) : 0;
  return { low: quantile(sorted, share), high: quantile(sorted, 1 - share) };
}
