import { readFileSync } from "node:fs";
import fc from "fast-check";
import { sharedFile } from "../../../../scripts/shared-data.ts";

/** Random columns, and lengths of windows that are shorter and longer than they. */
export const columns = fc
  .array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 120 })
  .map((values) => Float64Array.from(values));
/** The same with missing values. */
export const gappedColumns = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) }, fc.constant(Number.NaN)), {
    maxLength: 120,
  })
  .map((values) => Float64Array.from(values));
export const lengths = fc.integer({ min: 2, max: 40 });

/** A kernel as it is defined: each window by itself; NaN where the window is not full or has a NaN. */
export function naively(values: Float64Array, length: number, of: (window: Float64Array) => number): readonly number[] {
  return Array.from(values, (_, i) => {
    const window = values.subarray(Math.max(0, i - length + 1), i + 1);
    return window.length < length || window.some(Number.isNaN) ? Number.NaN : of(window);
  });
}

/** The largest size of a value that is not missing; never so small that its square is 0 to a computer. */
export function largest(values: Float64Array): number {
  return values.reduce((size, value) => Math.max(size, Math.abs(value) || 0), 1e-140);
}

/** The largest difference of two columns that are NaN in the same places; infinite where they are not. */
export function largestDifference(left: ArrayLike<number>, right: ArrayLike<number>): number {
  if (left.length !== right.length) return Number.POSITIVE_INFINITY;
  let worst = 0;
  for (let i = 0; i < left.length; i++) {
    const one = left[i] as number;
    const other = right[i] as number;
    if (Number.isNaN(one) !== Number.isNaN(other)) return Number.POSITIVE_INFINITY;
    if (!Number.isNaN(one)) worst = Math.max(worst, Math.abs(one - other));
  }
  return worst;
}

type GoldenColumn = readonly (number | null)[];

interface GoldenCase {
  readonly bars: Readonly<Record<"high" | "low" | "close", readonly number[]>>;
  readonly expected: Readonly<Record<"sma20" | "ema20" | "bbU" | "bbM" | "max20" | "min20", GoldenColumn>>;
}

/** Cases of golden-indicators.json: independent Python, checked bar by bar against TA-Lib, see its `about`. */
export function goldenIndicators(): readonly GoldenCase[] {
  const golden = JSON.parse(readFileSync(sharedFile("golden/golden-indicators.json"), "utf8"));
  return Object.values(golden.cases as Record<string, GoldenCase>);
}

export function withNaN(column: GoldenColumn): readonly number[] {
  return column.map((value) => value ?? Number.NaN);
}
