import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Figure } from "../figure/index.ts";
import { randomBars } from "../series/bars.fixture.ts";
import { type Bars, barsUpTo, type Split } from "../series/index.ts";
import type { Day } from "../time/index.ts";
import { type AnalystTargets, type PriceTargetPost, type TargetRecord, targetsAsOf } from "./index.ts";
import { postOf } from "./posts/price-target-post.fixture.ts";

const FIRMS = ["Goldman Sachs", "UBS", "Credit Suisse", "Needham", "Loop", "Wolfe Research"];

/** A stock with some four years of prices and targets around them, as of a day in the last year and a half. */
const stocks = fc
  .record({
    seed: fc.integer({ min: 1, max: 1e9 }),
    posts: fc.array(
      fc.record({
        place: fc.double({ min: 0, max: 1, noNaN: true }),
        firm: fc.constantFrom(...FIRMS),
        ratio: fc.double({ min: 0.6, max: 1.8, noNaN: true }),
        isPriced: fc.boolean(),
      }),
      { maxLength: 60 },
    ),
    place: fc.double({ min: 0.6, max: 1, noNaN: true }),
  })
  .map(({ seed, posts, place }) => {
    const bars = randomBars(seed, 1000);
    return {
      stock: {
        posts: posts.map((post) => posted(post, bars)),
        prices: { bars, splits: [], source: "walk" },
        currency: "USD",
      },
      asOf: dayAt(bars, place),
    };
  });

function dayAt({ day }: Bars, place: number): Day {
  const first = day[0] as number;
  const last = day.at(-1) as number;
  return Math.round(first + place * (last - first)) as Day;
}

interface Drawn {
  readonly place: number;
  readonly firm: string;
  readonly ratio: number;
  readonly isPriced: boolean;
}

function posted({ place, firm, ratio, isPriced }: Drawn, bars: Bars): PriceTargetPost {
  const price = bars.close[Math.floor(place * (bars.close.length - 1))] as number;
  return postOf({
    firm,
    published: dayAt(bars, place),
    target: price * ratio,
    priceWhenPosted: isPriced ? price : null,
  });
}

/** The same stock, had it split: until then its prices and targets were `ratio` times as high. */
function hadItSplit({ posts, prices, currency }: TargetRecord, split: Split): TargetRecord {
  const scaled = (value: number, at: number) => (at < split.exDay ? value * split.ratio : value);
  const column = (values: Float64Array) => values.map((value, k) => scaled(value, prices.bars.day[k] as number));
  const { bars } = prices;
  const asTraded = {
    ...bars,
    open: column(bars.open),
    high: column(bars.high),
    low: column(bars.low),
    close: column(bars.close),
  };
  return {
    posts: posts.map((post) => ({
      ...post,
      target: scaled(post.target, post.published),
      priceWhenPosted: post.priceWhenPosted === null ? null : scaled(post.priceWhenPosted, post.published),
    })),
    prices: { ...prices, bars: asTraded, splits: [split] },
    currency,
  };
}

/** Everything that is a number or a verdict, in one list. */
function gist({ windows, consensus, bigBank, impliedUpside, last, firms, biasAdjusted }: AnalystTargets) {
  const spread = ({ mean, median, high, low }: Record<"mean" | "median" | "high" | "low", Figure>) => [
    mean,
    median,
    high,
    low,
  ];
  const figures = [
    ...Object.values(windows).map(({ mean }) => mean),
    ...[spread(consensus), spread(bigBank), spread(biasAdjusted)].flat(),
    impliedUpside,
    ...firms.flatMap(({ record }) => ("bias" in record ? [record.bias, record.medianDaysToMeet] : [])),
  ];
  return {
    numbers: [
      ...figures.map(({ value }) => value),
      ...last.flatMap(({ target, upsideWhenPosted }) => [target, upsideWhenPosted]),
    ],
    verdicts: last.map(({ outcome }) =>
      "metAny" in outcome ? [outcome.state, outcome.dayMet, outcome.direction] : outcome,
    ),
  };
}

describe("the targets of a stock", () => {
  it("do not change when the stock splits, whatever the ratio and the day", () => {
    const splitting = fc.record({
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      ratio: fc.constantFrom(2, 3, 7, 10, 1.5, 0.1),
    });
    fc.assert(
      fc.property(stocks, splitting, ({ stock, asOf }, { place, ratio }) => {
        const exDay = Math.min(dayAt(stock.prices.bars, place), asOf) as Day;
        const [whole, split] = [targetsAsOf(stock, asOf), targetsAsOf(hadItSplit(stock, { exDay, ratio }), asOf)].map(
          gist,
        );
        expect(split?.verdicts).toEqual(whole?.verdicts);
        for (const [at, number] of (whole?.numbers ?? []).entries()) {
          if (number === null) expect(split?.numbers[at]).toBeNull();
          else expect((split?.numbers[at] as number) - number).toBeCloseTo(0, 6);
        }
      }),
    );
  });

  it("are as they were on the day: nothing later is used", () => {
    fc.assert(
      fc.property(stocks, ({ stock, asOf }) => {
        const split = { exDay: (asOf + 1) as Day, ratio: 4 };
        const later = { ...stock, prices: { ...stock.prices, splits: [split] } };
        const then = {
          ...stock,
          posts: stock.posts.filter(({ published }) => published <= asOf),
          prices: { ...stock.prices, bars: barsUpTo(stock.prices.bars, asOf) },
        };
        expect({ ...targetsAsOf(later, asOf), excluded: [] }).toEqual(targetsAsOf(then, asOf));
      }),
    );
  });

  it("are counted in windows, each of which contains the shorter ones", () => {
    fc.assert(
      fc.property(stocks, ({ stock, asOf }) => {
        const { windows, targets, excluded, consensus, bigBank } = targetsAsOf(stock, asOf);
        const { lastMonth, lastQuarter, fullYear, allTime } = windows;
        const counts = [lastMonth, lastQuarter, fullYear, allTime].map(({ count }) => count);
        expect(counts).toEqual(counts.toSorted((left, right) => left - right));
        expect(allTime.count).toBe(targets.length);
        expect(targets.length + excluded.length).toBeLessThanOrEqual(stock.posts.length);
        expect(bigBank.firms).toBeLessThanOrEqual(consensus.firms);
        expect(consensus.firms).toBeLessThanOrEqual(fullYear.count);
      }),
    );
  });

  it("have a consensus between its lowest and highest target, thin below three firms", () => {
    fc.assert(
      fc.property(stocks, ({ stock, asOf }) => {
        const { consensus, windows } = targetsAsOf(stock, asOf);
        const { mean, median, low, high, firms, thin } = consensus;
        expect(thin).toBe(firms < 3);
        if (firms === 0) {
          expect([mean, windows.fullYear.mean]).toEqual(Array(2).fill({ value: null, because: "no-targets" }));
          return;
        }
        for (const { value } of [mean, median]) {
          expect(value).toBeGreaterThanOrEqual((low.value as number) * (1 - 1e-12));
          expect(value).toBeLessThanOrEqual((high.value as number) * (1 + 1e-12));
        }
      }),
    );
  });

  it("do not change when a publisher repeats all of them", () => {
    fc.assert(
      fc.property(stocks, ({ stock, asOf }) => {
        const twice = {
          ...stock,
          posts: [...stock.posts, ...stock.posts.map((post) => ({ ...post, source: "other" }))],
        };
        expect(gist(targetsAsOf(twice, asOf))).toEqual(gist(targetsAsOf(stock, asOf)));
      }),
    );
  });

  it("name their providers, their days and their rule", () => {
    const bars = randomBars(1, 300);
    const first = dayAt(bars, 0.5);
    const last = dayAt(bars, 1);
    const posts = [
      postOf({ published: first, source: "yahoo" }),
      postOf({ published: last, firm: "UBS", source: "fmp" }),
    ];
    const { consensus, impliedUpside } = targetsAsOf(
      { posts, prices: { bars, splits: [], source: "walk" }, currency: "USD" },
      last,
    );
    expect(consensus.mean).toMatchObject({ provenance: { source: "fmp, yahoo", formula: "PT-04" } });
    expect(impliedUpside).toMatchObject({ provenance: { source: "fmp, walk, yahoo", formula: "PT-06" } });
  });
});
