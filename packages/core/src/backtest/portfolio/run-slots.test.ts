import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceStops } from "../price-stops.ts";
import { runSignals } from "../run-signals.ts";
import { actionsOfStock, madeUpMarket, madeUpSignals, RANDOM_SETTINGS, SEEDS } from "./random-market.fixture.ts";
import { runSlots } from "./run-slots.ts";
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
        (seed, account, stops, isDelisted, rate) => {
          const prices = madeUpMarket({ seed, stocks: 1, days: 200 });
          const day = tradingCalendar(prices);
          const entry = madeUpSignals(seed, day, 0.1);
          const exit = madeUpSignals(seed + 1, day, 0.05);
          const settings = { ...account, cashRate: rate === null ? null : new Float64Array(day.length).fill(rate) };
          const rules = { stops, sizing: { kind: "share", fraction: 0.7 } as const, settings, startBar: 3 };
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
});
