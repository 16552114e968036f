/**
 * The first and the last of the latest `years` yearly steps.
 *
 * @param history Fiscal years in a row, oldest first.
 * @returns `null` when the history is shorter than `years` + 1.
 *
 * @example
 * endsOf([1, 2, 4, 8], 2); // { first: 2, last: 8 }
 */
export function endsOf(history: readonly number[], years: number): { first: number; last: number } | null {
  const first = history.at(-1 - years);
  const last = history.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/**
 * Growth a year, compounded.
 *
 * @param first Value at the start, above 0.
 * @param last Value `years` later, above 0.
 * @returns A fraction.
 *
 * @example
 * growthRate(1, 1.331, 3); // 0.1
 */
export function growthRate(first: number, last: number, years: number): number {
  return (last / first) ** (1 / years) - 1;
}

/**
 * How many of the latest years in a row hold a claim.
 *
 * @example
 * yearsInARow([1, -1, 2, 3], (eps) => eps > 0); // 2
 */
export function yearsInARow(history: readonly number[], holds: (value: number, index: number) => boolean): number {
  let count = 0;
  for (let k = history.length - 1; k >= 0 && holds(history[k] as number, k); k--) count++;
  return count;
}

/** Mean of three years, as Graham takes it. */
export function meanOfThree(years: readonly number[]): number {
  const [one = Number.NaN, two = Number.NaN, three = Number.NaN] = years;
  return (one + two + three) / 3;
}
