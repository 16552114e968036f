import { day } from "@plumbline/core/time";
import type { PriceTarget } from "../../model/index.ts";
import { type ExampleMarket, exampleFact, exampleHistory, exampleInstrument } from "./example-market.ts";

/** A small market that has one of every kind of record, with everything that can be missing missing somewhere. */
export const smallMarket: ExampleMarket = {
  instruments: [
    exampleInstrument("BRK.B", { aliases: ["BRK-B", "BRKB"], cik: 1_067_983, listed: day("1996-05-09") }),
    exampleInstrument("AAPL", {
      cik: 320_193,
      names: { en: "Apple", es: "Apple", fr: "Apple", "zh-Hans": "苹果", "zh-Hant": "蘋果" },
      pinyin: "pg",
      exchange: "Nasdaq",
      sector: "Information Technology",
      industry: "Technology Hardware",
      sic: 3571,
      fiscalYearEnd: "0927",
    }),
    exampleInstrument("GONE", { delisted: day("2020-01-05"), priceBasis: "total-return" }),
    exampleInstrument("SPX", { assetClass: "index", priceBasis: null, priceSource: null }),
  ],
  prices: [
    exampleHistory("AAPL", [300.35, 297.43, 299.8, 298.39], {
      actions: {
        splits: [{ exDay: day("2020-01-04"), ratio: 7.00000700001 }],
        dividends: [
          { exDay: day("2020-01-03"), amount: 0.77 },
          { exDay: day("2020-01-05"), amount: 0.8205 },
        ],
      },
    }),
    exampleHistory("BRK.B", [228.39, Number.NaN, 226.99]),
    exampleHistory("GONE", [1 / 3, 2 / 3, Math.PI], {
      basis: "total-return",
      source: "adjusted-example",
      moves: [
        { day: day("2020-01-03"), change: 1, verdict: "contradicted", other: { source: "example", change: 0.01 } },
        { day: day("2020-01-04"), change: Math.PI * 1.5 - 1, verdict: "unsupported", other: null },
      ],
    }),
  ],
  companies: [
    {
      facts: {
        cik: 320_193,
        entityName: "Apple Inc.",
        facts: [
          exampleFact(),
          exampleFact({
            concept: "EarningsPerShareDiluted",
            unit: "USD/shares",
            start: day("2018-09-30"),
            value: 11.89,
          }),
          exampleFact({ taxonomy: "dei", fiscalYear: null, fiscalPeriod: null, frame: null, value: -0.5 }),
        ],
      },
      filings: [
        {
          accession: "0000320193-19-000119",
          form: "10-K",
          filed: day("2019-10-31"),
          reportDate: day("2019-09-28"),
          acceptedAt: "2019-10-30T22:12:36.000Z",
          primaryDocument: "a10-k20199282019.htm",
          items: null,
        },
        {
          accession: "0000320193-94-000002",
          form: "10-Q",
          filed: day("1994-01-26"),
          reportDate: null,
          acceptedAt: null,
          primaryDocument: null,
          items: "2.02,9.01",
        },
      ],
    },
    { facts: { cik: 1_067_983, entityName: "BERKSHIRE HATHAWAY INC", facts: [] }, filings: [] },
  ],
  targets: {
    AAPL: [
      exampleTarget({ published: day("2020-01-03"), target: 350, priorTarget: 320, priceWhenPosted: 297.43 }),
      exampleTarget({ published: day("2020-01-04"), analyst: null, action: null, target: 300.5 }),
    ],
  },
  series: [
    {
      name: "treasury-10year",
      unit: "fraction",
      source: "us-treasury",
      day: Int32Array.of(day("2020-01-02"), day("2020-01-03")),
      value: Float64Array.of(0.0188, Number.NaN),
    },
    {
      name: "sp500",
      unit: "points",
      source: "fred",
      day: Int32Array.of(day("1871-01-01")),
      value: Float64Array.of(4.44),
    },
  ],
  memberships: [
    { index: "sp500", symbol: "BRK.B", from: day("2010-02-16"), until: null },
    { index: "sp500", symbol: "GONE", from: null, until: day("2020-01-05") },
  ],
  issues: [
    {
      outcome: "rejected",
      code: "high-below-low",
      file: "AAPL.csv",
      symbol: "AAPL",
      day: "2020-01-06",
      detail: "High 1 is below low 2.",
      count: 1,
    },
    { outcome: "noted", code: "gap", file: null, symbol: null, day: null, detail: "Days are missing.", count: 12 },
  ],
  sources: [{ provider: "example", file: "AAPL.csv", bytes: 12, sha256: "00" }],
};

function exampleTarget(more: Partial<PriceTarget>): PriceTarget {
  return {
    symbol: "AAPL",
    published: day("2020-01-03"),
    firm: "Example Securities",
    analyst: "A. Analyst",
    action: "raise",
    target: 350,
    priorTarget: null,
    priceWhenPosted: null,
    currency: "USD",
    source: "example",
    ...more,
  };
}
