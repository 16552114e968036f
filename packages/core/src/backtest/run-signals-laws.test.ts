import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bars, sliceBars, splitAdjusted } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import { runSignals } from "./run-signals.ts";
import type { SignalRun } from "./signal-run.ts";
import { actions, runs, SETTINGS, stops, walks } from "./stock-run.fixture.ts";
import type { Backtest, TradeColumns } from "./trade-columns.ts";

describe("laws of a run", () => {
  it("does not change the past when later bars and signals are cut off", () => {
    fc.assert(
      fc.property(runs, fc.integer({ min: 1, max: 80 }), (run, length) => {
        const end = Math.min(length, run.bars.day.length);
        // A delisting is known on the bar after the last price: before it, the shorter history is that of a listed stock.
        const whole = runSignals({ ...run, isDelisted: false });
        const cut = runSignals({ ...truncated(run, end), isDelisted: false });
        expect([...cut.equity]).toEqual([...whole.equity.subarray(0, end)]);
        expect([...cut.cash]).toEqual([...whole.cash.subarray(0, end)]);
        expect(closedBefore(cut.trades, end)).toEqual(closedBefore(whole.trades, end));
      }),
    );
  });

  it("gives the same bits for the same input", () => {
    fc.assert(
      fc.property(runs, (run) => {
        expect(runSignals(run)).toEqual(runSignals(run));
      }),
    );
  });

  it("is the same whether bars without an event are passed over or stepped through", () => {
    fc.assert(
      fc.property(runs, (run) => {
        // Interest of 0 changes nothing, but makes every bar an event.
        const stepped = { ...run, settings: { ...run.settings, cashRate: new Float64Array(run.bars.day.length) } };
        const passed = { ...run, settings: { ...run.settings, cashRate: null } };
        expect(runSignals(passed)).toEqual(runSignals(stepped));
      }),
    );
  });

  it("never has negative cash, and is worth cash and shares at every close", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { equity, cash, positions, executions } = runSignals({ ...run, actions: null });
        equity.forEach((value, bar) => {
          expect(cash[bar]).toBeGreaterThanOrEqual(0);
          const held = sharesAfter(executions, bar);
          expect(positions[bar]).toBe(held > 1e-9 ? 1 : 0);
          const known = run.bars.close.subarray(0, bar + 1).findLast((close) => !Number.isNaN(close)) ?? 0;
          expect(Math.abs(value - (cash[bar] as number) - held * known)).toBeLessThanOrEqual(1e-8 * value);
        });
      }),
    );
  });

  it("gains the profits of its trades and the interest of its cash, and nothing else", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const { equity, cash, trades } = runSignals(run);
        const { cashRate, capital } = run.settings;
        let interest = 0;
        for (let bar = 1; bar < cash.length; bar++) {
          interest += (cash[bar - 1] as number) * ((1 + (cashRate?.[bar - 1] ?? 0)) ** (1 / 252) - 1);
        }
        const profit = trades.profit.reduce((sum, value) => sum + value, 0);
        expect(Math.abs((equity.at(-1) as number) - capital - profit - interest)).toBeLessThan(1e-7 * capital);
      }),
    );
  });

  it("buys twice the shares with twice the capital, where parts of shares can be owned and costs are rates", () => {
    fc.assert(
      fc.property(runs, (drawn) => {
        const costs = { ...drawn.settings.costs, fixed: 0, minimum: 0 };
        const run = { ...drawn, settings: { ...drawn.settings, costs, fractional: true, volumeShare: null } };
        const once = runSignals(run);
        const twice = runSignals({ ...run, settings: { ...run.settings, capital: 2 * run.settings.capital } });
        expect([...twice.trades.quantity]).toEqual([...once.trades.quantity].map((shares) => 2 * shares));
        expect([...twice.equity]).toEqual([...once.equity].map((value) => 2 * value));
      }),
    );
  });

  // Whole shares, a size by risk, stops measured from the fill and a share of the volume can gain by a cost: it buys fewer shares
  // before a loss, or moves a stop. The next test shows one case.
  it("never ends higher with higher rates or slippage, for parts of shares bought by a share of equity", () => {
    const free = fc.tuple(walks, stops, actions, fc.constantFrom(0.3, 1));
    const cost = fc.double({ min: 0, max: 0.03, noNaN: true });
    fc.assert(
      fc.property(free, cost, cost, (drawn, rate, slippage) => {
        const [walk, { trailing: _, ...rest }, split, fraction] = drawn;
        const run = (costs: SignalRun["settings"]["costs"]): SignalRun => ({
          ...walk,
          actions: split,
          stops: { ...rest, from: "signal" },
          sizing: { kind: "share", fraction },
          settings: { ...SETTINGS, costs },
          startBar: 0,
        });
        const costly = runSignals(run({ rate, slippage, fixed: 0, minimum: 0 })).equity.at(-1) as number;
        const cheap = runSignals(run({ rate: rate / 2, slippage: slippage / 2, fixed: 0, minimum: 0 })).equity.at(
          -1,
        ) as number;
        expect(costly).toBeLessThanOrEqual(cheap * (1 + 1e-12));
      }),
    );
  });

  it("can end higher with costs in whole shares, because it buys one share less before a loss", () => {
    const bars = barsOf([100, 100, 50, 50]);
    const run = (rate: number) =>
      runSignals({
        bars,
        entry: Uint8Array.of(1, 0, 0, 0),
        exit: Uint8Array.of(0, 0, 1, 0),
        stops: {},
        sizing: { kind: "share", fraction: 1 },
        settings: { ...SETTINGS, capital: 200, fractional: false, costs: { ...SETTINGS.costs, rate } },
        startBar: 0,
      });
    // Two shares lose 100; one share loses 50 and costs 0.15.
    expect(run(0).equity.at(-1)).toBe(100);
    expect(run(0.001).equity.at(-1)).toBeCloseTo(149.85, 10);
  });

  it("trades raw prices with their splits as split-adjusted prices", () => {
    fc.assert(
      fc.property(walks, stops, actions, (walk, rules, drawn) => {
        // Powers of two move no price by rounding: a stop that a low exactly meets is met in both.
        const splits = drawn.splits.map(({ exDay, ratio }) => ({ exDay, ratio: ratio > 1 ? 2 : 0.25 }));
        const rest = { stops: rules, sizing: { kind: "share", fraction: 1 }, settings: SETTINGS, startBar: 0 } as const;
        const adjusted = runSignals({ ...walk, ...rest });
        const raw = runSignals({
          ...walk,
          ...rest,
          bars: withSplits(walk.bars, splits),
          actions: { splits, dividends: [] },
        });
        expect(raw.trades.exitReason).toEqual(adjusted.trades.exitReason);
        expect([...raw.trades.exitBar]).toEqual([...adjusted.trades.exitBar]);
        raw.equity.forEach((value, bar) => {
          expect(Math.abs(value - (adjusted.equity[bar] as number))).toBeLessThan(1e-8 * value);
        });
      }),
    );
  });

  it("earns with raw prices and dividends what it earns with reinvested ones, where each is reinvested", () => {
    // Bought before, sold at the ex-date's open, which is lower by the dividend: raw 100 + 2, adjusted 98 to 100 by its factor.
    const day = Int32Array.of(1, 2, 3, 4);
    const raw = { ...barsOf([100, 100, 98, 98]), day };
    const factor = 1 - 2 / 100;
    const adjusted = { ...barsOf([100 * factor, 100 * factor, 98, 98]), day };
    const rest = {
      entry: Uint8Array.of(1, 0, 0, 0),
      exit: Uint8Array.of(0, 1, 0, 0),
      stops: {},
      sizing: { kind: "share", fraction: 1 },
      settings: SETTINGS,
      startBar: 0,
    } as const;
    const paid = { splits: [], dividends: [{ exDay: 3 as Day, amount: 2 }] };
    const ends = [runSignals({ ...rest, bars: raw, actions: paid }), runSignals({ ...rest, bars: adjusted })];
    expect(ends[0]?.equity.at(-1)).toBeCloseTo(ends[1]?.equity.at(-1) as number, 8);
  });
});

function truncated(run: SignalRun, end: number): SignalRun {
  const cashRate = run.settings.cashRate?.subarray(0, end) ?? null;
  return {
    ...run,
    bars: sliceBars(run.bars, run.bars.day[0] as Day, run.bars.day[end - 1] as Day),
    entry: run.entry.subarray(0, end),
    exit: run.exit.subarray(0, end),
    settings: { ...run.settings, cashRate },
  };
}

function closedBefore(trades: TradeColumns, end: number): unknown[] {
  return trades.exitReason.flatMap((reason, row) =>
    reason === "open" || (trades.exitBar[row] as number) >= end
      ? []
      : [[reason, trades.exitBar[row], trades.quantity[row], trades.profit[row], trades.worst[row], trades.best[row]]],
  );
}

/** Shares held at a close without splits. */
function sharesAfter({ bar, side, shares }: Backtest["executions"], close: number): number {
  return shares.reduce((held, count, row) => {
    if ((bar[row] as number) > close) return held;
    return side[row] === "buy" ? held + count : held - count;
  }, 0);
}

function barsOf(prices: readonly number[]): Bars {
  const column = Float64Array.from(prices);
  const day = Int32Array.from(prices, (_, bar) => 18_000 + bar);
  return { day, open: column, high: column, low: column, close: column, volume: column };
}

/** The raw bars of which these are the split-adjusted ones. */
function withSplits(bars: Bars, splits: Parameters<typeof splitAdjusted>[1]): Bars {
  const ones = splitAdjusted({ ...bars, close: new Float64Array(bars.day.length).fill(1) }, splits).close;
  const raw = (column: Float64Array) => column.map((price, bar) => price / (ones[bar] as number));
  return { ...bars, open: raw(bars.open), high: raw(bars.high), low: raw(bars.low), close: raw(bars.close) };
}
