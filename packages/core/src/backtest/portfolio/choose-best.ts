/**
 * Chooses the candidates with the highest scores (BT-06).
 *
 * @param scores Of the candidates, in the order of their tickers; none is NaN.
 * @param count How many to choose at most.
 * @returns Places in `scores`, ascending; of equal scores the first.
 * @see BT-06
 *
 * @example
 * chooseBest(Float64Array.of(5, 7, 5), 2); // 0, 1
 */
export function chooseBest(scores: Float64Array, count: number): Int32Array {
  if (count >= scores.length) return Int32Array.from(scores.keys());
  if (count < 1) return new Int32Array(0);
  const threshold = nthHighest(scores.slice(), count);
  let ties = count;
  for (let i = 0; i < scores.length; i++) if ((scores[i] as number) > threshold) ties--;
  const chosen = new Int32Array(count);
  let size = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number;
    if (score > threshold || (score === threshold && ties-- > 0)) chosen[size++] = i;
  }
  return chosen;
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
