/**
 * Thins a line for a small picture so that it still looks like itself: the first and last value stay, and of each of
 * the equal stretches in between the lowest and the highest value, in the order in which they occur. No peak or trough
 * of the whole line is lost, which sampling or averaging does not promise.
 *
 * @param values The line, oldest first; values that are not finite are left out.
 * @param maxPoints The most points wanted, at least 4.
 * @returns At most `maxPoints` values; a copy of all finite ones when they are no more than that.
 * @throws {RangeError} if `maxPoints` is not a whole number of at least 4.
 * @see Jugel et al., "M4: A Visualization-Oriented Time Series Data Aggregation", VLDB 7(10), 2014 (its min-max variant)
 *
 * @example
 * thinLine(Float64Array.of(1, 5, 2, 0, 3, 4), 4); // 1, 5, 0, 4
 */
export function thinLine(values: Float64Array, maxPoints: number): Float64Array {
  if (!Number.isInteger(maxPoints) || maxPoints < 4) {
    throw new RangeError(`A line of ${maxPoints} points cannot keep its ends and extremes; ask for 4 points or more.`);
  }
  const known = values.filter(Number.isFinite);
  if (known.length <= maxPoints) return known;
  const stretches = Math.floor((maxPoints - 2) / 2);
  const inner = known.length - 2;
  const points = new Float64Array(2 * stretches + 2);
  points[0] = known[0] as number;
  points[points.length - 1] = known[known.length - 1] as number;
  for (let i = 0; i < stretches; i++) {
    const start = 1 + Math.floor((i * inner) / stretches);
    const end = 1 + Math.floor(((i + 1) * inner) / stretches);
    points.set(extremesInOrder(known.subarray(start, end)), 2 * i + 1);
  }
  return points;
}

function extremesInOrder(stretch: Float64Array): [number, number] {
  let [lowest, highest] = [0, 0];
  for (let i = 1; i < stretch.length; i++) {
    if ((stretch[i] as number) < (stretch[lowest] as number)) lowest = i;
    if ((stretch[i] as number) > (stretch[highest] as number)) highest = i;
  }
  const [earlier, later] = lowest < highest ? [lowest, highest] : [highest, lowest];
  return [stretch[earlier] as number, stretch[later] as number];
}
