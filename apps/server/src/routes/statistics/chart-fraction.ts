/** Rounds a fraction for a chart to a hundredth of a percent, which is finer than a screen shows. */
export function chartFraction(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
