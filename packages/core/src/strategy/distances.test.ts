import { describe, expect, it } from "vitest";
import { flatBars } from "../series/bars.fixture.ts";
import { compileStrategy, distancesAt, distancesOfDay, type RuleDistance } from "./index.ts";
import { strategyOf } from "./library/blocks.ts";
import { checkValues, inputsOf } from "./stock-inputs.fixture.ts";
import type { Rule } from "./strategy.ts";

/** Closes 8, 10 and 12: their average of two is 11 on the last day. */
const INPUTS = {
  ...inputsOf(flatBars([1, 2, 3], [8, 10, 12])),
  metric: () => Float64Array.of(0.1, 0.1, 0.3),
  check: () => checkValues("<", Float64Array.of(20, 20, 30), 25),
};

function distanceOf(rule: Rule, bar = 2) {
  const compiled = compileStrategy(strategyOf({ entry: { all: [rule] } }));
  const [{ path, ...distance }] = distancesAt(compiled, INPUTS, bar) as [RuleDistance];
  expect(path).toBe("entry.all.0");
  return distance;
}

const CLOSE = { price: "close" } as const;
const AVERAGE = { indicator: "sma", parameters: { length: 2 } } as const;

describe("the distance to a rule", () => {
  it("of two prices is a fraction of the threshold, above 0 where it passes", () => {
    const expected = { value: 12, threshold: 11, distance: 1 / 11, unit: "fraction" };
    expect(distanceOf({ left: CLOSE, operator: "above", right: AVERAGE })).toEqual({ result: "pass", ...expected });
    const below = distanceOf({ left: CLOSE, operator: "below", right: AVERAGE });
    expect(below).toEqual({ result: "fail", ...expected, distance: -1 / 11 });
    expect(distanceOf({ left: CLOSE, operator: "below", right: AVERAGE, not: true })).toMatchObject({
      result: "pass",
      distance: 1 / 11,
    });
  });

  it("of another value is in its unit", () => {
    const rule = { left: { metric: "earningsYield" }, operator: "atMost", right: { number: 0.25 } } as const;
    const distance = distanceOf(rule);
    expect(distance).toMatchObject({ result: "fail", value: 0.3, threshold: 0.25, unit: "value" });
    expect(distance.distance).toBeCloseTo(-0.05, 12);
  });

  it("to a range is that to its nearer end", () => {
    const between = { left: CLOSE, operator: "between", low: 5, high: 13 } as const;
    expect(distanceOf(between)).toMatchObject({ result: "pass", threshold: 13, distance: 1 });
    expect(distanceOf({ ...between, not: true })).toMatchObject({ result: "fail", threshold: 13, distance: -1 });
    expect(distanceOf({ ...between, high: 10 })).toMatchObject({ result: "fail", threshold: 10, distance: -2 });
  });

  it("of a cross says how far the value is beyond the line, whether it crossed today or before", () => {
    const cross = { left: CLOSE, operator: "crossesAbove", right: { number: 11 } } as const;
    expect(distanceOf(cross)).toMatchObject({ result: "pass", value: 12, threshold: 11, distance: 1 });
    expect(distanceOf({ ...cross, right: { number: 9 } })).toMatchObject({ result: "fail", distance: 3 });
    expect(distanceOf({ ...cross, right: { number: 7 } }, 0)).toMatchObject({ result: "missing" });
  });

  it("of a check is its margin; of one that is settled by itself there is none", () => {
    const check = { check: "O1", state: "pass" } as const;
    expect(distanceOf(check)).toEqual({ result: "fail", value: 30, threshold: 25, distance: -5, unit: "value" });
    expect(distanceOf({ ...check, state: "fail" })).toMatchObject({ result: "pass", distance: 5 });
    const settled = { ...INPUTS, check: () => checkValues("<", Float64Array.of(Number.POSITIVE_INFINITY), 25) };
    const compiled = compileStrategy(strategyOf({ entry: { all: [check] } }));
    expect(distancesAt(compiled, settled, 0)).toMatchObject([{ result: "fail", value: null, distance: null }]);
  });

  it("does not exist where the value is missing", () => {
    expect(distanceOf({ left: CLOSE, operator: "above", right: AVERAGE }, 0)).toMatchObject({
      result: "missing",
      value: null,
    });
    expect(distanceOf({ left: CLOSE, operator: "percentileAtLeast", right: 0.5 })).toMatchObject({ result: "missing" });
  });

  it("of a rank is between standings", () => {
    const rules = [
      { left: CLOSE, operator: "percentileAtLeast", right: 0.75 },
      { left: CLOSE, operator: "rankAtMost", right: 2 },
    ] as const;
    const compiled = compileStrategy(strategyOf({ entry: { all: rules }, rebalancing: "monthly" }));
    const day = {
      stocks: 3,
      column: () => Float64Array.of(8, 10, 12),
      check: INPUTS.check,
      sectors: new Int32Array(3),
      industries: new Int32Array(3),
    };
    expect(distancesOfDay(compiled, day, { row: 1, members: compiled.members(day) })).toMatchObject([
      { path: "entry.all.0", result: "fail", value: 0.5, threshold: 0.75, distance: -0.25 },
      { path: "entry.all.1", result: "pass", value: 2, threshold: 2, distance: 0 },
    ]);
  });
});
