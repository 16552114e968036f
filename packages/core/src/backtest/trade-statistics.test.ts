import { describe, expect, it } from "vitest";
import { equityStatistics } from "./equity-statistics.ts";
import { runSignals } from "./run-signals.ts";
import { runOf, SETTINGS } from "./stock-run.fixture.ts";
import { tradeStatistics } from "./trade-statistics.ts";

const flat = (price: number) => [price, price, price, price] as const;
const source = { source: "test" };

/** Worked by hand: 3 shares at 10 → 30, then 2 each at 30 → 20, 20 → 25 and 25 → 35, and 1 still held at 35. */
const PRICES = [10, 10, 30, 30, 20, 20, 25, 25, 35, 35, 35];
const run = runSignals(
  runOf(PRICES.map(flat), "EXEXEXEXE..", {
    settings: { ...SETTINGS, capital: 59, fractional: false },
    sizing: { kind: "share", fraction: 0.51 },
  }),
);

describe("tradeStatistics", () => {
  it("counts closed trades alone, and names the rule", () => {
    const statistics = tradeStatistics(run, source);
    expect([...run.trades.exitReason]).toEqual(["signal", "signal", "signal", "signal", "open"]);
    expect([statistics.trades, statistics.open, statistics.orders]).toEqual([4, 1, 9]);
    expect([...run.trades.profit]).toEqual([60, -20, 10, 20, 0]);
    expect(statistics.winRate).toEqual({
      value: 0.75,
      provenance: { source: "test", formula: "BT-08", periodStart: "2019-04-14", periodEnd: "2019-04-24" },
    });
    expect(statistics.profitFactor.value).toBe(4.5);
    expect(statistics.expectancy.value).toBe(17.5);
    expect([statistics.averageWin.value, statistics.averageLoss.value]).toEqual([30, -20]);
    expect(statistics.payoff.value).toBe(1.5);
    expect([statistics.longestWinningStreak, statistics.longestLosingStreak]).toEqual([2, 1]);
    expect([statistics.holdingBars.value, statistics.holdingDays.value]).toEqual([1, 1]);
    expect(statistics.exposure.value).toBe(10 / 11);
  });

  it("counts a position that is sold in two parts as one trade, held until the second", () => {
    // Ten shares at 10 are sold by 6 at 8 and 4 at 14: a loss of 12 and a gain of 16, which is one gain of 4.
    const rows = [
      [10, 10, 10, 10, 200],
      [10, 10, 10, 10, 200],
      [8, 8, 8, 8, 60],
      [14, 14, 14, 14, 200],
    ] as const;
    const settings = { ...SETTINGS, capital: 100, fractional: false, volumeShare: 0.1 };
    const statistics = tradeStatistics(runSignals(runOf(rows, "EX..", { settings })), source);
    expect([statistics.trades, statistics.open, statistics.orders]).toEqual([1, 0, 3]);
    expect([statistics.winRate.value, statistics.expectancy.value, statistics.averageReturn.value]).toEqual([
      1, 4, 0.04,
    ]);
    expect(statistics.averageLoss).toEqual({ value: null, because: "no-trades" });
    expect([statistics.longestWinningStreak, statistics.longestLosingStreak]).toEqual([1, 0]);
    expect([statistics.holdingBars.value, statistics.exposure.value]).toEqual([2, 3 / 4]);
  });

  it("has a reason in place of each number that does not exist", () => {
    const none = tradeStatistics(runSignals(runOf([flat(10), flat(11)], "..")), source);
    for (const name of [
      "winRate",
      "profitFactor",
      "expectancy",
      "averageWin",
      "averageLoss",
      "payoff",
      "holdingBars",
    ] as const) {
      expect(none[name]).toEqual({ value: null, because: "no-trades" });
    }
    expect(none.turnover).toEqual({ value: null, because: "tested-span-too-short" });
    expect([none.exposure.value, none.trades, none.feesPaid]).toEqual([0, 0, 0]);
    const winner = tradeStatistics(runSignals(runOf([flat(10), flat(10), flat(20)], "EX.")), source);
    expect(winner.profitFactor).toEqual({ value: null, because: "denominator-not-positive" });
    expect(winner.averageLoss).toEqual({ value: null, because: "no-trades" });
  });

  it("states turnover as half of what was traded, by mean equity and year", () => {
    const bars = Array.from({ length: 800 }, () => flat(10));
    const signals = "EX".padEnd(800, ".");
    const { traded, ...rest } = runSignals(runOf(bars, signals));
    expect(traded).toBe(20_000);
    expect(tradeStatistics({ ...rest, traded }, source).turnover.value).toBeCloseTo(1 / (799 / 365.25), 12);
  });
});

describe("equityStatistics", () => {
  it("measures account values as closes, in days and in months", () => {
    const prices = Array.from({ length: 500 }, (_, bar) => flat(100 + bar));
    const backtest = runSignals(runOf(prices, "E".padEnd(500, ".")));
    const { risk, months } = equityStatistics(backtest, { riskFree: 0.02, benchmark: null, provenance: source });
    // Bought at 101, worth 599 at the end.
    expect(risk.figures.totalReturn.value).toBeCloseTo(599 / 101 - 1, 12);
    expect(risk.figures.maxDrawdown.value).toBe(0);
    // 116 on 30 April, 147 on 31 May.
    expect(months.years[0]?.months[4]).toBeCloseTo(147 / 116 - 1, 12);
    expect(months.years.map(({ year }) => year)).toEqual([2019, 2020]);
  });
});
