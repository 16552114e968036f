import { existsSync } from "node:fs";
import { mkdtemp, readdir, readlink, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { day, formatDay } from "@plumbline/core/time";
import { create } from "tar";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSnapshotWriter, listSnapshots, openMarket, type Snapshot } from "../snapshot/index.ts";
import { plantZip } from "../sources/files/zip-fixture.ts";
import { importMarket } from "./import-market.ts";
import type { ImportOptions, ImportOutcome } from "./import-options.ts";
import { plantedFacts, plantedPrices, session, writeFiles } from "./testing/planted-delivery.ts";

const SYMBOLS = ["AAA", "BBB", "CCC", "DDD", "EEE"];
const nothing = { prices: [], facts: [], reference: [], targets: [], market: "planted", today: day("2021-06-30") };

let folder: string;
let opened: Snapshot[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ingest-"));
  opened = [];
});

afterEach(async () => {
  for (const snapshot of opened) snapshot.close();
  await rm(folder, { recursive: true });
});

function prices(from: number, until: number): Record<string, string> {
  return Object.fromEntries(SYMBOLS.map((symbol) => [`${symbol}.csv`, plantedPrices(symbol, { from, until })]));
}

async function deliver(
  name: string,
  files: Record<string, string | Buffer>,
  options: Partial<ImportOptions> = {},
): Promise<ImportOutcome> {
  const delivery = await writeFiles(join(folder, name), files);
  return importMarket({ ...nothing, dataDirectory: join(folder, "data"), prices: [delivery], ...options });
}

async function market(): Promise<Snapshot> {
  const { snapshot } = await openMarket(join(folder, "data"), "planted");
  opened.push(snapshot);
  return snapshot;
}

/** Files of the test's folder that this process has open. */
async function openInFolder(): Promise<string[]> {
  const handles = await readdir("/proc/self/fd");
  const targets = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(folder));
}

function codes(outcome: ImportOutcome): string[] {
  return outcome.issueTotals.map(({ code }) => code);
}

describe("importing", () => {
  it("makes a market of prices, facts and lists, whichever option names them", async () => {
    const outcome = await deliver("all", {
      ...prices(0, 60),
      "CIK0000000007.json.gz": gzipSync(plantedFacts(7, "Amber Corporation", [2018, 2019])),
      "CIK0000000008.json": plantedFacts(8, "Zzz Limited", [2019]),
      "tickers.json": '{"0":{"cik_str":7,"ticker":"AAA","title":"AMBER CORP"}}',
    });
    // The list makes AAA a stock of New York, which was closed on two of its planted sessions: 21 January and 18 February.
    expect(outcome).toMatchObject({ result: "published", counts: { instruments: 6, priced: 5, bars: 298, facts: 3 } });
    const snapshot = await market();
    expect(snapshot.find("AAA")).toMatchObject({
      cik: 7,
      names: { en: "Amber Corporation" },
      listed: session(0),
      delisted: null,
    });
    expect(snapshot.prices("AAA")).toMatchObject({ basis: "raw", source: "alpha-vantage" });
    expect(snapshot.facts(7)?.facts.map(({ value }) => value)).toEqual([9018, 9019]);
    // No list has a symbol of company 8.
    expect(snapshot.find("CIK0000000008")).toMatchObject({ cik: 8, names: { en: "Zzz Limited" }, priceBasis: null });
  });

  it("changes nothing when the same files come again", async () => {
    const first = await deliver("all", prices(0, 60));
    const second = await deliver("again", prices(0, 60));
    expect(second).toMatchObject({ result: "unchanged", id: first.id });
    const forced = await deliver("again", prices(0, 60), { force: true });
    expect(forced).toMatchObject({ result: "unchanged", id: first.id });
    expect(await listSnapshots(join(folder, "data"), "planted")).toHaveLength(1);
  });

  // What an archive was unpacked to lies in a file without a name, which the system frees when it is closed.
  it.skipIf(!existsSync("/proc/self/fd"))(
    "leaves no file open when nothing changed, or another writes the market",
    async () => {
      const delivery = await writeFiles(join(folder, "packed"), prices(0, 60));
      const archive = join(folder, "prices.tgz");
      await create({ gzip: true, file: archive, cwd: delivery }, await readdir(delivery));
      const importing = { ...nothing, dataDirectory: join(folder, "data"), prices: [archive] };
      expect((await importMarket(importing)).result).toBe("published");
      expect((await importMarket(importing)).result).toBe("unchanged");
      expect(await openInFolder()).toEqual([]);
      const writer = await createSnapshotWriter(importing);
      await expect(importMarket({ ...importing, force: true })).rejects.toMatchObject({ code: "writer-busy" });
      await writer.abort();
      expect(await openInFolder()).toEqual([]);
    },
  );

  it("extends a market: newer bars by day, further facts, and the old snapshot as parent", async () => {
    const first = await deliver("old", { ...prices(0, 60), "CIK0000000007.json": plantedFacts(7, "A", [2018]) });
    const files = {
      "AAA_2019.csv": plantedPrices("AAA", { from: 50, until: 80 }),
      "CIK0000000007.json": plantedFacts(7, "A", [2018, 2019]),
    };
    const second = await deliver("new", files);
    expect(second).toMatchObject({ result: "published", counts: { priced: 5, bars: 320, facts: 2 } });
    const snapshot = await market();
    expect(snapshot.manifest.parent).toBe(first.id);
    expect(["AAA", "BBB"].map((symbol) => snapshot.find(symbol)?.priceFile)).toEqual(["AAA_2019.csv", "BBB.csv"]);
    expect(snapshot.prices("AAA")?.bars.day).toEqual(Int32Array.from({ length: 80 }, (_, number) => session(number)));
    expect(snapshot.prices("BBB")?.bars.day).toHaveLength(60);
    expect(snapshot.manifest.sources).toHaveLength(8);
    expect((await deliver("old", {})).result).toBe("unchanged");
  });

  it("gives the same market in one delivery and in two", async () => {
    await deliver("whole", prices(0, 80));
    const whole = await market();
    await deliver("half", prices(0, 50), { market: "halves" });
    await deliver("rest", prices(50, 80), { market: "halves" });
    const { snapshot } = await openMarket(join(folder, "data"), "halves");
    opened.push(snapshot);
    for (const symbol of SYMBOLS) expect(snapshot.prices(symbol)).toEqual(whole.prices(symbol));
  });

  it("prefers raw prices to adjusted ones, and notes that it did not use the others", async () => {
    const adjusted = plantedPrices("AAA", { from: 0, until: 90 })
      .split("\n")
      .slice(1, -1)
      .map((line) => line.split(",").slice(0, 5).concat("1000").join());
    const outcome = await deliver("both", {
      ...prices(0, 60),
      "stooq/AAA.csv": `Date,Open,High,Low,Close,Volume\n${adjusted.join("\n")}\n`,
    });
    expect((await market()).find("AAA")).toMatchObject({ priceBasis: "raw", priceSource: "alpha-vantage" });
    expect(codes(outcome)).toContain("basis-not-used");
  });

  it("walks very many files again, with the same result", async () => {
    // More than are kept in a list.
    const notes = Array.from({ length: 10_100 }, (_, at) => ({
      name: `${at}.env`,
      content: `KEY=${at}`,
      isStored: true,
    }));
    const many = await deliver("many", { "notes.zip": plantZip(notes), ...prices(0, 60), "page.csv": "<html>" });
    expect(many).toMatchObject({ result: "published", files: 10_106, counts: { priced: 5, bars: 300 } });
    expect(many.issueTotals).toMatchObject([
      { code: "unknown-format", issues: 10_100 },
      { code: "web-page", issues: 1 },
    ]);
    expect((await market()).manifest.sources).toHaveLength(7);
    expect((await deliver("many", {})).result).toBe("unchanged");
  });

  it("reads bulk archives entry by entry", async () => {
    const outcome = await deliver("bulk", {
      "companyfacts.zip": plantZip([
        { name: "CIK0000000009.json", content: plantedFacts(9, "Nine Corp", [2019]) },
        { name: "CIK0000000007.json", content: plantedFacts(7, "Seven Corp", [2018]) },
        { name: "CIK0000000008.json", content: plantedFacts(7, "Seven Corp", [2018]) },
        { name: "CIK0000000006.json", content: '{"message":"not found"}' },
      ]),
    });
    expect(outcome).toMatchObject({ result: "published", counts: { companies: 2, facts: 2 }, files: 4 });
    expect(outcome.issues.map(({ code, file }) => [code, file])).toEqual([
      ["error-body", "companyfacts.zip!CIK0000000006.json"],
      ["wrong-company", "companyfacts.zip!CIK0000000008.json"],
    ]);
    expect((await market()).manifest.sources).toMatchObject([{ provider: "sec", file: "companyfacts.zip" }]);
  });

  it("keeps price targets of lists, each once", async () => {
    const row = {
      Firm: "Wedbush",
      Action: "main",
      priceTargetAction: "Raises",
      currentPriceTarget: 60,
      priorPriceTarget: 55,
    };
    const list = JSON.stringify({ upgrades_downgrades: [{ GradeDate: "2019-02-01T10:00:00", ...row }] });
    await deliver("first", { ...prices(0, 60), "targets/AAA.json": list });
    const outcome = await deliver("second", { "targets/AAA.json": `${list} ` });
    expect(outcome.counts?.targets).toBe(1);
    expect((await market()).targets("AAA")).toMatchObject([{ firm: "Wedbush", target: 60 }]);
  });
});

describe("a bad delivery", () => {
  const hostile = {
    "empty.csv": "",
    "noise.csv": Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
    "page.csv": "<!DOCTYPE html><html><body>Too many requests</body></html>",
    "missing.json": "<?xml version='1.0'?><Error><Code>NoSuchKey</Code></Error>",
    "limit.csv": '{"Note": "Thank you for using Alpha Vantage!"}',
    "cut.json.gz": gzipSync(plantedFacts(7, "Seven", [2018])).subarray(0, 60),
    "CIK0000000007.json": plantedFacts(7, "Seven", [2018]).slice(0, 250),
    "CIK0000000005.json": plantedFacts(7, "Seven", [2018]),
    "CIK0000000004.json": JSON.stringify({ cik: "7", entityType: "operating", filings: { recent: {} } }),
    "broken.zip": Buffer.from("PK\u0003\u0004 and nothing that belongs to a zip"),
    "bomb.csv.gz": gzipSync(Buffer.alloc(80 << 20)),
    "zero.csv": "timestamp,open,high,low,close,volume\n2019-01-07,0,0,0,0,0\n2019-01-08,-1,-1,-1,-1,5\n",
    "header.csv": "timestamp,open,high,low,close,volume\n",
    "long.csv": `timestamp,open,high,low,close,volume\n2019-01-07,${"1".repeat(3_000_000)}\n`,
    "deep.json": `{"facts":${"[".repeat(100_000)}`,
  };

  it("never becomes a market", async () => {
    const outcome = await deliver("hostile", hostile);
    expect(outcome).toMatchObject({ result: "refused", id: null });
    await expect(openMarket(join(folder, "data"), "planted")).rejects.toMatchObject({ code: "market-missing" });
    expect(outcome.issueTotals.reduce((sum, { issues }) => sum + issues, 0)).toBeGreaterThanOrEqual(
      Object.keys(hostile).length,
    );
  });

  it("names every file that could not be used, and leaves the market as it was", async () => {
    const good = await deliver("good", prices(0, 60));
    const outcome = await deliver("hostile", hostile);
    expect(outcome).toMatchObject({ result: "refused", id: good.id, counts: { priced: 5, bars: 300 } });
    const named = new Set(outcome.issues.map(({ file }) => file));
    expect([...named].sort()).toEqual(Object.keys(hostile).sort());
    expect((await market()).manifest.id).toBe(good.id);
  });

  it("does not exclude the good files of a delivery", async () => {
    const outcome = await deliver("mixed", { ...hostile, ...prices(0, 60) });
    expect(outcome).toMatchObject({ result: "published", counts: { priced: 5, bars: 300, facts: 0 } });
    expect((await market()).issues.some(({ code }) => code === "wrong-company")).toBe(true);
  });

  it("does not bring another company's prices in under a known symbol", async () => {
    await deliver("good", prices(0, 60));
    const outcome = await deliver("swapped", { "AAA.csv": plantedPrices("BBB", { from: 0, until: 70 }) });
    expect(outcome.result).toBe("refused");
    expect(codes(outcome)).toContain("another-company");
    expect((await market()).prices("AAA")?.bars.day).toHaveLength(60);
  });

  it("keeps the findings of earlier imports in the report", async () => {
    await deliver("first", { ...prices(0, 60), "page.csv": hostile["page.csv"] });
    await deliver("second", prices(50, 70));
    expect((await market()).issues).toContainEqual(expect.objectContaining({ code: "web-page", file: "page.csv" }));
  });
});

describe("an import that cannot begin", () => {
  it("names the path that does not exist", async () => {
    const options = { ...nothing, dataDirectory: join(folder, "data") };
    await expect(importMarket(options)).rejects.toMatchObject({ code: "nothing-to-import" });
    const prices = [join(folder, "nowhere")];
    await expect(importMarket({ ...options, prices })).rejects.toMatchObject({ code: "no-such-path" });
    expect(await readdir(folder)).toEqual([]);
  });

  it("does not mix real data into a fictional market", async () => {
    const dataDirectory = join(folder, "data");
    const writer = await createSnapshotWriter({ dataDirectory, market: "planted" });
    await writer.publish({ instruments: [], fictional: true, createdAt: null, sources: [] });
    await expect(deliver("real", prices(0, 60))).rejects.toMatchObject({ code: "market-is-fictional" });
  });

  it("leaves nothing behind in the data directory", async () => {
    await deliver("good", prices(0, 60));
    expect(await readdir(join(folder, "data"))).toEqual(["markets"]);
    const [name] = await readdir(join(folder, "data", "markets"));
    expect((await readdir(join(folder, "data", "markets", name as string))).sort()).toEqual(["current", "snapshots"]);
    expect(formatDay(session(59))).toBe("2019-03-29");
  });
});
