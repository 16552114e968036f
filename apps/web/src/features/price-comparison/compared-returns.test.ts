import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedReturns, returnAt } from "./compared-returns.ts";

const bars = (date: string[], close: (number | null)[]) => ({ date, close });
const WEEK = ["2024-01-02", "2024-01-03", "2024-01-04", "2024-01-05"];

describe("returns of several stocks", () => {
  it("begin at nothing on the first day on which all have a price", () => {
    const found = comparedReturns([
      { symbol: "OLD", bars: bars(WEEK, [50, 100, 110, 121]) },
      { symbol: "NEW", bars: bars(WEEK, [null, 10, 9, 12]) },
    ]);
    expect([found?.from, found?.to, found?.days]).toEqual(["2024-01-03", "2024-01-05", WEEK.slice(1)]);
    const values = found?.lines.map((line) =>
      line.values.map((value) => Math.round((value ?? Number.NaN) * 1e9) / 1e9),
    );
    expect(values).toEqual([
      [0, 0.1, 0.21],
      [0, -0.1, 0.2],
    ]);
  });

  it("are read by the last price up to a day, where days differ", () => {
    const found = comparedReturns([
      { symbol: "DAILY", bars: bars(WEEK, [100, 101, 102, 103]) },
      { symbol: "SLOW", bars: bars([WEEK[0] as string, WEEK[3] as string], [10, 20]) },
    ]);
    const slow = found?.lines[1];
    expect(found?.stops.map((stop) => returnAt(slow, stop))).toEqual([0, 0, 0, 1]);
    expect(returnAt(undefined, 1)).toBeNull();
  });

  it("leave a stock without two prices out, and are nothing where there is no other", () => {
    const none = { symbol: "NONE", bars: bars(WEEK, [null, null, null, null]) };
    const found = comparedReturns([none, { symbol: "ONE", bars: bars(WEEK, [1, 2, 3, 4]) }]);
    expect(found?.lines.map(({ key, colour }) => [key, colour])).toEqual([["ONE", "var(--series-2)"]]);
    expect(comparedReturns([none])).toBeNull();
    expect(comparedReturns([])).toBeNull();
  });

  it("name the stock whose prices begin so late that the others lose more than a week", () => {
    const old = { symbol: "OLD", bars: bars(["2021-07-01", "2025-07-03", "2025-07-04"], [50, 100, 110]) };
    const young = { symbol: "YOUNG", bars: bars(["2025-07-03", "2025-07-04"], [10, 11]) };
    expect(comparedReturns([old, young])).toMatchObject({ from: "2025-07-03", youngest: "YOUNG" });
    expect(comparedReturns([young, young])?.youngest).toBeNull();
    // A holiday of one market.
    const holiday = { symbol: "NEAR", bars: bars(["2025-06-30", "2025-07-03", "2025-07-04"], [1, 2, 3]) };
    expect(comparedReturns([holiday, young])?.youngest).toBeNull();
  });

  it("are the same whatever the currency in which a stock is counted", () => {
    const closes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(closes, fc.integer({ min: 1, max: 64 }), (close, rate) => {
        const [own, other] = [close, close.map((price) => price * rate)].map(
          (each) => comparedReturns([{ symbol: "A", bars: bars(WEEK, each) }])?.lines[0]?.values,
        );
        for (const [k, value] of (other ?? []).entries()) expect(value).toBeCloseTo(own?.[k] ?? Number.NaN, 10);
      }),
    );
  });
});
