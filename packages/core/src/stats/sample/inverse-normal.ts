const CENTER_ABOVE = [
  -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716, 2.506628277459239,
];
const CENTER_BELOW = [-54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972, -13.28068155288572];
const TAIL_ABOVE = [
  -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734, 4.374664141464968,
  2.938163982698783,
];
const TAIL_BELOW = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];

/** Probabilities below this, and above 1 less this, belong to the tails. */
const TAIL = 0.02425;

/**
 * Finds the value below which a standard normal variable falls with a given probability.
 *
 * @param probability Between 0 and 1; at 0 and 1 the result is infinite.
 * @param log Natural logarithm; one that gives the same bits on every machine where results have to be the same there.
 * @returns The quantile, with a relative error below 1.15e-9.
 * @see P. J. Acklam, "An algorithm for computing the inverse normal cumulative distribution function", 2003
 *
 * @example
 * inverseNormal(0.5); // 0
 */
export function inverseNormal(probability: number, log: (x: number) => number = Math.log): number {
  if (probability < TAIL) return lowerTail(probability, log);
  if (probability > 1 - TAIL) return -lowerTail(1 - probability, log);
  const q = probability - 0.5;
  const r = q * q;
  return (polynomial(CENTER_ABOVE, r) * q) / (polynomial(CENTER_BELOW, r) * r + 1);
}

function lowerTail(probability: number, log: (x: number) => number): number {
  if (probability === 0) return Number.NEGATIVE_INFINITY;
  const q = Math.sqrt(-2 * log(probability));
  return polynomial(TAIL_ABOVE, q) / (polynomial(TAIL_BELOW, q) * q + 1);
}

/** Highest power first. */
function polynomial(coefficients: readonly number[], x: number): number {
  let value = 0;
  for (const coefficient of coefficients) value = value * x + coefficient;
  return value;
}
