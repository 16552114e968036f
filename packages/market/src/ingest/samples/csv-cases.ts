import { parseColumnMapping } from "../../sources/prices/index.ts";
import { expecting, type SampleCase, sample } from "./sample-case.ts";

/** Twelve sessions of January 2024, of Coca-Cola in most samples. */
const prices = expecting({
  bars: 12,
  first: "2024-01-02 49.98 50.23 49.88 50.04",
  last: "2024-01-18 48.26 48.39 47.69 47.85",
  volume: 19_671_319,
  basis: "split-adjusted",
  currency: null,
  exchange: null,
  assetClass: "stock",
  source: "csv",
  actions: [],
});
const MICROSOFT = {
  first: "2024-01-02 309.92 311.74 309.73 310.9",
  last: "2024-01-18 304.6 305.23 302.78 303.77",
  volume: 17_568_195,
} as const;
/** Above a thousand, to show the mark between groups of digits. */
const DEAR = {
  first: "2024-01-02 1406.51 1410.66 1391.88 1392.77",
  last: "2024-01-18 1377.28 1379 1365.46 1369.99",
  volume: 20_245_217,
} as const;
/** Written in hundredths of a million. */
const ROUNDED = { ...DEAR, volume: 20_250_000 } as const;
/** Without the columns of open, high, low and volume. */
const CLOSES = {
  first: "2024-01-02 50.04 50.04 50.04 50.04",
  last: "2024-01-18 47.85 47.85 47.85 47.85",
  volume: null,
} as const;
const EURUSD = {
  first: "2024-01-02 1.09848 1.10032 1.09608 1.09805",
  last: "2024-01-18 1.08965 1.09143 1.08221 1.08382",
  volume: 17_709_001,
  currency: "USD",
  assetClass: "currency",
  source: "metatrader",
} as const;

/*
 * A share pays 0.98 on 8 January and is split into two on 10 January; today's share paid 0.49. As traded, everything before the
 * split is twice as high, with half the shares. A dividend of 0.49 on a close of 49.61 leaves 49.12 / 49.61 of the prices before
 * it: 50.04 becomes 49.5458.
 */
const SPLIT = "split 2024-01-10 2";
const AS_TRADED = {
  basis: "raw",
  first: "2024-01-02 99.96 100.46 99.76 100.08",
  volume: 14_850_092,
  actions: [SPLIT, "dividend 2024-01-08 0.98"],
} as const;
const OF_TODAY = { actions: ["dividend 2024-01-08 0.49"] } as const;
const REINVESTED = {
  basis: "total-return",
  first: "2024-01-02 49.4863 49.7339 49.3873 49.5458",
  source: "yahoo",
} as const;

const USD = { currency: "USD" } as const;
/** Nothing states how prices are adjusted, nor in which currency they are. */
const OPEN = { codes: ["basis-not-stated"], asks: ["basis", "currency"] } as const;
/** The suffix of the symbol states the currency. */
const OF_KNOWN_CURRENCY = { codes: ["basis-not-stated"], asks: ["basis"] } as const;
const WITHOUT_CURRENCY = { asks: ["currency"] } as const;
const KNOWN = { asks: [] } as const;

const mapping = (columns: Readonly<Record<string, string>>, dayFormat = "YYYY-MM-DD") =>
  parseColumnMapping(
    JSON.stringify({
      columns: { open: "first", high: "top", low: "bottom", close: "final", ...columns },
      basis: "raw",
      dayFormat,
    }),
  );

/**
 * Text tables, each with what must come of it. The layouts are those that the vendors write; the numbers are made up. The
 * expected days and prices are those that the files were written with.
 */
export const CSV_CASES: readonly SampleCase[] = [
  sample(
    "yfinance: several tickers, two header lines",
    "yfinance/download.csv",
    [
      prices("KO", {
        ...USD,
        basis: "total-return",
        source: "yahoo",
        volume: 16_499_241,
        first: "2024-01-02 49.82 50.33 49.76 50.17",
        last: "2024-01-18 50.39 50.45 49.75 49.92",
      }),
      prices("MSFT", {
        ...USD,
        basis: "total-return",
        source: "yahoo",
        volume: 19_185_004,
        first: "2024-01-02 311.41 314.28 311.29 314.2",
        last: "2024-01-18 321.09 324.27 320.35 323.66",
      }),
    ],
    KNOWN,
  ),
  ...["by-ticker", "unnamed-levels"].map((file) =>
    sample(
      `yfinance: ${file === "by-ticker" ? "columns grouped by ticker" : "header lines without names, of 2023"}`,
      `yfinance/${file}.csv`,
      [
        prices("KO", { ...USD, basis: "total-return", source: "yahoo" }),
        prices("MSFT", { ...USD, ...MICROSOFT, basis: "total-return", source: "yahoo" }),
      ],
      KNOWN,
    ),
  ),
  sample(
    "yfinance: several tickers without adjustment, with a level of adjusted closes",
    "yfinance/unadjusted-download.csv",
    ["KO", "PEP"].map((symbol) => prices(symbol, { ...USD, ...OF_TODAY, source: "yahoo" })),
    KNOWN,
  ),
  sample(
    "yfinance: several tickers with dividends and splits, which are in the prices",
    "yfinance/download-with-actions.csv",
    ["KO", "PEP"].map((symbol) => prices(symbol, { ...USD, ...REINVESTED })),
    KNOWN,
  ),
  sample(
    "yfinance: history of one ticker with a dividend, a split and repairs",
    "yfinance/history/KO.csv",
    [prices("KO", REINVESTED)],
    WITHOUT_CURRENCY,
  ),
  sample(
    "yfinance: history of a fund, which alone has a column of capital gains",
    "yfinance/fund/VFIAX.csv",
    [prices("VFIAX", { ...REINVESTED, assetClass: "fund" })],
    WITHOUT_CURRENCY,
  ),
  sample(
    "yfinance: history without adjustment, with a dividend and a split",
    "yfinance/actions/KO.csv",
    [prices("KO", { ...OF_TODAY, source: "yahoo" })],
    WITHOUT_CURRENCY,
  ),
  sample(
    "Yahoo's export, whose adjusted closes imply a dividend",
    "yfinance/unadjusted/KO.csv",
    // 1 - 0.99 / 1 of 48.37, within the four decimals of the adjusted close.
    [prices("KO", { source: "yahoo", actions: ["dividend 2024-01-10 0.4837"] })],
    WITHOUT_CURRENCY,
  ),
  sample(
    "yfinance: stacked, the rows of a ticker apart",
    "yfinance/stacked.csv",
    [prices("KO"), prices("MSFT", MICROSOFT)],
    OPEN,
  ),
  sample("yfinance: hours, made into days", "yfinance/hours/KO.csv", [prices("KO")], {
    ...OPEN,
    codes: ["basis-not-stated", "intraday-folded"],
  }),
  sample("hours, the newest first", "own/newest-hours/KO.csv", [prices("KO")], {
    ...OPEN,
    codes: ["basis-not-stated", "intraday-folded"],
  }),
  sample(
    "a column of closes for each ticker",
    "yfinance/closes.csv",
    [
      prices("KO", CLOSES),
      prices("MSFT", {
        first: "2024-01-02 310.9 310.9 310.9 310.9",
        last: "2024-01-18 303.77 303.77 303.77 303.77",
        volume: null,
      }),
    ],
    { ...OPEN, codes: ["basis-not-stated", "closes-only"] },
  ),
  sample(
    "bars that only their digits show to be adjusted by yfinance",
    "yfinance/digits/KO.csv",
    [
      prices("KO", {
        basis: "total-return",
        first: "2024-01-02 48.4805979557175 48.72309794771304 48.38359943902177 48.53879928588867",
        last: "2024-01-18 46.8122010650555 46.93830210838203 46.25930132926695 46.41450119018555",
      }),
    ],
    { ...WITHOUT_CURRENCY, codes: ["basis-from-evidence"] },
  ),
  sample("Nasdaq.com", "nasdaq/KO.csv", [prices("KO", { ...USD, source: "nasdaq" })], KNOWN),
  sample(
    "investing.com in English",
    "investing/en/KO.csv",
    [prices("KO", { ...ROUNDED, source: "investing.com" })],
    WITHOUT_CURRENCY,
  ),
  ...[
    ["German", "de/SAP.DE", "Xetra"],
    ["French", "fr/MC.PA", "Paris"],
    ["Spanish", "es/ITX.MC", "Madrid"],
  ].map(([language, file = "", exchange = ""]) =>
    sample(
      `investing.com in ${language}`,
      `investing/${file}.csv`,
      [prices(file.slice(3), { ...ROUNDED, currency: "EUR", exchange, source: "investing.com" })],
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
    [prices("7203.T", { ...DEAR, currency: "JPY", exchange: "Tokyo", source: "tradingview" })],
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
    [prices("KO", { ...USD, basis: "total-return", source: "stooq" })],
    { ...KNOWN, codes: ["inconsistent-dividends"] },
  ),
  sample(
    "Stooq's bulk files",
    "stooq/bulk.txt",
    [prices("KO", { ...USD, source: "stooq" }), prices("MSFT", { ...USD, ...MICROSOFT, source: "stooq" })],
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
  sample(
    "a German bank's spreadsheet: title, Windows-1252, decimal comma, footer",
    "own/bank/SAP.DE.csv",
    [prices("SAP.DE", { ...DEAR, currency: "EUR", exchange: "Xetra" })],
    OF_KNOWN_CURRENCY,
  ),
  sample(
    "French, with names of months, narrow blanks and euros",
    "own/euro/ABC.csv",
    [prices("ABC", { ...DEAR, currency: "EUR" })],
    OF_KNOWN_CURRENCY,
  ),
  sample("Chinese in UTF-16, volumes in ten thousands", "own/utf16/ABC.csv", [prices("ABC", { volume: 19_671_300 })], {
    ...OPEN,
    codes: ["basis-not-stated", "converted-encoding"],
  }),
  sample(
    "serial days of Excel, another order of columns, no volume",
    "own/serial/ABC.csv",
    [prices("ABC", { volume: null })],
    OPEN,
  ),
  sample("closes alone, with a currency", "own/closes/ABC.csv", [prices("ABC", { ...CLOSES, ...USD })], {
    ...OF_KNOWN_CURRENCY,
    codes: ["basis-not-stated", "closes-only"],
  }),
  sample(
    "a broker's prices as traded, with a split of 2 for 1 that nothing states",
    "own/split/ABC.csv",
    [
      prices("ABC", {
        bars: 8,
        basis: "raw",
        volume: 11_920_159,
        first: "2024-01-08 59.86 60.02 59.77 60",
        last: "2024-01-18 60.04 60.14 59.73 59.98",
      }),
    ],
    { ...OPEN, codes: ["bars-across-break", "unrecorded-split"] },
  ),
  sample("bars of weeks are refused", "own/weekly/ABC.csv", [], { codes: ["basis-not-stated", "weekly-bars"] }),
  sample("bars of months are refused", "own/monthly/ABC.csv", [], { codes: ["basis-not-stated", "monthly-bars"] }),
  sample("a day that may be of January or of February is asked", "own/ambiguous/ABC.csv", [], {
    codes: ["needs-an-answer"],
    asks: ["day-order", "basis", "currency"],
  }),
  sample(
    "and read as answered",
    "own/ambiguous/ABC.csv",
    [
      prices("ABC", {
        bars: 1,
        first: "2024-01-02 10.5 11 10 10.75",
        last: "2024-01-02 10.5 11 10 10.75",
        volume: 1000,
        basis: "raw",
        currency: "EUR",
      }),
    ],
    { answers: { "day-order": "day-first", basis: "raw", currency: "EUR" }, codes: ["read-as-answered"] },
  ),
  sample("prices that may be thousands or have three decimals are asked", "own/marks/ABC.csv", [], {
    codes: ["needs-an-answer"],
    asks: ["decimal-mark", "basis", "currency"],
  }),
  sample("a file that nothing names is asked for its symbol", "own/2024-01.csv", [], {
    codes: ["needs-an-answer"],
    asks: ["symbol", "basis", "currency"],
  }),
  sample("a close that no column is named after is asked", "own/columns/ABC.csv", [], {
    codes: ["needs-an-answer"],
    asks: ["column", "basis", "currency"],
  }),
  sample("a list of trades is no table of prices", "own/trades.csv", [], { codes: ["unknown-format"], asks: [] }),
  ...[
    ["ticker", "own/mapping.csv"],
    ["price", "own/mapped-price.csv"],
  ].map(([first = "", file = ""]) =>
    sample(
      `a mapping of a table whose first column is called ${first}`,
      file,
      [prices("KO", { basis: "raw", volume: null })],
      { mappings: [mapping({ day: "d", symbol: first })], asks: [] },
    ),
  ),
  sample("a mapping of a table of hours", "own/mapped-hours.csv", [prices("KO", { basis: "raw", volume: null })], {
    mappings: [mapping({ day: "when", symbol: "price" })],
    codes: ["intraday-folded"],
    asks: [],
  }),
  sample("a mapping that names a column which the file has not", "own/mapping.csv", [], {
    mappings: [mapping({ day: "d", close: "settlement" })],
    codes: ["mapping-does-not-fit"],
  }),
  sample("a spreadsheet's title and sums, filled up with empty cells", "own/padded/ABC.csv", [prices("ABC")], {
    ...OPEN,
    codes: ["basis-not-stated", "unreadable-day"],
  }),
  ...["prices.zip", "prices.tar.gz", "KO.csv.xz"].map((file) =>
    sample(`a table packed as ${file}`, `archives/${file}`, [prices("KO")], { codes: ["basis-not-stated"] }),
  ),
];
