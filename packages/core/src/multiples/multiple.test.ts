import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type MissingFigure, missing } from "../figure/index.ts";
import { type MultipleMember, multiple } from "./index.ts";

const provenance = { source: "test" };
const members = (pairs: readonly (readonly [number | null, number | null])[]): MultipleMember[] =>
  pairs.map(([marketValue, denominator], k) => ({
    code: `S${k}`,
    marketValue: marketValue ?? missing("no-price"),
    denominator: denominator ?? missing("not-in-market-data"),
  }));

const FIVE = members([
  [100, 10],
  [200, -5],
  [300, null],
  [null, 7],
  [400, 20],
]);

describe("the multiple of a group", () => {
  it("keeps losses in the aggregate and out of the median", () => {
    const found = multiple(FIVE, provenance);
    // (100 + 200 + 400) / (10 - 5 + 20) = 28; median of 10 and 20 is 15; 2 / (1/10 + 1/20) = 13.33.
    expect(found.aggregate.value).toBe(28);
    expect(found.median.value).toBe(15);
    expect(found.harmonicEqualWeight.value).toBeCloseTo(40 / 3, 12);
    expect(found.aggregatePositiveOnly.value).toBeCloseTo(500 / 30, 12);
    expect([found.members, found.n, found.positive]).toEqual([5, 3, 2]);
  });

  it("names its rule and the companies behind each figure", () => {
    const { aggregate, median, perStock } = multiple(FIVE, provenance);
    // Three members have both values, two of them a profit.
    expect(aggregate).toMatchObject({ provenance: { source: "test", formula: "STA-16 (n = 3)" } });
    expect(median).toMatchObject({ provenance: { source: "test", formula: "STA-16 (n = 2)" } });
    expect(perStock.get("S0")).toMatchObject({ provenance: { source: "test", formula: "STA-16" } });
  });

  it("does not exist for fewer than five members", () => {
    const found = multiple(FIVE.slice(0, 4), provenance);
    expect(found.aggregate).toEqual({ value: null, because: "too-few-members" });
    expect(found.median).toEqual({ value: null, because: "too-few-members" });
    expect(found.perStock.get("S0")?.value).toBe(10);
  });

  it("does not exist when the losses outweigh the profits, though the median does", () => {
    const found = multiple([...FIVE, ...members([[50, -100]])], provenance);
    expect(found.aggregate).toEqual({ value: null, because: "denominator-not-positive" });
    expect(found.median.value).toBe(15);
  });

  it("gives each stock without a multiple the reason", () => {
    const { perStock } = multiple(FIVE, provenance);
    expect(perStock.get("S1")).toEqual({ value: null, because: "denominator-not-positive" });
    expect(perStock.get("S2")).toEqual({ value: null, because: "not-in-market-data" });
    expect(perStock.get("S3")).toEqual({ value: null, because: "no-price" });
  });

  it("gives the reason of most members where none has a figure", () => {
    const unknown = (because: MissingFigure["because"], k: number): MultipleMember => ({
      code: `U${k}`,
      marketValue: 100,
      denominator: missing(because),
    });
    const reasons = ["not-reported", "not-in-market-data", "accounts-too-old", "not-in-market-data", "periods-missing"];
    const found = multiple(
      reasons.map((because, k) => unknown(because as MissingFigure["because"], k)),
      provenance,
    );
    for (const figure of [found.aggregate, found.median, found.harmonicEqualWeight]) {
      expect(figure).toEqual({ value: null, because: "not-in-market-data" });
    }
    expect(found.perStock.get("U2")).toEqual({ value: null, because: "accounts-too-old" });
  });

  const money = fc.double({ min: 1, max: 1e12, noNaN: true });
  const group = fc.array(fc.tuple(money, fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }))), {
    minLength: 5,
    maxLength: 30,
  });

  it("does not change with the currency, nor with the order of the members", () => {
    fc.assert(
      fc.property(group, fc.double({ min: 0.01, max: 100, noNaN: true }), (pairs, rate) => {
        const here = multiple(members(pairs), provenance);
        const converted = pairs.map(([value, below]) => [value * rate, below === null ? null : below * rate] as const);
        const there = multiple(members([...converted].reverse()), provenance);
        expect([there.n, there.positive]).toEqual([here.n, here.positive]);
        if (here.median.value !== null && there.median.value !== null) {
          expect(there.median.value / here.median.value).toBeCloseTo(1, 9);
        }
      }),
    );
  });

  it("lies, as harmonic mean, between the cheapest and the dearest member, and at or below the arithmetic mean", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(money, money), { minLength: 5, maxLength: 30 }), (pairs) => {
        const found = multiple(members(pairs), provenance);
        const each = pairs.map(([value, below]) => value / below);
        const mean = each.reduce((sum, one) => sum + one, 0) / each.length;
        const harmonic = found.harmonicEqualWeight.value as number;
        expect(harmonic).toBeGreaterThanOrEqual(Math.min(...each) * (1 - 1e-12));
        expect(harmonic).toBeLessThanOrEqual(mean * (1 + 1e-12));
      }),
    );
  });
});
