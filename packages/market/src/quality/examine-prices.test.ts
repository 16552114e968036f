import { totalReturnAdjusted } from "@plumbline/core/series";
import { type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceHistory } from "../model/index.ts";
import type { DeliveredPrices } from "./delivered-prices.ts";
import { examinePrices } from "./examine-prices.ts";
import { cleanSplitRatio } from "./split-ratio.ts";

const TODAY = day("2024-12-31");

/** A quiet series of weekdays around 100: closes swing by 1 %, opens stand half way, a thousand shares a day. */
function quiet(length: number): PriceHistory {
  const days: number[] = [];
  for (let at: number = day("2020-01-01"); days.length < length; at++) if (((at + 4) % 7) % 6 !== 0) days.push(at);
  const close = Float64Array.from(days, (_, at) => 100 + Math.sin(at / 3));
  const open = close.map((value, at) => (value + (close[at - 1] ?? value)) / 2);
  return {
    symbol: "QUIET",
    basis: "raw",
    source: "test",
    bars: {
      day: Int32Array.from(days),
      open,
      high: close.map((value, at) => Math.max(value, open[at] as number) * 1.004),
      low: close.map((value, at) => Math.min(value, open[at] as number) * 0.996),
      close,
      volume: close.map((_, at) => 1000 + (at % 7)),
    },
    actions: { splits: [], dividends: [] },
  };
}

/** The series with all prices before a bar multiplied, as before a split. */
function scaledBefore(history: PriceHistory, place: number, factor: number): PriceHistory {
  const { bars } = history;
  const scaled = (column: Float64Array) => column.map((value, at) => (at < place ? value * factor : value));
  return {
    ...history,
    bars: {
      ...bars,
      open: scaled(bars.open),
      high: scaled(bars.high),
      low: scaled(bars.low),
      close: scaled(bars.close),
    },
  };
}

function codesOf(delivered: DeliveredPrices, context = {}): string[] {
  return examinePrices(delivered, { today: TODAY, ...context }).issues.map(({ code }) => code);
}

const dayAt = (history: PriceHistory, at: number) => history.bars.day[at] as Day;

describe("the gate for prices", () => {
  it("returns clean prices unchanged", () => {
    const history = quiet(600);
    expect(examinePrices({ history }, { today: TODAY })).toEqual({ history, issues: [] });
  });

  it("gives the same result for prices in any currency unit", () => {
    fc.assert(
      fc.property(fc.constantFrom(0.01, 0.5, 3, 1000), (scale) => {
        const history = scaledBefore(quiet(400), 200, 2);
        expect(codesOf({ history: scaledBefore(history, 400, scale) })).toEqual(codesOf({ history }));
      }),
    );
  });

  it("does not change what it is given", () => {
    const history = quiet(100);
    history.bars.volume[5] = -1;
    examinePrices({ history }, { today: TODAY });
    expect(history.bars.volume[5]).toBe(-1);
  });

  it("finds nothing more in its own result", () => {
    const history = scaledBefore(quiet(600), 200, 3);
    history.bars.low[400] = 20;
    const first = examinePrices({ history }, { today: TODAY });
    expect(first.issues).not.toEqual([]);
    const again = examinePrices({ history: first.history as PriceHistory }, { today: TODAY });
    expect(again).toEqual({ history: first.history, issues: [] });
  });

  it("keeps the newest year and sets the rest aside where a split is not recorded", () => {
    const { history, issues } = examinePrices({ history: scaledBefore(quiet(600), 300, 2) }, { today: TODAY });
    expect(history?.bars.day).toHaveLength(300);
    expect(issues).toMatchObject([
      { code: "unrecorded-split", outcome: "quarantined", count: 1 },
      { code: "bars-across-break", outcome: "quarantined", count: 300 },
    ]);
  });

  it("keeps the long past where the break is younger than a year", () => {
    const { history } = examinePrices({ history: scaledBefore(quiet(600), 590, 2) }, { today: TODAY });
    expect(history?.bars.day).toHaveLength(590);
  });

  it("enters a split that only the vendor's adjusted close shows", () => {
    const adjustedClose = quiet(600).bars.close;
    const history = scaledBefore(quiet(600), 300, 4);
    const examined = examinePrices({ history, adjustedClose }, { today: TODAY });
    expect(examined.issues).toMatchObject([{ code: "split-restored", outcome: "repaired" }]);
    expect(examined.history?.actions.splits).toEqual([{ exDay: dayAt(history, 300), ratio: 4 }]);
    expect(examined.history?.bars.day).toHaveLength(600);
  });

  it("moves a split to the day on which the price moved, and sets one aside that never moved it", () => {
    const split = scaledBefore(quiet(600), 300, 2);
    const late = { ...split, actions: { splits: [{ exDay: dayAt(split, 302), ratio: 2 }], dividends: [] } };
    const moved = examinePrices({ history: late }, { today: TODAY });
    expect(moved.issues).toMatchObject([{ code: "split-moved", outcome: "repaired" }]);
    expect(moved.history?.actions.splits).toEqual([{ exDay: dayAt(split, 300), ratio: 2 }]);
    const calm = quiet(600);
    const bogus = { ...calm, actions: { splits: [{ exDay: dayAt(calm, 300), ratio: 2 }], dividends: [] } };
    expect(codesOf({ history: bogus })).toEqual(["split-not-in-price"]);
  });

  it("sets a dividend aside that the price does not show, and keeps an ordinary one", () => {
    const history = quiet(600);
    const paying = (amount: number) => ({
      history: { ...history, actions: { splits: [], dividends: [{ exDay: dayAt(history, 300), amount }] } },
    });
    expect(codesOf(paying(0.4))).toEqual([]);
    expect(codesOf(paying(20))).toEqual(["dividend-not-in-price"]);
    expect(codesOf(paying(-1))).toEqual(["dividend-not-valid"]);
  });

  it("sets single numbers aside when they are beyond anything real", () => {
    const code = (role: "high" | "volume", value: number) => {
      const history = quiet(100);
      history.bars[role][50] = value;
      return codesOf({ history });
    };
    expect([code("high", 1e300), code("volume", 1e300)]).toEqual([["implausible-price"], ["volume-not-valid"]]);
    const tiny = quiet(100);
    for (const role of ["open", "high", "low", "close"] as const) tiny.bars[role][50] = 1e-300;
    expect(codesOf({ history: tiny })).toEqual(["implausible-price"]);
    const acting = (actions: Partial<PriceHistory["actions"]>) => {
      const history = quiet(100);
      return codesOf({ history: { ...history, actions: { splits: [], dividends: [], ...actions } } });
    };
    for (const ratio of [0, 1e300, 1e-300, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(acting({ splits: [{ exDay: dayAt(quiet(100), 50), ratio }] })).toEqual(["split-not-valid"]);
    }
    for (const at of [0, 50, 99]) {
      expect(acting({ dividends: [{ exDay: dayAt(quiet(100), at), amount: 1e300 }] })).toEqual(["dividend-not-valid"]);
    }
  });

  it("lets nothing through that is not finite, whatever one cell of a file holds", () => {
    const value = fc.oneof(fc.double(), fc.constantFrom(1e300, 1e-300, 1e308, 5e-324, Number.POSITIVE_INFINITY, -0));
    const place = fc.constantFrom("open", "high", "low", "close", "volume", "split", "dividend");
    fc.assert(
      fc.property(value, place, fc.integer({ min: 0, max: 99 }), (absurd, role, at) => {
        const history = quiet(100);
        const exDay = dayAt(history, at);
        const splits = role === "split" ? [{ exDay, ratio: absurd }] : [];
        const dividends = role === "dividend" ? [{ exDay, amount: absurd }] : [];
        if (role !== "split" && role !== "dividend") history.bars[role][at] = absurd;
        const delivered = { history: { ...history, actions: { splits, dividends } } };
        const passed = examinePrices(delivered, { today: TODAY }).history;
        if (passed === null) return;
        const { close } = totalReturnAdjusted(passed.bars, passed.actions);
        // What statistics are made of: returns and their squares, and money traded.
        const squares = close.map((price, row) => (row === 0 ? 0 : (price / (close[row - 1] as number)) ** 2));
        expect(squares.every(Number.isFinite)).toBe(true);
        const money = passed.bars.close.map((price, row) => price * (passed.bars.volume[row] as number));
        expect(money.every((sum) => Number.isNaN(sum) || Number.isFinite(sum))).toBe(true);
      }),
    );
  });

  it("refuses prices in another currency than the instrument's", () => {
    const delivered = { history: quiet(30), currency: "GBP" };
    expect(examinePrices(delivered, { today: TODAY, currency: "USD" })).toMatchObject({
      history: null,
      issues: [{ code: "currency-mismatch", count: 30 }],
    });
    expect(codesOf(delivered, { currency: "gbp" })).toEqual([]);
  });

  it("names sessions that are missing and bars of days without a session", () => {
    const history = quiet(100);
    const calendar = history.bars.day.filter((_, at) => at !== 50);
    expect(codesOf({ history }, { calendar })).toEqual(["not-a-session"]);
    const keep = (_: number, at: number) => at !== 20 && at !== 21;
    const bars = Object.fromEntries(Object.entries(history.bars).map(([role, column]) => [role, column.filter(keep)]));
    const { issues } = examinePrices(
      { history: { ...history, bars: bars as unknown as PriceHistory["bars"] } },
      { today: TODAY, calendar: history.bars.day },
    );
    expect(issues).toMatchObject([{ code: "missing-days", outcome: "noted", count: 2 }]);
  });
});

describe("a split ratio", () => {
  it.each([
    // As the vendor of data/prices/alphavantage_daily_adjusted writes them, and what the companies announced.
    [7.00000700001, 7],
    [1.49999925, 3 / 2],
    [3.000003, 3],
    [0.166666666667, 1 / 6],
    [0.05, 1 / 20],
    [50, 50],
    // Spin-offs that the vendor enters as splits stand for no small ratio (HON 2018, PFE 2020).
    [1.011, 1.011],
    [1.032, 1.032],
    [1.054, 1.054],
  ])("of %d stands for %d", (stated, meant) => {
    expect(cleanSplitRatio(stated)).toBeCloseTo(meant, 14);
  });

  it("that is p for q stays p/q, and its inverse the inverse", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 20 }), (given, held) => {
        fc.pre(given >= held);
        expect(cleanSplitRatio(given / held)).toBeCloseTo(given / held, 12);
        expect(cleanSplitRatio(held / given)).toBeCloseTo(held / given, 12);
      }),
    );
  });
});
