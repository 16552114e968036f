import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chanceOf } from "../simulated-returns.fixture.ts";
import { meanBlockLength } from "./mean-block-length.ts";
import { mersenneNormal } from "./mersenne-normal.fixture.ts";

/** Values of which each keeps a share of the one before. */
function autoregressive(normal: () => number, { share, length }: { share: number; length: number }): Float64Array {
  let value = 0;
  return Float64Array.from({ length }, () => {
    value = share * value + normal();
    return value;
  });
}

describe("the mean block length of Politis and White", () => {
  it("is that of the Python package arch for its test series", () => {
    // github.com/bashtage/arch, arch/tests/bootstrap/test_block_length.py: 10,000 values with an autocorrelation of 0.3, 13.635665.
    const values = autoregressive(mersenneNormal(0), { share: 0.3, length: 10_100 }).subarray(100);
    expect(meanBlockLength(values)).toBeCloseTo(13.635665, 6);
  });

  it("grows as values depend on each other for longer", () => {
    const lengths = [0, 0.3, 0.6, 0.9].map((share) =>
      meanBlockLength(autoregressive(chanceOf(1).normal, { share, length: 5000 })),
    );
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths[0]).toBeLessThan(3);
    expect(lengths[3]).toBeGreaterThan(40);
  });

  it("is one where nothing scatters", () => {
    expect(meanBlockLength(new Float64Array(300))).toBe(1);
  });

  it("lies between a day and a third of the days, and moves with neither shift nor scale", () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 9, max: 400 }),
        fc.double({ min: -0.9, max: 0.95 }),
        (seed, length, share) => {
          fc.pre(!Number.isNaN(share));
          const values = autoregressive(chanceOf(seed).normal, { share, length });
          const own = meanBlockLength(values);
          expect(own).toBeGreaterThanOrEqual(1);
          expect(own).toBeLessThanOrEqual(Math.max(1, Math.ceil(Math.min(3 * Math.sqrt(length), length / 3))));
          expect(meanBlockLength(values.map((value) => 3 - 8 * value))).toBeCloseTo(own, 6);
        },
      ),
    );
  });
});
