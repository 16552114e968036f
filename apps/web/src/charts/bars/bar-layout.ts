import { scaleLinear } from "d3-scale";
import type { Tick } from "../frame/tick.ts";

/** Where a bar stands, in fractions of the plot: from the left and from the top. */
export interface Bar {
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
}

export interface BarLayout {
  /** As long as the values; null where there is none. */
  readonly bars: readonly (Bar | null)[];
  /** Values of the grid lines with their places, rising. */
  readonly ticks: readonly Tick[];
  /** Where zero is; the bars stand on it and hang from it. */
  readonly zero: number;
}

/** Part of its band that a bar leaves free. */
const GAP = 0.25;

/**
 * Places bars of equal width side by side, on a scale that always contains zero.
 *
 * @param values One per bar, oldest first; null leaves a gap.
 * @param tickCount About how many grid lines.
 * @example
 * barLayout([10, -10], 2).zero; // 0.5
 */
export function barLayout(values: readonly (number | null)[], tickCount = 4): BarLayout {
  const known = values.filter((value) => value !== null);
  const low = Math.min(0, ...known);
  const high = Math.max(0, ...known);
  const isFlat = low === high;
  const scale = scaleLinear()
    .domain(isFlat ? [0, 1] : [low, high])
    .range([1, 0])
    .nice(tickCount);
  const band = 1 / Math.max(1, values.length);
  const zero = scale(0);
  return {
    bars: values.map((value, index) => {
      if (value === null) return null;
      const end = scale(value);
      return {
        left: (index + GAP / 2) * band,
        width: band * (1 - GAP),
        top: Math.min(end, zero),
        height: Math.abs(end - zero),
      };
    }),
    ticks: scale.ticks(tickCount).map((value) => ({ value, top: scale(value) })),
    zero,
  };
}
