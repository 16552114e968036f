import { fundamentalsAsOf } from "@plumbline/core/fundamentals";
import { type Day, day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { companyMarketValue } from "./company-market-value.ts";
import { companyAsOf, valueHistory } from "./index.ts";
import { priceSplits } from "./price-splits.ts";
import { LAST_DAY, publishQuoted, type QuotedMarket } from "./testing/quoted-market.ts";

// The stock split 4:1 on 2020-08-31; its filings of 2020-08-01 count old shares, those of 2020-11-01 new ones.
const STEP = day("2020-08-31");
let stated: QuotedMarket;
let market: QuotedMarket;
beforeAll(async () => {
  stated = await publishQuoted();
  market = await publishQuoted({ statesSplit: false });
});
afterAll(() => {
  stated.close();
  market.close();
});

const inputsOn = ({ snapshot, stock }: QuotedMarket, asOf: Day) => companyAsOf(snapshot, stock, { asOf }).inputs;

describe("a split that the source of the prices does not state (REC-17)", () => {
  it.each(["2019-03-29", "2020-08-28", "2020-11-02", "2022-06-30", "2024-06-28"].map(day))(
    "changes nothing about what price and accounts say together on day %i",
    (asOf) => {
      const { marketValue, priceInAccounts, sharesOutstanding, epsTtm } = inputsOn(market, asOf);
      const known = inputsOn(stated, asOf);
      expect(marketValue.value).toBe(known.marketValue.value);
      expect(priceInAccounts.value).toBe(known.priceInAccounts.value);
      expect(sharesOutstanding.value).toBe(known.sharesOutstanding.value);
      expect(epsTtm.value).toBeCloseTo(known.epsTtm.value as number, 9);
      expect(companyMarketValue(market.stock, asOf).marketValue).toBe(known.marketValue.value);
    },
  );

  it.each(["2020-08-31", "2020-10-30"].map(day))(
    "leaves out what mixes the two between the step of the price and the filing that tells of it: day %i",
    async (asOf) => {
      const { marketValue, priceInAccounts, price } = inputsOn(market, asOf);
      expect(price.value).not.toBeNull();
      expect(priceInAccounts).toEqual({ value: null, because: "split-basis-unknown" });
      expect(marketValue).toEqual({ value: null, because: "split-basis-unknown" });
      expect(companyMarketValue(market.stock, asOf).marketValue).toBeNaN();
      const then = await publishQuoted({ statesSplit: false, upTo: asOf });
      expect(inputsOn(then, asOf).marketValue).toEqual(marketValue);
      then.close();
    },
  );

  it("is told by the accounts from the first filing on that restates for it", () => {
    const { facts } = market.stock;
    if (!facts) throw new Error("The market has no facts.");
    const on = (asOf: string) => fundamentalsAsOf(facts, { asOf: day(asOf) }).splits.map(({ ratio }) => ratio);
    expect([on("2020-10-31"), on("2020-11-01")]).toEqual([[], [4]]);
  });

  it("is dated by the step of prices as traded; adjusted ones need none; short ones leave earlier days open", async () => {
    expect(priceSplits(market.stock, LAST_DAY)).toMatchObject({ splits: [{ exDay: STEP, ratio: 4 }] });
    const { instrument, history, facts } = stated.stock;
    if (!history) throw new Error("The market has no prices.");
    const { bars } = history;
    const { day: days, close, volume } = bars;
    const adjusted = close.map((price, k) => ((days[k] as number) < STEP ? price / 4 : price));
    const of = (prices: Float64Array, from = 0) => {
      const part = prices.subarray(from);
      const columns = { open: part, high: part, low: part, close: part, volume: volume.subarray(from) };
      const own = { ...history, actions: { splits: [], dividends: [] } };
      return priceSplits(
        { instrument, history: { ...own, bars: { day: days.subarray(from), ...columns } }, facts },
        LAST_DAY,
      );
    };
    expect(of(adjusted)).toEqual({ splits: [], perShare: [], unknownBefore: Number.NEGATIVE_INFINITY });
    expect(of(adjusted, days.indexOf(STEP))).toEqual({ splits: [], perShare: [], unknownBefore: day("2020-11-01") });
  });

  it("leaves prices and values of ten years on the share count of the last day", () => {
    const [own, known] = [market, stated].map(({ snapshot, stock }) => valueHistory(snapshot, stock, LAST_DAY));
    if (typeof own !== "object" || typeof known !== "object") throw new Error("There is no history.");
    const valued = ({ points }: typeof own) =>
      points.filter((point) => point.day < STEP || point.day > day("2020-11-01")).map(({ graham }) => graham.value);
    expect(own.prices.map(({ value }) => value && Math.round(1e9 * value))).toEqual(
      known.prices.map(({ value }) => value && Math.round(1e9 * value)),
    );
    expect(valued(own)).toEqual(valued(known));
  });
});
