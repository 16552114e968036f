import { describe, expect, it } from "vitest";
import { flatBars } from "../../series/bars.fixture.ts";
import type { Day } from "../../time/index.ts";
import { closeBefore, closesAsOf, lastClose } from "./closes.ts";

const bars = flatBars([10, 11, 12, 13], [40, Number.NaN, 44, 48]);

describe("closesAsOf", () => {
  it("leaves out later days, and bars without a close", () => {
    expect(closesAsOf({ bars, splits: [] }, 12 as Day)).toEqual({
      day: Int32Array.of(10, 12),
      close: Float64Array.of(40, 44),
    });
  });

  it("is in shares of the day, also when the split came after the last bar", () => {
    const splits = [
      { exDay: 12 as Day, ratio: 2 },
      { exDay: 15 as Day, ratio: 4 },
    ];
    expect([...closesAsOf({ bars, splits }, 14 as Day).close]).toEqual([20, 44, 48]);
    expect([...closesAsOf({ bars, splits }, 15 as Day).close]).toEqual([5, 11, 12]);
  });
});

describe("closeBefore", () => {
  const closes = closesAsOf({ bars, splits: [] }, 13 as Day);

  it("is the close of an earlier day, up to a week back", () => {
    expect(closeBefore(closes, 13 as Day)).toBe(44);
    expect(closeBefore(closes, 20 as Day)).toBe(48);
    expect(closeBefore(closes, 21 as Day)).toBeNull();
    expect(closeBefore(closes, 10 as Day)).toBeNull();
  });
});

describe("lastClose", () => {
  it("is a figure with its day, or missing", () => {
    const provenance = { source: "demo", periodEnd: "1970-01-14" };
    expect(lastClose(closesAsOf({ bars, splits: [] }, 99 as Day), "demo")).toEqual({ value: 48, provenance });
    expect(lastClose(closesAsOf({ bars, splits: [] }, 9 as Day), "demo")).toEqual({ value: null, because: "no-price" });
  });
});
