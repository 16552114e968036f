/**
 * Chooses the rows of a column that a small picture needs to look like the whole: the first and last, and of each of the
 * equal stretches in between those of the lowest and the highest value. No peak or trough of the whole line is lost, which
 * sampling or averaging does not promise.
 *
 * @param values Every value finite.
 * @param maxRows The most rows wanted, at least 4.
 * @returns Rising; all rows when there are not more of them.
 * @throws {RangeError} if `maxRows` is not a whole number of at least 4.
 * @see Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 7(10), 2014 (its min-max variant)
 *
 * @example
 * thinRows(Float64Array.of(1, 5, 2, 0, 3, 4), 4); // 0, 1, 3, 5
 */
export function thinRows(values: Float64Array, maxRows: number): Int32Array {
  if (!Number.isInteger(maxRows) || maxRows < 4) {
    throw new RangeError(`A line of ${maxRows} points cannot keep its ends and extremes; ask for 4 points or more.`);
  }
  if (values.length <= maxRows) return Int32Array.from(values.keys());
  const stretches = Math.floor((maxRows - 2) / 2);
  const inner = values.length - 2;
  const rows = new Int32Array(2 * stretches + 2);
  rows[rows.length - 1] = values.length - 1;
  for (let k = 0; k < stretches; k++) {
    const start = 1 + Math.floor((k * inner) / stretches);
    const end = 1 + Math.floor(((k + 1) * inner) / stretches);
    rows.set(extremesInOrder(values, start, end), 2 * k + 1);
  }
  return rows;
}

function extremesInOrder(values: Float64Array, start: number, end: number): [number, number] {
  let lowest = start;
  let highest = start;
  for (let row = start + 1; row < end; row++) {
    if ((values[row] as number) < (values[lowest] as number)) lowest = row;
    if ((values[row] as number) > (values[highest] as number)) highest = row;
  }
  return lowest < highest ? [lowest, highest] : [highest, lowest];
}
