import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PriceFormat } from "./price-format.ts";
import { readPrices } from "./read-prices.ts";
import { recognisePrices } from "./recognise-prices.ts";
import { gather } from "./testing/gather.ts";

const FOLDER = resolve(import.meta.dirname, "../../ingest/samples/files");
const SAMPLES = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();

/** Takes bytes the whole way. What is thrown fails the test. */
async function read(bytes: Uint8Array, name: string): Promise<void> {
  const format = recognisePrices(bytes.subarray(0, 1 << 14), name);
  if (format === null) return;
  if (format.kind === "question") {
    expect(format.asks.length).toBeGreaterThan(0);
    expect(format.preview.rows.length).toBeLessThanOrEqual(5);
    return;
  }
  const readings = await gather(readPrices(bytes, { format, name }));
  for (const reading of readings) {
    if (reading.kind === "history") expect(reading.history.bars.day.length).toBeLessThanOrEqual(bytes.length);
  }
}

/** What happens to files: cuts, changed bytes, other separators, lines twice and in another order. */
const damage = fc.oneof(
  fc.record({ kind: fc.constant("cut" as const), from: fc.nat(3000), length: fc.nat(200) }),
  fc.record({ kind: fc.constant("byte" as const), at: fc.nat(3000), byte: fc.nat(255) }),
  fc.record({
    kind: fc.constant("text" as const),
    at: fc.nat(3000),
    text: fc.constantFrom(
      ",",
      ";",
      "\t",
      "\n",
      "\r",
      '"',
      ".",
      "-",
      "/",
      "€",
      "\u0000",
      "9".repeat(400),
      "Date",
      ",,,,,,,,",
    ),
  }),
  fc.record({
    kind: fc.constant("swap" as const),
    one: fc.constantFrom(",", ".", ";", "\t", "\n", "-", "0"),
    other: fc.constantFrom(",", ".", ";", "\t", "|", "/", " ", "1"),
  }),
  fc.record({ kind: fc.constant("lines" as const), step: fc.integer({ min: 2, max: 5 }) }),
);

type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(bytes: Buffer, fault: Damage): Buffer {
  switch (fault.kind) {
    case "cut":
      return Buffer.concat([bytes.subarray(0, fault.from), bytes.subarray(fault.from + fault.length)]);
    case "byte":
      return Buffer.concat([bytes.subarray(0, fault.at), Buffer.of(fault.byte), bytes.subarray(fault.at + 1)]);
    case "text":
      return Buffer.concat([bytes.subarray(0, fault.at), Buffer.from(fault.text), bytes.subarray(fault.at)]);
    case "swap":
      return Buffer.from(bytes.toString("latin1").replaceAll(fault.one, fault.other), "latin1");
    case "lines": {
      const lines = bytes.toString("latin1").split("\n");
      return Buffer.from(lines.map((_, at) => lines[(at * fault.step) % lines.length]).join("\n"), "latin1");
    }
  }
}

describe("a damaged table", () => {
  it("of any layout is read, asked about or refused, and never throws", async () => {
    const files = SAMPLES.map((path) => ({ path, bytes: readFileSync(path) }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(damage, { minLength: 1, maxLength: 4 }),
        async ({ path, bytes }, faults) => read(faults.reduce(damaged, bytes), path),
      ),
      { numRuns: 1500 },
    );
  });

  it("of cells of any kind never throws", async () => {
    const cell = fc.oneof(
      fc.constantFrom(
        "Date",
        "Open",
        "High",
        "Low",
        "Close",
        "Price",
        "Ticker",
        "KO",
        "2024-01-02",
        "1/2/24",
        "$1,234.5",
        "",
      ),
      fc.constantFrom(
        "45000",
        "1704205800",
        "2 janv. 2024",
        "1.234,5",
        "(3)",
        "12%",
        "1e309",
        "99999999999999999999",
        "€",
      ),
      fc.string({ maxLength: 12 }),
    );
    const table = fc.tuple(
      fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }),
      fc.constantFrom(",", ";", "\t", "|"),
      fc.constantFrom("\n", "\r\n", "\r"),
    );
    await fc.assert(
      fc.asyncProperty(table, async ([rows, delimiter, lineEnd]) =>
        read(Buffer.from(rows.map((row) => row.join(delimiter)).join(lineEnd)), "ABC.csv"),
      ),
      { numRuns: 1500 },
    );
  });

  it("whose header alone is longer than what is recognised by is read all the same", async () => {
    const tickers = Array.from({ length: 5000 }, (_, at) => `T${at}`);
    const row = (day: string) => [day, ...tickers.map((_, at) => 10 + (at % 7))].join(",");
    const closes = [`Date,${tickers.join(",")}`, row("2024-01-02"), row("2024-01-03")].join("\n");
    const stacked = [
      `Price,${tickers.map(() => "Close").join(",")}`,
      `Ticker,${tickers.join(",")}`,
      `Date${",".repeat(tickers.length)}`,
      row("2024-01-02"),
      row("2024-01-03"),
    ].join("\n");
    for (const text of [closes, stacked]) {
      const bytes = Buffer.from(`${text}\n`);
      const format = recognisePrices(bytes.subarray(0, 1 << 14), "closes.csv") as PriceFormat;
      const readings = await gather(readPrices(bytes, { format, name: "closes.csv" }));
      const histories = readings.filter(({ kind }) => kind === "history");
      expect(histories).toHaveLength(5000);
      expect(histories.at(-1)).toMatchObject({ history: { symbol: "T4999", bars: { day: { length: 2 } } } });
    }
  });

  it("of more mixed symbols than can be kept at once is refused while it is read", async () => {
    const header = "Date,Symbol,Open,High,Low,Close\n";
    const rows = ["A", "B", "C", "A", "B", "C"].map((symbol, at) => `2024-01-0${at < 3 ? 2 : 3},${symbol},1,1,1,1\n`);
    const format = recognisePrices(Buffer.from(header + rows.join("")), "mixed.csv") as PriceFormat;
    let given = 0;
    async function* mixed() {
      yield Buffer.from(header);
      for (; given < 100_000; given++) yield Buffer.from(`2024-01-02,S${given},1,1,1,1\n`);
    }
    const readings = await gather(readPrices(mixed(), { format, name: "mixed.csv" }));
    expect(given).toBeLessThan(21_000);
    expect(readings[0]).toMatchObject({
      kind: "refusal",
      issues: [{ code: "scattered-symbols" }, ...Array(999).fill({})],
    });
  });
});
