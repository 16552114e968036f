import { describe, expect, it } from "vitest";
import { seededUniform } from "./seeded-uniform.ts";

describe("seededUniform", () => {
  it("is mulberry32", () => {
    // First numbers of the published generator for the seed 1.
    const next = seededUniform(1);
    expect([next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478]);
  });

  it("counts the lowest 32 bits of the seed", () => {
    expect(seededUniform(2 ** 32 + 5)()).toBe(seededUniform(5)());
    expect(seededUniform(-1)()).toBe(seededUniform(2 ** 32 - 1)());
  });

  it("fills each tenth of the range equally", () => {
    const next = seededUniform(42);
    const tenths = new Float64Array(10);
    for (let draw = 0; draw < 100_000; draw++) {
      const tenth = Math.floor(next() * 10);
      tenths[tenth] = (tenths[tenth] as number) + 1;
    }
    // The standard error of a count of 10,000 is 95.
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
