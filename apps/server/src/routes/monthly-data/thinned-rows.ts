/**
 * Chooses the rows of a column that a chart needs to look like the whole: the first and last, and of each of the equal
 * stretches in between those of the lowest and the highest value. `thinLine` of the core chooses the same values.
 *
 * @param values Every value finite.
 * @param mostRows At least 4.
 * @returns Rising; all rows when they are no more than that.
 */
export function thinnedRows(values: Float64Array, mostRows: number): Int32Array {
  if (values.length <= mostRows) return Int32Array.from(values.keys());
  const stretches = Math.floor((mostRows - 2) / 2);
  const inner = values.length - 2;
  const rows = new Int32Array(2 * stretches + 2);
  rows[rows.length - 1] = values.length - 1;
  for (let k = 0; k < stretches; k++) {
    const [start, end] = [k, k + 1].map((n) => 1 + Math.floor((n * inner) / stretches)) as [number, number];
    const extremes = extremesBetween(values, start, end);
    rows.set(
      extremes.sort((a, b) => a - b),
      2 * k + 1,
    );
  }
  return rows;
}

function extremesBetween(values: Float64Array, start: number, end: number): [number, number] {
  let [lowest, highest] = [start, start];
  for (let row = start + 1; row < end; row++) {
    if ((values[row] as number) < (values[lowest] as number)) lowest = row;
    if ((values[row] as number) > (values[highest] as number)) highest = row;
  }
  return [lowest, highest];
}
