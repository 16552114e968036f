/** How fast the demo market is made, and how fast it is found to be up to date. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateDemoMarket, writeDemoMarket } from "../packages/demo/src/index.ts";
import type { SnapshotWriter } from "../packages/market/src/snapshot/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { DEMO_SIZE } from "./_size.ts";

const MEGABYTE = 1_000_000;

/** Takes everything and keeps nothing, so that only the making is measured. */
function sink(): { writer: SnapshotWriter; facts: () => number } {
  let facts = 0;
  const writer: SnapshotWriter = {
    addPrices: () => undefined,
    addCompany: (company) => {
      facts += company.facts.length;
    },
    addFilingText: () => undefined,
    addEncodedText: () => undefined,
    addTargets: () => undefined,
    addSeries: () => undefined,
    addMemberships: () => undefined,
    addIssues: () => undefined,
    publish: async () => ({ id: "", unchanged: false }),
    abort: async () => undefined,
  };
  return { writer, facts: () => facts };
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

export async function run(): Promise<Measurement[]> {
  const { writer, facts } = sink();
  const made = await seconds(() => writeDemoMarket(writer, DEMO_SIZE));
  const memory = process.memoryUsage.rss() / MEGABYTE;
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-demo-"));
  try {
    const written = await seconds(() => generateDemoMarket({ dataDirectory, ...DEMO_SIZE }));
    const again = await seconds(() => generateDemoMarket({ dataDirectory, ...DEMO_SIZE }));
    return [
      { name: "demo market: made, 640 companies, 12 years", measured: made, unit: "s", goal: "< 6 s" },
      { name: "demo market: facts as filed in it", measured: facts() / 1e6, unit: "million", goal: "1 to 2 million" },
      { name: "demo market: resident memory while it is made", measured: memory, unit: "MB", goal: "< 400 MB" },
      { name: "demo market: made and written as a snapshot", measured: written, unit: "s", goal: "< 15 s" },
      { name: "demo market: found to be up to date", measured: again, unit: "s", goal: "< 3 s" },
    ];
  } finally {
    rmSync(dataDirectory, { recursive: true });
  }
}
