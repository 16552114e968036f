/**
 * Chooses the candidates with the highest scores.
 *
 * @param candidates Rising places, in the order of their tickers.
 * @param scores By place; that of no candidate is NaN.
 * @param count How many to choose at most.
 * @returns The places chosen, rising; of equal scores the first.
 * @see BT-06
 *
 * @example
 * chooseBest(Int32Array.of(0, 2, 3), Float64Array.of(5, 9, 7, 5), 2); // 0, 2
 */
export function chooseBest(candidates: Int32Array, scores: Float64Array, count: number): Int32Array {
  if (count >= candidates.length) return candidates.slice();
  if (count < 1) return new Int32Array(0);
  const values = valuesOf(candidates, scores);
  const threshold = nthHighest(values.slice(), count);
  let ties = count;
  for (let i = 0; i < values.length; i++) if ((values[i] as number) > threshold) ties--;
  const chosen = new Int32Array(count);
  let size = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number;
    if (value > threshold || (value === threshold && ties-- > 0)) chosen[size++] = candidates[i] as number;
  }
  return chosen;
}

/** The values at some places. */
export function valuesOf(places: Int32Array, values: Float64Array): Float64Array {
  const own = new Float64Array(places.length);
  for (let i = 0; i < places.length; i++) own[i] = values[places[i] as number] as number;
  return own;
}

/** The n-th highest value, by dividing again and again (Hoare, Algorithm 65: FIND, Communications of the ACM 4(7), 1961). */
function nthHighest(values: Float64Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const end = divide(values, low, high);
    if (n - 1 <= end) high = end;
    else low = end + 1;
  }
  return values[low] as number;
}

/** Orders a range so that no value up to the returned place is below a later one; both parts have at least one value. */
function divide(values: Float64Array, low: number, high: number): number {
  const pivot = values[(low + high) >>> 1] as number;
  let [i, j] = [low - 1, high + 1];
  for (;;) {
    do i++;
    while ((values[i] as number) > pivot);
    do j--;
    while ((values[j] as number) < pivot);
    if (i >= j) return j;
    const value = values[i] as number;
    values[i] = values[j] as number;
    values[j] = value;
  }
}
