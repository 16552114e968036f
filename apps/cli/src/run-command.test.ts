import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { plantedFacts, plantedPrices, writeFiles } from "@plumbline/market/ingest/testing";
import { readScreening } from "@plumbline/market/screening";
import { listSnapshots } from "@plumbline/market/snapshot";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "./run-command.ts";

let folder: string;
let told: string;
let complained: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "market-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function run(...words: string[]): Promise<number> {
  return runAt(words, false);
}

async function runInteractively(...words: string[]): Promise<number> {
  return runAt(words, true);
}

async function runAt(words: readonly string[], isInteractive: boolean): Promise<number> {
  told = "";
  complained = "";
  return runCommand(words, {
    dataDirectory: join(folder, "data"),
    out: (text) => {
      told += text;
    },
    err: (text) => {
      complained += text;
    },
    isInteractive,
    clock: () => 0,
  });
}

async function delivery(): Promise<string> {
  const files = Object.fromEntries(
    ["AAA", "BBB", "CCC"].map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from: 0, until: 60 })]),
  );
  const facts = { "CIK0000000007.json": plantedFacts(7, "Seven Corp", [2018]), "page.json": "<html>404</html>" };
  return writeFiles(join(folder, "delivery"), { ...files, ...facts });
}

describe("the market command", () => {
  it("imports, lists, verifies and reports", async () => {
    expect(await run("import", "--name", "us", "--prices", await delivery())).toBe(0);
    expect(told).toMatch(/Published the market "us".*3 with prices \(180 bars\), 1 company \(1 fact\)/s);
    expect(told).toMatch(/web-page {2}1\n {4}\(page\.json\)/);
    expect(complained).toMatch(/^Reading prices {2}3 of 3, 180 bars$/m);
    expect(await run("list")).toBe(0);
    expect(told).toMatch(/^us\n {2}\* [0-9a-f]{12} {2}made .* 2019-01-07 to 2019-03-29/);
    expect(await run("verify", "--name", "us")).toBe(0);
    expect(told).toMatch(/^us [0-9a-f]{12} \(current\): whole\n$/);
    expect(await run("report")).toBe(0);
    expect(told).toMatch(/Market "us".*Rejected.*web-page/s);
    expect(await run("report", "--name", "us", "--json")).toBe(0);
    expect(JSON.parse(told)).toMatchObject({
      market: "us",
      issues: [
        { code: "accounts-without-prices", file: null },
        { code: "prices-without-accounts", file: null },
        { code: "web-page", file: "page.json" },
      ],
    });
    expect(await run("report", "--code", "aaa")).toBe(0);
    expect(told).toMatch(/Nothing was found/);
  });

  it("screens what it has imported, and does not screen it a second time", async () => {
    const files = await delivery();
    await run("import", "--name", "us", "--prices", files);
    expect(complained).toMatch(/^Screening stocks {2}4 of 4$/m);
    const [current] = await listSnapshots(join(folder, "data"), "us");
    const at = { dataDirectory: join(folder, "data"), market: "us", snapshot: current?.id ?? "" };
    // The company of which there are accounts only has a row too.
    expect((await readScreening(at))?.symbols).toEqual(["AAA", "BBB", "CCC", "CIK0000000007"]);
    await run("import", "--name", "us", "--prices", files);
    expect(complained).not.toContain("Screening");
  });

  it("publishes a market all the same when its screening cannot be written", async () => {
    const files = await delivery();
    await mkdir(join(folder, "data/markets/us"), { recursive: true });
    await writeFile(join(folder, "data/markets/us/screenings"), "in the way");
    expect(await run("import", "--name", "us", "--prices", files)).toBe(0);
    expect(told).toMatch(/Published the market "us"/);
    expect(complained).toMatch(/The screening of "us" was not written; the server will compute it/);
  });

  it("reports that nothing changed when the files were imported before", async () => {
    const files = await delivery();
    await run("import", "--name", "us", "--prices", files);
    expect(await run("import", "--name", "us", "--facts", files)).toBe(0);
    expect(told).toMatch(/unchanged.*--force/);
  });

  it("fails with 1 and a sentence when a delivery is refused, a market is missing, or a file is damaged", async () => {
    await writeFiles(join(folder, "bad"), { "page.html": "<html>" });
    expect(await run("import", "--name", "us", "--prices", join(folder, "bad"))).toBe(1);
    expect(told).toMatch(/Refused; there is no market yet/);
    expect(await run("report", "--name", "us")).toBe(1);
    expect(complained).toMatch(/There is no market "us"/);
    expect(await run("list", "--name", "us")).toBe(1);
    expect(await run("verify", "--name", "us")).toBe(1);
    await run("import", "--name", "us", "--prices", await delivery());
    expect(await run("report", "--code", "QQQ")).toBe(1);
    const [current] = await listSnapshots(join(folder, "data"), "us");
    await writeFile(join(current?.folder ?? "", "bars.parquet"), "flipped");
    expect(await run("verify")).toBe(1);
    expect(told).toMatch(/DAMAGED\n.*bars\.parquet/);
  });

  it("warns of a file that does not belong to a snapshot, which is whole all the same", async () => {
    await run("import", "--name", "us", "--prices", await delivery());
    const [current] = await listSnapshots(join(folder, "data"), "us");
    await writeFile(join(current?.folder ?? "", "note\n.txt"), "mine");
    expect(await run("verify")).toBe(0);
    expect(told).toMatch(/: whole\n {2}Warning: note .txt does not belong to the snapshot/);
  });

  it("shows how unknown files begin on the terminal, and writes it nowhere else", async () => {
    const secret = "STRIPE_KEY=sk_live_51H8x";
    const files = await delivery();
    await writeFile(join(files, "notes.env"), `${secret}\u001B[2J\n${"A=b\n".repeat(30)}`);
    await run("import", "--name", "quiet", "--prices", files);
    expect(told + complained).not.toContain(secret);
    expect(told).toMatch(/unknown-format {2}1\n {4}\(notes\.env\): No importer knows its content\./);
    await runInteractively("import", "--name", "us", "--prices", files);
    expect(complained).toContain(`  notes.env: ${secret}\uFFFD[2J A=b`);
    expect(told).not.toContain(secret);
    await run("report", "--name", "us", "--json");
    expect(told).toContain("notes.env");
    expect(told).not.toContain(secret);
    const entries = await readdir(join(folder, "data"), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((file) => file.isFile())) {
      expect(await readFile(join(entry.parentPath, entry.name), "latin1"), entry.name).not.toContain(secret);
    }
  });

  it("makes a small demo market, and leaves it when it is there", async () => {
    expect(await run("demo", "--companies", "68")).toBe(0);
    expect(told).toMatch(/^The demo market was made: snapshot [0-9a-f]{12}\.\n$/);
    const [current] = await listSnapshots(join(folder, "data"), "demo");
    expect(current?.manifest?.counts.companies).toBe(68);
    expect(await run("demo", "--companies", "68")).toBe(0);
    expect(told).toContain("is up to date");
  }, 120_000);

  it.each([
    [["improt"]],
    [["demo", "--companies", "67"]],
    [["demo", "--companies", "many"]],
    [["import", "--name", "us"]],
    [["import", "x", "--answer", "colour=red"]],
    [["import", "--name", "us", "--prices", "x", "--mapping", "nowhere.json"]],
  ])("fails with 2, a sentence and a hint when it does not understand %j", async (words) => {
    expect(await run(...words)).toBe(2);
    expect(complained).toMatch(/\.\nHelp: npm run market -- help\n$/);
    expect(complained).not.toMatch(/ {4}at /);
  });
});
