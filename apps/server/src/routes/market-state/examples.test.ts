import { day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { describe, expect, it } from "vitest";
import { exampleSymbols } from "./examples.ts";
import type { Performance } from "./performance.ts";

const LAST_DAY = day("2024-06-28");
/** A market whose companies have filed nothing: only how much is traded decides. */
const SILENT = { lastDay: LAST_DAY, filings: () => [], facts: () => null };

function traded(symbol: string, turnover: number, currency: string | null): Performance {
  const instrument: Instrument = {
    symbol,
    aliases: [],
    cik: null,
    assetClass: "stock",
    names: { en: symbol },
    pinyin: null,
    exchange: null,
    currency,
    sector: null,
    industry: null,
    sic: null,
    fiscalYearEnd: null,
    listed: null,
    delisted: null,
    priceBasis: "raw",
    priceSource: "test",
  };
  return { instrument, turnover, source: "test", bars: 3000, lastDay: LAST_DAY, dayChange: 0, yearChange: 0 };
}

describe("the examples of a market", () => {
  it("are the most traded stocks of its main currency: yen are not ranked beside dollars", () => {
    const stocks = [
      traded("7203.T", 90e9, "JPY"),
      traded("A", 2e9, "USD"),
      traded("B", 3e9, "USD"),
      traded("C", 1e9, "USD"),
      traded("D", 50e9, null),
    ];
    expect(exampleSymbols(SILENT, stocks)).toEqual(["B", "A", "C"]);
  });

  it("are also the most traded stocks in a market without dollars", () => {
    const stocks = [traded("7203.T", 90e9, "JPY"), traded("9984.T", 95e9, "JPY"), traded("A", 200e9, "USD")];
    expect(exampleSymbols(SILENT, stocks)).toEqual(["9984.T", "7203.T", "A"]);
  });
});
