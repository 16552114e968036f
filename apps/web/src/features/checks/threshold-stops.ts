import type { WireEvaluation } from "@plumbline/contract";

/** Round amounts between two powers of ten: equal steps would leave small amounts no room on a slider. */
const MANTISSAS = [1, 1.5, 2, 3, 4, 5, 6, 8] as const;

/** The multiples of `step` from `min` to `max`, without the traces of adding binary fractions. */
function evenStops({ min, max, step }: WireEvaluation["bounds"]): number[] {
  const count = Math.floor((max - min) / step + 1e-9);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toPrecision(12)));
}

function amountStops({ min, max, step }: WireEvaluation["bounds"]): number[] {
  const stops = new Set([min]);
  for (let power = step; power <= max; power *= 10) {
    for (const mantissa of MANTISSAS) {
      const stop = Math.round((mantissa * power) / step) * step;
      if (stop > min && stop < max) stops.add(stop);
    }
  }
  return [...stops, max];
}

/**
 * Where the slider of a threshold may stand, rising.
 *
 * @param unit Of the check; amounts of money are spaced by ratio.
 */
export function thresholdStops(bounds: WireEvaluation["bounds"], unit: WireEvaluation["unit"]): readonly number[] {
  return unit === "money" ? amountStops(bounds) : evenStops(bounds);
}

/** Index of the stop nearest to a value. */
export function nearestStop(stops: readonly number[], value: number): number {
  let nearest = 0;
  for (const [index, stop] of stops.entries()) {
    if (Math.abs(stop - value) < Math.abs((stops[nearest] as number) - value)) nearest = index;
  }
  return nearest;
}
