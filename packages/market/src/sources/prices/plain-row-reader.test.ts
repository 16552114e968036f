import fc from "fast-check";
import { expect, it } from "vitest";
import { parseColumnMapping } from "./column-mapping.ts";
import type { PriceFormat } from "./price-format.ts";
import { type PriceReading, readPrices } from "./read-prices.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { gather } from "./testing/gather.ts";

const EUROPEAN = parseColumnMapping(
  JSON.stringify({
    columns: { day: "d", open: "o", high: "h", low: "l", close: "c", volume: "v" },
    basis: "raw",
    dayFormat: "DD.MM.YYYY",
    delimiter: ";",
    decimalMark: ",",
    currency: "EUR",
  }),
);

const FORMATS = [
  {
    header: "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient",
    days: ["2020-01-02", "2020-01-03 00:00:00", "2020-02-30", "2020-1-2", ""],
    texts: [],
    mapping: null,
  },
  {
    header: "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>",
    days: ["20200102", "20200103", "20201301"],
    texts: ["ABC.US", "ABC.US", "abc.us", "ABCD.US", ""],
    mapping: null,
  },
  { header: "d;o;h;l;c;v", days: ["02.01.2020", "3.1.2020", "2020-01-02"], texts: [], mapping: EUROPEAN },
];

const NUMBERS = ["12.5", "12,5", "0", "-3", "1000000", "0.1234567890123456789012345", "98765432109876543210", "0,5"];
const OTHERS = ["", "null", "1e5", ".5", "5.", "1.2.3", "+5", "-", ".", "n.v.", " 7", "7 "];

interface Table {
  readonly format: (typeof FORMATS)[number];
  readonly rows: readonly (readonly string[])[];
  readonly lineEnd: string;
}

/** Mostly plain rows, so that plain and other ones stand beside each other in every order. */
const tables: fc.Arbitrary<Table> = fc.constantFrom(...FORMATS).chain((format) => {
  const cells = format.header.split(/[,;]/).length;
  const number = fc.oneof(
    { arbitrary: fc.constantFrom(...NUMBERS), weight: 20 },
    { arbitrary: fc.constantFrom(...OTHERS), weight: 1 },
  );
  const day = fc.constantFrom(...format.days);
  const start = format.texts.length === 0 ? [day] : [fc.constantFrom(...format.texts), fc.constant("D"), day];
  const row = fc
    .tuple(fc.tuple(...start), fc.array(number, { minLength: cells - start.length, maxLength: cells - start.length }))
    .map(([first, numbers]) => [...first, ...numbers]);
  const anyRow = fc.oneof(
    { arbitrary: row, weight: 20 },
    { arbitrary: row.map((whole) => whole.slice(0, -1)), weight: 1 },
    { arbitrary: row.map((whole) => [...whole, "1"]), weight: 1 },
  );
  const delimiter = format.mapping?.delimiter ?? ",";
  const fits = (whole: readonly string[]) => !whole.some((cell) => cell.includes(delimiter));
  const rows = fc.array(anyRow.filter(fits), { minLength: 1, maxLength: 8 });
  return fc.record({ format: fc.constant(format), rows, lineEnd: fc.constantFrom("\n", "\r\n", "\r") });
});

async function read({ format: { header, mapping }, rows, lineEnd }: Table): Promise<PriceReading[]> {
  const delimiter = mapping?.delimiter ?? ",";
  const bytes = Buffer.from([header, ...rows.map((row) => row.join(delimiter))].join(lineEnd));
  const format = recognisePrices(bytes.subarray(0, 4096), "ABC.csv", {
    mappings: mapping === null ? [] : [mapping],
  }) as PriceFormat;
  return gather(readPrices(bytes, { format, name: "ABC.csv" }));
}

it("reads what the reader of any row reads: quotes, which it leaves to that one, change nothing", async () => {
  const quoted = (table: Table) => ({ ...table, rows: table.rows.map((row) => row.map((cell) => `"${cell}"`)) });
  await fc.assert(
    fc.asyncProperty(tables, async (table) => {
      expect(await read(table)).toEqual(await read(quoted(table)));
    }),
    { numRuns: 2000 },
  );
});
