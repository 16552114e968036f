import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { day } from "../time/index.ts";
import { equityStatistics } from "./equity-statistics.ts";
import { limitBuy, stopBuy, stopSell } from "./fills.ts";
import {
  GOLDEN_SETTINGS,
  type GoldenBacktest,
  goldenBacktest,
  goldenBars,
  goldenSignals,
} from "./golden-backtest.fixture.ts";
import { runSignals } from "./run-signals.ts";
import { splitShares } from "./share-count.ts";
import type { Backtest, TradeColumns } from "./trade-columns.ts";
import { tradeStatistics } from "./trade-statistics.ts";

/** golden-backtest.json: another engine in Python, and backtesting.py where the file says so. */
describe.skipIf(needsSharedData)("golden-backtest.json", () => {
  const golden = needsSharedData ? undefined : goldenBacktest();

  it.each(golden?.runs.map(({ id }) => id) ?? [])("holds the trades and orders of %s", (id) => {
    const { run, backtest } = goldenRun(golden, id);
    const { trades, executions } = backtest;
    expect([...trades.entryBar]).toEqual(run.trades.map(({ entryBar }) => entryBar));
    expect([...trades.exitBar]).toEqual(run.trades.map(({ exitBar }) => exitBar));
    run.trades.forEach((trade, row) => {
      expectNear(trades.quantity[row], trade.size);
      expectNear(trades.entryPrice[row], trade.entryPrice);
      expectNear(trades.exitPrice[row], trade.exitPrice);
      expectNear(trades.fees[row], trade.fees);
      expectNear(trades.profit[row], trade.netPnl);
      expectNear(grossProfit(trades, row), trade.grossPnl);
      expectNear((trades.exitPrice[row] as number) / (trades.entryPrice[row] as number) - 1, trade.returnPct);
      // Its "end" is a sale at the last open, which a signal on the bar before gives us.
      const reasons = { signal: "signal", end: "signal", stop: "stopLoss", target: "takeProfit" };
      expect(trades.exitReason[row]).toBe(reasons[trade.reason]);
    });
    expect([...executions.bar]).toEqual(run.orders.map(({ bar }) => bar));
    expect(executions.side).toEqual(run.orders.map(({ side }) => side));
    run.orders.forEach((order, row) => {
      expectNear(executions.shares[row], order.qty);
      expectNear(executions.price[row], order.price);
      expectNear(executions.fee[row], order.fee);
    });
    expectNear(
      backtest.feesPaid,
      run.orders.reduce((fees, { fee }) => fees + fee, 0),
    );
  });

  it.each(golden?.runs.map(({ id }) => id) ?? [])("holds the equity and the metrics of %s", (id) => {
    const { run, backtest } = goldenRun(golden, id);
    run.equityEvery20.forEach((equity, k) => {
      expectNear(backtest.equity[20 * k], equity);
    });
    const { figures } = equityStatistics(backtest, {
      riskFree: 0,
      benchmark: null,
      provenance: { source: "test" },
    }).risk;
    const ours = tradeStatistics(backtest, { source: "test" });
    const measured: Record<string, number | null | undefined> = {
      finalEquity: backtest.equity.at(-1),
      totalReturn: figures.totalReturn.value,
      cagr: figures.cagr.value,
      volatility: figures.volatility.value,
      sharpeRf0: figures.sharpe.value,
      maxDrawdown: figures.maxDrawdown.value,
      trades: ours.trades,
      winRate: ours.winRate.value,
      profitFactor: ours.profitFactor.value,
      expectancy: ours.expectancy.value,
      avgWin: ours.averageWin.value,
      avgLoss: ours.averageLoss.value,
      feesPaid: ours.feesPaid,
      exposure: ours.exposure.value,
    };
    expect(Object.keys(run.metrics).filter((name) => !(name in measured))).toEqual([]);
    for (const [name, value] of Object.entries(run.metrics)) expectNear(measured[name], value);
  });

  it("holds what buying once and holding is worth", () => {
    const { buyAndHold, ...file } = golden as GoldenBacktest;
    const bars = goldenBars(file as GoldenBacktest);
    const entry = new Uint8Array(bars.day.length);
    entry[buyAndHold.fromBar - 1] = 1;
    const held = runSignals({
      bars,
      entry,
      exit: new Uint8Array(bars.day.length),
      stops: {},
      sizing: { kind: "share", fraction: 1 },
      settings: { ...GOLDEN_SETTINGS, fractional: true },
      startBar: 0,
    });
    expectNear(held.equity.at(-1), buyAndHold.finalEquity);
    expect(held.trades.exitReason).toEqual(["open"]);
  });

  it("holds the cash and the shares of a split and a dividend", () => {
    const { input, expected } = (golden as GoldenBacktest).corporateActions;
    const backtest = runSignals({
      ...rawRunOf(input),
      // 93 % of 10,000 buy 90 whole shares at 103.
      sizing: { kind: "share", fraction: 0.93 },
      stops: {},
      startBar: 0,
    });
    expect([...backtest.equity]).toEqual(expected.equity);
    expectNear(backtest.cash[1], expected.cashAfterBuy);
    expectNear(backtest.trades.dividends[0], expected.dividendCash);
    expectNear(((backtest.equity[4] as number) - (backtest.cash[4] as number)) / 53, expected.sharesAfterSplit);
  });

  it("pays the rest of a share that a split leaves in cash", () => {
    const { fractionalSplit: first, fractionalSplit2: second } = (golden as GoldenBacktest).corporateActions;
    const { shares, cashInLieu } = splitShares({ ...first, open: first.price, isFractional: false });
    expect([shares, cashInLieu]).toEqual([first.shares, first.cashInLieu]);
    const rest = splitShares({ ...second, open: second.openAfter, isFractional: false });
    expect(rest.shares).toBe(second.shares);
    expectNear(rest.cashInLieu, second.cashInLieu);
  });

  it("holds the fill rules", () => {
    const rules = (golden as GoldenBacktest).fillRules;
    const filled = Object.entries(rules).map(([name, rule]) => [name, fillOf(rule as Record<string, number>)]);
    expect(Object.fromEntries(filled)).toEqual(
      Object.fromEntries(Object.entries(rules).map(([name, { fill }]) => [name, fill ?? Number.NaN])),
    );
  });
});

function fillOf({
  open = Number.NaN,
  low = Number.NaN,
  high = Number.NaN,
  stop,
  limit,
}: Record<string, number>): number {
  if (limit !== undefined) return limitBuy(open, low, limit);
  return Number.isNaN(low) ? stopBuy(open, high, stop as number) : stopSell(open, low, stop as number);
}

function goldenRun(golden: GoldenBacktest | undefined, id: string) {
  const file = golden as GoldenBacktest;
  expect(file.tolerance.abs).toBe(TOLERANCE);
  const run = file.runs.find((each) => each.id === id) as GoldenBacktest["runs"][number];
  const {
    fee,
    fixed = 0,
    slip_buy: slippage = 0,
    fractional = false,
    weight = 1,
    stop_pct,
    tp_pct,
    stop_on,
  } = run.params;
  const bars = goldenBars(file);
  const backtest: Backtest = runSignals({
    bars,
    ...goldenSignals(bars, run.strategy),
    stops: {
      ...(stop_pct !== undefined && { loss: stop_pct }),
      ...(tp_pct !== undefined && { profit: tp_pct }),
      ...(stop_on !== undefined && { from: stop_on }),
    },
    sizing: { kind: "share", fraction: weight },
    settings: { ...GOLDEN_SETTINGS, fractional, costs: { rate: fee, fixed, slippage, minimum: 0 } },
    startBar: file.startBar[run.strategy],
  });
  return { run, backtest };
}

function rawRunOf({ cash, bars }: GoldenBacktest["corporateActions"]["input"]) {
  const column = (price: (bar: (typeof bars)[number]) => number) => Float64Array.from(bars, price);
  const open = column((bar) => bar.open);
  const close = column((bar) => bar.close);
  const exDays = bars.map((bar) => ({ ...bar, exDay: day(bar.date) }));
  return {
    bars: {
      day: Int32Array.from(bars, ({ date }) => day(date)),
      open,
      high: column((bar) => Math.max(bar.open, bar.close)),
      low: column((bar) => Math.min(bar.open, bar.close)),
      close,
      volume: column(() => 1e6),
    },
    actions: {
      splits: exDays.flatMap(({ exDay, split }) => (split === undefined ? [] : [{ exDay, ratio: split }])),
      dividends: exDays.flatMap(({ exDay, dividend }) => (dividend === undefined ? [] : [{ exDay, amount: dividend }])),
    },
    entry: Uint8Array.from(bars, (_, bar) => Number(bar === 0)),
    exit: new Uint8Array(bars.length),
    settings: { ...GOLDEN_SETTINGS, capital: cash },
  };
}

function grossProfit({ quantity, entryPrice, exitPrice }: TradeColumns, row: number): number {
  return (quantity[row] as number) * ((exitPrice[row] as number) - (entryPrice[row] as number));
}

const TOLERANCE = 1e-8;

function expectNear(ours: number | null | undefined, expected: number | undefined): void {
  expect(Math.abs((ours ?? Number.NaN) - (expected ?? Number.NaN))).toBeLessThan(TOLERANCE);
}
