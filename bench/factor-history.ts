/** What it costs to make the factor history of a demo market, and how fast past days are screened from it. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import { computeScreening, derivedFiles, FactorFile, makeFactors, removeFactors } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const COMPANIES = sized(200, 68);
const YEARS = sized(15, 3);
/** Days that are screened until the code has been compiled. */
const FIRST_DAYS = sized(25, 1);
/** Days that are measured after that. */
const DAYS = sized(15, 1);
const MEBIBYTE = 2 ** 20;
const LARGE = 5_000;
const GOAL = 10_000;

export async function run(): Promise<Measurement[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-bench-"));
  await generateDemoMarket({ dataDirectory, companies: COMPANIES, years: YEARS });
  const { snapshot } = await openMarket(dataDirectory, "demo");
  try {
    const at = { dataDirectory, market: "demo", snapshot: snapshot.manifest.id };
    const stocks = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock").length;
    // Once until the code has been compiled: among thousands of companies that counts little, among hundreds a third.
    await makeFactors(snapshot, at);
    removeFactors(at);
    const made = await processorTime(() => makeFactors(snapshot, at));
    const bytes = statSync(derivedFiles(at, ".factors")[0] as string).size;
    const factors = FactorFile.open(at);
    if (!factors) throw new Error("There is no factor history.");
    const stored = await pastDays(snapshot, factors);
    const live = await pastDays(snapshot, null);
    factors.close();
    return [
      { name: "factor history, of each company", measured: made / stocks, unit: "ms CPU", goal: "-" },
      { name: `of ${LARGE} companies`, measured: (LARGE * made) / stocks / 1000, unit: "s CPU", goal: "< 480 s" },
      { name: `of ${LARGE} on disk`, measured: (LARGE * bytes) / stocks / MEBIBYTE, unit: "MiB", goal: "< 500 MiB" },
      { name: "past day of a stock, from the history", measured: stored / stocks, unit: "ms CPU", goal: "-" },
      { name: `of ${GOAL} stocks`, measured: (GOAL * stored) / stocks / 1000, unit: "s CPU", goal: "< 2 s" },
      {
        name: "past day from the facts, over that from the history",
        measured: live / stored,
        unit: "times",
        goal: "-",
      },
      {
        name: "memory of this process afterwards",
        measured: process.memoryUsage().rss / MEBIBYTE,
        unit: "MiB",
        goal: "-",
      },
    ];
  } finally {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

/** The median processor time of a screening of a past day, no two days alike, in milliseconds. */
async function pastDays(snapshot: Snapshot, factors: FactorFile | null): Promise<number> {
  const times: number[] = [];
  for (let k = 0; k < FIRST_DAYS + DAYS; k++) {
    const asOf = addMonths(snapshot.lastDay as Day, -3 * (k + 1));
    times.push(await processorTime(() => computeScreening(snapshot, { asOf: formatDay(asOf), factors })));
  }
  return times.slice(FIRST_DAYS).sort((a, b) => a - b)[DAYS >> 1] as number;
}

async function processorTime(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
