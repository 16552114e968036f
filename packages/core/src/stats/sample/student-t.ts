import { inverseNormal } from "./inverse-normal.ts";

/**
 * Finds the value below which a variable with Student's t distribution falls with a given probability.
 *
 * @param probability Above 0 and below 1.
 * @param degreesOfFreedom At least 2; need not be whole.
 * @returns The quantile, with a relative error below 3e-5 from 2.5 degrees of freedom on and at two, for probabilities
 *   between 0.5 % and 99.5 %.
 * @throws {RangeError} for fewer than two degrees of freedom.
 * @see G. W. Hill, "Algorithm 396: Student's t-quantiles", Communications of the ACM 13(10), 1970
 *
 * @example
 * inverseStudentT(0.95, 4); // 2.1318
 */
export function inverseStudentT(probability: number, degreesOfFreedom: number): number {
  if (!(degreesOfFreedom >= 2)) throw new RangeError(`Student's t with ${degreesOfFreedom} degrees of freedom.`);
  if (probability < 0.5) return -inverseStudentT(1 - probability, degreesOfFreedom);
  return upperQuantile(2 * (1 - probability), degreesOfFreedom);
}

/** The bound beyond which, on either side, a variable lies with the probability given. */
function upperQuantile(beyond: number, n: number): number {
  // Where the distribution has a formula of its own; the expansions are coarse there.
  if (n === 2) return Math.sqrt(2 / (beyond * (2 - beyond)) - 2);
  const a = 1 / (n - 0.5);
  const b = 48 / a ** 2;
  const c = (((20_700 * a) / b - 98) * a - 16) * a + 96.36;
  const d = ((94.5 / (b + c) - 3) / b + 1) * Math.sqrt((a * Math.PI) / 2) * n;
  const nearZero = (d * beyond) ** (2 / n);
  const square = nearZero > 0.05 + a ? fromNormal(beyond, { n, a, b, c, d }) : fromTail(nearZero, n, d);
  return Math.sqrt(n * square);
}

interface Terms {
  readonly n: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

/** The middle of the distribution: the quantile of the normal one, corrected. */
function fromNormal(beyond: number, { n, a, b, c, d }: Terms): number {
  const x = inverseNormal(beyond / 2);
  const y = x * x;
  const wide = n < 5 ? c + 0.3 * (n - 4.5) * (x + 0.6) : c;
  const divisor = (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b + wide;
  const corrected = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / divisor - y - 3) / b + 1) * x;
  return Math.expm1(a * corrected ** 2);
}

/** The tails, where the density is nearly a power of the distance. */
function fromTail(y: number, n: number, d: number): number {
  const inner = 1 / (((n + 6) / (n * y) - 0.089 * d - 0.822) * (n + 2) * 3) + 0.5 / (n + 4);
  return ((inner * y - 1) * (n + 1)) / (n + 2) + 1 / y;
}
