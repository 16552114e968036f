import { parseColumnMapping } from "../../sources/prices/index.ts";
import { CLOSES, DEAR, OF_KNOWN_CURRENCY, OPEN, prices, USD } from "./expected-bars.ts";
import { type SampleCase, sample } from "./sample-case.ts";

const mapping = (columns: Readonly<Record<string, string>>, dayFormat = "YYYY-MM-DD") =>
  parseColumnMapping(
    JSON.stringify({
      columns: { open: "first", high: "top", low: "bottom", close: "final", ...columns },
      basis: "raw",
      dayFormat,
    }),
  );

/** Text tables that no vendor made, such as those of banks and spreadsheets, and what is asked about them. */
export const OWN_TABLE_CASES: readonly SampleCase[] = [
  sample(
    "a German bank's spreadsheet: title, Windows-1252, decimal comma, footer",
    "own/bank/SAP.DE.csv",
    [prices("SAP.DE", { ...DEAR, currency: "EUR", exchange: "Xetra", calendar: "DE" })],
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
