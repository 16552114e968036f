import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meanZScore } from "./mean-z-score.ts";

describe("the mean of z-scores", () => {
  it("counts in standard deviations from the mean, with lower values as better where they are", () => {
    // 1, 2, 3: mean 2, standard deviation 1. Of 30, 20, 10 lower is better: again -1, 0, 1.
    const columns = [
      { values: Float64Array.of(1, 2, 3), good: "higher" },
      { values: Float64Array.of(30, 20, 10), good: "lower" },
    ] as const;
    expect([...meanZScore(columns)]).toEqual([-1, 0, 1]);
  });

  it("is missing where one metric is", () => {
    const columns = [
      { values: Float64Array.of(1, 2, 3), good: "higher" },
      { values: Float64Array.of(1, Number.NaN, 3), good: "higher" },
    ] as const;
    expect(meanZScore(columns)[1]).toBeNaN();
  });

  it("does not change with the unit of a metric", () => {
    const values = fc.uniqueArray(fc.integer({ min: -1000, max: 1000 }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(
        values,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: -50, max: 50 }),
        (numbers, scale, shift) => {
          const here = meanZScore([{ values: Float64Array.from(numbers), good: "higher" }]);
          const there = meanZScore([{ values: Float64Array.from(numbers, (x) => scale * x + shift), good: "higher" }]);
          there.forEach((score, row) => {
            expect(score).toBeCloseTo(here[row] as number, 9);
          });
        },
      ),
    );
  });
});
