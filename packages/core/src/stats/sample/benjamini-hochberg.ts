/**
 * Corrects p-values for having made several tests. Calling every test a finding whose corrected value is at most q keeps
 * the expected share of false findings at or below q.
 *
 * @param pValues One per test, in any order, between 0 and 1.
 * @returns The corrected values in the same order: never below the p-value, never above 1.
 * @see Benjamini and Hochberg, "Controlling the false discovery rate", J. R. Statist. Soc. B 57(1), 1995
 *
 * @example
 * benjaminiHochberg([0.01, 0.04, 0.03]); // 0.03, 0.04, 0.04
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const falling = pValues.map((_, test) => test).sort((a, b) => (pValues[b] as number) - (pValues[a] as number));
  const corrected = new Array<number>(pValues.length);
  let min = 1;
  falling.forEach((test, place) => {
    min = Math.min(min, (pValues[test] as number) * (pValues.length / (pValues.length - place)));
    corrected[test] = min;
  });
  return corrected;
}
