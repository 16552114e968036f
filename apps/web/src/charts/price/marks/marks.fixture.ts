import type { WireChartMarks, WireFairValueHistory, WireStockTrades } from "@plumbline/contract";

const FILING = { filedAt: "2024-02-20", form: "10-K", accession: "0000000001-24-000001", periodEnd: "2023-12-31" };

/** The marks of a stock with one report, with which a check flipped, and one target. */
export const MARKS: WireChartMarks = {
  symbol: "ADAM",
  day: "2024-06-28",
  source: "sec",
  filings: { because: null, list: [FILING] },
  flips: {
    because: null,
    list: [
      {
        date: "2024-02-21",
        companyType: "manufacturer",
        filings: [FILING],
        flips: [
          {
            id: "D2",
            from: "fail",
            to: "pass",
            before: 1.9,
            value: 2.1,
            threshold: 2,
            comparison: ">=",
            unit: "times",
            currency: null,
          },
        ],
      },
    ],
  },
  targets: {
    because: null,
    posts: {
      date: ["2024-03-01"],
      firm: ["UBS"],
      target: [100],
      postedTarget: [400],
      action: ["raise"],
      source: ["wire"],
    },
    consensus: { date: ["2024-03-01"], mean: [100], firms: [1] },
  },
};

export const HISTORY: WireFairValueHistory = {
  symbol: "ADAM",
  currency: "USD",
  because: null,
  provenance: { source: "sec" },
  priceProvenance: { source: "tiny" },
  date: ["2024-01-31", "2024-02-29"],
  dcf: [40, 50],
  graham: [null, null],
  price: [30, 31],
  filedAt: ["2023-11-01", "2024-02-20"],
  seams: [],
};

/** One trade that is over, sold in two parts, and one that is still open. */
export const TRADES: WireStockTrades = {
  run: { id: "11111111-1111-4111-8111-111111111111", name: "Golden cross" },
  trades: {
    entryDate: ["2024-01-10", "2024-04-10"],
    entryPrice: [30, 33],
    exitDate: ["2024-02-10", "2024-06-28"],
    exitPrice: [33, 36],
    quantity: [10, 10],
    fees: [1, 1],
    profit: [29, 29],
    return: [0.1, 0.09],
    reason: ["signal", "open"],
    executions: {
      trade: [0, 0, 0, 1],
      date: ["2024-01-10", "2024-01-31", "2024-02-10", "2024-04-10"],
      side: ["buy", "sell", "sell", "buy"],
      quantity: [10, 4, 6, 10],
      price: [30, 32, 33, 33],
      fees: [0, 0, 1, 1],
      reason: ["signal", "signal", "signal", "signal"],
    },
  },
};
