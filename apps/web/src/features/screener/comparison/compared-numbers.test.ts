import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestValues, checkTally, hasBetterDirection } from "./compared-numbers.ts";

it("has a better direction for rates, multiples and growth, but not for the size of an amount", () => {
  expect(hasBetterDirection({ unit: "times", nature: "level" })).toBe(true);
  expect(hasBetterDirection({ unit: "fraction", nature: "change" })).toBe(true);
  expect(hasBetterDirection({ unit: "money", nature: "level" })).toBe(false);
  expect(hasBetterDirection({ unit: "perShare", nature: "level" })).toBe(false);
});

describe("the best value of a row", () => {
  it("is the highest or the lowest, whichever is good", () => {
    expect(bestValues([12, null, 9, 30], "lower")).toEqual([2]);
    expect(bestValues([12, null, 9, 30], "higher")).toEqual([3]);
  });

  it("is shared by equal values", () => {
    expect(bestValues([0.2, 0.1, 0.2], "higher")).toEqual([0, 2]);
  });

  it("is empty where there is nothing to be better than", () => {
    expect(bestValues([5, null, null], "higher")).toEqual([]);
    expect(bestValues([5, 5, null], "higher")).toEqual([]);
    expect(bestValues([null, null], "lower")).toEqual([]);
  });

  it("changes sides with the sign of the values", () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer()), { maxLength: 4 }), (values) => {
        const mirrored = values.map((value) => (value === null ? null : -value));
        expect(bestValues(mirrored, "lower")).toEqual(bestValues(values, "higher"));
      }),
    );
  });
});

const column = (id: string, ...states: ("pass" | "near" | "fail" | "unknown" | "not-applicable")[]) => ({
  id,
  kind: "check" as const,
  provenance: { source: "demo" },
  values: states.map(() => null),
  because: null,
  states,
});
const checks = new Map([
  ["O1", { tab: "overview" }],
  ["O2", { tab: "overview" }],
  ["G1", { tab: "growth" }],
]);

it("counts the checks of a tab company by company", () => {
  const columns = [column("O1", "pass", "fail"), column("O2", "near", "fail"), column("G1", "pass", "unknown")];
  const tally = (place: number) => checkTally({ columns }, { checks } as never, { tab: "overview", place });
  expect(tally(0)).toEqual({ pass: 1, near: 1, fail: 0, unknown: 0, "not-applicable": 0 });
  expect(tally(1)).toEqual({ pass: 0, near: 0, fail: 2, unknown: 0, "not-applicable": 0 });
});
