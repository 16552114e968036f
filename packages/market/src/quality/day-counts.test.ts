import { array, assert, integer, property, uniqueArray } from "fast-check";
import { expect, it } from "vitest";
import { DayCounts } from "./day-counts.ts";

const rising = uniqueArray(integer({ min: -40, max: 40 })).map((days) => Int32Array.from(days).sort());

it("counts on each day the series that have it", () => {
  assert(
    property(array(rising, { maxLength: 6 }), (series) => {
      const counted = new DayCounts();
      for (const day of series) counted.add(day);
      const expected = [...new Set(series.flatMap((day) => [...day]))].sort((left, right) => left - right);
      expect([...counted.days]).toEqual(expected);
      const counts = expected.map((session) => series.filter((day) => day.includes(session)).length);
      expect([...counted.counts]).toEqual(counts);
    }),
  );
});
