import fc from "fast-check";
import type { UTCTimestamp } from "lightweight-charts";
import { describe, expect, it } from "vitest";
import { stepItems } from "./marks-layer.ts";

const timesOf = (count: number) => Array.from({ length: count }, (_, i) => i as UTCTimestamp);

describe("a line of values that hold", () => {
  it("has points where a value begins and ends, and none between", () => {
    const items = stepItems(timesOf(5), Float64Array.of(Number.NaN, 5, 5, 5, 6));
    expect(items).toEqual([{ time: 0 }, { time: 1, value: 5 }, { time: 3, value: 5 }, { time: 4, value: 6 }]);
  });

  it("gives back every value when each point is held up to the next", () => {
    const values = fc.array(fc.constantFrom(1, 2, Number.NaN), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(values, (column) => {
        const items = stepItems(timesOf(column.length), Float64Array.from(column));
        const held = column.map((_, i) => items.findLast(({ time }) => time <= i));
        expect(held.map((item) => (item && "value" in item ? item.value : Number.NaN))).toEqual(column);
      }),
    );
  });
});
