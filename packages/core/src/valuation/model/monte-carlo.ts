import { inverseNormal, mean, quantile, seededUniform } from "../../stats/index.ts";
import { type DcfInputs, dcfRefusal } from "./dcf-inputs.ts";
import { type Refusal, refuse } from "./refusal.ts";
import { valuePerShare } from "./value-per-share.ts";

/** The four rates that are uncertain, each with its standard deviation; independent of each other. */
export type RateDeviations = Readonly<Record<"shortTermGrowth" | "longTermGrowth" | "terminalGrowth" | "wacc", number>>;

export interface MonteCarloOptions {
  readonly paths: number;
  readonly seed: number;
  readonly standardDeviations: RateDeviations;
  /** A path whose WACC exceeds its terminal growth by less is redrawn as a whole. */
  readonly minSpread: number;
}

export const MONTE_CARLO_DEFAULTS: MonteCarloOptions = {
  paths: 10_000,
  seed: 42,
  standardDeviations: { shortTermGrowth: 0.03, longTermGrowth: 0.02, terminalGrowth: 0.005, wacc: 0.01 },
  minSpread: 0.01,
};

/** How far the value of a share spreads when the rates are uncertain. */
export interface Simulation {
  /** The median. */
  readonly value: number;
  readonly mean: number;
  readonly percentiles: Readonly<Record<"p5" | "p25" | "p50" | "p75" | "p95", number>>;
  /** Money per share of each path, in the order drawn. */
  readonly values: Float64Array;
  /** Paths redrawn. */
  readonly rejected: number;
}

/** With more redraws per path, the required spread cannot be reached. */
const MAX_REDRAWS_PER_PATH = 20;

/**
 * Values a share thousands of times with rates drawn at random around those of the model. The same seed gives the same
 * numbers on every machine.
 *
 * @param inputs The model; its rates are the means.
 * @param options Number of paths, seed, deviations.
 * @returns The spread of values; a refusal where the model has none, or where hardly any path has the required spread.
 * @see docs/rules.md, "Monte Carlo"; STA-10 for the quantiles, STA-17 for what they are held to
 *
 * @example
 * monteCarlo(inputs, { ...MONTE_CARLO_DEFAULTS, seed: 7 });
 */
export function monteCarlo(inputs: DcfInputs, options: MonteCarloOptions = MONTE_CARLO_DEFAULTS): Simulation | Refusal {
  const refusal = dcfRefusal(inputs);
  if (refusal) return refusal;
  const { paths, minSpread } = options;
  const draw = pathsAround(inputs, options);
  const values = new Float64Array(paths);
  let rejected = 0;
  for (let path = 0; path < paths; ) {
    const drawn = draw();
    const value = drawn.wacc - drawn.terminalGrowth < minSpread ? Number.NaN : valuePerShare(drawn);
    // A rate of less than -100 % can be drawn, if hardly ever; it has no value either.
    if (!Number.isNaN(value)) values[path++] = value;
    else if (++rejected > MAX_REDRAWS_PER_PATH * paths) {
      return refuse("SPREAD_TOO_THIN", {
        wacc: inputs.wacc,
        terminalGrowth: inputs.terminalGrowth,
        least: minSpread,
      });
    }
  }
  return { ...summary(values), values, rejected };
}

/**
 * The share of values above a price: the probability that a share is undervalued.
 *
 * @example
 * shareAbove([80, 120, 130, 140], 100); // 0.75
 */
export function shareAbove(values: ArrayLike<number>, price: number): number {
  let count = 0;
  for (let k = 0; k < values.length; k++) if ((values[k] as number) > price) count++;
  return count / values.length;
}

/** Draws the next path: one uniform number for each rate, always in the same order. */
function pathsAround(inputs: DcfInputs, { seed, standardDeviations: deviations }: MonteCarloOptions): () => DcfInputs {
  const uniform = seededUniform(seed);
  const around = (mean: number, deviation: number) => mean + deviation * inverseNormal(uniform());
  const path: { -readonly [Name in keyof DcfInputs]: DcfInputs[Name] } = { ...inputs };
  return () => {
    path.shortTermGrowth = around(inputs.shortTermGrowth, deviations.shortTermGrowth);
    path.longTermGrowth = around(inputs.longTermGrowth, deviations.longTermGrowth);
    path.terminalGrowth = around(inputs.terminalGrowth, deviations.terminalGrowth);
    path.wacc = around(inputs.wacc, deviations.wacc);
    return path;
  };
}

function summary(values: Float64Array): Pick<Simulation, "value" | "mean" | "percentiles"> {
  const sorted = values.slice().sort();
  const at = (share: number) => quantile(sorted, share);
  const percentiles = { p5: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
  return { value: percentiles.p50, mean: mean(values), percentiles };
}
