import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { NODE_ENVIRONMENT, NODE_FLAGS } from "../scripts/setup.mjs";
import { writeBulkArchive } from "./_bulk-archive.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const COMPANIES = sized(60, 1);
const SIZES = [1, 4, 16] as const;

interface Imported {
  readonly megabytes: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
}

/** Imports of SEC companyfacts from a bulk archive, whole: checksum, recognition, parsing, record and hot form, publication. */
export async function run(): Promise<Measurement[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-sec-"));
  try {
    const imports: Imported[] = [];
    for (const size of SIZES) imports.push(await importArchive(folder, size));
    const [, four, sixteen] = imports as [Imported, Imported, Imported];
    const cpuPer = ({ cpuSeconds, megabytes }: Imported) => cpuSeconds / megabytes;
    const name = (what: string, { megabytes }: Imported) => `${what}, ${megabytes.toFixed(0)} MB of companyfacts`;
    return [
      ...imports.map((result) => ({
        name: name("import", result),
        measured: result.megabytes / result.seconds,
        unit: "MB/s",
        goal: ">= 60 MB/s",
      })),
      {
        name: "processor time per MB, 16x to 4x",
        measured: cpuPer(sixteen) / cpuPer(four),
        unit: "x",
        goal: "<= 1.2 x: linear",
      },
      ...imports.map((result) => ({
        name: name("peak memory", result),
        measured: result.peakMegabytes,
        unit: "MB",
        goal: "flat from 4x on",
      })),
      {
        name: "peak memory, 16x to 4x",
        measured: sixteen.peakMegabytes / four.peakMegabytes,
        unit: "x",
        goal: "<= 1.5 x: flat",
      },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Each import runs in a process of its own, whose peak memory is its own. */
async function importArchive(folder: string, size: number): Promise<Imported> {
  const archive = join(folder, `companyfacts-${size}.zip`);
  const megabytes = (await writeBulkArchive(archive, COMPANIES * size)) / 1e6;
  const script = join(import.meta.dirname, "_import-files.ts");
  const words = [script, "facts", archive, join(folder, `data-${size}`)];
  // As `npm run market` starts it, from the second time on.
  const env = { ...NODE_ENVIRONMENT, ...process.env };
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
  const { peakBytes, seconds, cpuSeconds } = JSON.parse(stdout) as Omit<Imported, "megabytes"> & { peakBytes: number };
  await rm(archive);
  await rm(join(folder, `data-${size}`), { recursive: true });
  return { megabytes, seconds, cpuSeconds, peakMegabytes: peakBytes / 1e6 };
}
