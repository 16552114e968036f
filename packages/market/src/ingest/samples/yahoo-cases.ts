import {
  CLOSES,
  IN_NEW_YORK,
  KNOWN,
  MICROSOFT,
  OF_TODAY,
  OPEN,
  prices,
  REINVESTED,
  WITHOUT_CURRENCY,
} from "./expected-bars.ts";
import { type SampleCase, sample } from "./sample-case.ts";

/** Text tables of Yahoo, in all shapes that yfinance writes. */
export const YAHOO_CASES: readonly SampleCase[] = [
  sample(
    "yfinance: several tickers, two header lines",
    "yfinance/download.csv",
    [
      prices("KO", {
        ...IN_NEW_YORK,
        basis: "total-return",
        source: "yahoo",
        volume: 16_499_241,
        first: "2024-01-02 49.82 50.33 49.76 50.17",
        last: "2024-01-18 50.39 50.45 49.75 49.92",
      }),
      prices("MSFT", {
        ...IN_NEW_YORK,
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
        prices("KO", { ...IN_NEW_YORK, basis: "total-return", source: "yahoo" }),
        prices("MSFT", { ...IN_NEW_YORK, ...MICROSOFT, basis: "total-return", source: "yahoo" }),
      ],
      KNOWN,
    ),
  ),
  sample(
    "yfinance: several tickers without adjustment, with a level of adjusted closes",
    "yfinance/unadjusted-download.csv",
    ["KO", "PEP"].map((symbol) => prices(symbol, { ...IN_NEW_YORK, ...OF_TODAY, source: "yahoo" })),
    KNOWN,
  ),
  sample(
    "yfinance: several tickers with dividends and splits, which are in the prices",
    "yfinance/download-with-actions.csv",
    ["KO", "PEP"].map((symbol) => prices(symbol, { ...IN_NEW_YORK, ...REINVESTED })),
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
];
