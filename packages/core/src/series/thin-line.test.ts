import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { thinLine } from "./index.ts";

const lines = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }), { minLength: 1, maxLength: 300 });

describe("thinLine", () => {
  it("keeps both ends and the extremes between them, in order", () => {
    expect([...thinLine(Float64Array.of(1, 5, 2, 0, 3, 4), 4)]).toEqual([1, 5, 0, 4]);
    // Two stretches of three: 2 9 3 and 8 1 7.
    expect([...thinLine(Float64Array.of(5, 2, 9, 3, 8, 1, 7, 6), 6)]).toEqual([5, 2, 9, 8, 1, 6]);
  });

  it("keeps the ends, the lowest and the highest value of every line, and invents none", () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 4, max: 60 }), (line, maxPoints) => {
        const values = Float64Array.from(line);
        const thinned = thinLine(values, maxPoints);
        expect(thinned.length).toBeLessThanOrEqual(Math.min(maxPoints, values.length));
        expect([thinned[0], thinned.at(-1)]).toEqual([values[0], values.at(-1)]);
        expect([Math.min(...thinned), Math.max(...thinned)]).toEqual([Math.min(...values), Math.max(...values)]);
        for (const value of thinned) expect(values).toContain(value);
      }),
    );
  });

  it("leaves out values that do not exist", () => {
    expect([...thinLine(Float64Array.of(Number.NaN, 1, Number.NaN, 2), 10)]).toEqual([1, 2]);
    expect(thinLine(Float64Array.of(Number.NaN), 10)).toHaveLength(0);
  });

  it.each([3, 0, 4.5, Number.NaN])("refuses to keep %d points", (maxPoints) => {
    expect(() => thinLine(Float64Array.of(1, 2, 3), maxPoints)).toThrow(/ask for 4 points or more/);
  });
});
