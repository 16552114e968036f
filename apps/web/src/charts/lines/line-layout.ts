import type { Tick } from "../frame/tick.ts";
import { type RoundScale, roundScale } from "../round-scale.ts";

/** Values with their places from the left (0) to the right (1) of the plot, rising; null leaves a gap. */
export interface PlacedLine {
  readonly places: readonly number[];
  readonly values: readonly (number | null)[];
  /** Indexes of values to which no line leads from the one before: from there on they do not count the same things. */
  readonly seams?: readonly number[] | undefined;
}

export interface LineLayout {
  /** SVG path commands in the space of `LINE_SPACE`, one for each line; empty where nothing is to be drawn. */
  readonly paths: readonly string[];
  /** Values of the grid lines with their places from the top (0) to the bottom (1), rising. */
  readonly ticks: readonly Tick[];
  /** Place of zero from the top; null where the scale does not reach it. */
  readonly zero: number | null;
  /** Place of a value from the top. */
  topOf(value: number): number;
}

/** The space that lines are drawn in; it is stretched to its place. */
export const LINE_SPACE = 1000;

/**
 * Lays lines over each other on one scale of round numbers.
 *
 * @param bounds Values that the scale holds besides, such as zero.
 * @param scale In place of a scale of round numbers, such as one of powers.
 * @example
 * lineLayout([{ places: [0, 1], values: [0, 10] }]).paths; // ["M0 1000L1000 0"]
 */
export function lineLayout(
  lines: readonly PlacedLine[],
  bounds: readonly number[] = [],
  scale: typeof roundScale = roundScale,
): LineLayout {
  const { ticks, topOf } = scale(...rangeOf(lines, bounds));
  const bottom = ticks[0] ?? 0;
  const top = ticks.at(-1) ?? 1;
  return {
    paths: lines.map((line) => pathOf(line, topOf)),
    ticks: ticks.map((value) => ({ value, top: topOf(value) })),
    zero: bottom <= 0 && top >= 0 ? topOf(0) : null,
    topOf,
  };
}

/** From the lowest to the highest of all values; from 0 to 1 where there is none. */
function rangeOf(lines: readonly PlacedLine[], bounds: readonly number[]): [number, number] {
  let [low, high] = [Math.min(...bounds), Math.max(...bounds)];
  for (const value of lines.flatMap(({ values }) => values)) {
    if (value === null) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low > high ? [0, 1] : [low, high];
}

const written = (place: number): number => Math.round(place * LINE_SPACE * 10) / 10;

function pathOf({ places, values, seams = [] }: PlacedLine, topOf: RoundScale["topOf"]): string {
  let isPenDown = false;
  let path = "";
  values.forEach((value, k) => {
    const place = places[k];
    if (value === null || place === undefined) {
      isPenDown = false;
      return;
    }
    if (seams.includes(k)) isPenDown = false;
    path += `${isPenDown ? "L" : "M"}${written(place)} ${written(topOf(value))}`;
    isPenDown = true;
  });
  return path;
}
