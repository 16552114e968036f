import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runSignals } from "../run-signals.ts";
import { runs } from "../stock-run.fixture.ts";
import type { Backtest } from "../trade-columns.ts";
import { tradeStatistics } from "../trade-statistics.ts";
import {
  madeUpMarket,
  madeUpScores,
  madeUpSignals,
  RANDOM_SETTINGS,
  SEEDS,
  type WholeMarket,
} from "./random-market.fixture.ts";
import { runRotation } from "./run-rotation.ts";
import { runSlots } from "./run-slots.ts";
import { tradingCalendar } from "./trading-calendar.ts";

type Made = Pick<Backtest, "trades" | "executions">;

/** What the list of executions says of a trade, counted by nothing else. */
interface Recount {
  readonly stock: number;
  readonly entryBar: number;
  /** Of the last sale; -1 while shares are held. */
  readonly exitBar: number;
  readonly reason: string;
  readonly bought: number;
  readonly paid: number;
  readonly received: number;
  readonly fees: number;
  readonly invested: number;
  /** Held in the end. */
  readonly held: number;
}

/** Goes through the executions of each trade by time and counts its shares, which splits change between them. */
function recount({ trades, executions }: Made, shareRatio: (stock: number, from: number, to: number) => number) {
  const rows = [...executions.trade.keys()];
  return [...Map.groupBy(rows, (row) => executions.trade[row] as number).values()].map((own): Recount => {
    const stock = trades.stock[executions.trade[own[0] as number] as number] as number;
    const entryBar = executions.bar[own[0] as number] as number;
    let [held, bar, bought, paid, received, fees, invested, exitBar] = [0, entryBar, 0, 0, 0, 0, 0, -1];
    for (const row of own) {
      // Nothing of a trade comes after its last sale.
      expect(exitBar).toBe(-1);
      const now = executions.bar[row] as number;
      held *= shareRatio(stock, bar, now);
      bar = now;
      const shares = executions.shares[row] as number;
      const money = shares * (executions.price[row] as number);
      fees += executions.fee[row] as number;
      if (executions.side[row] === "buy") {
        held += shares;
        bought += shares / shareRatio(stock, entryBar, now);
        paid += money;
        invested = Math.max(invested, paid + fees - received);
      } else {
        held -= shares;
        received += money;
        if (held < 1e-7 * bought * shareRatio(stock, entryBar, now)) exitBar = now;
      }
    }
    const reason = exitBar < 0 ? "open" : (executions.reason[own.at(-1) as number] as string);
    return { stock, entryBar, exitBar, reason, bought, paid, received, fees, invested, held };
  });
}

function expectRecounted(made: Backtest, shareRatio: (stock: number, from: number, to: number) => number): void {
  const { trades, executions, day } = made;
  const counted = recount(made, shareRatio);
  expect(trades.exitReason).toEqual(counted.map(({ reason }) => reason));
  expect([...trades.entryBar]).toEqual(counted.map(({ entryBar }) => entryBar));
  expect([...trades.exitBar]).toEqual(counted.map(({ exitBar }) => (exitBar < 0 ? day.length - 1 : exitBar)));
  counted.forEach(({ bought, paid, received, fees, invested, reason }, row) => {
    // Of a position that is open, the last close stands for the sale of what is held.
    const value = reason === "open" ? (trades.quantity[row] as number) * (trades.exitPrice[row] as number) : received;
    const profit = value - paid - fees + (trades.dividends[row] as number);
    expectNear(trades.quantity[row], bought);
    expectNear(trades.entryPrice[row], paid / bought);
    expectNear((trades.exitPrice[row] as number) * bought, value);
    expectNear(trades.fees[row], fees);
    expect(Math.abs((trades.profit[row] as number) - profit)).toBeLessThan(1e-8 * paid);
    expect(Math.abs((trades.return[row] as number) - profit / invested)).toBeLessThan(1e-8);
  });
  const purchases = executions.side.filter((side) => side === "buy").length;
  expect(trades.stock.length).toBeLessThanOrEqual(purchases);
  const statistics = tradeStatistics(made, { source: "test" });
  expect([statistics.trades, statistics.open]).toEqual([
    counted.filter(({ reason }) => reason !== "open").length,
    counted.filter(({ reason }) => reason === "open").length,
  ]);
}

/** The cash that executions and dividends leave of the capital, without interest. */
function cashLeft({ trades, executions }: Made, capital: number): number {
  const dividends = trades.dividends.reduce((sum, money) => sum + money, 0);
  return executions.shares.reduce((cash, shares, row) => {
    const money = shares * (executions.price[row] as number);
    const fee = executions.fee[row] as number;
    return executions.side[row] === "buy" ? cash - money - fee : cash + money - fee;
  }, capital + dividends);
}

function expectNear(ours: number | undefined, counted: number): void {
  expect(Math.abs((ours ?? Number.NaN) - counted)).toBeLessThanOrEqual(1e-8 * Math.max(1, Math.abs(counted)));
}

/** Shares into which one share of a stock was split after one bar and up to another. */
function ratiosOf({ splits }: WholeMarket, day: Int32Array) {
  return (stock: number, from: number, to: number): number => {
    let ratio = 1;
    for (let k = splits.start[stock] as number; k < (splits.start[stock + 1] as number); k++) {
      const exDay = splits.day[k] as number;
      if (exDay > (day[from] as number) && exDay <= (day[to] as number)) ratio *= splits.value[k] as number;
    }
    return ratio;
  };
}

const market = (seed: number) => madeUpMarket({ seed, stocks: 6, days: 120 });

describe("a recount of trades from the list of executions", () => {
  it("finds those of a rotation, with all their figures, and its cash", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, fc.constantFrom(1, 3), (seed, settings, parts) => {
        const prices = market(seed);
        const day = tradingCalendar(prices);
        const made = runRotation({
          prices,
          day,
          rankingBars: Int32Array.from({ length: 20 }, (_, k) => 5 + 5 * k),
          scoresAt: (ranking) => madeUpScores(seed + ranking, 6, 0.3),
          top: { count: 3 },
          weighting: { kind: "equal" },
          parts,
          settings,
        });
        expectRecounted(made, ratiosOf(prices, day));
        expect(cashLeft(made, settings.capital)).toBeCloseTo(made.cash.at(-1) as number, 5);
      }),
    );
  });

  it("finds those of an account of slots and its cash", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, fc.constantFrom({}, { loss: 0.04, bars: 9 }), (seed, settings, stops) => {
        const prices = market(seed);
        const day = tradingCalendar(prices);
        const made = runSlots({
          prices,
          day,
          slots: 3,
          entry: madeUpSignals(seed, prices.day, 0.1),
          exit: madeUpSignals(seed + 1, prices.day, 0.05),
          stops,
          sizing: { kind: "share", fraction: 1 / 3 },
          settings,
          startBar: 0,
        });
        expectRecounted(made, ratiosOf(prices, day));
        expect(cashLeft(made, settings.capital)).toBeCloseTo(made.cash.at(-1) as number, 5);
      }),
    );
  });

  it("finds those of one stock", () => {
    fc.assert(
      fc.property(runs, (run) => {
        const unsplit = { ...run, actions: run.actions ? { ...run.actions, splits: [] } : null };
        expectRecounted(runSignals(unsplit), () => 1);
      }),
    );
  });
});

describe("the trades of a rotation", () => {
  it("are as many as positions were opened, however often their weights were restored", () => {
    // Two stocks that move apart every day, at half of the account each, on ten days: both are held all the time.
    const days = 12;
    const closes = (way: number) => Array.from({ length: days }, (_, k) => 100 * (1 + way * 0.1) ** k);
    const column = Float64Array.from([...closes(1), ...closes(-1)]);
    const prices = {
      barStart: Int32Array.of(0, days, 2 * days),
      day: Int32Array.from({ length: 2 * days }, (_, k) => 1 + (k % days)),
      bars: { open: column, close: column },
    };
    const made = runRotation({
      prices,
      day: tradingCalendar(prices),
      rankingBars: Int32Array.from({ length: 10 }, (_, k) => k),
      scoresAt: () => Float64Array.of(2, 1),
      top: { count: 2 },
      weighting: { kind: "equal" },
      settings: {
        capital: 1000,
        costs: { rate: 0, slippage: 0, fixed: 0, minimum: 0 },
        fractional: true,
        volumeShare: null,
        fillAt: "nextOpen",
        cashRate: null,
        delistingRecovery: 1,
      },
    });
    expect([...made.trades.stock, ...made.trades.entryBar]).toEqual([0, 1, 1, 1]);
    expect(made.trades.exitReason).toEqual(["open", "open"]);
    // One purchase each, then nine times a sale of the one and a purchase of the other.
    expect(made.executions.side.filter((side) => side === "sell")).toHaveLength(9);
    expect(made.executions.side.filter((side) => side === "buy")).toHaveLength(11);
    // What rises is sold and never bought: 500 is the most that lay in it.
    expect((made.trades.return[0] as number) * 500).toBeCloseTo(made.trades.profit[0] as number, 8);
  });
});
