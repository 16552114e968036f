import { day } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import { describe, expect, it } from "vitest";
import { type Answerable, workedExamples } from "./examples.ts";
import type { Performance } from "./performance.ts";

const LAST_DAY = day("2024-06-28");
const MARKET = { lastDay: LAST_DAY };

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

const ALWAYS: Answerable = { worth: () => true, checks: () => true, months: () => true, targets: () => true };
const symbolsOf = (stocks: readonly Performance[]) =>
  workedExamples(MARKET, stocks, ALWAYS).map(({ symbol }) => symbol);

describe("the examples of a market", () => {
  it("are the most traded stocks of its main currency: yen are not ranked beside dollars", () => {
    const stocks = [
      traded("7203.T", 90e9, "JPY"),
      traded("A", 2e9, "USD"),
      traded("B", 3e9, "USD"),
      traded("C", 1e9, "USD"),
      traded("D", 50e9, null),
    ];
    expect(symbolsOf(stocks)).toEqual(["B", "A", "C"]);
  });

  it("are also the most traded stocks in a market without dollars", () => {
    const stocks = [traded("7203.T", 90e9, "JPY"), traded("9984.T", 95e9, "JPY"), traded("A", 200e9, "USD")];
    expect(symbolsOf(stocks)).toEqual(["9984.T", "7203.T", "A"]);
  });
});

describe("the worked examples of a market", () => {
  const stocks = [traded("A", 3e9, "USD"), traded("B", 2e9, "USD"), traded("C", 1e9, "USD")];
  const of = (answers: Record<keyof Answerable, string>): Answerable => ({
    worth: ({ instrument }) => answers.worth.includes(instrument.symbol),
    checks: ({ instrument }) => answers.checks.includes(instrument.symbol),
    months: ({ instrument }) => answers.months.includes(instrument.symbol),
    targets: ({ instrument }) => answers.targets.includes(instrument.symbol),
  });

  it("ask each question of a stock that answers it, every stock once", () => {
    const answers = of({ worth: "BC", checks: "AB", months: "ABC", targets: "ABC" });
    expect(workedExamples(MARKET, stocks, answers)).toEqual([
      { question: "worth", symbol: "B" },
      { question: "checks", symbol: "A" },
      { question: "months", symbol: "C" },
    ]);
  });

  it("ask what a market of prices and targets can answer", () => {
    const answers = of({ worth: "", checks: "", months: "AB", targets: "A" });
    expect(workedExamples(MARKET, stocks, answers)).toEqual([{ question: "months", symbol: "A" }]);
    expect(workedExamples(MARKET, stocks, of({ worth: "", checks: "", months: "A", targets: "AC" }))).toEqual([
      { question: "months", symbol: "A" },
      { question: "targets", symbol: "C" },
    ]);
  });
});
