import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, OPERATORS, withBound, withOperator } from "./metric-filter.ts";

describe("a filter with another operator", () => {
  it("keeps the bound where it means the same", () => {
    const atMost = { metric: "pe", op: "atMost", high: 15 } as const;
    expect(withOperator(atMost, "atLeast")).toEqual({ metric: "pe", op: "atLeast", low: 15 });
    expect(withOperator(atMost, "between")).toEqual({ metric: "pe", op: "between", low: 0, high: 15 });
    expect(withOperator({ metric: "pe", op: "between", low: 5, high: 15 }, "atMost")).toMatchObject({ high: 15 });
  });

  it("does not turn a percentile into a value, nor a value into a percentile", () => {
    const best = { metric: "pe", op: "percentileAtLeast", low: 0.9, within: "sector" } as const;
    expect(withOperator(best, "atMost")).toEqual({ metric: "pe", op: "atMost", high: 0 });
    expect(withOperator(best, "percentileAtMost")).toEqual({
      metric: "pe",
      op: "percentileAtMost",
      high: 0.2,
      within: "sector",
    });
  });

  it("never has its bounds the wrong way round", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constantFrom(...OPERATORS), (bound, op) => {
        for (const filter of [
          { metric: "x", op: "atLeast", low: bound } as const,
          { metric: "x", op: "atMost", high: bound } as const,
        ]) {
          const { low, high } = boundsOf(withOperator(filter, op));
          expect(low === null || high === null || low <= high).toBe(true);
        }
      }),
    );
  });
});

it("changes a bound, unless it would cross the other one", () => {
  const between = { metric: "pe", op: "between", low: 5, high: 15 } as const;
  expect(withBound(between, "low", 10)).toEqual({ ...between, low: 10 });
  expect(withBound(between, "low", 20)).toBeNull();
  expect(withBound({ metric: "pe", op: "atMost", high: 15 }, "low", 3)).toBeNull();
});
