/**
 * Gives each of some values the share of the others below it; those equal to it count half.
 *
 * @param values Numbers; those of `rows` are compared.
 * @param rows Places in `values`, in rising order of their values.
 * @param standing Receives the shares at the same places: 0 for the lowest, 1 for the highest; of a single row nothing.
 *
 * @example
 * shareOfWorse(Float64Array.of(30, 10, 20), [1, 2, 0], standing); // standing: 1, 0, 0.5
 */
export function shareOfWorse(values: Float64Array, rows: ArrayLike<number>, standing: Float64Array): void {
  const others = rows.length - 1;
  if (others < 1) return;
  for (let first = 0; first < rows.length; ) {
    const value = values[rows[first] as number];
    let next = first + 1;
    while (next < rows.length && values[rows[next] as number] === value) next++;
    const share = (first + (next - 1 - first) / 2) / others;
    for (let k = first; k < next; k++) standing[rows[k] as number] = share;
    first = next;
  }
}
