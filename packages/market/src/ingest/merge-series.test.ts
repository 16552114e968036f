import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReferenceSeries } from "../model/index.ts";
import { mergeSeries } from "./merge-series.ts";

function series(points: ReadonlyMap<number, number>): ReferenceSeries {
  const days = [...points.keys()].sort((left, right) => left - right);
  const value = Float64Array.from(days, (at) => points.get(at) as number);
  return { name: "sp500", unit: "points", source: "fred", day: Int32Array.from(days), value };
}

const anySeries = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 9 })))
  .map((points) => series(new Map(points)));

describe("mergeSeries", () => {
  it("has every day of both, and the newer value where both have one", () => {
    const merged = mergeSeries(
      series(
        new Map([
          [1, 10],
          [2, 20],
        ]),
      ),
      series(
        new Map([
          [2, 21],
          [3, 30],
        ]),
      ),
    );
    expect([...merged.day]).toEqual([1, 2, 3]);
    expect([...merged.value]).toEqual([10, 21, 30]);
  });

  it("changes nothing when a delivery comes twice, and does not depend on the grouping", () => {
    fc.assert(
      fc.property(anySeries, anySeries, anySeries, (first, second, third) => {
        expect(mergeSeries(first, first)).toEqual(first);
        expect(mergeSeries(mergeSeries(first, second), third)).toEqual(mergeSeries(first, mergeSeries(second, third)));
      }),
    );
  });
});
