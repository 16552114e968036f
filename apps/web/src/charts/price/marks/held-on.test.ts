import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { heldOn, withinReach } from "./held-on.ts";

const DATES = ["2024-01-30", "2024-01-31", "2024-02-01", "2024-02-29", "2024-03-01"];

describe("a value that holds up to the next", () => {
  it("stands on each bar as it was known by then, and is missing before the first", () => {
    const monthly = { date: ["2024-01-31", "2024-02-29"], value: [50, 60] };
    expect([...heldOn(DATES, monthly)]).toEqual([Number.NaN, 50, 50, 60, 60]);
  });

  it("is missing while there is none, and not the one before", () => {
    const ending = { date: ["2024-01-30", "2024-02-01"], value: [50, null] };
    expect([...heldOn(DATES, ending)]).toEqual([50, 50, Number.NaN, Number.NaN, Number.NaN]);
  });

  it("does not change on a bar when later values come", () => {
    const days = fc
      .uniqueArray(fc.integer({ min: 10, max: 28 }), { maxLength: 12 })
      .map((all) => all.sort((a, b) => a - b).map((day) => `2024-01-${day}`));
    fc.assert(
      fc.property(days, days, fc.nat(12), (bars, date, cut) => {
        const value = date.map((_, k) => k + 1);
        const until = bars[cut];
        if (until === undefined) return;
        const count = date.filter((day) => day <= until).length;
        const early = heldOn(bars, { date: date.slice(0, count), value: value.slice(0, count) });
        expect([...early.subarray(0, cut + 1)]).toEqual([...heldOn(bars, { date, value }).subarray(0, cut + 1)]);
      }),
    );
  });
});

describe("values far from every price", () => {
  it("are left out beyond four times the highest price, and below zero", () => {
    const bars = { high: Float64Array.of(10, 12), close: Float64Array.of(9, 11) };
    expect([...withinReach(Float64Array.of(48, 48.1), bars)]).toEqual([48, Number.NaN]);
    expect([...withinReach(Float64Array.of(-3, 0), bars)]).toEqual([Number.NaN, Number.NaN]);
  });

  it("are measured by closes where a source has no highs", () => {
    const bars = { high: Float64Array.of(Number.NaN), close: Float64Array.of(10) };
    expect([...withinReach(Float64Array.of(40, 41), bars)]).toEqual([40, Number.NaN]);
  });
});
