import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day } from "@plumbline/core/time";
import {
  completed,
  computeColumns,
  computePart,
  DamagedFactors,
  derivedFiles,
  FactorFile,
  packedPart,
  type StoredSnapshot,
  unpackedPart,
} from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildFactors, type FactorCounts } from "../../market/src/screening/factors/build-factors.ts";
import { generateDemoMarket } from "./index.ts";

const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-factors-"));
let snapshot: Snapshot;
let at: StoredSnapshot;
let counts: FactorCounts;
let factors: FactorFile;

beforeAll(async () => {
  await generateDemoMarket({ dataDirectory, companies: 68, years: 2 });
  ({ snapshot } = await openMarket(dataDirectory, "demo"));
  at = { dataDirectory, market: "demo", snapshot: snapshot.manifest.id };
  counts = await buildFactors(snapshot, at);
  factors = opened();
}, 120_000);
afterAll(() => {
  factors.close();
  snapshot.close();
  rmSync(dataDirectory, { recursive: true });
});

function pathOf(stored: StoredSnapshot): string {
  return derivedFiles(stored, ".factors")[0] as string;
}

function opened(): FactorFile {
  const file = FactorFile.open(at);
  if (!file) throw new Error("There is no factor history.");
  return file;
}

/** Numbers from 0 up to, but not including, 1: the same in every run. */
function uniform(): () => number {
  let state = 20_260_630;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

describe("a screening from the factor history", () => {
  it("equals one from the facts, number by number and reason by reason, on 1,000 companies and days", async () => {
    const next = uniform();
    const stocks = snapshot.instruments.filter(({ assetClass }) => assetClass === "stock");
    const first = snapshot.calendar[0] as Day;
    const last = snapshot.lastDay as Day;
    for (let round = 0; round < 40; round++) {
      // A year more at either end: before the first prices, and when all accounts have grown old.
      const asOf = Math.floor(first - 365 + next() * (last - first + 730)) as Day;
      const symbols = Array.from({ length: 25 }, () => stocks[Math.floor(next() * stocks.length)]?.symbol ?? "");
      const stored = await computeColumns(snapshot, [asOf], { symbols, factors });
      expect(stored).toEqual(await computeColumns(snapshot, [asOf], { symbols }));
    }
  }, 120_000);
});

describe("the parts of a screening", () => {
  it("give the same screening of a market as one thread", async () => {
    const asOf = day("2025-11-14");
    const [whole] = await computeColumns(snapshot, [asOf], { factors });
    const parts = await Promise.all([0, 1, 2].map((part) => computePart(snapshot, asOf, { part, of: 3, factors })));
    expect(completed(parts)).toEqual(whole);
    expect(completed(parts.map((part) => unpackedPart(structuredClone(packedPart(part)))))).toEqual(whole);
  });
});

describe("a factor history on disk", () => {
  it("has more rows than filings of a year, none of which is computed again when nothing has changed", async () => {
    expect(counts.computed).toBe(counts.rows);
    expect(counts.rows).toBeGreaterThan(68 * 4);
    const before = readFileSync(pathOf(at));
    expect(await buildFactors(snapshot, at, { before: factors })).toEqual({ rows: counts.rows, computed: 0 });
    expect(readFileSync(pathOf(at)).equals(before)).toBe(true);
  });

  it("is never misread: a bit flipped anywhere invalidates the file, or the row that it is in", async () => {
    const path = pathOf(at);
    const whole = readFileSync(path);
    const readAll = () => {
      const file = FactorFile.open(at);
      try {
        return file && snapshot.instruments.map(({ symbol }) => file.row(symbol, day("2026-06-30")));
      } finally {
        file?.close();
      }
    };
    const sound = readAll();
    try {
      const places = [0.1, 0.3, 0.5, 0.7, 0.9, 0.97].map((share) => Math.floor(share * whole.length));
      for (const place of [...places, whole.length - 2, whole.length - 30, whole.length - 90]) {
        const damaged = Buffer.from(whole);
        damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
        writeFileSync(path, damaged);
        let read: ReturnType<typeof readAll>;
        try {
          read = readAll();
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedFactors);
          continue;
        }
        // Rows of other days lie there.
        if (read !== null) expect(read).toEqual(sound);
      }
      writeFileSync(path, whole.subarray(0, whole.length >> 1));
      expect(FactorFile.open(at)).toBeNull();
    } finally {
      writeFileSync(path, whole);
    }
  });

  it("has the same rows when threads make it", async () => {
    const days = ["2024-09-01", "2025-08-15", "2026-06-30"].map((text) => day(text));
    const rowsOf = (file: FactorFile) =>
      snapshot.instruments.map(({ symbol }) =>
        days.map((on) => [file.row(symbol, on), file.prices(snapshot, symbol, on)]),
      );
    const expected = rowsOf(factors);
    expect(await buildFactors(snapshot, at, { threads: 2 })).toEqual(counts);
    const threaded = opened();
    expect(rowsOf(threaded)).toEqual(expected);
    threaded.close();
  }, 120_000);

  it("leaves what was there when it is given up", async () => {
    const before = readFileSync(pathOf(at));
    let rows = 0;
    const breathe = async () => {
      if (rows++ > 20) throw new Error("enough");
    };
    await expect(buildFactors(snapshot, at, { breathe })).rejects.toThrow("enough");
    expect(readFileSync(pathOf(at)).equals(before)).toBe(true);
  });

  it("is none of another snapshot", () => {
    expect(FactorFile.open({ ...at, snapshot: "0".repeat(64) })).toBeNull();
  });
});
