import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { entryOrders } from "../stock-run.fixture.ts";
import type { Backtest } from "../trade-columns.ts";
import { handMadeMarket, row } from "./market-edits.fixture.ts";
import type { MarketPrices } from "./market-prices.ts";
import {
  madeUpMarket,
  madeUpScores,
  madeUpSignals,
  PLAIN_SETTINGS,
  SEEDS,
  type WholeMarket,
} from "./random-market.fixture.ts";
import { runSlots, type SlotsInput } from "./run-slots.ts";
import { tradingCalendar } from "./trading-calendar.ts";

/** An account that can own parts of shares; costs are rates. */
const FREE = { ...PLAIN_SETTINGS, fractional: true };
const costsOf = (rate: number, slippage: number) => ({ rate, slippage, fixed: 0, minimum: 0 });

/** Five stocks over 150 days with signals and scores by chance. */
function chanceRun(seed: number, slots: number, prices: WholeMarket): SlotsInput {
  return {
    prices,
    day: tradingCalendar(prices),
    slots,
    settings: FREE,
    entry: madeUpSignals(seed, prices.day, 0.08),
    exit: madeUpSignals(seed + 1, prices.day, 0.06),
    scores: madeUpScores(seed + 2, prices.day.length),
    stops: {},
    sizing: { kind: "share", fraction: 1 / slots },
    startBar: 0,
  };
}

const market = (seed: number, more: object = {}) => madeUpMarket({ seed, stocks: 5, days: 150, ...more });
const slotCounts = fc.integer({ min: 1, max: 4 });
const stops = fc.constantFrom({}, { loss: 0.04 }, { profit: 0.06, from: "signal" as const }, { bars: 7 });

const orders = fc.option(entryOrders);

describe("laws of an account of slots", () => {
  it("buys twice the shares with twice the capital, where parts of shares can be owned and costs are rates", () => {
    fc.assert(
      fc.property(
        SEEDS,
        slotCounts,
        stops,
        fc.constantFrom(0, 0.003),
        orders,
        (seed, slots, rules, rate, entryOrder) => {
          const run = { ...chanceRun(seed, slots, market(seed)), stops: rules, ...(entryOrder && { entryOrder }) };
          const settings = { ...FREE, costs: costsOf(rate, rate / 2) };
          const once = runSlots({ ...run, settings });
          const twice = runSlots({ ...run, settings: { ...settings, capital: 2 * settings.capital } });
          expect([...twice.trades.quantity]).toEqual([...once.trades.quantity].map((shares) => 2 * shares));
          expect([...twice.equity]).toEqual([...once.equity].map((value) => 2 * value));
        },
      ),
    );
  });

  // With several places it can: the next test shows one case.
  it("never ends higher with higher rates or slippage, where one position is held at a time", () => {
    const cost = fc.double({ min: 0, max: 0.03, noNaN: true });
    fc.assert(
      fc.property(SEEDS, fc.constantFrom(0.3, 1), cost, cost, (seed, fraction, rate, slippage) => {
        const run = { ...chanceRun(seed, 1, market(seed)), sizing: { kind: "share" as const, fraction } };
        const end = (share: number) =>
          runSlots({ ...run, settings: { ...FREE, costs: costsOf(share * rate, share * slippage) } }).equity.at(-1);
        expect(end(1)).toBeLessThanOrEqual((end(0.5) as number) * (1 + 1e-12));
      }),
    );
  });

  it("can end higher with costs on several places, because the second purchase is smaller before both lose all", () => {
    const prices = handMadeMarket([
      [row(1, 10, 10), row(2, 10, 10), row(3, 10, 10), row(4, 0.001, 0.001)],
      [row(1, 10, 10), row(2, 10, 10), row(3, 10, 10), row(4, 0.001, 0.001)],
    ]);
    const run = (rate: number) =>
      runSlots({
        prices,
        day: tradingCalendar(prices),
        slots: 2,
        settings: { ...FREE, costs: costsOf(rate, 0) },
        entry: Uint8Array.of(1, 0, 0, 0, 0, 1, 0, 0),
        exit: new Uint8Array(8),
        stops: {},
        sizing: { kind: "share", fraction: 0.5 },
        startBar: 0,
      });
    // 5,000 and 5,000 become 1. With 25 % a purchase: 5,000 buy 4,000, half of 9,000 the second, and 500 are left.
    expect(run(0).equity.at(-1)).toBeCloseTo(1, 9);
    expect(run(0.25).equity.at(-1)).toBeCloseTo(500 + 0.4 + 0.36, 9);
  });

  it("earns with raw prices, splits and dividends what it earns with prices adjusted for both, where each dividend is reinvested", () => {
    fc.assert(
      fc.property(SEEDS, slotCounts, fc.constantFrom({}, { loss: 0.04 }, { bars: 7 }), (seed, slots, rules) => {
        const prices = market(seed, { hasGaps: false });
        const run = { ...leavingBeforeDividends(chanceRun(seed, slots, prices), prices), stops: rules };
        const raw = runSlots(run);
        const adjusted = runSlots({ ...run, prices: totalReturnMarket(prices) });
        expectAlike(adjusted, raw);
      }),
    );
  });
});

/** Sells what is held before the open of each ex-date: the dividend goes into the next purchase. */
function leavingBeforeDividends(run: SlotsInput, prices: WholeMarket): SlotsInput {
  const [entry, exit] = [run.entry.slice(), run.exit.slice()];
  for (const { place } of dividendsOf(prices)) {
    if (place === 0) continue;
    entry[place - 1] = 0;
    exit[place - 1] = 1;
  }
  return { ...run, entry, exit };
}

interface Paid {
  readonly stock: number;
  /** Row of the ex-date. */
  readonly place: number;
  readonly amount: number;
}

function dividendsOf(prices: WholeMarket): readonly Paid[] {
  return actionsOf(prices, prices.dividends);
}

function actionsOf({ barStart, day }: WholeMarket, { start, day: exDays, value }: WholeMarket["splits"]): Paid[] {
  return Array.from({ length: barStart.length - 1 }, (_, stock) => {
    const [from, to] = [barStart[stock] as number, barStart[stock + 1] as number];
    const rows = Array.from({ length: (start[stock + 1] as number) - (start[stock] as number) }, (__, k) => k);
    return rows.map((k) => {
      const at = (start[stock] as number) + k;
      const place = from + day.subarray(from, to).indexOf(exDays[at] as number);
      return { stock, place, amount: value[at] as number };
    });
  }).flat();
}

/** Prices before a split are divided by it; those before a dividend shrink by what it is of the open with it. */
function totalReturnMarket(prices: WholeMarket): MarketPrices {
  const { barStart, day, bars, splits } = prices;
  const factors = new Float64Array(day.length).fill(1);
  const shrink = ({ stock, place }: Paid, by: number) => {
    for (let each = barStart[stock] as number; each < place; each++) factors[each] = (factors[each] as number) * by;
  };
  for (const split of actionsOf(prices, splits)) shrink(split, 1 / split.amount);
  for (const paid of dividendsOf(prices)) {
    const open = bars.open[paid.place] as number;
    shrink(paid, open / (open + paid.amount));
  }
  const column = (values: Float64Array) => values.map((value, place) => value * (factors[place] as number));
  const [open, high, low, close] = [column(bars.open), column(bars.high), column(bars.low), column(bars.close)];
  return { barStart, day, bars: { open, high, low, close } };
}

function expectAlike(one: Backtest, other: Backtest): void {
  expect([...one.trades.entryBar]).toEqual([...other.trades.entryBar]);
  expect([...one.trades.exitBar]).toEqual([...other.trades.exitBar]);
  one.equity.forEach((value, bar) => {
    expect(Math.abs(value / (other.equity[bar] as number) - 1)).toBeLessThan(1e-9);
  });
}
