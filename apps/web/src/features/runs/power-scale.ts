import type { RoundScale } from "../../charts/index.ts";

/** Multiples of a power of ten that people count in, from coarse to fine. */
const STEPS = [[1], [1, 3], [1, 2, 5], [1, 1.5, 2, 3, 4, 5, 7]] as const;
/** As few lines within the values as still say where one lies. */
const MIN_WITHIN = 3;

/**
 * A scale for logarithms to the base of ten, whose ticks are round amounts: equal growth has equal height.
 *
 * @param low Logarithm of the lowest value.
 * @param high Logarithm of the highest one.
 * @example
 * powerScale(3, 5).ticks.map((tick) => 10 ** tick); // 1,000, 10,000, 100,000
 */
export function powerScale(low: number, high: number): RoundScale {
  const found = STEPS.map((steps) => ticksOf(steps, low, high));
  const isWithin = (tick: number) => tick >= low && tick <= high;
  const ticks = found.find((all) => all.filter(isWithin).length >= MIN_WITHIN) ?? (found.at(-1) as number[]);
  const bottom = ticks[0] ?? low;
  const top = ticks.at(-1) ?? high;
  return { ticks, topOf: (value) => (top - value) / (top - bottom) };
}

/** The round amounts from the last one at or below the range to the first one at or above it. */
function ticksOf(steps: readonly number[], low: number, high: number): number[] {
  const powers = Array.from({ length: Math.ceil(high) - Math.floor(low) + 3 }, (_, k) => Math.floor(low) - 1 + k);
  const all = powers.flatMap((power) => steps.map((step) => power + Math.log10(step)));
  const first = Math.max(
    0,
    all.findLastIndex((tick) => tick <= low + 1e-9),
  );
  const last = all.findIndex((tick) => tick >= high - 1e-9);
  return all.slice(first, Math.max(last, first + 1) + 1);
}
