import { array, assert, integer, property, uniqueArray } from "fast-check";
import { describe, expect, it } from "vitest";
import { unionOfDays } from "./union-of-days.ts";

const rising = uniqueArray(integer({ min: -40, max: 40 })).map((days) => Int32Array.from(days).sort());

describe("the days on which anything traded", () => {
  it("are those of every series, rising and each once", () => {
    assert(
      property(array(rising, { maxLength: 5 }), (series) => {
        const days = series.reduce(unionOfDays, new Int32Array());
        const expected = [...new Set(series.flatMap((day) => [...day]))].sort((left, right) => left - right);
        expect([...days]).toEqual(expected);
      }),
    );
  });

  it("stay as they are when a series brings no new one", () => {
    const known = Int32Array.of(-3, 1, 2, 9);
    expect(unionOfDays(known, Int32Array.of(1, 9))).toBe(known);
  });
});
