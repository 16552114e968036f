import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntryOrder } from "../entry-order.ts";
import type { PriceStops } from "../price-stops.ts";
import { runSignals } from "../run-signals.ts";
import { entryOrders } from "../stock-run.fixture.ts";
import type { AccountSettings } from "../trade-columns.ts";
import { closedBefore, handMadeMarket, namesOf, reordered, row, truncated } from "./market-edits.fixture.ts";
import type { MarketPrices } from "./market-prices.ts";
import {
  actionsOfStock,
  madeUpMarket,
  madeUpScores,
  madeUpSignals,
  PLAIN_SETTINGS,
  RANDOM_SETTINGS,
  SEEDS,
} from "./random-market.fixture.ts";
import { runSlots, type SlotsInput } from "./run-slots.ts";
import { tradingCalendar } from "./trading-calendar.ts";

const randomStops: fc.Arbitrary<PriceStops> = fc.record(
  {
    loss: fc.constantFrom(0.02, 0.05),
    profit: fc.constantFrom(0.03, 0.1),
    trailing: fc.constantFrom(0.04, 0.1),
    bars: fc.constantFrom(1, 5, 20),
    from: fc.constantFrom("fill" as const, "signal" as const),
  },
  { requiredKeys: [] },
);

describe("an account of slots", () => {
  it("with one stock and one slot is the account of one stock, to the last bit", () => {
    fc.assert(
      fc.property(
        SEEDS,
        RANDOM_SETTINGS,
        randomStops,
        fc.boolean(),
        fc.constantFrom(null, 0.03),
        fc.option(entryOrders),
        (seed, account, stops, isDelisted, rate, entryOrder) => {
          const prices = madeUpMarket({ seed, stocks: 1, days: 200 });
          const day = tradingCalendar(prices);
          const entry = madeUpSignals(seed, day, 0.1);
          const exit = madeUpSignals(seed + 1, day, 0.05);
          const settings = { ...account, cashRate: rate === null ? null : new Float64Array(day.length).fill(rate) };
          const rules = {
            stops,
            sizing: { kind: "share", fraction: 0.7 } as const,
            ...orderIn(settings, entryOrder),
            settings,
            startBar: 3,
          };
          const many = runSlots({
            ...rules,
            prices,
            day,
            entry,
            exit,
            slots: 1,
            delisted: Uint8Array.of(Number(isDelisted)),
          });
          const one = runSignals({
            ...rules,
            bars: { ...prices.bars, day: prices.day },
            actions: actionsOfStock(prices),
            entry,
            exit,
            isDelisted,
          });
          expect(many).toEqual(one);
        },
      ),
    );
  });

  it("buys the highest score where there are more signals than slots, and the first ticker of equal scores", () => {
    const flat = [row(1, 10, 10), row(2, 10, 10), row(3, 10, 10)];
    const bought = (scores: readonly number[]) =>
      runSlots({
        ...slotsOf(handMadeMarket([flat, flat, flat]), 1),
        entry: Uint8Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0),
        scores: byStock(scores, 3),
      }).trades.stock;
    expect([...bought([1, 3, 2])]).toEqual([1]);
    expect([...bought([1, 2, 2])]).toEqual([1]);
    expect([...bought([Number.NaN, Number.NaN, 2])]).toEqual([2]);
  });

  it("buys with the money of a position that is sold at the same open", () => {
    // Stock 0 is held from day 2 and sold on day 4 at 20; stock 1 has its signal on day 3 and takes over its slot.
    const prices = handMadeMarket([
      [row(1, 10, 10), row(2, 10, 10), row(3, 15, 15), row(4, 20, 20)],
      [row(1, 5, 5), row(2, 5, 5), row(3, 5, 5), row(4, 5, 6)],
    ]);
    const run = runSlots({
      ...slotsOf(prices, 1),
      entry: Uint8Array.of(1, 0, 0, 0, 0, 0, 1, 0),
      exit: Uint8Array.of(0, 0, 1, 0, 0, 0, 0, 0),
    });
    expect([...run.trades.quantity]).toEqual([1000, 4000]);
    expect([...run.equity]).toEqual([10_000, 10_000, 15_000, 24_000]);
  });

  it("refuses no slots, and stops without highs and lows", () => {
    const prices = handMadeMarket([[row(1, 10, 10)]]);
    expect(() => runSlots(slotsOf(prices, 0.5))).toThrow(RangeError);
    expect(() => runSlots({ ...slotsOf(prices, 1), stops: { loss: 0.1 } })).toThrow(RangeError);
  });

  it("never holds more positions than slots, nor negative cash, and gains the profits of its trades alone", () => {
    fc.assert(
      fc.property(
        SEEDS,
        RANDOM_SETTINGS,
        randomStops,
        fc.integer({ min: 1, max: 4 }),
        fc.option(entryOrders),
        (seed, settings, stops, slots, order) => {
          const run = runSlots({ ...randomSlots(seed, slots), ...orderIn(settings, order), stops, settings });
          run.positions.forEach((count, bar) => {
            expect(count).toBeLessThanOrEqual(slots);
            expect(run.cash[bar]).toBeGreaterThanOrEqual(0);
          });
          const profit = run.trades.profit.reduce((sum, money) => sum + money, 0);
          expect(Math.abs((run.equity.at(-1) as number) - settings.capital - profit)).toBeLessThan(
            1e-7 * settings.capital,
          );
        },
      ),
    );
  });

  it("is not changed by what comes later", () => {
    fc.assert(
      fc.property(
        SEEDS,
        RANDOM_SETTINGS,
        randomStops,
        fc.integer({ min: 20, max: 110 }),
        fc.option(entryOrders),
        (seed, settings, stops, end, order) => {
          const rules = { stops, ...orderIn(settings, order) };
          const input = { ...randomSlots(seed, 3), ...rules, settings, delisted: new Uint8Array(6) };
          const before = input.day[end] as number;
          const kept = [...input.prices.day.keys()].filter((place) => (input.prices.day[place] as number) < before);
          const whole = runSlots(input);
          const cut = runSlots({
            ...input,
            prices: truncated(input.prices, before),
            day: input.day.slice(0, end),
            entry: Uint8Array.from(kept, (place) => input.entry[place] as number),
            exit: Uint8Array.from(kept, (place) => input.exit[place] as number),
            scores: Float64Array.from(kept, (place) => input.scores[place] as number),
          });
          expect(cut.equity).toEqual(whole.equity.slice(0, end));
          expect(closedBefore(cut.trades, end)).toEqual(closedBefore(whole.trades, end));
        },
      ),
    );
  });

  it("does not change with the order of the stocks, while there is money for every purchase", () => {
    fc.assert(
      fc.property(SEEDS, RANDOM_SETTINGS, randomStops, (seed, settings, stops) => {
        const sizing = { kind: "share", fraction: 0.05 } as const;
        const input = { ...randomSlots(seed, 3), stops, settings, sizing };
        const order = [4, 2, 0, 5, 1, 3];
        const places = order.flatMap((stock) => {
          const [from = 0, to = 0] = input.prices.barStart.subarray(stock, stock + 2);
          return Array.from({ length: to - from }, (_, k) => from + k);
        });
        const other = runSlots({
          ...input,
          prices: reordered(input.prices, order),
          entry: Uint8Array.from(places, (place) => input.entry[place] as number),
          exit: Uint8Array.from(places, (place) => input.exit[place] as number),
          scores: Float64Array.from(places, (place) => input.scores[place] as number),
        });
        const run = runSlots(input);
        other.equity.forEach((value, bar) => {
          expect(Math.abs(value / (run.equity[bar] as number) - 1)).toBeLessThan(1e-9);
        });
        expect(namesOf(other.trades, order)).toEqual(namesOf(run.trades, [0, 1, 2, 3, 4, 5]));
      }),
    );
  });
});

/** One value per row for stocks of this many rows. */
function byStock(values: readonly number[], rows: number): Float64Array {
  return Float64Array.from({ length: values.length * rows }, (_, place) => values[Math.floor(place / rows)] as number);
}

/** An order at a price excludes fills at the close. */
function orderIn({ fillAt }: AccountSettings, entryOrder: EntryOrder | null): Pick<SlotsInput, "entryOrder"> {
  return entryOrder && fillAt === "nextOpen" ? { entryOrder } : {};
}

function slotsOf(prices: MarketPrices, slots: number): SlotsInput {
  const none = new Uint8Array(prices.day.length);
  const sizing = { kind: "share", fraction: 1 / slots } as const;
  const day = tradingCalendar(prices);
  return { prices, day, entry: none, exit: none, slots, stops: {}, sizing, settings: PLAIN_SETTINGS, startBar: 0 };
}

/** Six stocks over 120 days with signals and scores by chance. */
function randomSlots(seed: number, slots: number) {
  const prices = madeUpMarket({ seed, stocks: 6, days: 120 });
  return {
    ...slotsOf(prices, slots),
    prices,
    entry: madeUpSignals(seed, prices.day, 0.06),
    exit: madeUpSignals(seed + 1, prices.day, 0.05),
    scores: madeUpScores(seed + 2, prices.day.length, 0.1),
  };
}
