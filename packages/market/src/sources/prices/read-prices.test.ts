import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { type ColumnMapping, parseColumnMapping } from "./column-mapping.ts";
import type { PriceFormat } from "./price-format.ts";
import { type PriceReading, readPrices } from "./read-prices.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { gather } from "./testing/gather.ts";
import { bytesOf, readTable } from "./testing/price-table.ts";

async function read(
  content: string | Uint8Array,
  name: string,
  mapping: ColumnMapping | null = null,
): Promise<PriceReading[]> {
  const bytes = Buffer.from(content);
  const format = recognisePrices(bytes.subarray(0, 4096), name, {
    mappings: mapping === null ? [] : [mapping],
  }) as PriceFormat;
  return gather(readPrices(bytes, { format, name }));
}

function histories(readings: readonly PriceReading[]) {
  return readings.flatMap((reading) => (reading.kind === "history" ? [reading] : []));
}

describe("price files of the known formats", () => {
  it("of Alpha Vantage give raw prices, dividends, splits and the vendor's adjusted close", async () => {
    const [aapl] = histories(
      await read(
        `timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient
2014-06-06,649.9,651.26,644.47,645.57,83.0,12497800,0.0,1.0
2014-06-09,92.7,93.88,91.75,93.7,84.4,75415000,0.0,7.00000700001
2014-08-07,94.93,95.95,94.1,94.48,85.5,46711000,0.47,1.0
`,
        "AAPL.csv",
      ),
    );
    expect(aapl?.history).toMatchObject({ symbol: "AAPL", basis: "raw", source: "alpha-vantage" });
    expect(aapl?.history.actions).toEqual({
      splits: [{ exDay: day("2014-06-09"), ratio: 7.00000700001 }],
      dividends: [{ exDay: day("2014-08-07"), amount: 0.47 }],
    });
    expect(aapl?.adjustedClose).toEqual(Float64Array.of(83, 84.4, 85.5));
  });

  it("of yfinance give one total-return series a ticker, and no bar where a ticker did not trade", async () => {
    const readings = await read(
      `Price,Close,Close,Open,Open,High,High,Low,Low,Volume,Volume
Ticker,AAPL,BRK-B,AAPL,BRK-B,AAPL,BRK-B,AAPL,BRK-B,AAPL,BRK-B
Date,,,,,,,,,,
2024-01-02,10,20,10,20,11,21,9,19,100,200
2024-01-03,11,,10,,11,,9,,100,
`,
      "download.csv",
    );
    expect(histories(readings).map(({ history }) => [history.symbol, history.basis, [...history.bars.close]])).toEqual([
      ["AAPL", "total-return", [10, 11]],
      ["BRK.B", "total-return", [20]],
    ]);
  });

  it("of Yahoo's page give split-adjusted prices with the dividends that the adjusted close implies", async () => {
    // Close 100 and 99, adjusted 98 and 99: the factor rises from 0.98 to 1, so the dividend was 2 % of 100.
    const [stock] = histories(
      await read(
        `Date,Open,High,Low,Close,Adj Close,Volume
2024-01-02,100,101,99,100,98,1000
2024-01-03,99,100,98,99,99,1000
`,
        "KO.csv",
      ),
    );
    expect(stock?.history).toMatchObject({ basis: "split-adjusted", source: "yahoo" });
    expect(stock?.history.actions.splits).toEqual([]);
    expect(stock?.history.actions.dividends).toHaveLength(1);
    expect(stock?.history.actions.dividends[0]?.exDay).toBe(day("2024-01-03"));
    expect(stock?.history.actions.dividends[0]?.amount).toBeCloseTo(2, 12);
  });

  it("of Stooq's bulk files give one series for each run of a symbol", async () => {
    const readings = await read(
      `<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>
AAPL.US,D,20240102,000000,10,11,9,10,100,0
AAPL.US,D,20240103,000000,10,11,9,11,100,0
BRK-B.US,D,20240102,000000,20,21,19,20,200,0
`,
      "daily.txt",
    );
    expect(histories(readings).map(({ history }) => [history.symbol, history.bars.day.length])).toEqual([
      ["AAPL", 2],
      ["BRK.B", 1],
    ]);
  });

  it("of any layout are read through a mapping: symbols, decimal comma, thousands, pence and days as they are", async () => {
    const mapping = parseColumnMapping(
      JSON.stringify({
        columns: {
          day: "Tag",
          open: "O",
          high: "H",
          low: "L",
          close: "C",
          volume: "V",
          symbol: "Kürzel",
          currency: "W",
        },
        basis: "raw",
        source: "broker",
        dayFormat: "DD.MM.YYYY",
        delimiter: ";",
        decimalMark: ",",
        thousandsMark: ".",
        priceScale: 0.01,
      }),
    );
    const content = "Kürzel;Tag;O;H;L;C;V;W\nVOD;2.1.2024;1.234,5;1.250,0;1.230,0;1.240,0;1.000.000;gbp\n";
    const [stock] = histories(await read(Buffer.from(content), "x.csv", mapping));
    expect(stock?.currency).toBe("GBP");
    expect(stock?.history).toMatchObject({ symbol: "VOD", source: "broker" });
    const { bars } = stock?.history ?? expect.fail("no history");
    expect([bars.day[0], bars.open[0], bars.close[0], bars.volume[0]]).toEqual([
      day("2024-01-02"),
      12.345,
      12.4,
      1_000_000,
    ]);
  });

  it("keep rows of another currency out of a series", async () => {
    const mapping = parseColumnMapping(
      JSON.stringify({
        columns: { day: "d", open: "o", high: "h", low: "l", close: "c", currency: "x" },
        basis: "raw",
      }),
    );
    const readings = await read("d,o,h,l,c,x\n2024-01-02,1,1,1,1,USD\n2024-01-03,1,1,1,1,EUR\n", "A.csv", mapping);
    expect(histories(readings)[0]?.history.bars.day).toHaveLength(1);
    expect(readings).toContainEqual(
      expect.objectContaining({ issue: expect.objectContaining({ code: "currency-mismatch", day: "2024-01-03" }) }),
    );
  });

  it("yield each symbol as soon as it is complete, so that a long file needs the memory of one", async () => {
    const header = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\n";
    const format = recognisePrices(Buffer.from(header), "daily.txt") as PriceFormat;
    let given = 0;
    async function* rows() {
      yield Buffer.from(header);
      for (; given < 1000; given++) yield Buffer.from(`S${given},D,20240102,0,1,1,1,1,1,0\n`);
    }
    for await (const _ of readPrices(rows(), { format, name: "daily.txt" })) break;
    expect(given).toBeLessThan(5);
  });

  it("of which the input fails half way are refused at the end, under the stock that they are about", async () => {
    const format = recognisePrices(Buffer.from("Date,Open,High,Low,Close,Volume\n"), "A.csv") as PriceFormat;
    async function* cutOff() {
      yield Buffer.from("Date,Open,High,Low,Close,Volume\n2024-01-02,1,1,1,1,1\n");
      throw new Error("unexpected end of file");
    }
    const readings = await gather(readPrices(cutOff(), { format, name: "A.csv" }));
    expect(readings).toMatchObject([
      { kind: "refusal", issues: [{ code: "unreadable-input", outcome: "rejected", symbol: "A" }] },
    ]);
  });
});

describe.skipIf(needsSharedData)("the real prices of AAPL", () => {
  it("begin and end with the rows of the file", async () => {
    const table = readTable(sharedFile("data/prices/alphavantage_daily_adjusted/DA-AAPL-T-2021-04-21.csv.gz"));
    const [aapl] = histories(await read(bytesOf(table), table.name));
    const { bars, actions } = aapl?.history ?? expect.fail("no history");
    const row = (at: number) =>
      [bars.day, bars.open, bars.high, bars.low, bars.close, bars.volume].map((column) => column.at(at));
    // Copied from the first and the last line of the file.
    expect(row(0)).toEqual([day("1999-11-01"), 80, 80.69, 77.37, 77.62, 2_487_300]);
    expect(row(-1)).toEqual([day("2021-04-21"), 132.36, 133.75, 131.3001, 133.5, 68_538_237]);
    expect(actions.splits.map(({ ratio }) => ratio)).toEqual([2, 2, 7.00000700001, 4]);
  });
});
