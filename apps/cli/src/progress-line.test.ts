import type { ImportProgress } from "@plumbline/market/ingest";
import { describe, expect, it } from "vitest";
import { describeProgress, ProgressLine } from "./progress-line.ts";

const prices = { phase: "prices", done: 2, total: 45, amount: 9000, unit: "bars" } as const;

describe("describeProgress", () => {
  it("states counts, and rates after a fifth of a second", () => {
    expect(describeProgress(prices, 0.1)).toBe("Reading prices  2 of 45, 9,000 bars");
    expect(describeProgress(prices, 2)).toBe("Reading prices  2 of 45, 9,000 bars, 4,500 bars/s");
    expect(describeProgress({ ...prices, phase: "hashing", amount: 5e6, unit: "bytes" }, 1)).toBe(
      "Checksums  2 of 45, 5 MB, 5 MB/s",
    );
    expect(describeProgress({ ...prices, phase: "listing", total: null, unit: "files" }, 0)).toBe("Listing files  2");
  });
});

describe("ProgressLine", () => {
  function told(isInteractive: boolean, steps: readonly (readonly [number, ImportProgress])[]): string[] {
    const lines: string[] = [];
    let now = 0;
    const line = new ProgressLine({
      dataDirectory: "",
      out: () => undefined,
      err: (text) => lines.push(text),
      isInteractive,
      clock: () => now,
    });
    for (const [at, step] of steps) {
      now = at;
      line.show(step);
    }
    line.end();
    return lines;
  }

  it("rewrites one line of a terminal, at most ten times a second", () => {
    const lines = told(true, [
      [0, prices],
      [50, { ...prices, done: 3 }],
      [150, { ...prices, done: 4 }],
    ]);
    expect(lines.map((line) => line.replaceAll("\u001B", "^"))).toEqual([
      "\r^[KReading prices  2 of 45, 9,000 bars",
      "\r^[KReading prices  4 of 45, 9,000 bars",
      "\r^[KReading prices  4 of 45, 9,000 bars",
      "\n",
    ]);
  });

  it("writes one line a phase without a terminal, and further lines now and then in long phases", () => {
    const companies = { phase: "companies", done: 1, total: 2, amount: 10, unit: "facts" } as const;
    const lines = told(false, [
      [0, prices],
      [100, { ...prices, done: 45 }],
      [200, companies],
      [20_000, companies],
    ]);
    expect(lines).toEqual([
      "Reading prices  45 of 45, 9,000 bars, 45,000 bars/s\n",
      "Reading companies  1 of 2, 10 facts, 1 facts/s\n",
      "Reading companies  1 of 2, 10 facts, 1 facts/s\n",
    ]);
  });
});
