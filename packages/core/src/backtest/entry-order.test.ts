import { describe, expect, it } from "vitest";
import type { EntryOrder } from "./entry-order.ts";
import { runSignals } from "./run-signals.ts";
import { COSTS, runOf, SETTINGS, tradesOf } from "./stock-run.fixture.ts";

// The close of the signal is 100 everywhere: a limit 2 % below it is 98, a stop 5 % above it 105.
const SIGNAL = [100, 101, 99, 100] as const;
const LIMIT: EntryOrder = { type: "limit", below: 0.02 };
const STOP: EntryOrder = { type: "stop", above: 0.05 };
/** A stop-loss 3 % below the fill. */
const LOSS = { stops: { loss: 0.03 } };

type Bar = readonly [open: number, high: number, low: number, close: number];
const tradesAfter = (entryOrder: EntryOrder, bars: readonly Bar[], more: Parameters<typeof runOf>[2] = {}) =>
  tradesOf(runSignals(runOf([SIGNAL, ...bars], `E${".".repeat(bars.length)}`, { entryOrder, ...more })).trades);

describe("a limit to buy below the close of the signal", () => {
  it("is filled at the limit where the low reaches it", () => {
    expect(tradesAfter(LIMIT, [[99, 102, 98, 101]])).toEqual([
      { from: 1, to: 1, bought: 98, sold: 101, reason: "open" },
    ]);
  });

  it("is filled at the open of a bar that opens below it", () => {
    expect(tradesAfter(LIMIT, [[97, 99, 96, 98]])).toMatchObject([{ bought: 97 }]);
  });

  it("is cancelled after the next bar, whatever comes then, and also by a bar without prices", () => {
    expect(
      tradesAfter(LIMIT, [
        [99, 102, 98.01, 101],
        [97, 98, 90, 95],
      ]),
    ).toEqual([]);
    const none = Number.NaN;
    expect(
      tradesAfter(LIMIT, [
        [none, none, none, none],
        [97, 98, 90, 95],
      ]),
    ).toEqual([]);
  });

  it("pays no slippage, and its fee", () => {
    const { bought } = tradesAfter(LIMIT, [[99, 102, 98, 101]], { settings: { ...SETTINGS, costs: COSTS } })[0] ?? {};
    expect(bought).toBe(98);
  });

  it("is stopped out on its own bar where the low, which comes at the fill or after it, reaches the stop", () => {
    // 98 × 0.97 = 95.06.
    expect(tradesAfter(LIMIT, [[99, 102, 95, 101]], LOSS)).toMatchObject([
      { from: 1, to: 1, bought: 98, sold: 98 * 0.97, reason: "stopLoss" },
    ]);
    expect(tradesAfter(LIMIT, [[99, 102, 95.1, 101]], LOSS)).toMatchObject([{ sold: 101, reason: "open" }]);
  });

  it("is sold at its fill where that lies below a stop measured from the signal", () => {
    // The stop is 99, below which nothing can be held: what is bought at 98 is sold there, not at 99.
    const stops = { loss: 0.01, from: "signal" } as const;
    expect(tradesAfter(LIMIT, [[100, 102, 98, 101]], { stops })).toMatchObject([
      { bought: 98, sold: 98, reason: "stopLoss" },
    ]);
  });

  it("reaches no target on its own bar, whose high may have come before, and does on the next", () => {
    // The target is 98 × 1.03 = 100.94.
    const stops = { profit: 0.03 };
    const bars: readonly Bar[] = [
      [99, 104, 98, 100],
      [100, 101, 99, 100],
    ];
    expect(tradesAfter(LIMIT, bars, { stops })).toMatchObject([
      { from: 1, to: 2, sold: 98 * 1.03, reason: "takeProfit" },
    ]);
  });

  it("does not count the high of its own bar as seen, unless it was filled at the open", () => {
    const bestAfter = (bar: Bar) =>
      runSignals(runOf([SIGNAL, bar], "E.", { entryOrder: LIMIT })).trades.best[0] as number;
    expect(bestAfter([99, 110, 98, 101])).toBeCloseTo(101 / 98 - 1, 12);
    expect(bestAfter([97, 110, 96, 101])).toBeCloseTo(110 / 97 - 1, 12);
  });

  it("follows a split between the signal and the next bar", () => {
    // Two for one: the close of 100 is one of 50, and the limit 49.
    const run = runOf([SIGNAL, [50, 51, 49, 50]], "E.", { entryOrder: LIMIT });
    const splits = [{ exDay: run.bars.day[1] as never, ratio: 2 }];
    expect(tradesOf(runSignals({ ...run, actions: { splits, dividends: [] } }).trades)).toMatchObject([{ bought: 49 }]);
  });
});

describe("a stop to buy above the close of the signal", () => {
  it("is filled at the stop where the high reaches it, with slippage", () => {
    expect(tradesAfter(STOP, [[101, 105, 100, 104]])).toMatchObject([{ from: 1, bought: 105 }]);
    const settings = { ...SETTINGS, costs: COSTS };
    // 105 × 1.0005.
    expect(tradesAfter(STOP, [[101, 105, 100, 104]], { settings })[0]?.bought).toBeCloseTo(105.0525, 10);
  });

  it("is filled at the open of a bar that opens above it", () => {
    expect(tradesAfter(STOP, [[108, 110, 107, 109]])).toMatchObject([{ bought: 108 }]);
  });

  it("is cancelled after a bar that does not reach it", () => {
    expect(
      tradesAfter(STOP, [
        [101, 104.99, 100, 104],
        [106, 110, 105, 109],
      ]),
    ).toEqual([]);
  });

  it("is stopped out on its own bar where the low reaches the stop, although that may have come before", () => {
    // 105 × 0.97 = 101.85.
    expect(tradesAfter(STOP, [[101, 106, 101, 104]], LOSS)).toMatchObject([
      { from: 1, to: 1, bought: 105, sold: 105 * 0.97, reason: "stopLoss" },
    ]);
    expect(tradesAfter(STOP, [[102, 106, 101.9, 104]], LOSS)).toMatchObject([{ reason: "open" }]);
  });

  it("reaches no target on its own bar", () => {
    const bars: readonly Bar[] = [[101, 120, 100, 104]];
    expect(tradesAfter(STOP, bars, { stops: { profit: 0.05 } })).toMatchObject([{ sold: 104, reason: "open" }]);
  });
});

describe("an order at a price", () => {
  it("is given again by the signal of the bar on which it was cancelled", () => {
    const rows = [SIGNAL, SIGNAL, [99, 100, 98, 99]] as const;
    const run = runOf(rows, "EE.", { entryOrder: LIMIT });
    expect(tradesOf(runSignals(run).trades)).toMatchObject([{ from: 2, bought: 98 }]);
  });

  it("is refused with fills at the close of the signal, and with distances that make no sense", () => {
    const refused = (more: Parameters<typeof runOf>[2]) => () => runSignals(runOf([SIGNAL], "E", more));
    expect(refused({ entryOrder: LIMIT, settings: { ...SETTINGS, fillAt: "close" } })).toThrow("nextOpen");
    expect(refused({ entryOrder: { type: "limit", below: 1 } })).toThrow("entryOrder.below");
    expect(refused({ entryOrder: { type: "stop", above: 0 } })).toThrow("entryOrder.above");
  });
});
