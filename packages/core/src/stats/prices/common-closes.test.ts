import { describe, expect, it } from "vitest";
import { flatBars, randomBars } from "../../series/bars.fixture.ts";
import { commonCloses } from "./common-closes.ts";

describe("commonCloses", () => {
  it("keep the days that both have", () => {
    const [left, right] = commonCloses(flatBars([1, 2, 4, 5], [10, 20, 40, 50]), flatBars([2, 3, 5, 6], [2, 3, 5, 6]));
    expect(left).toEqual({ day: Int32Array.of(2, 5), close: Float64Array.of(20, 50) });
    expect(right).toEqual({ day: Int32Array.of(2, 5), close: Float64Array.of(2, 5) });
  });

  it("are all closes for equal days, and none for days without overlap", () => {
    const bars = randomBars(3, 50);
    expect(commonCloses(bars, bars)[1].close).toEqual(bars.close);
    expect(commonCloses(flatBars([1, 2], [1, 1]), flatBars([3], [1]))[0].day).toHaveLength(0);
  });
});
