import { inverseNormal } from "./sample/inverse-normal.ts";
import { seededUniform } from "./sample/seeded-uniform.ts";

/** Random numbers for simulations in tests: the same for the same seed. */
export interface Chance {
  readonly uniform: () => number;
  readonly normal: () => number;
}

export function chanceOf(seed: number): Chance {
  const uniform = seededUniform(seed);
  return { uniform, normal: () => inverseNormal(uniform() || Number.MIN_VALUE) };
}

/** One day in twenty-five has another distribution: two and a half times the deviation, and a negative mean. */
const ODD_DAYS = 0.04;
const ODD_MEAN = -0.5;
const ODD_DEVIATION = 2.5;
const SHOCK_MEAN = ODD_DAYS * ODD_MEAN;
const SHOCK_DEVIATION = Math.sqrt(1 - ODD_DAYS + ODD_DAYS * (ODD_DEVIATION ** 2 + ODD_MEAN ** 2) - SHOCK_MEAN ** 2);

/** A shock of mean 0 and variance 1 as shares have them: fat tails (kurtosis 5), more of them below (skewness -0.3). */
export function shock({ uniform, normal }: Chance): number {
  const drawn = uniform() < ODD_DAYS ? ODD_MEAN + ODD_DEVIATION * normal() : normal();
  return (drawn - SHOCK_MEAN) / SHOCK_DEVIATION;
}

/** The logarithm of volatility scatters as much as that of the VIX, and half of a deviation is gone after three months. */
const LOG_DEVIATION = 0.4;
const MEMORY = 0.99;

/** Volatility a day that comes in clusters, round a volatility a year. */
export function clusteredVolatility({ normal }: Chance, aYear: number): () => number {
  let state = LOG_DEVIATION * normal();
  return () => {
    state = MEMORY * state + Math.sqrt(1 - MEMORY ** 2) * LOG_DEVIATION * normal();
    return (aYear / Math.sqrt(252)) * Math.exp(state - LOG_DEVIATION ** 2);
  };
}

/** What a share returns on average each day of a simulation, whatever happened before. */
export const DAILY_MEAN = 0.0004;
const DAYS_OF_MONTH = 21;
/** Since each day has the same mean whatever happened before, this is exact, although months are skewed. */
export const MONTHLY_MEAN = (1 + DAILY_MEAN) ** DAYS_OF_MONTH - 1;

/** Monthly returns of a share without any season: fat tails, clustered volatility, crashes, compounded day by day. */
export function simulatedMonths(chance: Chance, months: number, volatility = 0.35): Float64Array {
  const next = clusteredVolatility(chance, volatility);
  return Float64Array.from({ length: months }, () => {
    let growth = 1;
    for (let day = 0; day < DAYS_OF_MONTH; day++) growth *= Math.max(0.05, 1 + DAILY_MEAN + next() * shock(chance));
    return growth - 1;
  });
}

/** The share of simulated cases in which something held. */
export function shareOf(cases: number, holds: (seed: number) => boolean): number {
  let held = 0;
  for (let seed = 0; seed < cases; seed++) if (holds(seed)) held++;
  return held / cases;
}
