import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMarket } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEMO_EDITION } from "./demo-source.ts";
import { generateDemoMarket } from "./generate-demo-market.ts";
import { marketDigest, recordDemoMarket } from "./testing/recorded-market.ts";

const SMALL = { companies: 68, years: 3 };

let dataDirectory: string;
beforeAll(() => {
  dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-demo-"));
});
afterAll(() => rmSync(dataDirectory, { recursive: true }));

describe("the demo market", () => {
  it("is the same twice, and the same as the edition on record", async () => {
    const digest = marketDigest(await recordDemoMarket(SMALL));
    expect(marketDigest(await recordDemoMarket(SMALL))).toBe(digest);
    expect(digest, "the generator changed: record the new edition in demo-source.ts").toBe(DEMO_EDITION);
  });

  it("differs for another seed", async () => {
    expect(marketDigest(await recordDemoMarket({ ...SMALL, seed: 2 }))).not.toBe(DEMO_EDITION);
  });

  it("refuses sizes outside its limits, with a sentence", async () => {
    await expect(recordDemoMarket({ companies: 10 })).rejects.toThrow(/companies 10; give a whole number from 68/);
    await expect(recordDemoMarket({ years: 2.5 })).rejects.toThrow(/years 2.5/);
    await expect(recordDemoMarket({ seed: Number.NaN })).rejects.toThrow(/seed NaN/);
  });
});

describe("the demo market on disk", () => {
  it("can be read as it was made, is marked as fictional and has no date of its making", async () => {
    const done: number[] = [];
    const { id, unchanged } = await generateDemoMarket({
      dataDirectory,
      ...SMALL,
      onProgress: (count) => done.push(count),
    });
    expect(unchanged).toBe(false);
    expect(done.at(-1)).toBe(SMALL.companies);
    const { snapshot, refused } = await openMarket(dataDirectory, "demo");
    try {
      expect(refused).toEqual([]);
      expect(snapshot.manifest).toMatchObject({ id, fictional: true, createdAt: null, lastDay: "2026-06-30" });
      const recorded = await recordDemoMarket(SMALL);
      expect(snapshot.instruments.map(({ symbol }) => symbol)).toEqual([...recorded.prices.keys()]);
      const [symbol, prices] = [...recorded.prices][5] as [
        string,
        typeof recorded.prices extends ReadonlyMap<string, infer P> ? P : never,
      ];
      expect(snapshot.prices(symbol)).toEqual(prices);
      const [cik, company] = [...recorded.companies][5] as [number, unknown];
      expect(snapshot.facts(cik)).toEqual(company);
      expect(snapshot.filings(cik)).toEqual(recorded.filings.get(cik));
      expect(snapshot.seriesNames).toContain("treasury-10year");
    } finally {
      snapshot.close();
    }
  });

  it("stays as it is when it is up to date, and is made again when one of its files was altered", async () => {
    const first = await generateDemoMarket({ dataDirectory, ...SMALL });
    expect(first.unchanged).toBe(true);
    const folder = join(dataDirectory, "markets", "demo", "snapshots", first.id);
    const file = join(folder, readdirSync(folder).find((name) => name === "bars.parquet") as string);
    const bytes = readFileSync(file);
    bytes[100] = (bytes[100] as number) ^ 1;
    writeFileSync(file, bytes);
    expect(await generateDemoMarket({ dataDirectory, ...SMALL })).toEqual({ id: first.id, unchanged: false });
    expect((await generateDemoMarket({ dataDirectory, ...SMALL })).unchanged).toBe(true);
  });
});
