/** What reading and examining a daily price file costs, and that the cost is linear and the memory flat. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { type Day, day, formatDay } from "../packages/core/src/time/index.ts";
import { examinePrices } from "../packages/market/src/quality/index.ts";
import { type PriceFormat, readPrices, recognisePrices } from "../packages/market/src/sources/prices/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

export const ROWS_PER_SYMBOL = sized(5000, 300);
const SYMBOLS_AT_ONCE = sized(20, 2);
const MEGABYTE = 2 ** 20;
const TODAY = day("2026-01-01");
const HEADER = "timestamp,open,high,low,close,adjusted_close,volume,dividend_amount,split_coefficient\n";
const BULK_HEADER = "<TICKER>,<PER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>,<OPENINT>\n";

/** The weekdays before today, oldest first. */
function weekdays(): Day[] {
  const days: Day[] = [];
  for (let at = TODAY - 1; days.length < ROWS_PER_SYMBOL; at--) if (((at + 4) % 7) % 6 !== 0) days.push(at as Day);
  return days.reverse();
}

/** Open, high, low and close of a bar of a calm walk. */
function bar(at: number): string {
  const close = 100 + 20 * Math.sin(at / 200) + Math.sin(at);
  const open = 100 + 20 * Math.sin(at / 200) + Math.sin(at - 0.4);
  return [open, Math.max(open, close) * 1.004, Math.min(open, close) * 0.996, close]
    .map((price) => price.toFixed(4))
    .join(",");
}

/** One file of one symbol, as Alpha Vantage writes it. */
export function dailyAdjusted(): Buffer {
  const rows = weekdays().map(
    (date, at) => `${formatDay(date)},${bar(at)},${bar(at).split(",")[3]},${1_000_000 + at},0.0,1.0\n`,
  );
  return Buffer.from(HEADER + rows.join(""));
}

/** One stream of many symbols, as Stooq's bulk files are, made while it is read. */
async function* bulk(symbols: number): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BULK_HEADER);
  const dates = weekdays().map((date) => formatDay(date).replaceAll("-", ""));
  const rows = dates.map((date, at) => `.US,D,${date},000000,${bar(at)},${1_000_000 + at},0\n`);
  for (let symbol = 0; symbol < symbols; symbol++) yield Buffer.from(rows.map((row) => `S${symbol}${row}`).join(""));
}

/** Rows a second of CPU time through `readPrices` and `examinePrices`, over so many files. */
async function rowsPerSecond(file: Buffer, files: number): Promise<number> {
  const format = recognisePrices(file.subarray(0, 4096), "A.csv") as PriceFormat;
  const before = process.cpuUsage();
  let rows = 0;
  for (let read = 0; read < files; read++) {
    for await (const reading of readPrices(file, { format, name: "A.csv" })) {
      if (reading.kind !== "history") continue;
      rows += reading.history.bars.day.length;
      examinePrices(reading, { today: TODAY });
    }
  }
  const { user, system } = process.cpuUsage(before);
  return rows / ((user + system) / 1e6);
}

/** Most memory held while one stream is read, in megabytes; what waits to be collected is none. */
async function memoryHeld(symbols: number): Promise<number> {
  const format = recognisePrices(Buffer.from(BULK_HEADER), "bulk.txt") as PriceFormat;
  let most = 0;
  for await (const reading of readPrices(bulk(symbols), { format, name: "bulk.txt" })) {
    if (reading.kind === "history") examinePrices(reading, { today: TODAY });
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    most = Math.max(most, heapUsed + arrayBuffers);
  }
  return most / MEGABYTE;
}

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

export async function run(): Promise<Measurement[]> {
  const file = dailyAdjusted();
  await rowsPerSecond(file, SYMBOLS_AT_ONCE);
  const measured: Measurement[] = [];
  for (const times of [1, 4, 16]) {
    const rate = await rowsPerSecond(file, SYMBOLS_AT_ONCE * times);
    const rows = (SYMBOLS_AT_ONCE * ROWS_PER_SYMBOL * times) / 1e6;
    measured.push({
      name: `read and examine ${rows} M daily rows`,
      measured: rate,
      unit: "rows/s",
      goal: ">= 1,000,000",
    });
  }
  await memoryHeld(SYMBOLS_AT_ONCE);
  const small = await memoryHeld(SYMBOLS_AT_ONCE);
  const growth = (await memoryHeld(SYMBOLS_AT_ONCE * 16)) - small;
  measured.push({ name: "more memory held for a file 16 times as long", measured: growth, unit: "MB", goal: "< 8" });
  return measured;
}
