/** A split of a chart. */
export interface ChartSplit {
  /** The first row after it; the number of rows where all are before it. */
  readonly row: number;
  /** Shares after for one before. */
  readonly ratio: number;
}

/**
 * What prices that have splits in them are multiplied by to be what was traded, and volumes divided by: the ratios of all later
 * splits.
 *
 * @param splits All splits since the first row.
 * @returns One factor for each row.
 *
 * @example
 * asTradedFactors([{ row: 2, ratio: 4 }], 3); // [4, 4, 1]
 */
export function asTradedFactors(splits: readonly ChartSplit[], rows: number): Float64Array {
  const factors = new Float64Array(rows).fill(1);
  for (const { row: first, ratio } of splits) {
    for (let row = 0; row < Math.min(first, rows); row++) factors[row] = (factors[row] as number) * ratio;
  }
  return factors;
}
