import { describe, expect, it } from "vitest";
import type { PriceFormat } from "./price-format.ts";
import { readPrices } from "./read-prices.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { gather } from "./testing/gather.ts";
import { deliver } from "./testing/price-table.ts";

const HEADER = "Date,Open,High,Low,Close,Volume";
const ROWS = [
  "2024-01-02,10,11,9,10,100",
  "2024-01-03,10,11,9,10.5,100",
  "2024-01-04,10.5,11,9,10.25,100",
  "2024-01-05,10.25,11,9,10.75,100",
];
const CLEAN = [HEADER, ...ROWS].join("\n");

/** The clean file with one row in place of the second. */
function with2(row: string): string {
  return CLEAN.replace("2024-01-03,10,11,9,10.5,100", row);
}

/** Code of what must be found, how many rows it concerns, and how many bars must be left. */
type Case = readonly [name: string, content: string | Uint8Array, code: string | null, count: number, bars: number];

const CASES: readonly Case[] = [
  ["clean", CLEAN, null, 0, 4],
  ["clean with CRLF line ends", CLEAN.replaceAll("\n", "\r\n"), null, 0, 4],
  ["clean with CR line ends", CLEAN.replaceAll("\n", "\r"), null, 0, 4],
  ["clean with a byte order mark", `\uFEFF${CLEAN}`, null, 0, 4],
  ["clean and newest first", [HEADER, ...ROWS.toReversed()].join("\n"), null, 0, 4],
  ["clean and quoted", CLEAN.replaceAll(/[^,\n]+/g, '"$&"'), null, 0, 4],
  ["clean with blanks before and after each cell", CLEAN.replaceAll(/[^,\n]+/g, "  $& "), null, 0, 4],
  ["UTF-16", Buffer.from(`\uFEFF${CLEAN}`, "utf16le"), "converted-encoding", 0, 4],
  ["UTF-16 without a mark", Buffer.from(CLEAN, "utf16le"), "converted-encoding", 0, 4],
  ["empty", "", "empty-file", 1, 0],
  ["blank", " \n\n ", "empty-file", 1, 0],
  ["a header without rows", HEADER, "empty-file", 0, 0],
  ["binary", Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 37) % 256)), "binary-file", 1, 0],
  [
    "a compressed file taken for text",
    Buffer.from("H4sIAAAAAAAAA3NJLElVCE7NK1FIVkjLL8oGABE+8r4QAAAA", "base64"),
    "binary-file",
    1,
    0,
  ],
  ["the error body of Alpha Vantage", "{\nError Message\n}", "error-body", 1, 0],
  [
    "its note on the rate limit",
    '{"Note": "Thank you for using Alpha Vantage! Our standard API rate limit is 25 requests per day."}',
    "error-body",
    1,
    0,
  ],
  ["a web page", "<!DOCTYPE html><html><body>404 Not Found</body></html>", "web-page", 1, 0],
  ["the error of an object store", '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>', "web-page", 1, 0],
  ["another table", "name,age\nAnn,40\n", "unknown-format", 1, 0],
  // Nothing of a file is believed before its end: what is cut off or never ends may lack anything.
  ["truncated within a row", CLEAN.slice(0, -12), "cut-off-file", 1, 0],
  ["a short last row that ends", `${CLEAN.slice(0, -12)}\n`, "wrong-column-count", 1, 3],
  ["a row with a cell too many", with2("2024-01-03,10,11,9,10.5,100,7"), "wrong-column-count", 1, 3],
  ["a decimal comma", with2("2024-01-03,10,0,11,0,9,0,10,5,100"), "wrong-column-count", 1, 3],
  ["a quoted decimal comma", with2('2024-01-03,"10,0",11,9,10.5,100'), "unreadable-number", 1, 3],
  ["a thousands separator", with2('2024-01-03,10,11,9,10.5,"1,000"'), null, 0, 4],
  ["a word", with2("2024-01-03,ten,11,9,10.5,100"), "unreadable-number", 1, 3],
  ["an infinite price", with2("2024-01-03,10,inf,9,10.5,100"), "unreadable-number", 1, 3],
  ["a quote that is never closed", with2('2024-01-03,"10,11,9,10.5,100'), "cut-off-file", 1, 0],
  ["a NUL in a cell", with2("2024-01-03,1\u00000,11,9,10.5,100"), "unreadable-number", 1, 3],
  ["NaN", with2("2024-01-03,10,11,9,NaN,100"), "missing-price", 1, 3],
  ["an empty price", with2("2024-01-03,10,11,9,,100"), "missing-price", 1, 3],
  ["nulls", with2("2024-01-03,null,null,null,null,null"), "missing-price", 1, 3],
  ["a negative price", with2("2024-01-03,10,11,-9,10.5,100"), "price-not-positive", 1, 3],
  ["a price of zero", with2("2024-01-03,0,11,0,10.5,100"), "price-not-positive", 1, 3],
  ["high and low exchanged", with2("2024-01-03,10,9,11,10.5,100"), "high-below-low", 1, 3],
  ["a close above the high", with2("2024-01-03,10,11,9,11.5,100"), "outside-range", 1, 3],
  ["a volume in the place of the close", with2("2024-01-03,10,11,9,100,10.5"), "outside-range", 1, 3],
  ["a negative volume", with2("2024-01-03,10,11,9,10.5,-100"), "volume-not-valid", 1, 4],
  ["a missing volume", with2("2024-01-03,10,11,9,10.5,"), "volume-not-valid", 1, 4],
  ["a day of the future", with2("2031-01-03,10,11,9,10.5,100"), "future-day", 1, 3],
  ["a day that does not exist", with2("2024-02-30,10,11,9,10.5,100"), "unreadable-day", 1, 3],
  ["a day of the year 24", with2("0024-01-03,10,11,9,10.5,100"), "implausible-day", 1, 3],
  ["a Saturday", with2("2024-01-06,10,11,9,10.5,100"), "weekend-day", 1, 3],
  ["a row twice", with2(`${ROWS[0]}\n${ROWS[1]}`), "duplicate-day", 1, 4],
  ["a day twice with two closes", with2(`${ROWS[1]}\n2024-01-03,10,11,9,10.6,100`), "conflicting-day", 2, 3],
  ["two rows exchanged", [HEADER, ROWS[0], ROWS[2], ROWS[1], ROWS[3]].join("\n"), "out-of-order", 1, 4],
  [
    "columns of another order",
    [HEADER, ...ROWS.map((row) => row.split(",").toReversed().join(","))].join("\n"),
    "unreadable-day",
    4,
    0,
  ],
  [
    "most prices faulty",
    [HEADER, ROWS[0], ...ROWS.slice(1).map((row) => row.replace(/,9,/, ",0,"))].join("\n"),
    "too-many-faults",
    1,
    0,
  ],
  ["a line of two megabytes", `${CLEAN}\n${"9".repeat(2 << 20)}`, "line-too-long", 1, 0],
  ["millions of columns", `${CLEAN}\n${",".repeat(1_000_000)}\n`, "too-many-columns", 1, 0],
];

describe("a delivered price file", () => {
  it.each(CASES)("that is %s", async (_, content, code, count, bars) => {
    const { examined, issues } = await deliver(Buffer.from(content), "ABC.csv");
    const found = issues.filter((issue) => issue.code !== "inconsistent-dividends");
    expect(found.filter((issue) => issue.code === code).reduce((sum, issue) => sum + issue.count, 0)).toBe(count);
    if (code === null) expect(found).toEqual([]);
    expect(examined.reduce((sum, { history }) => sum + (history?.bars.day.length ?? 0), 0)).toBe(bars);
  });

  it.each([
    ["backwards", ROWS.toReversed()],
    ["with its last rows first", [...ROWS.slice(2), ...ROWS.slice(0, 2)]],
    ["with two rows exchanged", [ROWS[0], ROWS[2], ROWS[1], ROWS[3]]],
  ])("that is written %s gives the same bars as one in order", async (_, rows) => {
    const historiesOf = async (content: string) =>
      (await deliver(Buffer.from(content), "ABC.csv")).examined.map(({ history }) => history);
    const inOrder = await historiesOf(CLEAN);
    expect(inOrder).toHaveLength(1);
    expect(await historiesOf([HEADER, ...rows].join("\n"))).toEqual(inOrder);
  });

  it("of one line of 1 GB is refused while it is read, with flat memory", async () => {
    const format = recognisePrices(Buffer.from(HEADER), "ABC.csv") as PriceFormat;
    let given = 0;
    async function* endless() {
      yield Buffer.from(`${CLEAN}\n`);
      for (; given < 2 ** 30; given += 1 << 16) yield Buffer.alloc(1 << 16, "7");
    }
    const readings = await gather(readPrices(endless(), { format, name: "ABC.csv" }));
    expect(given).toBeLessThan(2 ** 21);
    expect(readings).toMatchObject([{ kind: "refusal", issues: [{ code: "line-too-long", symbol: "ABC" }] }]);
  });

  it("named after another symbol than its content is refused, and so is one that names none", async () => {
    const yfinance =
      "Price,Open,High,Low,Close,Volume\nTicker,AAPL,AAPL,AAPL,AAPL,AAPL\nDate,,,,,\n2024-01-02,10,11,9,10,1\n";
    expect((await deliver(Buffer.from(yfinance), "MSFT.csv")).issues).toMatchObject([
      { code: "symbol-mismatch", symbol: "MSFT" },
    ]);
    expect((await deliver(Buffer.from(yfinance), "prices.csv")).examined).toHaveLength(1);
    expect(recognisePrices(Buffer.from(CLEAN), "2024-01-05.csv")).toMatchObject({
      asks: [{ topic: "symbol" }, {}, {}],
    });
  });

  it("with a million faults makes a short report that counts them all", async () => {
    const rows = Array.from({ length: 50_000 }, () => "2024-01-03,10,11,0,10,1");
    const { issues } = await deliver(Buffer.from([HEADER, ...ROWS, ...rows].join("\n")), "ABC.csv");
    const zeros = issues.filter(({ code }) => code === "price-not-positive");
    expect(zeros.length).toBeLessThan(200);
    expect(zeros.reduce((sum, { count }) => sum + count, 0)).toBe(50_000);
  });
});
