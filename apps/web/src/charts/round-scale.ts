/** A scale that begins and ends at round numbers. */
export interface RoundScale {
  /** The round numbers on it, rising, from its lowest to its highest value. */
  readonly ticks: readonly number[];
  /** Place of a value from the top (0) to the bottom (1). */
  topOf(value: number): number;
}

/** Steps that people count in, and from which ratio of the wanted to the smaller one the larger is nearer. */
const STEPS = [
  { step: 10, from: Math.sqrt(50) },
  { step: 5, from: Math.sqrt(10) },
  { step: 2, from: Math.sqrt(2) },
] as const;

/**
 * Widens a range of values to round numbers.
 *
 * @param low At most `high`; where they are equal, the range is one step.
 * @param tickCount About how many steps.
 * @see Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990
 *
 * @example
 * roundScale(-0.12, 0.31).ticks; // -0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4
 */
export function roundScale(low: number, high: number, tickCount = 5): RoundScale {
  const step = roundStep((high > low ? high - low : Math.abs(high) || 1) / tickCount);
  const first = Math.floor(low / step);
  const until = Math.ceil(high / step);
  const last = Math.max(until, first + 1);
  // Multiples of a step such as 0.1 leave traces in the last digits, which would be written.
  const ticks = Array.from({ length: last - first + 1 }, (_, k) => Number(((first + k) * step).toPrecision(12)));
  const bottom = first * step;
  const top = last * step;
  return { ticks, topOf: (value) => (top - value) / (top - bottom) };
}

function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  return power * (STEPS.find(({ from }) => wanted / power >= from)?.step ?? 1);
}
