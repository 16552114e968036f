/**
 * Chooses the stocks with the highest scores (BT-06).
 *
 * @param places Stocks that may be chosen, ascending, in the order of their tickers.
 * @param scores One per stock; finite for every place.
 * @param count How many to choose at most.
 * @returns The places chosen, ascending; of equal scores the first tickers.
 *
 * @example
 * chooseBest(Int32Array.of(0, 1, 2), Float64Array.of(5, 7, 5), 2); // 0, 1
 */
export function chooseBest(places: Int32Array, scores: Float64Array, count: number): Int32Array {
  if (count >= places.length) return places.slice();
  if (count < 1) return new Int32Array(0);
  const values = Float64Array.from(places, (place) => scores[place] as number);
  const threshold = nthHighest(values, count);
  let ties = count;
  for (let i = 0; i < places.length; i++) if ((scores[places[i] as number] as number) > threshold) ties--;
  const chosen = new Int32Array(count);
  let size = 0;
  for (const place of places) {
    const score = scores[place] as number;
    if (score > threshold || (score === threshold && ties-- > 0)) chosen[size++] = place;
  }
  return chosen;
}

/** The n-th highest value, by dividing at a pivot (Hoare, Algorithm 65: FIND, Communications of the ACM 4(7), 1961). */
function nthHighest(values: Float64Array, n: number): number {
  const target = n - 1;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >>> 1] as number;
    let i = low;
    let j = high;
    while (i <= j) {
      while ((values[i] as number) > pivot) i++;
      while ((values[j] as number) < pivot) j--;
      if (i <= j) {
        const value = values[i] as number;
        values[i++] = values[j] as number;
        values[j--] = value;
      }
    }
    if (target <= j) high = j;
    else if (target >= i) low = i;
    else break;
  }
  return values[target] as number;
}
