import { priceInputs } from "@plumbline/core/checks";
import { priceFigures } from "@plumbline/core/screen";
import type { Actions, Bars } from "@plumbline/core/series";
import { commonMonthEnds, monthlyBeta, returnsOfMonthEnds } from "@plumbline/core/stats";
import { addMonths, type Day, day } from "@plumbline/core/time";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceSeriesOf } from "../../companies/price-series.ts";
import type { PriceBasis, PriceHistory } from "../../model/index.ts";
import type { PositionedPrices } from "../../snapshot/index.ts";
import { type PriceSkeleton, priceSkeleton, pricesAround } from "./price-skeleton.ts";
import { marketBytes, marketFrom } from "./stock-market.ts";

const LAST_DAY = day("2026-06-30");
/** Sixty months, the close before them and the month that runs, as betas look back. */
const BETA_MONTHS = 62;

/** Numbers from 0 up to, but not including, 1: the same of a seed. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** Days with holidays of their own; every so often a month is left out. */
function tradingDays(years: number, next: () => number): Int32Array {
  const first = addMonths(LAST_DAY, -12 * years) + Math.floor(next() * 40);
  const all = Array.from({ length: LAST_DAY - first + 1 }, (_, k) => first + k);
  let pause = 0;
  return Int32Array.from(
    all.filter((on) => {
      if (next() < 0.0005) pause = 45;
      return pause-- <= 0 && on % 7 < 5 && next() > 0.02;
    }),
  );
}

/** A wandering price of which some bars lack their low or their high. */
function randomHistory(seed: number, basis: PriceBasis, years: number): PriceHistory {
  const next = uniform(seed);
  const days = tradingDays(years, next);
  let price = 40;
  const close = Float64Array.from(days, () => (price *= 1 + (next() - 0.495) * 0.04));
  const spread = (sign: number) => close.map((one) => (next() < 0.01 ? Number.NaN : one * (1 + sign * next() * 0.03)));
  const exDays = (count: number) =>
    [...new Set(Array.from({ length: count }, () => days[1 + Math.floor(next() * (days.length - 1))] as Day))].sort(
      (a, b) => a - b,
    );
  const bars: Bars = {
    day: days,
    open: close,
    close,
    low: spread(-1),
    high: spread(1),
    volume: close.map(() => 1000 * next()),
  };
  return {
    symbol: "RAND",
    basis,
    source: "made",
    bars,
    actions: {
      splits: basis === "raw" ? exDays(3).map((exDay) => ({ exDay, ratio: 1 + Math.floor(next() * 4) })) : [],
      dividends:
        basis === "total-return" ? [] : exDays(4 * years).map((exDay) => ({ exDay, amount: 0.01 + next() * 0.1 })),
    },
  };
}

function filledFrom<Column extends Int32Array | Float64Array>(into: Column, column: Column, from: number): Column {
  into.set(column.subarray(from, from + into.length));
  return into;
}

/** What a snapshot gives of a history that it holds. */
function positioned({ bars, ...history }: PriceHistory): PositionedPrices {
  return {
    ...history,
    length: bars.day.length,
    actions: () => history.actions,
    days: (from, into) => filledFrom(into, bars.day, from),
    values: (column, from, into) => filledFrom(into, bars[column], from),
  };
}

/** All that a screening reads from the prices of a stock. */
function screened(history: PriceHistory, index: { readonly day: Int32Array; readonly close: Float64Array }, asOf: Day) {
  const series = priceSeriesOf(history, asOf);
  if (!series) return null;
  const bars = series.price() ?? series.shown();
  const actions = { splits: [], dividends: series.dividends ?? [] };
  const ends = commonMonthEnds(series.total() ?? series.shown(), index, BETA_MONTHS);
  return {
    lastDay: series.lastDay,
    isLatest: series.isLatest,
    figures: priceFigures({ price: series.price(), total: series.total() }),
    inputs: priceInputs({ source: "made", currency: "USD", bars, actions }, asOf),
    beta:
      ends.day.length === 0
        ? null
        : monthlyBeta(returnsOfMonthEnds(ends, ends.left), returnsOfMonthEnds(ends, ends.right)),
  };
}

describe("the prices around a day", () => {
  it("give every number of a screening as all prices do", () => {
    const bases = fc.constantFrom<PriceBasis>("raw", "split-adjusted", "total-return");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 2 ** 31 - 1 }),
        bases,
        fc.integer({ min: 1, max: 14 }),
        (seed, basis, years) => {
          const history = randomHistory(seed, basis, years);
          const next = uniform(seed + 1);
          const days = tradingDays(14, next);
          const index = { day: days, close: Float64Array.from(days, () => 1000 + 100 * next()) };
          const { actions } = history;
          const stored = {
            skeleton: priceSkeleton(history, [index.day]),
            actions,
            targets: null,
            moat: new Float64Array(),
          };
          const read = marketFrom(marketBytes(stored)) as { skeleton: PriceSkeleton; actions: Actions };
          // A market of its own, one with other stocks, and one that never rests.
          const own = history.bars.day;
          const others = Int32Array.from(new Set([...own, ...days])).sort();
          const always = Int32Array.from(
            { length: LAST_DAY - (own[0] ?? LAST_DAY) + 1 },
            (_, row) => LAST_DAY - row,
          ).sort();
          for (const calendar of [own, others, always]) {
            const asOf = (LAST_DAY + 30 - Math.floor(next() * (years * 366 + 60))) as Day;
            const around = pricesAround(positioned(history), { ...read, calendar }, asOf);
            expect(around && screened(around, index, asOf)).toEqual(screened(history, index, asOf));
          }
        },
      ),
    );
  });

  it("are a fraction of the bars", () => {
    const history = randomHistory(7, "raw", 14);
    const stored = { ...history, skeleton: priceSkeleton(history, []), calendar: history.bars.day };
    const around = pricesAround(positioned(history), stored, LAST_DAY);
    expect(around?.bars.day.length).toBeLessThan(history.bars.day.length / 4);
  });
});
