import {
  AS_TRADED,
  DEAR,
  EURUSD,
  IN_NEW_YORK,
  KNOWN,
  MICROSOFT,
  OF_KNOWN_CURRENCY,
  OF_TODAY,
  OPEN,
  prices,
  ROUNDED,
  SPLIT,
  USD,
  WITHOUT_CURRENCY,
} from "./expected-bars.ts";
import { type SampleCase, sample } from "./sample-case.ts";

/** Text tables as other vendors, and sets that people share, lay them out. */
export const VENDOR_CASES: readonly SampleCase[] = [
  sample("Nasdaq.com", "nasdaq/KO.csv", [prices("KO", { ...USD, source: "nasdaq" })], KNOWN),
  sample(
    "investing.com in English",
    "investing/en/KO.csv",
    [prices("KO", { ...ROUNDED, source: "investing.com" })],
    WITHOUT_CURRENCY,
  ),
  ...[
    ["German", "de/SAP.DE", "Xetra", "DE"],
    ["French", "fr/MC.PA", "Paris", "PA"],
    ["Spanish", "es/ITX.MC", "Madrid", "MC"],
  ].map(([language, file = "", exchange = "", calendar = ""]) =>
    sample(
      `investing.com in ${language}`,
      `investing/${file}.csv`,
      [prices(file.slice(3), { ...ROUNDED, currency: "EUR", exchange, calendar, source: "investing.com" })],
      KNOWN,
    ),
  ),
  sample(
    "investing.com in Chinese",
    "investing/zh/0700.HK.csv",
    [
      prices("0700.HK", {
        currency: "HKD",
        exchange: "Hong Kong",
        calendar: "HK",
        source: "investing.com",
        volume: 16_600_000,
        first: "2024-01-02 298.82 300.82 297.69 300.03",
        last: "2024-01-18 296.17 296.99 295.41 296.05",
      }),
    ],
    KNOWN,
  ),
  sample("MarketWatch", "marketwatch/KO.csv", [prices("KO", DEAR)], OPEN),
  sample("The Wall Street Journal: blanks in the header, years of two digits", "wsj/KO.csv", [prices("KO")], OPEN),
  sample("GOOGLEFINANCE of a sheet", "google/KO.csv", [prices("KO", { source: "google" })], WITHOUT_CURRENCY),
  sample("TradingView with seconds", "tradingview/unix/KO.csv", [prices("KO", { source: "tradingview" })], OPEN),
  sample(
    "TradingView with days and an indicator",
    "tradingview/iso/KO.csv",
    [prices("KO", { source: "tradingview" })],
    OPEN,
  ),
  sample(
    "seconds of midnight in Tokyo, which is the day before in Greenwich",
    "tradingview/tokyo/7203.T.csv",
    [prices("7203.T", { ...DEAR, currency: "JPY", exchange: "Tokyo", calendar: "JP", source: "tradingview" })],
    OF_KNOWN_CURRENCY,
  ),
  sample(
    "MetaTrader 4, without a header",
    "metatrader/daily/EURUSD.csv",
    [prices("EURUSD=X", EURUSD)],
    OF_KNOWN_CURRENCY,
  ),
  sample(
    "MetaTrader 5: ticks where its column of shares is filled with zeros",
    "metatrader/five/EURUSD.csv",
    [prices("EURUSD=X", EURUSD)],
    OF_KNOWN_CURRENCY,
  ),
  sample(
    "bars of parts of days become days",
    "metatrader/hours/KO.csv",
    [prices("KO", { volume: 12 * (100 + 200 + 300), source: "metatrader" })],
    { ...OPEN, codes: ["basis-not-stated", "intraday-folded"] },
  ),
  sample("Tiingo", "tiingo/KO.csv", [prices("KO", { ...AS_TRADED, source: "tiingo" })], WITHOUT_CURRENCY),
  sample(
    "EODHD: its adjusted closes show the split, which it states in another file",
    "eodhd/KO.csv",
    [prices("KO", { ...AS_TRADED, source: "eodhd", actions: [SPLIT] })],
    { ...WITHOUT_CURRENCY, codes: ["split-restored"] },
  ),
  sample(
    "Polygon's flat files: all tickers of a day, nanoseconds",
    "polygon/2024-01-02.csv",
    [
      ["KO", "49.98 50.23 49.88 50.04", 1_507_841] as const,
      ["MSFT", "309.92 311.74 309.73 310.9", 1_010_860] as const,
      ["SAP", "139.66 140.57 139.18 140.18", 1_185_724] as const,
    ].map(([symbol, bar, volume]) =>
      prices(symbol, {
        bars: 1,
        first: `2024-01-02 ${bar}`,
        last: `2024-01-02 ${bar}`,
        volume,
        basis: "raw",
        currency: "USD",
        source: "polygon",
      }),
    ),
    KNOWN,
  ),
  sample(
    "Sharadar: prices of today's shares, whose adjusted closes imply the dividend",
    "sharadar/sep.csv",
    [
      prices("KO", { ...USD, ...OF_TODAY, source: "sharadar" }),
      prices("MSFT", { ...USD, ...MICROSOFT, source: "sharadar" }),
    ],
    KNOWN,
  ),
  sample("Kaggle's S&P 500 of five years", "kaggle/five-years.csv", [prices("KO"), prices("MSFT", MICROSOFT)], OPEN),
  sample(
    "Kaggle's huge stock market: files of Stooq of 2017",
    "stooq/ko.us.txt",
    [prices("KO", { ...IN_NEW_YORK, basis: "total-return", source: "stooq" })],
    { ...KNOWN, codes: ["inconsistent-dividends"] },
  ),
  sample(
    "Stooq's bulk files",
    "stooq/bulk.txt",
    [
      prices("KO", { ...IN_NEW_YORK, source: "stooq" }),
      prices("MSFT", { ...IN_NEW_YORK, ...MICROSOFT, source: "stooq" }),
    ],
    { ...KNOWN, codes: ["inconsistent-dividends"] },
  ),
  sample("zipline's csvdir", "zipline/KO.csv", [prices("KO", { ...AS_TRADED, source: "zipline" })], WITHOUT_CURRENCY),
  sample(
    "OpenBB, with an index: the price does not fall on the day of its split",
    "openbb/KO.csv",
    [prices("KO", OF_TODAY)],
    { ...WITHOUT_CURRENCY, codes: ["basis-from-evidence"] },
  ),
  sample(
    "Quandl's WIKI",
    "quandl/wiki.csv",
    [
      prices("KO", { ...USD, ...AS_TRADED, source: "quandl" }),
      prices("MSFT", { ...USD, ...MICROSOFT, basis: "raw", source: "quandl" }),
    ],
    KNOWN,
  ),
  sample(
    "Alpha Vantage",
    "alpha-vantage/KO.csv",
    [prices("KO", { ...AS_TRADED, source: "alpha-vantage" })],
    WITHOUT_CURRENCY,
  ),
];
