import { type Day, day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReceiptStatement } from "../model/index.ts";
import { ratesOf } from "./company-moat.ts";
import { companyAsOf, companyMarketValue, valueHistory } from "./index.ts";
import { priceSplits } from "./price-splits.ts";
import type { StoredStock } from "./stored-stock.ts";
import { closeOn, LAST_DAY, publishQuoted, type QuotedMarket } from "./testing/quoted-market.ts";

// The shares split 4:1 on 2020-08-31, from 100,000 to 400,000. The source of the prices does not state it, and the filing of
// 2020-11-01 is the first to count new shares.
const STEP = day("2020-08-31");
const TOLD = day("2020-11-01");
const BEFORE = day("2020-08-28");
const AFTER = day("2020-11-02");
let market: QuotedMarket;
beforeAll(async () => {
  market = await publishQuoted({ statesSplit: false });
});
afterAll(() => market.close());

const cover = (since: string, ordinaryShares: number | null): ReceiptStatement => ({
  since: day(since),
  ordinaryShares,
  title: "American Depositary Shares",
  by: "cover",
});
const FIVE = [cover("2014-01-02", 5)];

/** The same stock in receipts; their price steps by the split unless it is told otherwise. */
function inReceipts(receipts: readonly ReceiptStatement[], { steps = true } = {}): StoredStock {
  const { instrument, history, ...stock } = market.stock;
  if (!history) throw new Error("The market has no prices.");
  const close = steps ? history.bars.close : Float64Array.from(history.bars.day, closeOn);
  const bars = { ...history.bars, open: close, high: close, low: close, close };
  return { ...stock, instrument: { ...instrument, receipts }, history: { ...history, bars } };
}

const inputsOf = (stock: StoredStock, asOf: Day) => companyAsOf(market.snapshot, stock, { asOf }).inputs;

function historyOf(stock: StoredStock) {
  const found = valueHistory(market.snapshot, stock, LAST_DAY);
  if (typeof found !== "object") throw new Error(found);
  const graham = found.points.map((point) => point.graham.value);
  return { ...found, graham, price: found.prices.map(({ value }) => value) };
}

describe("a receipt of a company with a split that only the accounts show (REC-17, REC-18)", () => {
  it("is worth its part of all shares, before the split and after it", () => {
    const stock = inReceipts(FIVE);
    const told = ([asOf, price, shares]: readonly [Day, number, number]) => {
      const { marketValue, sharesOutstanding } = inputsOf(stock, asOf);
      expect(sharesOutstanding.value).toBe(shares / 5);
      expect(marketValue.value).toBeCloseTo((price * shares) / 5, 6);
      expect(companyMarketValue(stock, asOf).marketValue).toBe(marketValue.value);
    };
    told([BEFORE, 4 * closeOn(BEFORE), 100_000]);
    told([AFTER, closeOn(AFTER), 400_000]);
  });

  it("is not put beside accounts of another share count, whatever its ratio", () => {
    const between = (receipts: readonly ReceiptStatement[], asOf: Day) =>
      inputsOf(inReceipts(receipts), asOf).marketValue;
    expect(between(FIVE, STEP)).toEqual({ value: null, because: "split-basis-unknown" });
    expect(between([cover("2014-01-02", null)], STEP)).toEqual({ value: null, because: "split-basis-unknown" });
    expect(between([cover("2014-01-02", null)], AFTER)).toEqual({ value: null, because: "receipt-ratio-unknown" });
  });

  it("has the prices of its shares through time, and five times their values and shares", () => {
    const [own, ofShares] = [inReceipts(FIVE), market.stock].map(historyOf);
    if (!own || !ofShares) throw new Error("There is no history.");
    expect(own.price).toEqual(ofShares.price);
    for (const [k, value] of ofShares.graham.entries()) {
      if (value === null) expect(own.graham[k]).toBeNull();
      else expect(own.graham[k]).toBeCloseTo(5 * value, 9);
    }
    expect(ofShares.graham.some((value) => value !== null)).toBe(true);
  });
});

describe("a split of shares with which the shares per receipt change (REC-17, REC-18)", () => {
  // One receipt was one share and is four: holders of receipts have as many as before, at the same price.
  const receipts = [cover("2014-01-02", 1), cover("2020-11-01", 4)];

  it("leaves market value, prices and values per receipt as they are", () => {
    const stock = inReceipts(receipts, { steps: false });
    for (const asOf of [BEFORE, AFTER]) {
      const { marketValue, sharesOutstanding } = inputsOf(stock, asOf);
      expect(sharesOutstanding.value).toBe(100_000);
      expect(marketValue.value).toBeCloseTo(closeOn(asOf) * 100_000, 6);
    }
    const own = historyOf(stock);
    const stepping = historyOf(inReceipts([cover("2014-01-02", 4)]));
    expect(own.points.every(({ splitRatio }) => splitRatio === 1)).toBe(true);
    expect(priceSplits(stock, LAST_DAY)).toMatchObject({ splits: [], perShare: [{ exDay: TOLD, ratio: 4 }] });
    for (const [k, value] of own.price.entries()) expect(value).toBe(stepping.price[k]);
    // Four shares of today, in both.
    for (const [k, value] of own.graham.entries()) {
      if (value !== null) expect(value).toBeCloseTo(stepping.graham[k] as number, 9);
    }
    expect(own.graham.some((value) => value !== null)).toBe(true);
  });

  it("counts in the price per share beside the accounts of a year before it", () => {
    const filed = day("2020-02-20");
    const priceOf = (stock: StoredStock) => ratesOf(market.snapshot, stock, "USD")(filed, LAST_DAY).price.value;
    expect(priceOf(inReceipts(receipts, { steps: false }))).toBeCloseTo(closeOn(filed) / 4, 9);
    expect(priceOf(inReceipts(FIVE))).toBeCloseTo(closeOn(filed) / 5, 9);
    expect(priceOf(market.stock)).toBeCloseTo(closeOn(filed), 9);
  });
});
