import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flatBars } from "../../series/bars.fixture.ts";
import type { CheckValues } from "../columns/stock-inputs.ts";
import type { ResolvedGroup, ResolvedRule } from "../resolve-strategy.ts";
import { checkValues, inputsOf } from "../stock-inputs.fixture.ts";
import { markRows } from "./condition.ts";
import { groupCondition, ruleCondition } from "./rule-condition.ts";
import { stockSource } from "./stock-source.ts";

const NONE = Number.NaN;

/** A stock with these closes and this benchmark; every check has the values given. */
function sourceOf(
  closes: readonly number[],
  { benchmark = closes, check = checkValues("<", new Float64Array(0)) } = {},
) {
  const days = closes.map((_, k) => 19_000 + k);
  return stockSource({
    ...inputsOf(flatBars(days, closes)),
    benchmark: flatBars(days, benchmark),
    check: (): CheckValues => check,
  });
}

const CLOSE = { price: "close" } as const;
const BENCHMARK = { of: "benchmark", price: "close" } as const;

function marksOf(rule: ResolvedRule, source: ReturnType<typeof sourceOf>): number[] {
  const condition = ruleCondition(rule, source);
  const marks = [...markRows(condition, new Uint8Array(source.rows))];
  // Row by row and column by column are two ways to the same answer.
  expect(marks.map((_, row) => Number(condition.holdsAt(row)))).toEqual(marks);
  return marks;
}

describe("a rule", () => {
  it.each([
    ["above", [0, 0, 1, 0, 0]],
    ["below", [1, 0, 0, 0, 0]],
    ["atLeast", [0, 1, 1, 0, 0]],
    ["atMost", [1, 1, 0, 0, 0]],
  ] as const)(
    "compares a value that is %s another one, and knows nothing where one is missing",
    (operator, expected) => {
      const source = sourceOf([1, 2, 3, NONE, 2], { benchmark: [2, 2, 2, 2, NONE] });
      expect(marksOf({ left: CLOSE, operator, right: BENCHMARK }, source)).toEqual(expected);
      const negated = [1, 1, 1, 0, 0].map((known, k) => known - (expected[k] as number));
      expect(marksOf({ left: CLOSE, operator, right: BENCHMARK, not: true }, source)).toEqual(negated);
      expect(marksOf({ left: CLOSE, operator, right: { number: 2 } }, source).slice(0, 4)).toEqual(
        expected.slice(0, 4),
      );
      // Seen from the other side: 2 is below a close that is above 2.
      expect(marksOf({ left: { number: 2 }, operator, right: CLOSE }, sourceOf([3, 2, 1, NONE])).slice(0, 4)).toEqual(
        expected.slice(0, 4),
      );
    },
  );

  it("looks back as many bars as it says, and multiplies", () => {
    const source = sourceOf([1, 2, 3, 5]);
    expect(marksOf({ left: CLOSE, operator: "atLeast", right: { ...CLOSE, barsAgo: 1, times: 1.6 } }, source)).toEqual([
      0, 1, 0, 1,
    ]);
  });

  it("asks whether a number lies between two, both included; the opposite needs the number as well", () => {
    const source = sourceOf([1, 2, 3, 4, NONE]);
    const rule = { left: CLOSE, operator: "between", low: 2, high: 3 } as const;
    expect(marksOf(rule, source)).toEqual([0, 1, 1, 0, 0]);
    expect(marksOf({ ...rule, not: true }, source)).toEqual([1, 0, 0, 1, 0]);
  });

  it("sees a cross from at or below to above, on bars whose value and the one before are known", () => {
    const source = sourceOf([1, 2, 3, 2, 1, NONE, 3, 3], { benchmark: [2, 2, 2, 2, 2, 2, 2, NONE] });
    const up = { left: CLOSE, operator: "crossesAbove", right: BENCHMARK } as const;
    const down = { left: CLOSE, operator: "crossesBelow", right: BENCHMARK } as const;
    expect(marksOf(up, source)).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
    expect(marksOf(down, source)).toEqual([0, 0, 0, 0, 1, 0, 0, 0]);
    expect(marksOf({ ...up, not: true }, source)).toEqual([0, 1, 0, 1, 1, 0, 0, 0]);
    expect(marksOf({ ...up, right: { number: 2 } }, source)).toEqual([0, 0, 1, 0, 0, 0, 0, 0]);
  });

  it("holds a check against its own threshold or a moved one; an unknown check is neither passed nor failed", () => {
    // A P/E below its limit: 20 and 30 against 25, unknown, and settled as failed whatever the limit.
    const check = checkValues("<", Float64Array.of(20, 30, NONE, Number.POSITIVE_INFINITY), 25);
    const source = sourceOf([1, 1, 1, 1], { check });
    expect(marksOf({ check: "O1", state: "pass" }, source)).toEqual([1, 0, 0, 0]);
    expect(marksOf({ check: "O1", state: "fail" }, source)).toEqual([0, 1, 0, 1]);
    expect(marksOf({ check: "O1", state: "pass", not: true }, source)).toEqual([0, 1, 0, 1]);
    expect(marksOf({ check: "O1", state: "pass", threshold: 31 }, source)).toEqual([1, 1, 0, 0]);
  });

  it("that ranks does not hold for a stock alone, negated or not", () => {
    const rule = { left: CLOSE, operator: "percentileAtLeast", right: 0 } as const;
    expect(marksOf(rule, sourceOf([1, 2]))).toEqual([0, 0]);
    expect(marksOf({ ...rule, not: true }, sourceOf([1, 2]))).toEqual([0, 0]);
  });
});

describe("a group of rules", () => {
  const above = (number: number): ResolvedRule => ({ left: CLOSE, operator: "above", right: { number } });
  const below = (number: number): ResolvedRule => ({ left: CLOSE, operator: "below", right: { number } });
  const marksOfGroup = (group: ResolvedGroup, closes: readonly number[]) => {
    const source = sourceOf(closes);
    return [...markRows(groupCondition(group, source), new Uint8Array(source.rows))];
  };

  it("holds where all of its rules do, or where one does", () => {
    expect(marksOfGroup({ all: [above(1), below(3)] }, [1, 2, 3, NONE])).toEqual([0, 1, 0, 0]);
    expect(marksOfGroup({ any: [below(2), above(2)] }, [1, 2, 3, NONE])).toEqual([1, 0, 1, 0]);
    expect(marksOfGroup({ all: [] }, [1, 2])).toEqual([1, 1]);
    expect(marksOfGroup({ any: [] }, [1, 2])).toEqual([0, 0]);
  });

  it("holds groups: a crossing, or a low price that is not too low", () => {
    const crossing: ResolvedRule = { left: CLOSE, operator: "crossesAbove", right: { number: 3 } };
    const group: ResolvedGroup = { any: [crossing, { all: [above(1), below(3)] }] };
    expect(marksOfGroup(group, [1, 2, 3, 4, 5])).toEqual([0, 1, 0, 1, 0]);
    expect(marksOfGroup({ all: [crossing, { any: [above(4), below(1)] }] }, [1, 4, 3, 5])).toEqual([0, 0, 0, 1]);
  });

  it("is the same whatever the order of its rules", () => {
    const values = fc.array(fc.oneof(fc.integer({ min: 0, max: 6 }), fc.constant(NONE)), {
      minLength: 1,
      maxLength: 30,
    });
    const rules: ResolvedRule[] = [
      above(1),
      { ...below(2), not: true },
      { left: CLOSE, operator: "crossesAbove", right: { number: 3 } },
      { left: CLOSE, operator: "crossesBelow", right: { number: 4 }, not: true },
    ];
    fc.assert(
      fc.property(values, fc.shuffledSubarray(rules), fc.boolean(), (closes, members, isAll) => {
        const group = (some: readonly ResolvedRule[]): ResolvedGroup => (isAll ? { all: some } : { any: some });
        const one = members.map((rule) => marksOfGroup({ all: [rule] }, closes));
        const expected = closes.map((_, row) => {
          const held = one.map((marks) => marks[row] === 1);
          return Number(isAll ? held.every(Boolean) : held.some(Boolean));
        });
        expect(marksOfGroup(group(members), closes)).toEqual(expected);
        expect(marksOfGroup(group(members.toReversed()), closes)).toEqual(expected);
      }),
    );
  });
});
