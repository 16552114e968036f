import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Day } from "../../time/index.ts";
import { effectiveTargets, type RunTarget } from "./effective-targets.ts";

const run = (published: number, direction: "bullish" | "bearish" = "bullish"): RunTarget => {
  return { published: published as Day, outcome: { direction } };
};

describe("the number of independent targets", () => {
  it("is lower the more of their time targets share", () => {
    // By hand: 4 / (2 + 2 x 0.6) of one day, 4 / (2 + 2 x 0.6 x 0.5) half a year apart, all of them a year apart.
    expect(effectiveTargets([run(100), run(100)], 0.6)).toBeCloseTo(1.25, 12);
    expect(effectiveTargets([run(0), run(365.25 / 2)], 0.6)).toBeCloseTo(4 / 2.6, 12);
    expect(effectiveTargets([run(0), run(366), run(732)], 0.6)).toBe(3);
    expect(effectiveTargets([run(100)], 0.6)).toBe(1);
  });

  it("is not less for a bet on a rise and one on a fall, and never more than there are", () => {
    expect(effectiveTargets([run(100), run(100, "bearish")], 0.6)).toBe(2);
    // Two of one day and one against them: 2 x 0.6 - 4 x 0.6 is below none.
    expect(effectiveTargets([run(1), run(1), run(1, "bearish")], 0.6)).toBe(3);
  });

  const targets = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 2500 }), fc.constantFrom("bullish" as const, "bearish" as const)),
    { minLength: 1, maxLength: 40 },
  );

  it("equals the sum over all pairs, in any order", () => {
    fc.assert(
      fc.property(targets, fc.double({ min: 0, max: 1, noNaN: true }), (drawn, likeness) => {
        let pairs = 0;
        for (const [k, [day, direction]] of drawn.entries()) {
          for (const [other, against] of drawn.slice(k + 1)) {
            const shared = Math.max(0, 1 - Math.abs(day - other) / 365.25);
            pairs += 2 * likeness * (direction === against ? shared : -shared);
          }
        }
        const expected = drawn.length ** 2 / Math.max(drawn.length, drawn.length + pairs);
        expect(
          effectiveTargets(
            drawn.map(([day, direction]) => run(day, direction)),
            likeness,
          ),
        ).toBeCloseTo(expected, 6);
      }),
    );
  });
});
