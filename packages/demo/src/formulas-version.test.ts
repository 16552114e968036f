import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openMarket } from "@plumbline/market/snapshot";
import { describe, expect, it } from "vitest";
import { FORMULAS_OUTCOMES } from "../../market/src/screening/formulas-version.ts";
import { generateDemoMarket } from "./index.ts";
import { outcomesDigest, rounded } from "./testing/outcomes-digest.ts";

describe("the version of the formulas", () => {
  it("is raised when what they compute, or how it is stored, changes", async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-outcomes-"));
    const { id } = await generateDemoMarket({ dataDirectory, companies: 68, years: 3 });
    const { snapshot } = await openMarket(dataDirectory, "demo");
    const outcomes = await outcomesDigest(snapshot, { dataDirectory, market: "demo", snapshot: id });
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
    expect(
      outcomes,
      `The formulas have other outcomes, or another layout on disk. If that is intended, raise FORMULAS_VERSION in
packages/market/src/screening/formulas-version.ts and record FORMULAS_OUTCOMES = "${outcomes}".
If only the demo market has changed (demo-source.ts), record the digest and keep the version.`,
    ).toBe(FORMULAS_OUTCOMES);
  }, 120_000);
});

describe("rounding before outcomes are compared", () => {
  it("removes what machines differ in: the last bits, noise around 0 and the sign of 0", () => {
    const here = { pe: 0.1 + 0.2, columns: new Map([["roe", Float64Array.of(1e-17, -0, Number.NaN, 1 / 3)]]) };
    const there = { pe: 0.3, columns: new Map([["roe", Float64Array.of(0, 0, Number.NaN, 1 / 3 + 1e-16)]]) };
    expect(rounded(here)).toEqual(rounded(there));
  });

  it("keeps what a reader could see, and everything that is no floating-point number", () => {
    expect(rounded([0.300001])).not.toEqual(rounded([0.3]));
    const plain = { symbols: ["AAPL"], days: Int32Array.of(20_000), because: null, isLimited: [true] };
    expect(rounded(plain)).toEqual(plain);
  });
});
