import { mean, standardDeviation } from "../stats/index.ts";
import type { MetricColumn } from "./screen-matrix.ts";

type Numbers = Pick<MetricColumn, "values" | "good">;

/**
 * The mean of the z-scores of several metrics, each counted so that higher is better.
 *
 * @param columns Metrics of the same companies.
 * @returns One number per company; NaN where one of its metrics is missing.
 * @see Asness, Frazzini and Pedersen, "Quality minus junk", Review of Accounting Studies 24, 2019
 *
 * @example
 * meanZScore([{ values: Float64Array.of(1, 2, 3), good: "higher" }]); // -1, 0, 1
 */
export function meanZScore(columns: readonly Numbers[]): Float64Array {
  const scores = columns.map(zScores);
  return Float64Array.from(
    { length: columns[0]?.values.length ?? 0 },
    (_, row) => scores.reduce((sum, score) => sum + (score[row] as number), 0) / scores.length,
  );
}

function zScores({ values, good }: Numbers): Float64Array {
  const known = values.filter((value) => !Number.isNaN(value));
  const center = mean(known);
  const scale = (good === "higher" ? 1 : -1) / standardDeviation(known);
  return values.map((value) => (value - center) * scale);
}
