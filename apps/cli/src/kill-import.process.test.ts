import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantedFacts, plantedFiling, plantedPrices, writeFiles } from "@plumbline/market/ingest/testing";
import { listSnapshots, openMarket } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const main = join(import.meta.dirname, "main.ts");
const symbols = Array.from({ length: 30 }, (_, index) => `A${String.fromCharCode(65 + (index % 26))}${index}`);

let folder: string;

/** Runs the command line in a process of its own; with a phrase, kills it with signal 9 when it has said that. */
async function market(words: readonly string[], killAt: RegExp | null = null): Promise<NodeJS.Signals | number | null> {
  const environment = { ...process.env, DATA_DIR: join(folder, "data") };
  const child = spawn(process.execPath, [main, ...words], { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
    if (killAt?.test(said)) child.kill("SIGKILL");
  });
  const [code, signal] = await once(child, "exit");
  return signal ?? code;
}

async function delivery(name: string, until: number, others: Record<string, string> = {}): Promise<string> {
  const prices = symbols.map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from: 0, until })]);
  const facts = symbols.map((_, index) => [`CIK${index + 1}.json`, plantedFacts(index + 1, "A Corp", [2018, until])]);
  return writeFiles(join(folder, name), { ...Object.fromEntries([...prices, ...facts]), ...others });
}

describe("an import that is killed", () => {
  let id: string;
  let newer: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "killed-"));
    expect(await market(["import", "--name", "us", "--prices", await delivery("old", 40)])).toBe(0);
    const filings = symbols.map((_, index) => [`F${index + 1}.txt`, plantedFiling(index + 1, "A Corp")]);
    newer = await delivery("new", 60, Object.fromEntries(filings));
    const { snapshot } = await openMarket(join(folder, "data"), "us");
    id = snapshot.manifest.id;
    snapshot.close();
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  it.each([
    "Listing",
    "Checksums",
    "Recognising",
    "Reading prices",
    "Examining",
    "Reading companies",
    "Reading filings",
  ])("leaves the served market as it was, or has published the whole new one, after %s", async (phase) => {
    await market(["import", "--name", "us", "--prices", newer], new RegExp(phase));
    const { snapshot, refused } = await openMarket(join(folder, "data"), "us");
    // On a busy machine the import may end before the signal reaches it; half a market is never served.
    const { bars, filingTexts = 0 } = snapshot.manifest.counts;
    expect([
      [30 * 40, 0],
      [30 * 60, 30],
    ]).toContainEqual([bars, filingTexts]);
    expect([refused, bars === 30 * 40]).toEqual([[], snapshot.manifest.id === id]);
    snapshot.close();
  });

  it("keeps the answers that were kept before", async () => {
    const answers = join(folder, "data", "layout-answers", "answers.json");
    const asking = await writeFiles(join(folder, "asking"), {
      "ZZZ.csv": "Date,Open,High,Low,Close,Volume\n2019-01-07,9,9,9,9,9\n2019-01-08,9,9,9,9,9\n",
    });
    const words = ["import", "--name", "other", asking, "--answer", "basis=raw"];
    expect(await market(words)).toBe(0);
    const kept = await readFile(answers, "utf8");
    expect(kept).toContain("raw");
    for (const phase of ["Recognising", "Reading prices", "Publishing", "Screening"]) {
      await market([...words, "--force"], new RegExp(phase));
      expect(await readFile(answers, "utf8")).toBe(kept);
    }
  });

  it("can be done again, and removes what the killed ones left", async () => {
    expect(await market(["import", "--name", "us", "--prices", newer])).toBe(0);
    const { snapshot } = await openMarket(join(folder, "data"), "us");
    expect([snapshot.manifest.parent, snapshot.manifest.counts.bars]).toEqual([id, 30 * 60]);
    snapshot.close();
    expect((await readdir(join(folder, "data", "markets", "us"))).sort()).toEqual([
      "current",
      "screenings",
      "snapshots",
    ]);
    const names = await readdir(join(folder, "data"), { recursive: true });
    expect(names.filter((name) => !name.startsWith("markets")).sort()).toEqual([
      "layout-answers",
      join("layout-answers", "answers.json"),
      // The folder of what an import sets aside, which is empty: its files have no names.
      "tmp",
    ]);
    expect(await listSnapshots(join(folder, "data"), "us")).toHaveLength(2);
  });
});
