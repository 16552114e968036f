import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { totalReturnAdjusted } from "../../series/index.ts";
import { goldenBacktest, goldenBars } from "../golden-backtest.fixture.ts";
import { buyAndHold, indexHolding } from "./buy-and-hold.ts";
import { equalWeight } from "./equal-weight.ts";
import type { MarketPrices } from "./market-prices.ts";
import { actionsOfStock, madeUpMarket, PLAIN_SETTINGS, SEEDS } from "./random-market.fixture.ts";
import { runRotation } from "./run-rotation.ts";
import { tradingCalendar } from "./trading-calendar.ts";

describe("buying once and holding", () => {
  it.skipIf(needsSharedData)("is worth what golden-backtest.json says", () => {
    const { buyAndHold: expected, ...file } = goldenBacktest();
    const bars = goldenBars({ ...file, buyAndHold: expected });
    const prices: MarketPrices = { barStart: Int32Array.of(0, bars.day.length), day: bars.day, bars };
    const held = { prices, day: bars.day, startBar: expected.fromBar, capital: 10_000, delistingRecovery: 1 };
    expect(buyAndHold({ ...held, stock: 0 }).at(-1)).toBeCloseTo(expected.finalEquity, 8);
    const index = { day: bars.day, open: bars.open, close: bars.close };
    const { day, startBar, capital } = held;
    expect(indexHolding({ day, startBar, capital, index }).at(-1)).toBeCloseTo(expected.finalEquity, 8);
  });

  it("grows as the closes with dividends do, but for the day on which a dividend is reinvested", () => {
    fc.assert(
      fc.property(SEEDS, (seed) => {
        const prices = madeUpMarket({ seed, stocks: 1, days: 90, hasGaps: false });
        const held = buyAndHold({ prices, day: prices.day, stock: 0, startBar: 0, capital: 100, delistingRecovery: 1 });
        const bars = { ...prices.bars, day: prices.day };
        const { close } = totalReturnAdjusted(bars, actionsOfStock(prices));
        const grown = (close.at(-1) as number) / (close[0] as number);
        // Each dividend of 1 % buys at the open here and at the close before there: a difference below 0.1 %.
        const dividends = prices.dividends.day.length;
        expect(Math.abs((held.at(-1) as number) / (held[0] as number) / grown - 1)).toBeLessThan(
          0.001 * dividends + 1e-9,
        );
      }),
    );
  });

  it("begins at the next open when the stock has none, and is worth the capital until then", () => {
    const prices: MarketPrices = {
      barStart: Int32Array.of(0, 3),
      day: Int32Array.of(1, 2, 3),
      bars: { open: Float64Array.of(Number.NaN, 10, 11), close: Float64Array.of(10, 11, 12) },
    };
    const equity = buyAndHold({ prices, day: prices.day, stock: 0, startBar: 0, capital: 100, delistingRecovery: 1 });
    [100, 110, 120].forEach((value, bar) => {
      expect(equity[bar]).toBeCloseTo(value, 12);
    });
  });

  it("of an index without opens begins at its last close before the first trade", () => {
    const index = { day: Int32Array.of(1, 2, 4), close: Float64Array.of(50, 55, 66) };
    const equity = indexHolding({ day: Int32Array.of(2, 3, 4), startBar: 0, capital: 100, index });
    // Bought at 50 on day 1; day 3 has no close.
    [110, 110, 132].forEach((value, bar) => {
      expect(equity[bar]).toBeCloseTo(value, 12);
    });
    const late = indexHolding({ day: Int32Array.of(0, 1), startBar: 0, capital: 100, index });
    expect([...late]).toEqual([Number.NaN, Number.NaN]);
  });
});

describe("equal sums in the universe", () => {
  it("are worth what a rotation into all stocks without costs is worth", () => {
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(1, 0.5), (seed, delistingRecovery) => {
        const prices = madeUpMarket({ seed, stocks: 5, days: 100, hasGaps: false });
        // Dividends stay cash in a rotation until the next rebalancing.
        const raw = { ...prices, dividends: null };
        const day = tradingCalendar(raw);
        const rankings = Int32Array.of(9, 39, 69);
        const rotation = runRotation({
          prices: raw,
          day,
          rankingBars: rankings,
          scoresAt: () => new Float64Array(5),
          top: { share: 1 },
          weighting: { kind: "equal" },
          settings: { ...PLAIN_SETTINGS, fractional: true, delistingRecovery },
        });
        const tradingBars = rankings.map((bar) => bar + 1);
        const equity = equalWeight({ prices: raw, day, tradingBars, capital: 10_000, delistingRecovery });
        equity.forEach((value, bar) => {
          expect(Math.abs(value / (rotation.equity[bar] as number) - 1)).toBeLessThan(1e-11);
        });
      }),
    );
  });

  it("lose what a delisting takes", () => {
    // Two stocks at 10; the second one ends after the first day and returns 40 % of its last close.
    const prices: MarketPrices = {
      barStart: Int32Array.of(0, 3, 4),
      day: Int32Array.of(1, 2, 3, 1),
      bars: { open: Float64Array.of(10, 10, 10, 10), close: Float64Array.of(10, 10, 10, 10) },
    };
    const day = Int32Array.of(1, 2, 3);
    const tradingBars = Int32Array.of(0);
    const equity = equalWeight({ prices, day, tradingBars, capital: 100, delistingRecovery: 0.4 });
    expect([...equity]).toEqual([100, 70, 70]);
  });
});
