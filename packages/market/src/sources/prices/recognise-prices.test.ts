import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { parseColumnMapping } from "./column-mapping.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { bytesOf, readTable } from "./testing/price-table.ts";

describe("a price file", () => {
  it.each([
    [
      "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient",
      "alpha-vantage-daily-adjusted",
      "raw",
    ],
    ["Price,Open,High,Low,Close,Volume\nTicker,AAPL,AAPL,AAPL,AAPL,AAPL\nDate,,,,,", "yfinance", "total-return"],
    ["Ticker,AAPL,AAPL,MSFT\nPrice,Open,Close,Open\nDate,,,", "yfinance", "total-return"],
    ["Date,Open,High,Low,Close,Volume,Dividends,Stock Splits", "yfinance", "total-return"],
    ["Date,Open,High,Low,Close,Adj Close,Volume", "yahoo-export", "split-adjusted"],
    ["Date,Open,High,Low,Close,Volume", "csv", null],
    ["Date;Open;High;Low;Close;Volume", "csv", null],
    ['"Date","Open","High","Low","Close","Volume"', "csv", null],
    ["<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>", "stooq-bulk", "split-adjusted"],
    [",Open,High,Low,Close,Volume", "csv", null],
  ])("that begins with %j is of the kind %s and the basis %s", (header, kind, basis) => {
    expect(recognisePrices(Buffer.from(`${header}\n`), "ABC.csv")).toMatchObject({ kind, basis });
  });

  it.each([
    ["with a byte order mark", Buffer.from("\uFEFFDate,Open,High,Low,Close,Volume\n")],
    ["in UTF-16", Buffer.from("\uFEFFDate,Open,High,Low,Close,Volume\n", "utf16le")],
    ["with CR line ends", Buffer.from("Date,Open,High,Low,Close,Volume\r2020-01-02,1,1,1,1,1\r")],
  ])("is recognised %s", (_, bytes) => {
    expect(recognisePrices(bytes, "SPY.csv")?.kind).toBe("csv");
  });

  it.each(["", "{\nError Message\n}", "<html>", "ticker,start_date,end_date\n", "date,return\n"])(
    "is not seen in %j",
    (text) => {
      expect(recognisePrices(Buffer.from(text), "DA-BF.B-T-2021-04-21.csv")).toBeNull();
    },
  );

  it("of another layout is recognised by the columns that its mapping names", () => {
    const mapping = parseColumnMapping(
      '{"basis":"raw","columns":{"day":"Tag","open":"Auf","high":"Hoch","low":"Tief","close":"Zu"},"delimiter":";"}',
    );
    expect(recognisePrices(Buffer.from("Tag;Auf;Hoch;Tief;Zu;Stück\n"), "X.csv", { mappings: [mapping] })?.kind).toBe(
      "mapped",
    );
    expect(recognisePrices(Buffer.from("Tag;Auf;Hoch;Tief\n"), "X.csv", { mappings: [mapping] })).toBeNull();
  });

  it.skipIf(needsSharedData)("is recognised in every real delivery but the error body of BF.B", () => {
    const kinds = {
      alphavantage_daily_adjusted: "alpha-vantage-daily-adjusted",
      yahoo_auto_adjusted: "yfinance",
      stooq_2024_2026: "csv",
    };
    for (const [folder, kind] of Object.entries(kinds)) {
      for (const file of readdirSync(sharedFile(`data/prices/${folder}`))) {
        const format = recognisePrices(
          bytesOf(readTable(sharedFile(`data/prices/${folder}/${file}`))).subarray(0, 4096),
          file,
        );
        expect(format?.kind ?? "none", file).toBe(file.includes("BF.B") ? "none" : kind);
      }
    }
  });
});
