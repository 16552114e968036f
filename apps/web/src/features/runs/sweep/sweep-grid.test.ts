import { describe, expect, it } from "vitest";
import { sweepGrid } from "./sweep-grid.ts";

const parameter = (name: string, ...values: number[]) => ({ name, values });

describe("the combinations of a sweep", () => {
  it("are found by the place of both values, the last parameter first", () => {
    const grid = sweepGrid({ parameters: [parameter("fast", 10, 20), parameter("slow", 50, 100, 150)] });
    expect(grid.rows).toEqual([10, 20]);
    expect(grid.columns).toEqual([50, 100, 150]);
    // By hand: (10, 50), (10, 100), (10, 150), (20, 50), (20, 100), (20, 150).
    expect(grid.placeOf(1, 1)).toBe(4);
  });

  it("are one column where a single parameter is moved", () => {
    const grid = sweepGrid({ parameters: [parameter("length", 2, 3, 4)] });
    expect(grid.columns).toBeNull();
    expect([0, 1, 2].map((row) => grid.placeOf(row, 0))).toEqual([0, 1, 2]);
  });
});
