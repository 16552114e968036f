/**
 * What an import of a file for each day costs, as vendors of a whole exchange deliver them: 250 files with 1,000 stocks each, in
 * the plain layout that they have in common. `DAY_FILES` and `DAY_TICKERS` set other numbers.
 */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Day, day, formatDay } from "@plumbline/core/time";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const FILES = Number(process.env.DAY_FILES ?? sized(250, 10));
const TICKERS = Number(process.env.DAY_TICKERS ?? sized(1000, 20));
const FIRST = day("2023-01-02");
const HEADER = "Symbol,Date,Open,High,Low,Close,Volume";
const LETTERS = 26;

export async function run(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-day-files-"));
  try {
    const delivered = join(folder, "files");
    mkdirSync(delivered);
    for (let number = 0; number < FILES; number++) {
      const on = formatDay((FIRST + 7 * Math.floor(number / 5) + (number % 5)) as Day);
      const rows = Array.from({ length: TICKERS }, (_, ticker) => row(ticker, { number, on }));
      writeFileSync(join(delivered, `${on.replaceAll("-", "")}.csv`), `${[HEADER, ...rows].join("\n")}\n`);
    }
    const words = [join(import.meta.dirname, "_import-files.ts"), "prices", delivered, join(folder, "data")];
    // As `npm run market` starts it, from the second time on.
    const env = { ...NODE_ENVIRONMENT, ...process.env };
    const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
    const { seconds, cpuSeconds, peakBytes, bars } = JSON.parse(stdout) as Record<string, number>;
    if (bars !== FILES * TICKERS) throw new Error(`${bars} bars were imported, not ${FILES * TICKERS}.`);
    const what = `${FILES} day files of ${TICKERS} stocks`;
    return [
      { name: `import ${what}`, measured: seconds as number, unit: "s", goal: "< 20 s" },
      { name: `processor time of ${what}`, measured: cpuSeconds as number, unit: "s", goal: "-" },
      { name: `peak memory of ${what}`, measured: (peakBytes as number) / 1e6, unit: "MB", goal: "< 400 MB" },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A bar of a calm walk. */
function row(ticker: number, { number, on }: { readonly number: number; readonly on: string }): string {
  const price = (time: number) =>
    100 + (ticker % 50) + 10 * Math.sin(time / 40 + ticker) + Math.sin(time * (1 + (ticker % 7) / 7));
  const open = price(number - 0.4);
  const close = price(number);
  const prices = [open, Math.max(open, close) * 1.004, Math.min(open, close) * 0.996, close];
  return `${symbolOf(ticker)},${on},${prices.map((value) => value.toFixed(2)).join(",")},${1_000_000 + ticker + number}`;
}

/** `AAAA` to `ZZZZ`. */
function symbolOf(ticker: number): string {
  const letters = [3, 2, 1, 0].map((place) => Math.floor(ticker / LETTERS ** place) % LETTERS);
  return String.fromCharCode(...letters.map((letter) => 65 + letter));
}
