import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { meansInterval } from "./means-interval.ts";

describe("the interval of the difference of two means", () => {
  it("is Welch's, as published", () => {
    // Welch's two-sample t of the "sleep" data of Student 1908 (R, `t.test(extra ~ group, conf.level = 0.9)`): means 0.75
    // and 2.33, t = -1.8608 with 17.776 degrees of freedom. Standard error 1.58 / 1.8608 = 0.84910; t(0.95, 17.776) is 1.7357.
    const first = Float64Array.of(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2);
    const second = Float64Array.of(1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4);
    expect(meansInterval(first, second)).toEqual({
      low: expect.closeTo(-1.58 - 1.4738, 3),
      high: expect.closeTo(-1.58 + 1.4738, 3),
    });
  });

  it("is as wide as that of one kind alone where the other does not scatter", () => {
    // By hand: the mean of 1 to 5 has a standard error of sqrt(2.5 / 5); 2.1318 of them are 1.5074.
    expect(meansInterval(Float64Array.of(1, 2, 3, 4, 5), new Float64Array(5))).toEqual({
      low: expect.closeTo(3 - 1.5074, 4),
      high: expect.closeTo(3 + 1.5074, 4),
    });
    expect(meansInterval(new Float64Array(5).fill(2), new Float64Array(5))).toEqual({ low: 2, high: 2 });
  });

  it("does not exist for fewer than five of a kind", () => {
    expect(meansInterval(new Float64Array(4), new Float64Array(9))).toEqual({
      value: null,
      because: "side-too-small",
    });
  });

  const values = fc.array(fc.integer({ min: -100, max: 300 }), { minLength: 5, maxLength: 20 });

  it("is reversed when the kinds change places, and moves with either of them", () => {
    fc.assert(
      fc.property(values, values, (one, other) => {
        const first = Float64Array.from(one);
        const second = Float64Array.from(other);
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
