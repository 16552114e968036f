import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Day, day, formatDay } from "../time/index.ts";
import type { Bars } from "./bars.ts";
import { splitSteps } from "./split-steps.ts";

/** Closes of successive days from 2024-01-01 on, opened at the close; a thousand shares worth of 100 are traded unless given. */
function bars(closes: readonly number[], turnover: (k: number) => number = () => 1e5): Bars {
  const close = Float64Array.from(closes);
  const volume = close.map((price, k) => turnover(k) / price);
  const first = day("2024-01-01");
  return { day: Int32Array.from(closes, (_, k) => first + k), open: close, high: close, low: close, close, volume };
}

const at = (found: Bars, stated: Parameters<typeof splitSteps>[1] = []) =>
  splitSteps(found, stated).map((step) => formatDay(step.day));

describe("steps of a price as by a split", () => {
  it("are those without the turnover of news, for which the vendor states no split", () => {
    const halved = [100, 101, 100, 50.5, 51];
    expect(at(bars(halved))).toEqual(["2024-01-04"]);
    expect(at(bars([10, 10, 81, 80]))).toEqual(["2024-01-03"]);
    // News of the size: five times the money changes hands.
    expect(at(bars(halved, (k) => (k === 3 ? 5e5 : 1e5)))).toEqual([]);
    expect(at(bars(halved), [{ exDay: day("2024-01-05"), ratio: 2 }])).toEqual([]);
    expect(at(bars(halved), [{ exDay: day("2024-01-05"), ratio: 10 }])).toEqual(["2024-01-04"]);
    expect(at(bars([100, 80, 79]))).toEqual([]);
  });

  it("do not depend on later bars, nor on the unit of money (law)", () => {
    const closes = fc.array(fc.constantFrom(10, 11, 20, 50, 99, 100, 101), { minLength: 2, maxLength: 30 });
    fc.assert(
      fc.property(closes, fc.nat(29), (all, cut) => {
        const first = all.slice(0, Math.max(1, cut));
        const last = (day("2024-01-01") + first.length - 1) as Day;
        const until = splitSteps(bars(all), []).filter((step) => step.day <= last);
        expect(splitSteps(bars(first), [])).toEqual(until);
        const cents = splitSteps(bars(all.map((close) => close * 100)), []).map((step) => step.day);
        expect(cents).toEqual(splitSteps(bars(all), []).map((step) => step.day));
      }),
    );
  });
});
