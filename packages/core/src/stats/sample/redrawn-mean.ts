/**
 * The mean of a bootstrap sample: as many values as there are, drawn with replacement.
 *
 * @param values At least one.
 * @param uniform Source of numbers in [0, 1), such as `seededUniform(1)`.
 *
 * @example
 * redrawnMean([4, 4, 4], seededUniform(1)); // 4
 */
export function redrawnMean(values: ArrayLike<number>, uniform: () => number): number {
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[Math.floor(uniform() * values.length)] as number;
  return sum / values.length;
}
