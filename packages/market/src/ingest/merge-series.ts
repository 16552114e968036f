import type { ReferenceSeries } from "../model/index.ts";

/** Joins two deliveries of one reference series; where both have a day, the newer one's value stands. */
export function mergeSeries(older: ReferenceSeries, newer: ReferenceSeries): ReferenceSeries {
  const values = new Map<number, number>();
  for (const { day, value } of [older, newer]) {
    for (const [row, at] of day.entries()) values.set(at, value[row] ?? Number.NaN);
  }
  const days = [...values.keys()].sort((left, right) => left - right);
  return { ...newer, day: Int32Array.from(days), value: Float64Array.from(days, (at) => values.get(at) ?? Number.NaN) };
}
