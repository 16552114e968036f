import type { Chance } from "../chance/chance.ts";
import { exp, log } from "../chance/exponential.ts";

/** Something that moves many prices at once, day by day in logarithms. */
export interface FactorPath {
  /** Log level; 0 before the first day. */
  readonly level: Float64Array;
  /** Log change of each day. */
  readonly change: Float64Array;
  /** What of the level has reached earnings: its exponential average over about nine months. */
  readonly earned: Float64Array;
}

const EARNINGS_HALF_LIFE = 126;
const REVERSION_HALF_LIFE = 504;

/**
 * Completes the daily changes of a factor to a path.
 *
 * @param change Log change of each day.
 * @param earnedBefore Log level that earnings reflect before the first day.
 */
export function factorPath(change: Float64Array, earnedBefore: number): FactorPath {
  const weight = 1 - exp(log(0.5) / EARNINGS_HALF_LIFE);
  const level = new Float64Array(change.length);
  const earned = new Float64Array(change.length);
  let sum = 0;
  let average = earnedBefore;
  for (let t = 0; t < change.length; t++) {
    sum += change[t] as number;
    average += weight * (sum - average);
    level[t] = sum;
    earned[t] = average;
  }
  return { level, change, earned };
}

/**
 * Draws a factor that wanders around 0, as the fortunes of a sector do.
 *
 * @param unrest Volatility of the market of each day relative to its usual one; half of it is shared.
 * @param volatility Standard deviation of a day's change.
 */
export function wanderingFactor(unrest: Float64Array, volatility: number, chance: Chance): FactorPath {
  const pull = 1 - exp(log(0.5) / REVERSION_HALF_LIFE);
  const change = new Float64Array(unrest.length);
  let level = chance.normal(0, volatility * 12);
  for (let t = 0; t < change.length; t++) {
    const scale = 0.5 + 0.5 * (unrest[t] as number);
    const step = -pull * level + chance.normal(0, volatility * scale);
    level += step;
    change[t] = step;
  }
  return factorPath(change, 0);
}
