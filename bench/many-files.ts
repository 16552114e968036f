/**
 * How much memory an import of very many tiny files takes: of files of an unknown format, and of price files with two bars
 * each of the same five stocks. `MANY_FILES` sets how many in the larger of two folders (100,000).
 *
 * A million files of an unknown format: 191 MB and 65 s of a processor, 1.18 times the memory of a fifth of them; a million
 * price files: 306 MB and 133 s, 1.16 times. `TMPDIR` in memory saves the hour that a disk takes to make and remove them.
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

const MANY = Number(process.env.MANY_FILES ?? sized(100_000, 50));
const FEW = MANY / 5;
/** Prime to any number of files, so that their names are in another order than their days. */
const STEP = 7919;

const SYMBOLS = ["AAA", "BBB", "CCC", "DDD", "EEE"];
const HEADER = "<TICKER>,<PER>,<DATE>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>\n";
const FIRST = day("2004-01-05");
const WEEKS = 1000;

const KINDS = {
  "files of an unknown format": (number: number) => `${number}\n`,
  "price files of two bars": priceFile,
} as const;

export async function run(): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const [kind, content] of Object.entries(KINDS)) {
    const peaks: number[] = [];
    for (const files of [FEW, MANY]) {
      const { peakBytes, cpuSeconds } = await importFiles(files, content);
      peaks.push(peakBytes);
      measurements.push(
        { name: `peak memory of ${files} ${kind}`, measured: peakBytes / 1e6, unit: "MB", goal: "flat" },
        { name: `processor time of ${files} ${kind}`, measured: cpuSeconds, unit: "s", goal: "linear" },
      );
    }
    const [few, many] = peaks as [number, number];
    measurements.push({
      name: `peak memory, 5x to 1x, ${kind}`,
      measured: many / few,
      unit: "x",
      goal: "<= 1.2 x: flat",
    });
  }
  return measurements;
}

/** Each import runs in a process of its own, whose peak memory is its own. */
async function importFiles(files: number, content: (number: number) => string) {
  const folder = mkdtempSync(join(tmpdir(), "bench-many-files-"));
  try {
    const delivered = join(folder, "files");
    mkdirSync(delivered);
    for (let number = 0; number < files; number++) {
      writeFileSync(join(delivered, `${String((number * STEP) % files).padStart(8, "0")}.csv`), content(number));
    }
    const words = [join(import.meta.dirname, "_import-files.ts"), "prices", delivered, join(folder, "data")];
    // As `npm run market` starts it, from the second time on.
    const env = { ...NODE_ENVIRONMENT, ...process.env };
    const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
    return JSON.parse(stdout) as { peakBytes: number; cpuSeconds: number };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Two bars on successive weekdays; every day comes twice, and again after five thousand days. */
function priceFile(number: number): string {
  const symbol = number % SYMBOLS.length;
  const place = Math.floor(number / SYMBOLS.length) % (5 * WEEKS);
  return HEADER + [place, place + 1].map((at) => bar(symbol, at)).join("");
}

/** A bar of a calm walk. */
function bar(symbol: number, at: number): string {
  const on = formatDay((FIRST + 7 * Math.floor(at / 5) + (at % 5)) as Day).replaceAll("-", "");
  const price = (time: number) => 100 + 10 * symbol + 20 * Math.sin(time / 200) + Math.sin(time * (1 + symbol / 7));
  const open = price(at - 0.4);
  const close = price(at);
  const prices = [open, Math.max(open, close) * 1.004, Math.min(open, close) * 0.996, close];
  return `${SYMBOLS[symbol]}.US,D,${on},${prices.map((value) => value.toFixed(2)).join(",")},${1_000_000 + at}\n`;
}
