import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day as dayOf } from "../../time/index.ts";
import type { AccountSettings, Backtest } from "../trade-columns.ts";
import {
  closedBefore,
  handMadeMarket,
  namesOf,
  reordered,
  row,
  splitAdjustedMarket,
  truncated,
} from "./market-edits.fixture.ts";
import type { MarketPrices } from "./market-prices.ts";
import {
  madeUpMarket,
  madeUpScores,
  PLAIN_SETTINGS,
  RANDOM_SETTINGS,
  SEEDS,
  type WholeMarket,
} from "./random-market.fixture.ts";
import { type Rotation, type RotationInput, runRotation } from "./run-rotation.ts";
import { overlappingParts, rankingBars, tradingCalendar } from "./trading-calendar.ts";

const FREE: AccountSettings = { ...PLAIN_SETTINGS, fractional: true };

describe("a rotation", () => {
  it("buys at the next open, keeps the target weights, and leaves cash what fees take: by hand", () => {
    // Ranked on day 1, traded on day 2: 1,000 in stock 0 at 10 with 1 % fee: 1,000 / 1.01 = 990.099 money, 99.0099 shares.
    const prices = handMadeMarket([
      [row(1, 9, 10), row(2, 10, 11), row(3, 12, 12)],
      [row(1, 5, 5), row(2, 5, 5), row(3, 5, 5)],
    ]);
    const rotation = rotate(prices, {
      rankingBars: Int32Array.of(0),
      scoresAt: () => Float64Array.of(2, 1),
      top: { count: 1 },
      settings: { ...FREE, capital: 1000, costs: { ...FREE.costs, rate: 0.01 } },
    });
    const shares = 1000 / 1.01 / 10;
    expect([...rotation.equity]).toEqual([1000, expect.closeTo(shares * 11, 9), expect.closeTo(shares * 12, 9)]);
    expect(rotation.feesPaid).toBeCloseTo(shares * 10 * 0.01, 9);
    expect(rotation.trades).toMatchObject({
      stock: Int32Array.of(0),
      entryBar: Int32Array.of(1),
      exitReason: ["open"],
    });
  });

  it("sells all when no stock has a score", () => {
    const prices = handMadeMarket([[row(1, 10, 10), row(2, 10, 10), row(3, 20, 20), row(4, 30, 30)]]);
    const rotation = rotate(prices, {
      rankingBars: Int32Array.of(0, 1),
      scoresAt: (ranking) => Float64Array.of(ranking === 0 ? 1 : Number.NaN),
    });
    expect([...rotation.positions]).toEqual([0, 1, 0, 0]);
    expect([...rotation.equity]).toEqual([10_000, 10_000, 20_000, 20_000]);
  });

  it("skips a stock without a close at the ranking, and lets an order wait for an open", () => {
    const none = Number.NaN;
    const prices = handMadeMarket([
      [row(1, 10, none), row(2, 10, 10), row(3, 10, 10)],
      [row(1, 10, 10), row(3, 20, 25)],
    ]);
    const rotation = rotate(prices, {
      rankingBars: Int32Array.of(0),
      scoresAt: () => Float64Array.of(2, 1),
      top: { count: 1 },
    });
    expect(rotation.trades).toMatchObject({
      stock: Int32Array.of(1),
      entryBar: Int32Array.of(2),
      entryPrice: Float64Array.of(20),
    });
    expect([...rotation.equity]).toEqual([10_000, 10_000, 12_500]);
  });

  it("closes a delisted stock on the day after its last close, at what the settings say it is worth", () => {
    const prices = handMadeMarket([
      [row(1, 10, 10), row(2, 10, 8)],
      [row(1, 1, 1), row(2, 1, 1), row(3, 1, 1)],
    ]);
    const rotation = rotate(prices, {
      rankingBars: Int32Array.of(0),
      scoresAt: () => Float64Array.of(1, Number.NaN),
      settings: { ...FREE, delistingRecovery: 0.25 },
    });
    expect([...rotation.equity]).toEqual([10_000, 8000, 2000]);
    expect(rotation.trades).toMatchObject({ exitReason: ["delisted"], exitPrice: Float64Array.of(2) });
  });

  it("weighs by 1 / volatility, and leaves out a stock without one", () => {
    const flat = [row(1, 10, 10), row(2, 10, 10)];
    const rotation = rotate(handMadeMarket([flat, flat, flat]), {
      rankingBars: Int32Array.of(0),
      scoresAt: () => Float64Array.of(1, 1, 1),
      weighting: { kind: "inverse", valuesAt: () => Float64Array.of(0.1, 0.3, Number.NaN) },
    });
    // 1/0.1 : 1/0.3 = 3 : 1
    expect([...rotation.rebalancings.shares]).toEqual([expect.closeTo(750, 9), expect.closeTo(250, 9)]);
  });

  it("keeps in cash what given weights leave, and refuses negative ones", () => {
    const prices = handMadeMarket([[row(1, 10, 10), row(2, 10, 10)]]);
    const run = (weight: number) =>
      rotate(prices, {
        rankingBars: Int32Array.of(0),
        scoresAt: () => Float64Array.of(1),
        weighting: { kind: "given", weightsAt: () => Float64Array.of(weight) },
      });
    expect(run(0.3).cash.at(-1)).toBeCloseTo(7000, 9);
    expect(() => run(-0.1)).toThrow(RangeError);
  });

  it("in overlapping parts is the sum of rotations that each hold longer", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, fc.integer({ min: 2, max: 4 }), (seed, settings, parts) => {
        const input = randomInput(seed, settings);
        const whole = runRotation({ ...input, parts });
        const single = Array.from({ length: parts }, (_, part) =>
          runRotation({
            ...input,
            settings: { ...settings, capital: settings.capital / parts },
            rankingBars: input.rankingBars.filter((_bar, ranking) => ranking % parts === part),
            scoresAt: (ranking, bar) => input.scoresAt(ranking * parts + part, bar),
          }),
        );
        whole.equity.forEach((value, bar) => {
          const sum = single.reduce((total, { equity }) => total + (equity[bar] as number), 0);
          expect(Math.abs(value / sum - 1)).toBeLessThan(1e-12);
        });
        expect(whole.trades.stock.length).toBe(single.reduce((count, { trades }) => count + trades.stock.length, 0));
      }),
    );
  });

  it("in overlapping parts with a count each never holds more than these counts together", () => {
    fc.assert(
      fc.property(SEEDS, fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 4 }), (seed, counts) => {
        const prices = madeUpMarket({ seed, stocks: 6, days: 120, hasGaps: false });
        const { positions } = runRotation({
          ...randomInput(seed, FREE),
          prices,
          scoresAt: (ranking) => madeUpScores(seed + ranking, 6, 0),
          top: { counts },
          parts: counts.length,
        });
        const most = counts.reduce((sum, count) => sum + count, 0);
        expect(positions.reduce((largest, held) => Math.max(largest, held), 0)).toBe(most);
      }),
    );
  });

  it("divides the money among the parts that hold something: by hand", () => {
    // Ranked on days 1 and 2: the first part has a count of 0, so the second invests all of the 10,000 at 10 on day 3.
    const prices = handMadeMarket([[row(1, 10, 10), row(2, 10, 10), row(3, 10, 10), row(4, 20, 20)]]);
    const input = { rankingBars: Int32Array.of(0, 1), scoresAt: () => Float64Array.of(1), parts: 2 };
    const rotation = rotate(prices, { ...input, top: { counts: [0, 1] } });
    expect([...rotation.cash]).toEqual([10_000, 10_000, 0, 0]);
    expect(rotation.equity.at(-1)).toBe(20_000);
    expect(() => rotate(prices, { ...input, top: { counts: [1] } })).toThrow(RangeError);
  });
});

describe("laws of rotations", () => {
  it("what comes later changes nothing before", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, fc.integer({ min: 20, max: 110 }), (seed, settings, end) => {
        const input = { ...randomInput(seed, settings), delisted: new Uint8Array(6) };
        const whole = runRotation(input);
        const cut = runRotation({
          ...input,
          prices: truncated(input.prices, input.day[end] as number),
          day: input.day.slice(0, end),
        });
        expect(cut.equity).toEqual(whole.equity.slice(0, end));
        expect(cut.cash).toEqual(whole.cash.slice(0, end));
        expect(closedBefore(cut.trades, end)).toEqual(closedBefore(whole.trades, end));
      }),
    );
  });

  it("cash is never negative, and equity is cash and shares at the last closes", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, (seed, settings) => {
        const input = {
          ...randomInput(seed, settings),
          prices: madeUpMarket({ seed, stocks: 6, days: 120, hasActions: false, hasGaps: false }),
        };
        const { equity, cash, trades, executions } = runRotation({ ...input, delisted: new Uint8Array(6) });
        equity.forEach((value, bar) => {
          expect(cash[bar]).toBeGreaterThanOrEqual(0);
          const held = valueAt(bar, { trades, executions, day: input.day }, input.prices);
          expect(Math.abs(value - (cash[bar] as number) - held)).toBeLessThan(1e-7 * settings.capital);
        });
      }),
    );
  });

  it("gains the profits of its trades, and nothing else", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, (seed, settings) => {
        const { equity, trades } = runRotation(randomInput(seed, settings));
        const profit = trades.profit.reduce((sum, money) => sum + money, 0);
        expect(Math.abs((equity.at(-1) as number) - settings.capital - profit)).toBeLessThan(1e-7 * settings.capital);
      }),
    );
  });

  it("twice the capital buys twice the shares, where parts of shares can be owned", () => {
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(0, 0.002), (seed, rate) => {
        const settings = { ...FREE, costs: { ...FREE.costs, rate } };
        const once = runRotation(randomInput(seed, settings));
        const twice = runRotation(randomInput(seed, { ...settings, capital: 2 * settings.capital }));
        expect(twice.trades.entryBar).toEqual(once.trades.entryBar);
        twice.trades.quantity.forEach((quantity, row) => {
          expect(quantity / (once.trades.quantity[row] as number)).toBeCloseTo(2, 6);
        });
      }),
    );
  });

  it("costs never raise the result at a rebalancing: fees and slippage only shrink every target", () => {
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(0.0005, 0.01), fc.constantFrom(0, 0.005), (seed, rate, slippage) => {
        const free = runRotation(randomInput(seed, FREE));
        const costs = { rate, slippage, fixed: 0, minimum: 0 };
        const dear = runRotation(randomInput(seed, { ...FREE, costs }));
        // The same weights: money grows alike between the trades, and every trade takes from it.
        dear.rebalancings.equity.forEach((equity, k) => {
          expect(equity).toBeLessThanOrEqual((free.rebalancings.equity[k] as number) * (1 + 1e-12));
        });
      }),
    );
  });

  it("raw prices with splits give what split-adjusted prices give, where parts of shares can be owned", () => {
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(0, 0.002), (seed, rate) => {
        const input = randomInput(seed, { ...FREE, costs: { ...FREE.costs, rate } });
        const raw = runRotation({ ...input, prices: { ...input.prices, dividends: null } });
        const adjusted = runRotation({ ...input, prices: splitAdjustedMarket(input.prices) });
        adjusted.equity.forEach((value, bar) => {
          expect(Math.abs(value / (raw.equity[bar] as number) - 1)).toBeLessThan(1e-9);
        });
        expect(adjusted.trades.exitBar).toEqual(raw.trades.exitBar);
        adjusted.trades.worst.forEach((worst, place) => {
          expect(worst).toBeCloseTo(raw.trades.worst[place] as number, 9);
        });
      }),
    );
  });

  it("another order of the stocks changes nothing but the order", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, (seed, random) => {
        // Where fees per order leave too little cash, the first tickers are bought first.
        const settings = { ...random, costs: { ...random.costs, fixed: 0, minimum: 0 } };
        const input = randomInput(seed, settings);
        const order = [4, 2, 0, 5, 1, 3];
        const other = runRotation({
          ...input,
          prices: reordered(input.prices, order),
          scoresAt: (ranking, bar) => {
            const scores = input.scoresAt(ranking, bar);
            return Float64Array.from(order, (stock) => scores[stock] as number);
          },
        });
        const { equity, trades } = runRotation(input);
        other.equity.forEach((value, bar) => {
          expect(Math.abs(value / (equity[bar] as number) - 1)).toBeLessThan(1e-9);
        });
        expect(namesOf(other.trades, order)).toEqual(namesOf(trades, [0, 1, 2, 3, 4, 5]));
      }),
    );
  });
});

describe("the bars of a rotation", () => {
  it("ranks on the last trading day of months, quarters and years that are over", () => {
    const days = Int32Array.from(
      ["2023-12-29", "2024-01-02", "2024-01-31", "2024-02-01", "2024-03-28", "2024-04-01"],
      dayOf,
    );
    expect([...rankingBars(days, "monthly")]).toEqual([0, 2, 3, 4]);
    expect([...rankingBars(days, "quarterly")]).toEqual([0, 4]);
    expect([...rankingBars(days, "yearly")]).toEqual([0]);
  });

  it("has as many overlapping parts as there are rebalancings in the holding time", () => {
    expect(overlappingParts(6, "monthly")).toBe(6);
    expect(overlappingParts(12, "quarterly")).toBe(4);
    expect(overlappingParts(1, "yearly")).toBe(1);
  });

  it("trades on every day on which one of the stocks trades, within the span", () => {
    const prices = handMadeMarket([
      [row(1, 1, 1), row(3, 1, 1)],
      [row(2, 1, 1), row(3, 1, 1), row(7, 1, 1)],
    ]);
    expect([...tradingCalendar(prices)]).toEqual([1, 2, 3, 7]);
    const span = { from: dayOf("1970-01-03"), to: dayOf("1970-01-06") };
    expect([...tradingCalendar(prices, span)]).toEqual([2, 3]);
  });
});

function rotate(
  prices: MarketPrices,
  input: Partial<RotationInput> & Pick<RotationInput, "rankingBars" | "scoresAt">,
): Rotation {
  const all = { top: { share: 1 }, weighting: { kind: "equal" }, settings: FREE } as const;
  return runRotation({ ...all, ...input, prices, day: tradingCalendar(prices) });
}

/** Six stocks over 120 days, ranked every nine days by scores of which a third is missing. */
function randomInput(seed: number, settings: AccountSettings): RotationInput & { readonly prices: WholeMarket } {
  const prices = madeUpMarket({ seed, stocks: 6, days: 120 });
  const calendar = tradingCalendar(prices);
  return {
    prices,
    day: calendar,
    rankingBars: Int32Array.from({ length: 12 }, (_, k) => 5 + 9 * k),
    scoresAt: (ranking) => madeUpScores(seed + ranking, 6, 0.3),
    top: { count: 3 },
    weighting: { kind: "equal" },
    settings,
  };
}

/** Shares held at the close of a bar times the last close known, from the executions alone. */
function valueAt(
  bar: number,
  { trades, executions, day }: Pick<Backtest, "trades" | "executions" | "day">,
  prices: WholeMarket,
): number {
  const held = new Map<number, { shares: number; price: number }>();
  executions.trade.forEach((trade, row) => {
    if ((executions.bar[row] as number) > bar) return;
    const stock = trades.stock[trade] as number;
    const before = held.get(stock)?.shares ?? 0;
    const count = executions.shares[row] as number;
    const shares = executions.side[row] === "buy" ? before + count : before - count;
    held.set(stock, { shares, price: executions.price[row] as number });
  });
  let value = 0;
  for (const [stock, { shares, price: bought }] of held) {
    const end = prices.barStart[stock + 1] as number;
    let price = bought;
    for (let last = prices.barStart[stock] as number; last < end; last++) {
      if ((prices.day[last] as number) > (day[bar] as number)) break;
      const close = prices.bars.close[last] as number;
      if (!Number.isNaN(close)) price = close;
    }
    value += shares * price;
  }
  return value;
}
