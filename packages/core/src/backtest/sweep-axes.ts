/** The values that one parameter takes in a sweep. */
export interface SweepAxis {
  readonly parameter: string;
  readonly values: Float64Array;
}

/**
 * Evenly spaced values of a parameter.
 *
 * @param range First and last value and their distance; the last is taken if the steps reach it.
 * @throws {RangeError} if the step is not positive or the range is empty.
 *
 * @example
 * sweepAxis("length", { from: 10, to: 30, step: 10 }).values; // 10, 20, 30
 */
export function sweepAxis(
  parameter: string,
  { from, to, step }: { readonly from: number; readonly to: number; readonly step: number },
): SweepAxis {
  if (!(step > 0 && to >= from)) {
    throw new RangeError(
      `${parameter} runs from ${from} to ${to} in steps of ${step}; steps must lead from the first up to the last.`,
    );
  }
  // A third of 0.1 more than once is not quite a third: the last value is reached all the same.
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return { parameter, values: Float64Array.from({ length: count }, (_, k) => from + k * step) };
}

/**
 * How many combinations a grid has.
 *
 * @example
 * combinationsOf([sweepAxis("a", { from: 1, to: 3, step: 1 }), sweepAxis("b", { from: 1, to: 2, step: 1 })]); // 6
 */
export function combinationsOf(axes: readonly SweepAxis[]): number {
  return axes.reduce((count, { values }) => count * values.length, 1);
}

/**
 * Writes the values of a combination into a record; the last axis changes fastest.
 *
 * @param values Where the values are written, by the name of their parameter.
 *
 * @example
 * const values = {};
 * writeCombination(values, axes, 1); // values is now { a: 1, b: 2 }
 */
export function writeCombination(
  values: Record<string, number>,
  axes: readonly SweepAxis[],
  combination: number,
): void {
  let rest = combination;
  for (let k = axes.length - 1; k >= 0; k--) {
    const axis = axes[k] as SweepAxis;
    const place = rest % axis.values.length;
    values[axis.parameter] = axis.values[place] as number;
    rest = (rest - place) / axis.values.length;
  }
}
