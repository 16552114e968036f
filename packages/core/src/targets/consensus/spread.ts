import { type Figure, figure, type Provenance } from "../../figure/index.ts";
import { mean, median } from "../../stats/index.ts";

/** The middle and the ends of some targets. */
export interface Spread {
  readonly mean: Figure;
  readonly median: Figure;
  readonly high: Figure;
  readonly low: Figure;
}

/** Mean, median, high and low of values; all missing when there are none. */
export function spreadOf(values: readonly number[], proof: Provenance): Spread {
  const of = (value: number) => figure(value, proof, "no-targets");
  return {
    mean: of(mean(values)),
    median: of(median(values)),
    high: of(Math.max(...values)),
    low: of(Math.min(...values)),
  };
}
