/**
 * Requires a length that a window of values can have.
 *
 * @throws {RangeError} if `length` is not a whole number of at least `min`.
 */
export function requireWindow(length: number, min = 1): void {
  if (!Number.isInteger(length) || length < min) {
    throw new RangeError(`A length must be a whole number >= ${min}, not ${length}.`);
  }
}
