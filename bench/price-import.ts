/** What importing a folder of price files costs from end to end, and that the cost is linear and the memory bounded. */
import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../scripts/setup.mjs";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { dailyAdjusted, ROWS_PER_SYMBOL } from "./prices.ts";

const FILES = sized(40, 1);
const SIZES = [1, 4, 16] as const;

interface Imported {
  readonly rows: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

/** Imports of gzip files, whole: checksum, recognition, parsing, examination, record and hot form, publication. */
export async function run(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-price-import-"));
  try {
    // What Node compiles for the first one is there for the others.
    await importFolder(folder, 1);
    const imports: Imported[] = [];
    for (const size of SIZES) imports.push(await importFolder(folder, FILES * size));
    const [, four, sixteen] = imports as [Imported, Imported, Imported];
    const cpuPer = ({ cpuSeconds, rows }: Imported) => cpuSeconds / rows;
    return [
      ...imports.flatMap((result) => {
        const what = `${result.rows / 1e6} M daily rows in gzip files`;
        const { seconds, cpuSeconds, rows, peakBytes } = result;
        return [
          { name: `import ${what}`, measured: rows / seconds, unit: "rows/s", goal: ">= 1,000,000" },
          { name: `processor time of ${what}`, measured: cpuSeconds, unit: "s", goal: "linear" },
          { name: `peak memory of ${what}`, measured: peakBytes / 1e6, unit: "MB", goal: "< 450 at any size" },
        ];
      }),
      {
        name: "processor time per row, 16x to 4x",
        measured: cpuPer(sixteen) / cpuPer(four),
        unit: "x",
        goal: "<= 1.2 x: linear",
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each import runs in a process of its own, whose peak memory is its own. */
async function importFolder(folder: string, files: number): Promise<Imported> {
  const prices = join(folder, "prices");
  await mkdir(prices);
  const content = gzipSync(dailyAdjusted());
  for (let file = 0; file < files; file++) await writeFile(join(prices, `S${file}.csv.gz`), content);
  const words = [join(import.meta.dirname, "_import-files.ts"), "prices", prices, join(folder, "data")];
  // As `npm run market` starts it, from the second time on.
  const env = { ...NODE_ENVIRONMENT, ...process.env };
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
  await rm(prices, { recursive: true });
  await rm(join(folder, "data"), { recursive: true });
  return { rows: files * ROWS_PER_SYMBOL, ...(JSON.parse(stdout) as Omit<Imported, "rows">) };
}
