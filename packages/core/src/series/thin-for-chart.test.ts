import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomBars } from "./bars.fixture.ts";
import { resample, thinForChart } from "./index.ts";

const bars = randomBars(5, 500);
const weeks = resample(bars, "week").day.length;

describe("thinForChart", () => {
  it("leaves the days when they fit", () => {
    expect(thinForChart(bars, 500)).toEqual({ interval: "day", bars });
    expect(thinForChart(bars, 500).bars).toBe(bars);
  });

  it("takes weeks when days do not fit, and months when weeks do not", () => {
    expect(thinForChart(bars, 499)).toEqual({ interval: "week", bars: resample(bars, "week") });
    expect(thinForChart(bars, weeks)).toEqual({ interval: "week", bars: resample(bars, "week") });
    expect(thinForChart(bars, weeks - 1)).toEqual({ interval: "month", bars: resample(bars, "month") });
  });

  it("shows no more bars than requested", () => {
    fc.assert(
      fc.property(fc.nat(600), fc.nat(600), (some, more) => {
        const [fewest, most] = [some, some + more].map((maxBars) => thinForChart(bars, maxBars).bars.day.length);
        expect(fewest).toBeLessThanOrEqual(most as number);
      }),
    );
  });
});
