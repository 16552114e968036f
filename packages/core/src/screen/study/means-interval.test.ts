import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { percentileInterval, redrawnMean, seededUniform } from "../../stats/index.ts";
import { meansInterval } from "./means-interval.ts";

describe("the interval of the difference of two means", () => {
  it("is 1.645 standard errors to either side", () => {
    // By hand: the variance of 1 to 5 is 2, that of their mean 2 / 5; 1.6449 times its root is 1.0403.
    expect(meansInterval(Float64Array.of(1, 2, 3, 4, 5), new Float64Array(5))).toEqual({
      low: expect.closeTo(3 - 1.0403, 4),
      high: expect.closeTo(3 + 1.0403, 4),
    });
  });

  it("is where a bootstrap of many values has it", () => {
    const uniform = seededUniform(3);
    const returns = (size: number) => Float64Array.from({ length: size }, () => 3 * uniform() ** 3 - 0.6);
    const [first, second] = [returns(400), returns(300)];
    const drawn = percentileInterval(
      Float64Array.from({ length: 4000 }, () => redrawnMean(first, uniform) - redrawnMean(second, uniform)),
    );
    expect(meansInterval(first, second)).toEqual({
      low: expect.closeTo(drawn.low, 2),
      high: expect.closeTo(drawn.high, 2),
    });
  });

  it("is none of fewer than five of a kind", () => {
    expect(meansInterval(new Float64Array(4), new Float64Array(9))).toEqual({
      value: null,
      because: "too-few-members",
    });
  });

  const values = fc.array(fc.integer({ min: -100, max: 300 }), { minLength: 5, maxLength: 20 });

  it("turns round when the kinds change places, and moves along with one of them", () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const [first, second] = [Float64Array.from(one), Float64Array.from(other)];
        const { low, high } = meansInterval(first, second) as { low: number; high: number };
        const turned = { low: expect.closeTo(-high, 9), high: expect.closeTo(-low, 9) };
        expect(meansInterval(second, first)).toEqual(turned);
        const moved = { low: expect.closeTo(low + 7, 9), high: expect.closeTo(high + 7, 9) };
        expect(
          meansInterval(
            first.map((value) => value + 7),
            second,
          ),
        ).toEqual(moved);
      }),
    );
  });
});
