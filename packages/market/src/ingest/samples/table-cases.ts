import { type ExpectedPrices, expecting, type SampleCase, sample as sampleOf } from "./sample-case.ts";

const YAHOO = { basis: "total-return", currency: "USD", calendar: "US", source: "yahoo" } as const;

const prices = expecting({
  bars: 12,
  first: "2024-01-02 49.75 50.75 49.2 50",
  last: "2024-01-17 54.5 55.5 53.95 54.75",
  volume: 1_266_000,
  basis: "split-adjusted",
  currency: null,
  exchange: null,
  calendar: null,
  assetClass: "stock",
  source: "csv",
  actions: [],
});
const TWICE = { first: "2024-01-02 99.5 101.5 98.4 100", last: "2024-01-17 109 111 107.9 109.5" } as const;
/** New York was closed on 15 January, Martin Luther King's day, of which the sample has a bar with a volume of 109,000. */
const WITHOUT_HOLIDAY = { bars: 11, volume: 1_157_000 } as const;
const THOUSANDS = { first: "2024-01-02 1049.75 1050.75 1049.2 1050", last: "2024-01-17 1054.5 1055.5 1053.95 1054.75" };

function sample(
  title: string,
  file: string,
  expected: readonly ExpectedPrices[],
  codes: readonly string[] = ["basis-not-stated"],
): SampleCase {
  return sampleOf(title, file, expected, { codes });
}

/**
 * Workbooks, Parquet files and JSON. Workbooks were written by openpyxl 3.1 and XlsxWriter 3.2, Parquet by pyarrow, frames
 * as JSON by pandas 3.0; answers of providers have the keys of their documentation. The numbers are made up: twelve sessions
 * from 2024-01-02 to 2024-01-17 with closes from 50 to 54.75.
 */
export const TABLE_CASES: readonly SampleCase[] = [
  sample("an Excel export from Germany: days and numbers as cells", "workbook/SAP_2024.xlsx", [
    prices("SAP", THOUSANDS),
  ]),
  sample("an Excel export from Germany: days and numbers as text, 1.050,50", "workbook/ALV_2024.xlsx", [
    prices("ALV", THOUSANDS),
  ]),
  sample("a workbook with a sheet for each stock, and a note", "workbook/two.xlsx", [
    prices("AAPL"),
    prices("MSFT", { ...TWICE }),
  ]),
  sample("Parquet of pandas, days of Tokyo with their zone, zstd", "parquet/TM_2024.parquet", [prices("TM")]),
  sample("Parquet with a column of symbols, gzip", "parquet/long.parquet", [prices("AAPL")]),
  sample(
    "Parquet of yfinance's columns of two levels, snappy",
    "parquet/download.parquet",
    [prices("AAPL", { ...YAHOO, ...WITHOUT_HOLIDAY }), prices("MSFT", { ...YAHOO, ...TWICE, ...WITHOUT_HOLIDAY })],
    ["not-a-session"],
  ),
  sample(
    "Yahoo's chart: nulls on a day without trades, a dividend, a split",
    "json/yahoo-chart.json",
    [
      prices("SAP.DE", {
        bars: 11,
        volume: 1_158_000,
        currency: "EUR",
        exchange: "Xetra",
        calendar: "DE",
        source: "yahoo",
        actions: ["dividend 2024-01-10 0.5"],
      }),
    ],
    [],
  ),
  sample(
    "Yahoo's chart of a fund that is traded on an exchange",
    "json/yahoo-fund.json",
    [
      prices("VWCE.DE", {
        bars: 11,
        volume: 1_158_000,
        currency: "EUR",
        exchange: "Xetra",
        calendar: "DE",
        source: "yahoo",
        assetClass: "etf",
        actions: ["dividend 2024-01-10 0.5"],
      }),
    ],
    [],
  ),
  sample("Tiingo", "json/AAPL_2024.json", [prices("AAPL", { basis: "raw", source: "tiingo" })], []),
  sample("EODHD", "json/KO_2024.json", [prices("KO", { basis: "raw", source: "eodhd" })], []),
  sample("FMP, the older interface", "json/fmp.json", [prices("AAPL", { source: "fmp" })], []),
  sample("FMP, stable", "json/fmp-stable.json", [prices("MSFT", { source: "fmp" })]),
  sample("Twelve Data, in pence", "json/twelve-data.json", [prices("VOD", { currency: "GBX", source: "twelve-data" })]),
  sample("Alpha Vantage", "json/alpha-vantage.json", [prices("IBM", { basis: "raw", source: "alpha-vantage" })], []),
  sample("Polygon, adjusted for splits", "json/polygon.json", [prices("AAPL", { source: "polygon" })], []),
  sample("OpenBB's results", "json/openbb.json", [prices("KO")]),
  sample("JSON Lines", "json/lines.jsonl", [prices("KO")]),
  ...["records", "columns", "split", "index"].map((orient) =>
    sample(`pandas to_json(orient="${orient}"), days of New York`, `json/PEP_${orient}.json`, [prices("PEP")]),
  ),
];
