import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Bars } from "../../series/index.ts";
import type { Day } from "../../time/index.ts";
import { priceFigures } from "./price-figures.ts";
import { PRICE_METRICS } from "./price-metrics.ts";

/** Bars on days in a row up to 2024-06-28, with lows and highs a tenth below and above the close. */
function barsOf(close: readonly number[]): Bars {
  const closes = Float64Array.from(close);
  return {
    day: Int32Array.from(close, (_, k) => 19_902 - close.length + 1 + k),
    open: closes,
    high: closes.map((price) => price * 1.1),
    low: closes.map((price) => price * 0.9),
    close: closes,
    volume: closes.map((_, k) => 1000 + k),
  };
}

const flat = (length: number, price = 10) => barsOf(Array.from({ length }, () => price));
/** Up a tenth and down again, 253 closes. */
const swinging = barsOf(Array.from({ length: 253 }, (_, k) => (k % 2 ? 11 : 10)));

const valueOfMetric = (id: string, bars: Bars | null, total: Bars | null = bars) =>
  PRICE_METRICS.find((metric) => metric.id === id)?.of(priceFigures({ price: bars, total }));

describe("the numbers of the price", () => {
  it("are changes over the periods of the header", () => {
    // 366 days before 2024-06-28 is 2023-06-28: from 10 to 12.
    const bars = barsOf([10, ...Array.from({ length: 365 }, () => 11), 12]);
    expect(valueOfMetric("change.1d", bars)).toBeCloseTo(1 / 11, 12);
    expect(valueOfMetric("change.1y", bars)).toBeCloseTo(0.2, 12);
    expect(valueOfMetric("total.1y", bars, flat(367))).toBe(0);
    expect(valueOfMetric("change.3y", bars)).toBe("history-too-short");
  });

  it("have a rate per year for periods longer than a year", () => {
    // Doubled in 1,096 days, three times 365.25 and a quarter of one.
    const bars = barsOf([1, ...Array.from({ length: 1096 }, () => 2)]);
    expect(valueOfMetric("total.3y", bars)).toBe(1);
    expect(valueOfMetric("totalAnnual.3y", bars)).toBeCloseTo(2 ** (365.25 / 1096) - 1, 12);
  });

  it("place the close between low and high", () => {
    // Low 9 and high 12.1: 10 lies at 1 / 3.1, 2.1 / 12.1 below the high.
    expect(valueOfMetric("rangePosition.year", swinging)).toBeCloseTo(1 / 3.1, 12);
    expect(valueOfMetric("rangePosition.decade", swinging)).toBeCloseTo(1 / 3.1, 12);
    expect(valueOfMetric("belowHigh.year", swinging)).toBeCloseTo(-2.1 / 12.1, 12);
  });

  it("measure volatility on 252 returns, not on fewer", () => {
    // Half of the returns are 1/10, half -1/11; their mean is 1/220 and each is 21/220 from it.
    const expected = Math.sqrt((252 / 251) * (21 / 220) ** 2 * 252);
    expect(valueOfMetric("volatility.1y", swinging)).toBeCloseTo(expected, 12);
    expect(valueOfMetric("volatility.1y", flat(252))).toBe("history-too-short");
    expect(valueOfMetric("volatility.1y", flat(253))).toBe(0);
  });

  it("count the money traded a day over 63 bars", () => {
    // Ten times the mean of 1000 to 1062.
    expect(valueOfMetric("tradedValue.3m", flat(63))).toBeCloseTo(10 * 1031, 6);
    expect(valueOfMetric("tradedValue.3m", flat(62))).toBe("history-too-short");
  });

  it("do not exist where the source has reinvested the dividends, except returns with dividends", () => {
    const figures = priceFigures({ price: null, total: swinging });
    const isOfPrices = (id: string) => !id.startsWith("total") && !["volatility.1y", "tradedValue.3m"].includes(id);
    for (const { id, of } of PRICE_METRICS.filter((metric) => isOfPrices(metric.id))) {
      expect(of(figures), id).toBe("adjusted-prices-only");
    }
    expect([valueOfMetric("volatility.1y", null, swinging), valueOfMetric("tradedValue.3m", null, swinging)]).toEqual([
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(valueOfMetric("total.1y", null, flat(400))).toBe(0);
  });

  it("do not exist where they contain a move that nothing supports", () => {
    const bars = flat(800);
    const last = bars.day.at(-1) as Day;
    const at = (id: string, daysAgo: number) => {
      const doubts = [(last - daysAgo) as Day];
      return PRICE_METRICS.find((metric) => metric.id === id)?.of(priceFigures({ price: bars, total: bars, doubts }));
    };
    // The day before is compared with the last: a move of the last day is contained, one of the day before is not.
    expect([at("change.1d", 0), at("change.1d", 1)]).toEqual(["doubtful-price", 0]);
    // A year back is 366 days, from the close of 2023-06-28.
    expect([at("change.1y", 365), at("change.1y", 366)]).toEqual(["doubtful-price", 0]);
    expect([at("total.1y", 365), at("total.1y", 366)]).toEqual(["doubtful-price", 0]);
    expect([at("rangePosition.year", 300), at("belowHigh.year", 300)]).toEqual(["doubtful-price", "doubtful-price"]);
    expect([at("volatility.1y", 251), at("volatility.1y", 252)]).toEqual(["doubtful-price", 0]);
    expect(at("tradedValue.3m", 1)).toEqual(expect.any(Number));
  });

  it("do not change with the currency, except the money traded", () => {
    const price = fc.double({ min: 1, max: 1000, noNaN: true });
    fc.assert(
      fc.property(fc.array(price, { minLength: 1, maxLength: 400 }), (closes) => {
        const here = priceFigures({ price: barsOf(closes), total: barsOf(closes) });
        const doubled = barsOf(closes.map((close) => 2 * close));
        const there = priceFigures({ price: doubled, total: doubled });
        for (const { id, unit, of } of PRICE_METRICS) {
          const found = of(here);
          expect(of(there), id).toBe(unit === "money" && typeof found === "number" ? 2 * found : found);
        }
      }),
    );
  });
});
