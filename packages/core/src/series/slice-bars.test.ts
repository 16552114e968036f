import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../time/index.ts";
import { flatBars, randomBars } from "./bars.fixture.ts";
import { barsUpTo, sliceBars } from "./index.ts";

const thursday = day("2024-02-29");
const bars = flatBars([thursday, thursday + 1, thursday + 4], [10, 11, 12]);

describe("sliceBars", () => {
  it("includes both ends, trading days or not", () => {
    expect([...sliceBars(bars, day("2024-03-01"), day("2024-03-04")).close]).toEqual([11, 12]);
    expect([...sliceBars(bars, day("2024-01-01"), day("2024-03-03")).close]).toEqual([10, 11]);
  });

  it.each([
    ["2024-03-02", "2024-03-03"],
    ["2024-03-04", "2024-02-29"],
    ["2025-01-01", "2025-12-31"],
  ])("holds no bars from %s to %s", (from, to) => {
    expect(sliceBars(bars, day(from), day(to)).day).toHaveLength(0);
  });

  it("copies nothing", () => {
    expect(sliceBars(bars, day("2024-03-01"), day("2024-03-04")).close.buffer).toBe(bars.close.buffer);
  });
});

describe("barsUpTo", () => {
  it("hides every bar after the day", () => {
    expect([...barsUpTo(bars, day("2024-03-03")).close]).toEqual([10, 11]);
    expect(barsUpTo(bars, day("2024-02-28")).day).toHaveLength(0);
    expect(barsUpTo(bars, day("2030-01-01"))).toBe(bars);
  });

  it("leaves the rest to the slice that begins a day later", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(400), (seed, days) => {
        const walk = randomBars(seed, 200);
        const cut = ((walk.day[0] as number) + days) as typeof thursday;
        const after = sliceBars(walk, (cut + 1) as typeof thursday, day("2100-01-01"));
        expect([...barsUpTo(walk, cut).close, ...after.close]).toEqual([...walk.close]);
      }),
    );
  });
});
