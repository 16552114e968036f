/** Two outcomes that are equally probable differ by rounding; R's `binom.test` allows as much. */
const ROUNDING = 1e-7;

/**
 * How often chance alone gives a number of wins as improbable as this one, or more so: the exact two-sided binomial test.
 *
 * @param wins Between 0 and `tries`.
 * @param tries A whole number.
 * @param rate The chance of a win in one try under the null hypothesis, a fraction.
 * @returns The sum of the probabilities of all outcomes that are no more probable than `wins`.
 * @see R, `binom.test`, method of small p-values
 *
 * @example
 * binomialPValue(5, 5, 0.5); // 0.0625: five wins or none
 */
export function binomialPValue(wins: number, tries: number, rate: number): number {
  if (rate <= 0 || rate >= 1) return wins === (rate <= 0 ? 0 : tries) ? 1 : 0;
  const weights = outcomeWeights(tries, rate);
  const bound = (weights[wins] as number) * (1 + ROUNDING);
  let asRare = 0;
  let all = 0;
  for (const weight of weights) {
    all += weight;
    if (weight <= bound) asRare += weight;
  }
  return asRare / all;
}

/** Probabilities of 0 to `tries` wins, relative to the likeliest so that none but the negligible underflows. */
function outcomeWeights(tries: number, rate: number): Float64Array {
  const weights = new Float64Array(tries + 1);
  const likeliest = Math.min(tries, Math.floor((tries + 1) * rate));
  const odds = rate / (1 - rate);
  weights[likeliest] = 1;
  for (let k = likeliest; k < tries; k++) weights[k + 1] = ((weights[k] as number) * odds * (tries - k)) / (k + 1);
  for (let k = likeliest; k > 0; k--) weights[k - 1] = ((weights[k] as number) * k) / (odds * (tries - k + 1));
  return weights;
}
