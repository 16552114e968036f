import { day } from "@plumbline/core/time";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { DEMO_BIG_BANKS } from "../model/index.ts";
import { analystTargets, companyAsOf } from "./index.ts";
import { targetAverage } from "./target-average.ts";
import { FIRST_DAY, LAST_DAY, postOf, publishTargets, type TargetMarket } from "./testing/target-market.ts";

let market: TargetMarket;
afterEach(() => market.close());

/** Posted at 440 for a share of 400, before it became four. */
const BEFORE_SPLIT = postOf("2022-05-02", 440, { priceWhenPosted: 400 });

describe("the targets of a stock", () => {
  it.each(["raw", "split-adjusted"] as const)("are held against prices on one share count: %s", async (basis) => {
    market = await publishTargets([BEFORE_SPLIT, postOf("2023-06-01", 90)], { basis });
    const { targets, price, unjudged } = analystTargets(market.snapshot, market.stock, LAST_DAY);
    expect(unjudged).toBeNull();
    expect(price).toEqual({ value: 100, provenance: { source: basis, periodEnd: "2023-12-31" } });
    // A fall to 90 of a share that stays at 100 is not met; nor is a rise to 110, which 440 was.
    expect(targets.map(({ target, priceWhenPosted }) => [target, priceWhenPosted])).toEqual([
      [90, 100],
      [110, 100],
    ]);
    expect(targets.map(({ outcome }) => outcome)).toMatchObject([
      { state: "running", direction: "bearish", metAny: false },
      { state: "matured", direction: "bullish", metAny: false, endClose: 100 },
    ]);
  });

  it("are as they were on a day before the split, also where the source has adjusted since", async () => {
    market = await publishTargets([BEFORE_SPLIT], { basis: "split-adjusted" });
    const { consensus, price, impliedUpside } = analystTargets(market.snapshot, market.stock, day("2022-05-10"));
    expect([consensus.mean.value, price.value]).toEqual([440, 400]);
    expect(impliedUpside.value).toBeCloseTo(0.1, 12);
  });

  it("are held against no price that was never paid", async () => {
    market = await publishTargets([BEFORE_SPLIT, postOf("2023-06-01", 110)], { basis: "total-return" });
    const now = analystTargets(market.snapshot, market.stock, LAST_DAY);
    expect(now.unjudged).toBe("adjusted-prices-only");
    expect(now.targets.map(({ priceWhenPosted }) => priceWhenPosted)).toEqual([null, 100]);
    expect(now.price.value).toBe(100);
    expect(now.impliedUpside.value).toBeCloseTo(0.1, 12);
    const then = analystTargets(market.snapshot, market.stock, day("2023-06-30"));
    expect(then.price).toEqual({ value: null, because: "past-price-unknown" });
    expect(then.impliedUpside).toEqual(then.price);
  });

  it("are held against no price of long ago", async () => {
    market = await publishTargets([postOf("2023-06-01", 110)]);
    const priceOn = (on: string) => analystTargets(market.snapshot, market.stock, day(on));
    // The last price is that of 2023-12-31.
    expect(priceOn("2024-01-14").price.value).toBe(100);
    const later = priceOn("2024-01-15");
    expect([later.price, later.impliedUpside]).toEqual(Array(2).fill({ value: null, because: "price-too-old" }));
    expect(later.consensus.mean.value).toBe(110);
  });

  it("stand alone in a market without prices", async () => {
    market = await publishTargets([postOf("2023-06-01", 110)], { basis: null });
    const { consensus, price, unjudged } = analystTargets(market.snapshot, market.stock, LAST_DAY);
    expect(consensus.mean.value).toBe(110);
    expect([price, unjudged]).toEqual([{ value: null, because: "no-price" }, "no-price"]);
  });

  it("are of the big banks of the market: real ones, or those of its maker", async () => {
    const posts = [postOf("2023-06-01", 90), postOf("2023-06-01", 130, { firm: DEMO_BIG_BANKS[0] ?? "" })];
    market = await publishTargets(posts);
    expect(analystTargets(market.snapshot, market.stock, LAST_DAY).bigBank.mean.value).toBe(90);
    market.close();
    market = await publishTargets(posts, { fictional: true });
    expect(analystTargets(market.snapshot, market.stock, LAST_DAY).bigBank.mean.value).toBe(130);
  });
});

describe("the average target of the checks", () => {
  const averageOf = (asOf = LAST_DAY) => companyAsOf(market.snapshot, market.stock, { asOf }).inputs.targetAverage;

  it("is the consensus on every day, whatever was posted", async () => {
    market = await publishTargets([BEFORE_SPLIT]);
    const firm = fc.constantFrom("UBS", "Credit Suisse", "Needham", "Loop");
    const place = fc.integer({ min: FIRST_DAY, max: LAST_DAY });
    const post = fc.record({ firm, published: place, target: fc.integer({ min: -5, max: 500 }) });
    fc.assert(
      fc.property(fc.array(post, { maxLength: 30 }), place, (drawn, on) => {
        const targets = drawn
          .map((one) => ({ ...BEFORE_SPLIT, ...one, published: one.published as typeof LAST_DAY }))
          .sort((left, right) => left.published - right.published);
        const stock = { ...market.stock, targets };
        const asOf = on as typeof LAST_DAY;
        const { consensus } = analystTargets(market.snapshot, stock, asOf);
        expect(targetAverage(market.snapshot, stock, asOf)).toEqual(consensus.mean);
      }),
    );
  });

  it("is known without accounts", async () => {
    market = await publishTargets([postOf("2023-06-01", 110), postOf("2023-06-01", 120, { firm: "Needham" })]);
    expect(averageOf()).toMatchObject({ value: 115, provenance: { source: "wire", formula: "PT-04" } });
  });

  it("is not held against a price on another share count", async () => {
    market = await publishTargets([BEFORE_SPLIT], { basis: "split-adjusted" });
    expect(averageOf(day("2022-05-10"))).toEqual({ value: null, because: "past-price-unknown" });
  });

  it("tells a stock that nobody writes about from a market without targets", async () => {
    market = await publishTargets([postOf("2023-06-01", 110, { symbol: "ZZZ" })]);
    expect(averageOf()).toEqual({ value: null, because: "no-targets" });
    market.close();
    market = await publishTargets([]);
    expect(averageOf()).toEqual({ value: null, because: "no-target-data" });
  });
});
