import { day } from "@plumbline/core/time";
import type { Quote } from "@plumbline/market/providers";
import { describe, expect, it } from "vitest";
import { doubtOf } from "./believe-quote.ts";
import type { QuotedStock } from "./quoted-stock.ts";

/** Friday, 2024-06-28, closed at 20:00 UTC in New York; the next session is Monday, 2024-07-01. */
const STOCK: QuotedStock = {
  symbol: "BRK.B",
  currency: "USD",
  exchange: "new-york",
  close: 100,
  day: day("2024-06-28"),
};
const NOW = Date.parse("2024-07-01T15:00:00Z");
const QUOTE: Quote = {
  symbol: "BRK.B",
  price: 101.5,
  previousClose: 100,
  currency: "USD",
  tradedAt: "2024-07-01T14:59:58Z",
};
const doubt = (quote: Partial<Quote>, stock: Partial<QuotedStock> = {}) =>
  doubtOf({ ...QUOTE, ...quote }, { ...STOCK, ...stock }, NOW);

describe("a quote", () => {
  it("is believed when symbol, currency, level and time are those of the stock", () => {
    expect(doubt({})).toBeNull();
    expect(doubt({ symbol: "brk-b" })).toBeNull();
    // A clock that is a little ahead.
    expect(doubt({ tradedAt: "2024-07-01T15:00:30Z" })).toBeNull();
  });

  it.each([
    ["of another company", { symbol: "BRK.A" }, "other-symbol"],
    ["in another currency", { currency: "EUR" }, "other-currency"],
    ["in pence", { currency: "GBX" }, "other-currency"],
    ["of nothing", { price: 0 }, "no-price"],
    ["that is no number", { price: Number.NaN }, "no-price"],
    ["below nothing", { price: -3 }, "no-price"],
    ["from the future", { tradedAt: "2024-07-01T15:02:00Z" }, "from-the-future"],
    ["without a time", { tradedAt: "yesterday" }, "from-the-future"],
    ["of the session that the market has", { tradedAt: "2024-06-28T20:00:00Z" }, "not-newer"],
    ["of an earlier year", { tradedAt: "2023-07-03T15:00:00Z" }, "not-newer"],
    // Ten for one: the provider counts today's shares, our last close yesterday's.
    ["after a split that the market does not have", { price: 10.1, previousClose: 10 }, "other-previous-close"],
    ["five times the last close", { price: 500 }, "other-level"],
    ["a hundredth of it", { price: 1.01, previousClose: null }, "other-level"],
    // Two for one, from a provider that states no previous close.
    ["half of it without a previous close", { price: 50, previousClose: null }, "other-level"],
  ] as const)("%s is not", (_, changes, expected) => {
    expect(doubt(changes)).toBe(expected);
  });

  it("may have moved far where the previous close shows that the shares are the same", () => {
    expect(doubt({ price: 310 })).toBeNull();
    expect(doubt({ price: 30 })).toBeNull();
    expect(doubt({ price: 310, previousClose: null })).toBe("other-level");
  });

  it("is judged by its level alone where the market is some sessions behind", () => {
    const behind = { day: day("2024-06-20") };
    expect(doubt({ previousClose: 120 }, behind)).toBeNull();
    expect(doubt({ price: 190 }, behind)).toBe("other-level");
  });

  it("is of the moment for fourteen days after the trade, wherever the market ended before it", () => {
    const ended = { day: day("2024-05-31") };
    expect(doubt({ tradedAt: "2024-06-17T15:00:00Z" }, ended)).toBeNull();
    expect(doubt({ tradedAt: "2024-06-17T14:59:59Z" }, ended)).toBe("too-old");
  });

  it("without a currency is believed of US stocks alone", () => {
    expect(doubt({ currency: null })).toBeNull();
    expect(doubt({ currency: null }, { exchange: "xetra", currency: "EUR" })).toBe("other-currency");
    expect(doubt({}, { currency: null })).toBe("other-currency");
  });

  it("of an exchange whose hours are not known is of a later day than the last close", () => {
    expect(doubt({ tradedAt: "2024-06-28T23:00:00Z" }, { exchange: null })).toBe("not-newer");
    expect(doubt({ tradedAt: "2024-06-29T01:00:00Z" }, { exchange: null })).toBeNull();
  });
});
