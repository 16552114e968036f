import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { missing } from "../figure/index.ts";
import { groupMultiples } from "./index.ts";

/** golden-multiples.json: computed by an independent program, see its `about`; tolerance 1e-10. */
interface GoldenMultiples {
  readonly companies: {
    readonly t: string;
    readonly price: number;
    readonly shares: number;
    readonly ni: number | null;
    readonly rev: number | null;
    readonly cfo: number | null;
    readonly bv: number | null;
  }[];
  readonly expected: Record<
    "pe" | "ps" | "pcf" | "pb",
    {
      readonly n: number;
      readonly positive: number;
      readonly aggregate: number;
      readonly aggregatePositiveOnly: number;
      readonly median: number;
      readonly harmonicEqualWeight: number;
      readonly perStock: Record<string, number | null>;
    }
  >;
}

const UNKNOWN = missing("not-in-market-data");

describe.skipIf(needsSharedData)("golden-multiples.json", () => {
  it.each(["pe", "ps", "pcf", "pb"] as const)("holds the %s of the group and of each stock", (id) => {
    const { companies, expected } = golden();
    const found = groupMultiples(
      companies.map(({ t, price, shares, ni, rev, cfo, bv }) => ({
        code: t,
        marketValue: price * shares,
        netIncome: ni ?? UNKNOWN,
        revenue: rev ?? UNKNOWN,
        cfo: cfo ?? UNKNOWN,
        bookValue: bv ?? UNKNOWN,
      })),
      { source: "golden" },
    )[id];
    const wanted = expected[id];
    expect([found.n, found.positive]).toEqual([wanted.n, wanted.positive]);
    for (const kind of ["aggregate", "aggregatePositiveOnly", "median", "harmonicEqualWeight"] as const) {
      expect(found[kind].value).toBeCloseTo(wanted[kind], 10);
    }
    expect(Object.fromEntries([...found.perStock].map(([code, { value }]) => [code, value]))).toEqual(wanted.perStock);
  });
});

function golden(): GoldenMultiples {
  return JSON.parse(readFileSync(sharedFile("golden/golden-multiples.json"), "utf8"));
}
