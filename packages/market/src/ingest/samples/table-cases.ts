import type { ExpectedPrices, SampleCase } from "./sample-case.ts";

const YAHOO = { basis: "total-return", currency: "USD", source: "yahoo" } as const;

/**
 * Workbooks, Parquet files and JSON. Workbooks were written by openpyxl 3.1 and XlsxWriter 3.2, Parquet by pyarrow, frames
 * as JSON by pandas 3.0; answers of providers have the keys of their documentation. The numbers are made up: twelve sessions
 * from 2024-01-02 to 2024-01-17 with closes from 50 to 54.75.
 */
export const TABLE_CASES: readonly SampleCase[] = [
  sample("an Excel export from Germany: days and numbers as cells", "workbook/SAP_2024.xlsx", [
    prices("SAP", { first: "2024-01-02 1050", last: "2024-01-17 1054.75" }),
  ]),
  sample("an Excel export from Germany: days and numbers as text, 1.050,50", "workbook/ALV_2024.xlsx", [
    prices("ALV", { first: "2024-01-02 1050", last: "2024-01-17 1054.75" }),
  ]),
  sample("a workbook with a sheet for each stock, and a note", "workbook/two.xlsx", [
    prices("AAPL"),
    prices("MSFT", { first: "2024-01-02 100", last: "2024-01-17 109.5" }),
  ]),
  sample("Parquet of pandas, days of Tokyo with their zone, zstd", "parquet/TM_2024.parquet", [prices("TM")]),
  sample("Parquet with a column of symbols, gzip", "parquet/long.parquet", [prices("AAPL")]),
  sample(
    "Parquet of yfinance's columns of two levels, snappy",
    "parquet/download.parquet",
    [prices("AAPL", YAHOO), prices("MSFT", { ...YAHOO, first: "2024-01-02 100", last: "2024-01-17 109.5" })],
    [],
  ),
  sample(
    "Yahoo's chart: nulls on a day without trades, a dividend, a split",
    "json/yahoo-chart.json",
    [prices("SAP.DE", { bars: 11, currency: "EUR", source: "yahoo" })],
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

function sample(
  title: string,
  file: string,
  expected: readonly ExpectedPrices[],
  codes: readonly string[] = ["basis-not-stated"],
): SampleCase {
  return { title, files: [file], prices: expected, codes };
}

function prices(symbol: string, other: Partial<ExpectedPrices> = {}): ExpectedPrices {
  const common = { bars: 12, first: "2024-01-02 50", last: "2024-01-17 54.75", currency: null } as const;
  return { symbol, ...common, basis: "split-adjusted", source: "csv", ...other };
}
