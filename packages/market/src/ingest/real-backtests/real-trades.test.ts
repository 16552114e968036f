import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { naiveRsi2 } from "./naive-rsi2.fixture.ts";
import { type RealMarket, realMarket, runOf, type TradeRow, tradesOf } from "./real-market.fixture.ts";

const APPLE = "data/prices/alphavantage_daily_adjusted/DA-AAPL-T-2021-04-21.csv.gz";
const KIMBERLY_CLARK = "data/prices/alphavantage_daily_adjusted/DA-KMB-T-2021-04-21.csv.gz";
const SPY = "data/prices/benchmark/SPY_stooq_2018_2026.csv.gz";
const FILES = { AAPL: APPLE, KMB: KIMBERLY_CLARK, SPY } as const;
const DAYS = {
  AAPL: { from: "1999-11-01", to: "2021-04-21" },
  KMB: { from: "1999-11-01", to: "2021-04-21" },
  SPY: { from: "2018-02-26", to: "2026-02-09" },
} as const;

type Symbol = keyof typeof DAYS;

/**
 * Trades computed apart, in Python, from the same files. Those with lines were looked up by hand: the lines of the file above, its
 * header being line 1, whose opens are the prices. Prices are as traded; Apple's exits after a split are per share of the purchase. The
 * bar of the fund of 2026-02-02 is left out, as the import leaves it out: the file has a low of 69.005 at prices of 690.
 */
const GOLDEN_CROSS: Readonly<Record<Symbol, readonly TradeRow[]>> = {
  AAPL: [
    // Lines 419 and 469.
    ["2001-06-27", 23.83, "2001-09-07", 17.5],
    ["2002-01-07", 23.72, "2002-07-10", 17.71],
    ["2003-05-16", 18.59, "2006-06-22", 116.4],
    ["2006-09-26", 76.18, "2008-03-07", 120.41],
    ["2008-05-19", 187.9, "2008-09-24", 127.27],
    ["2009-05-14", 119.78, "2012-12-10", 525],
    ["2013-09-13", 469.3402, "2015-08-27", 785.75],
    // Lines 4240 and 4818.
    ["2016-09-06", 107.9, "2018-12-21", 156.86],
    ["2019-05-08", 201.9, "2021-04-21", 534],
  ],
  KMB: [
    // Lines 257 and 395.
    ["2000-11-02", 64.75, "2001-05-23", 59.67],
    ["2002-02-15", 61.35, "2002-08-12", 59.59],
    ["2003-06-16", 53.35, "2004-11-11", 62.44],
    ["2005-02-07", 66.9, "2005-05-13", 62.56],
    ["2006-06-12", 60.9, "2007-08-06", 67.86],
    ["2007-10-04", 70.45, "2007-12-18", 68.18],
    ["2009-07-22", 54.15, "2010-07-01", 60.58],
    ["2010-08-05", 65.12, "2010-12-22", 62.99],
    ["2011-02-15", 65.08, "2013-10-08", 93.51],
    ["2013-11-05", 108.54, "2014-09-16", 107.39],
    ["2014-11-24", 113.81, "2015-03-20", 107.06],
    ["2015-08-19", 115.6, "2015-10-02", 108.19],
    ["2015-10-23", 121.69, "2016-09-19", 121.9],
    ["2017-03-16", 134.68, "2017-08-30", 122.05],
    ["2018-09-10", 116.06, "2020-04-08", 132.76],
    // Lines 5186 and 5313.
    ["2020-06-10", 138.83, "2020-12-09", 136.5],
  ],
  SPY: [
    // Lines 274 and 530.
    ["2019-03-27", 256.132, "2020-04-01", 230.547],
    // Lines 596 and 1024.
    ["2020-07-07", 294.509, "2022-03-17", 413.698],
    ["2023-01-27", 391.398, "2025-04-17", 527.64],
    ["2025-07-01", 616.36, "2026-02-09", 695.16],
  ],
};

/** How many trades there are, and the last ones; every one is compared with those of the simple program in `naive-rsi2`. */
const RSI2: Readonly<Record<Symbol, { readonly trades: number; readonly last: readonly TradeRow[] }>> = {
  AAPL: {
    trades: 97,
    last: [
      // Lines 5112 and 5117.
      ["2020-02-25", 300.95, "2020-03-03", 303.67],
      ["2020-09-09", 117.26, "2020-09-15", 118.33],
      ["2020-09-21", 104.54, "2020-09-23", 111.62],
      ["2020-11-24", 113.91, "2020-11-30", 116.97],
      // Lines 5360 and 5368.
      ["2021-02-18", 129.2, "2021-03-02", 128.41],
    ],
  },
  KMB: {
    trades: 52,
    last: [
      // Lines 4962 and 4966.
      ["2019-07-22", 135.91, "2019-07-26", 135.79],
      ["2019-09-10", 132.12, "2019-09-18", 132.44],
      ["2019-10-16", 134.26, "2019-10-18", 135.46],
      // Lines 5111 and 5117.
      ["2020-02-24", 140.73, "2020-03-03", 141.66],
    ],
  },
  SPY: {
    trades: 35,
    last: [
      ["2025-02-25", 595.36, "2025-03-03", 594.392],
      // Lines 1871 and 1872.
      ["2025-08-04", 625.67, "2025-08-05", 631.79],
      ["2025-08-22", 637.76, "2025-08-25", 644.04],
      // Lines 1947 and 1951.
      ["2025-11-19", 660.78, "2025-11-25", 668.63],
      ["2025-12-18", 677.6, "2025-12-22", 683.94],
      ["2026-01-21", 679.65, "2026-01-23", 688.15],
      ["2026-02-05", 680.94, "2026-02-09", 689.42],
    ],
  },
};

describe.skipIf(needsSharedData)("real prices of Apple, Kimberly-Clark and the S&P 500 fund", () => {
  let market: RealMarket;
  beforeAll(async () => {
    market = await realMarket({ prices: [APPLE, KIMBERLY_CLARK, SPY] });
  });
  afterAll(() => market.close());

  const symbols = Object.keys(DAYS) as Symbol[];
  const run = (id: string, symbol: Symbol) =>
    runOf(market.snapshot, id, { universe: { codes: [symbol] }, ...DAYS[symbol] });

  it.each(symbols)("of %s are traded by the golden cross as the averages cross", async (symbol) => {
    expect(tradesOf(await run("golden-cross", symbol))).toEqual(GOLDEN_CROSS[symbol]);
  });

  it.each(symbols)("of %s are traded by RSI(2) as it falls below 5 and the price recovers", async (symbol) => {
    const { trades, last } = RSI2[symbol];
    const found = tradesOf(await run("rsi2", symbol));
    expect(found).toHaveLength(trades);
    expect(found.slice(-last.length)).toEqual(last);
    expect(found).toEqual(naiveRsi2(FILES[symbol], symbol === "SPY" ? ["2026-02-02"] : []));
  });

  it("leave the position that is open at the end in the equity, at the last close", async () => {
    const { trades, equity } = await run("golden-cross", "AAPL");
    expect(trades.reason.at(-1)).toBe("open");
    // Line 5403: a close of 133.50, of four new shares for each one that was bought.
    expect(trades.exitPrice.at(-1)).toBeCloseTo(4 * 133.5, 8);
    const held = 4 * 133.5 * (trades.quantity.at(-1) as number);
    expect((equity.cash.at(-1) as number) + held).toBeCloseTo(equity.value.at(-1) as number, 4);
  });
});
