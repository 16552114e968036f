/** A number per row; NaN or undefined where there is none. A whole column is one, and so are the numbers of a few rows. */
export interface NumbersByRow {
  at(row: number): number | undefined;
}

/**
 * Numbers of some rows, which take memory for those alone: of all rows of a market one in a hundred has a signal.
 *
 * @example
 * new SparseColumn(Int32Array.of(3, 9), Float64Array.of(0.5, 0.2)).at(9); // 0.2
 */
export class SparseColumn implements NumbersByRow {
  /** Rising. */
  readonly rows: Int32Array;
  readonly values: Float64Array;

  /** @throws {RangeError} if there is not one value for each row. */
  constructor(rows: Int32Array, values: Float64Array) {
    if (rows.length !== values.length)
      throw new RangeError(`There are ${values.length} values of ${rows.length} rows.`);
    this.rows = rows;
    this.values = values;
  }

  at(row: number): number | undefined {
    let [low, high] = [0, this.rows.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return this.rows[low] === row ? this.values[low] : undefined;
  }
}
