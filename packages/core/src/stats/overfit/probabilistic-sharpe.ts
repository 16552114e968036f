import { perUnitOf } from "../risk/per-unit-of.ts";
import { mean } from "../sample/mean.ts";
import { shapeOf } from "../sample/moments.ts";
import { normalProbability, normalQuantile } from "../sample/normal-probability.ts";
import { standardDeviation } from "../sample/standard-deviation.ts";

/** What the precision of a Sharpe ratio depends on. */
export interface SharpeSample {
  /** Mean over standard deviation of the returns above the risk-free ones, per period: not stated per year. */
  readonly sharpe: number;
  /** How many periods were observed, at least two. */
  readonly observations: number;
  /** Third standardised moment of the returns. */
  readonly skewness: number;
  /** Fourth standardised moment of the returns: 3 for a normal distribution. */
  readonly kurtosis: number;
}

/**
 * Measures the Sharpe ratio of some returns, and what its precision depends on.
 *
 * @param excess Returns of equal periods above the risk-free ones, fractions.
 * @returns Per period; NaN where the returns do not scatter, or are fewer than two.
 * @see STA-04 for the ratio, STA-09 for the moments
 *
 * @example
 * sharpeSampleOf(Float64Array.of(0.01, 0.02, 0.03)); // sharpe 2, observations 3, skewness 0, kurtosis 1.5
 */
export function sharpeSampleOf(excess: Float64Array): SharpeSample {
  const { skewness, kurtosis } = shapeOf(excess);
  return {
    sharpe: perUnitOf(mean(excess), standardDeviation(excess)),
    observations: excess.length,
    skewness,
    kurtosis,
  };
}

/**
 * The probability that the true Sharpe ratio is above a benchmark, allowing for the number of returns, their skewness
 * and their tails (PSR).
 *
 * @param sample Per period.
 * @param benchmark The Sharpe ratio to beat, per period; 0 unless given.
 * @returns Between 0 and 1; NaN where the sample has no Sharpe ratio, or fewer than two observations.
 * @see OVF-01; Bailey and López de Prado, "The Sharpe ratio efficient frontier", Journal of Risk 15(2), 2012
 *
 * @example
 * probabilisticSharpe({ sharpe: 0.1, observations: 250, skewness: -0.5, kurtosis: 4 }); // 0.9375
 */
export function probabilisticSharpe(sample: SharpeSample, benchmark = 0): number {
  if (!(sample.observations >= 2)) return Number.NaN;
  const error = unitError(sample) / Math.sqrt(sample.observations - 1);
  return normalProbability((sample.sharpe - benchmark) / error);
}

/**
 * How many observations a Sharpe ratio needs before it is above a benchmark with a given confidence (MinTRL).
 *
 * @param sample Per period; its number of observations does not count.
 * @param options `benchmark`: the Sharpe ratio to beat, per period, 0 unless given; `confidence`: 0.95 unless given,
 *   between 0.5 and 1.
 * @returns A number of periods, not rounded; infinite where the Sharpe ratio is not above the benchmark, NaN where there
 *   is none.
 * @see OVF-03; Bailey and López de Prado, "The Sharpe ratio efficient frontier", Journal of Risk 15(2), 2012
 *
 * @example
 * minimumTrackRecord({ sharpe: 0.1, observations: 250, skewness: -0.5, kurtosis: 4 }); // 287.1
 */
export function minimumTrackRecord(
  sample: SharpeSample,
  { benchmark = 0, confidence = 0.95 }: { readonly benchmark?: number; readonly confidence?: number } = {},
): number {
  const error = unitError(sample);
  if (sample.sharpe <= benchmark && !Number.isNaN(error)) return Number.POSITIVE_INFINITY;
  return 1 + ((error * normalQuantile(confidence)) / (sample.sharpe - benchmark)) ** 2;
}

/** The standard error of a Sharpe ratio times the root of the observations less one (Mertens, 2002). */
function unitError({ sharpe, skewness, kurtosis }: SharpeSample): number {
  const variance = 1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe ** 2;
  return variance > 0 ? Math.sqrt(variance) : Number.NaN;
}
