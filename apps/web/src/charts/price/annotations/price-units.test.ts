import { dividendFactors as factorsOfPrices, totalReturnAdjusted } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { BarMark } from "../marks-on-bars.ts";
import { dividendFactors, priceUnits } from "./price-units.ts";
import type { ShareCount } from "./share-count.ts";

const column = (...values: number[]) => Float64Array.from(values);
const barsOf = (close: Float64Array) => ({
  date: Array.from(close, (_, i) => `2024-03-${String(i + 1).padStart(2, "0")}`),
  open: close,
  high: close,
  low: close,
  close,
  volume: close,
});
const view = (close: Float64Array, marks: readonly BarMark[] = []) => ({
  bars: barsOf(close),
  marks,
  comparison: null,
});

/** All splits of a stock that was never split, or of this one. */
const sharesOf = (unitDay: string, splits: ShareCount["splits"] = []): ShareCount => ({
  unitDay,
  splits,
  knownSince: null,
});
const PRICES = { isTotalReturn: false, shares: sharesOf("2024-03-03") };
const TOTAL = { ...PRICES, isTotalReturn: true };

it("brings a price to the shares of the bars and back, whether they are later or earlier ones", () => {
  const splits = [{ date: "2024-03-02", ratio: 4 }];
  const later = priceUnits(view(column(25, 25, 26)), { ...PRICES, shares: sharesOf("2024-03-03", splits) });
  // By hand: one share of 100 became four of 25.
  expect(later.toAxis(100, 0, "2024-03-01")).toBe(25);
  expect(later.toAxis(25, 0, "2024-03-02")).toBe(25);
  expect(later.fromAxis(25, 0, "2024-03-01")).toBe(100);
  const earlier = priceUnits(view(column(100)), { ...PRICES, shares: sharesOf("2024-03-01", splits) });
  expect(earlier.toAxis(25, 0, "2024-03-03")).toBe(100);
  expect(earlier.fromAxis(100, 0, "2024-03-03")).toBe(25);
});

it("lowers a price by later dividends where the chart reinvests them", () => {
  const marks: BarMark[] = [{ index: 1, events: [{ kind: "dividend", date: "2024-03-02", amount: 2 }] }];
  // By hand: closes 100, 98, 99 with 2 paid at the second bar are shown as 98, 98, 99.
  const shown = view(column(98, 98, 99), marks);
  expect(priceUnits(shown, TOTAL).toAxis(100, 0, "2024-03-03")).toBeCloseTo(98, 12);
  expect(priceUnits(shown, TOTAL).toAxis(98, 1, "2024-03-03")).toBeCloseTo(98, 12);
  expect(priceUnits(shown, PRICES).toAxis(100, 0, "2024-03-03")).toBe(100);
});

it("counts growth since the common start of two stocks", () => {
  const compared = { ...view(column(50, 60)), comparison: { symbol: "B", close: column(1, 1), base: 0, doubts: [] } };
  expect(priceUnits(compared, PRICES).toAxis(60, 1, "2024-03-02")).toBeCloseTo(1.2, 12);
});

it("finds from lowered closes the factors with which the series was lowered", () => {
  const price = fc.double({ min: 10, max: 500, noNaN: true });
  const bar = fc.record({ price, dividend: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 5, noNaN: true })) });
  fc.assert(
    fc.property(fc.array(bar, { minLength: 2, maxLength: 60 }), (days) => {
      const close = Float64Array.from(days, (each) => each.price);
      const day = Int32Array.from(days, (_, i) => 100 + i);
      const dividends = days.flatMap(({ dividend }, i) =>
        i > 0 && dividend > 0 ? [{ exDay: (100 + i) as Day, amount: dividend }] : [],
      );
      const bars = { day, open: close, high: close, low: close, close, volume: close };
      const marks = dividends.map(
        ({ exDay, amount }): BarMark => ({
          index: exDay - 100,
          events: [{ kind: "dividend", date: "2024-03-02", amount }],
        }),
      );
      const found = dividendFactors(totalReturnAdjusted(bars, { splits: [], dividends }).close, marks);
      factorsOfPrices(bars, dividends).forEach((factor, i) => {
        expect(found[i]).toBeCloseTo(factor, 9);
      });
    }),
  );
});
