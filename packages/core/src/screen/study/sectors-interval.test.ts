import { describe, expect, it } from "vitest";
import { meansInterval } from "./means-interval.ts";
import { sectorsInterval } from "./sectors-interval.ts";
import type { StudiedYear } from "./studied-year.ts";

const PASSED = Float64Array.of(0.1, 0.3, -0.2, 0.05, 0.4, 0.15);
const FAILED = Float64Array.of(0.02, -0.1, 0.2, 0.08, -0.3, 0.12, 0.05);
const year = (passed: readonly number[], failed: readonly number[]): StudiedYear => ({
  year: 2020,
  passed: PASSED,
  failed: FAILED,
  sectors: { passed: Float64Array.from(passed), failed: Float64Array.from(failed) },
});

describe("the interval of one year", () => {
  it("is that of Bell and McCaffrey over sectors", () => {
    // A separate program, with the matrices written out: regression on a constant and on passing, the inverse root of each
    // sector's block of I - H by its eigenvalues, Satterthwaite's degrees of freedom of independent errors.
    const found = sectorsInterval(year([1, 1, 2, 3, 4, 4], [1, 2, 2, 3, 3, 4, 4]));
    expect(found).toEqual({ low: expect.closeTo(-0.08801, 4), high: expect.closeTo(0.334677, 4) });
  });

  it("does not depend on the names of sectors, nor on the order of companies", () => {
    const found = sectorsInterval(year([1, 1, 2, 3, 4, 4], [1, 2, 2, 3, 3, 4, 4]));
    expect(sectorsInterval(year([7, 7, 0, 5, -1, -1], [7, 0, 0, 5, 5, -1, -1]))).toEqual(found);
    const turned = {
      year: 2020,
      passed: PASSED.toReversed(),
      failed: FAILED,
      sectors: { passed: Float64Array.of(4, 4, 3, 2, 1, 1), failed: Float64Array.of(1, 2, 2, 3, 3, 4, 4) },
    };
    expect(sectorsInterval(turned)).toEqual({
      low: expect.closeTo((found as { low: number }).low, 12),
      high: expect.closeTo((found as { high: number }).high, 12),
    });
  });

  it("is Welch's where each company is a sector of its own", () => {
    const alone = meansInterval(PASSED, FAILED);
    expect(sectorsInterval({ year: 2020, passed: PASSED, failed: FAILED })).toEqual(alone);
    const unknown = Float64Array.from({ length: 7 }, () => Number.NaN);
    expect(sectorsInterval(year([...unknown.subarray(1)], [...unknown]))).toEqual(alone);
    expect(sectorsInterval(year([1, 2, 3, 4, 5, 6], [7, 8, 9, 10, 11, 12, 13]))).toEqual(alone);
  });

  it("does not exist where all of a kind are of one sector: its effect cannot be separated from passing", () => {
    const missing = { value: null, because: "one-sector-only" };
    expect(sectorsInterval(year([1, 1, 1, 1, 1, 1], [1, 2, 2, 3, 3, 4, 4]))).toEqual(missing);
    expect(sectorsInterval(year([1, 1, 2, 3, 4, 4], [2, 2, 2, 2, 2, 2, 2]))).toEqual(missing);
  });

  it("does not exist for fewer than five of a kind", () => {
    const few = { year: 2020, passed: PASSED.subarray(0, 4), failed: FAILED };
    expect(sectorsInterval(few)).toEqual({ value: null, because: "side-too-small" });
  });
});
