/** The space that a sparkline is drawn in; it is stretched to its place. */
export const SPARKLINE = { width: 100, height: 32 } as const;

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The path of a line through values at equal distances, from the lowest at the bottom to the highest at the top.
 *
 * @param values In any unit; a value that is not finite leaves a gap.
 * @param seams Places that no line leads to from the one before: values from there on do not count the same things.
 * @returns SVG path commands; empty when fewer than two values are finite.
 */
export function sparklinePath(values: readonly number[], seams: readonly number[] = []): string {
  const known = values.filter(Number.isFinite);
  if (known.length < 2) return "";
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const { width, height } = SPARKLINE;
  let isPenDown = false;
  let path = "";
  for (const [index, value] of values.entries()) {
    if (!Number.isFinite(value) || seams.includes(index)) isPenDown = false;
    if (!Number.isFinite(value)) continue;
    const x = round((index / (values.length - 1)) * width);
    const y = round(span === 0 ? height / 2 : height - ((value - low) / span) * height);
    path += `${isPenDown ? "L" : "M"}${x} ${y}`;
    isPenDown = true;
  }
  return path;
}
