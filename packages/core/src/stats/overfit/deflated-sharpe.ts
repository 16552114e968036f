import { normalQuantile } from "../sample/normal-probability.ts";
import { probabilisticSharpe, type SharpeSample } from "./probabilistic-sharpe.ts";

/** How many variants of a strategy were tried, and how far their results lay apart. */
export interface Trials {
  /** Independent trials, at least one. Variants that hold nearly the same are fewer trials than variants. */
  readonly count: number;
  /** Variance of the trials' Sharpe ratios, per period: that of ratios per year ÷ periods per year. */
  readonly variance: number;
}

/** Euler-Mascheroni constant. */
const EULER_GAMMA = 0.577_215_664_901_532_9;

/**
 * The Sharpe ratio that the best of some worthless trials is expected to have, by luck alone (SR0).
 *
 * @param trials Their number and the variance of their Sharpe ratios.
 * @returns Per period; 0 for one trial, since nothing was picked; NaN for fewer, or without a variance.
 * @see OVF-02; Bailey and López de Prado, "The deflated Sharpe ratio", Journal of Portfolio Management 40(5), 2014
 *
 * @example
 * expectedMaximumSharpe({ count: 10, variance: 1 }); // 1.5746
 */
export function expectedMaximumSharpe({ count, variance }: Trials): number {
  if (!(count >= 1 && variance >= 0)) return Number.NaN;
  if (count === 1 || variance === 0) return 0;
  // The upper quantiles, taken from the lower tail, where small probabilities are exact.
  const most = -normalQuantile(1 / count);
  const beyond = -normalQuantile(1 / (count * Math.E));
  return Math.sqrt(variance) * Math.max(0, (1 - EULER_GAMMA) * most + EULER_GAMMA * beyond);
}

/**
 * The probability that the true Sharpe ratio of the best of several trials is above what luck alone would have given the
 * best of as many (DSR). 0.95 and more is taken for evidence.
 *
 * @param best The trial that was picked, per period.
 * @returns Between 0 and 1; NaN where a part of it does not exist.
 * @see OVF-02; Bailey and López de Prado, "The deflated Sharpe ratio", Journal of Portfolio Management 40(5), 2014
 *
 * @example
 * // Their example: 2.5 a year in five years of 250 days, the best of 100 trials with a variance of 0.5 a year.
 * const best = { sharpe: 2.5 / Math.sqrt(250), observations: 1250, skewness: -3, kurtosis: 10 };
 * deflatedSharpe(best, { count: 100, variance: 0.5 / 250 }); // 0.9004
 */
export function deflatedSharpe(best: SharpeSample, trials: Trials): number {
  return probabilisticSharpe(best, expectedMaximumSharpe(trials));
}
