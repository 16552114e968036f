import type { WireStrategy } from "@plumbline/contract";
import { STRATEGY_LIBRARY } from "@plumbline/core/strategy";
import { describe, expect, it } from "vitest";
import type { Operand } from "./draft.ts";
import { operandGroups, operandId, thresholdOf, unitBeside } from "./operands.ts";

/** Every value that a tree of rules looks at, numbers aside. */
function operandsIn(tree: unknown): Operand[] {
  if (typeof tree !== "object" || tree === null) return [];
  const kinds = ["price", "indicator", "metric", "calendar", "monthlyAverage", "rate"];
  const isOperand = kinds.some((kind) => kind in tree);
  return isOperand ? [tree as Operand] : Object.values(tree).flatMap(operandsIn);
}

describe("the values that the builder offers", () => {
  const used = STRATEGY_LIBRARY.map(({ id, strategy }) => [id, operandsIn(strategy as WireStrategy)] as const);
  const metrics = [
    ...new Set(used.flatMap(([, operands]) => operands.flatMap((each) => ("metric" in each ? each.metric : [])))),
  ];
  const offered = operandGroups(metrics).flatMap(({ operands }) => operands);

  it("are told apart by their ids", () => {
    expect(new Set(offered.map(operandId)).size).toBe(offered.length);
  });

  it.each(used)("have all that %s looks at, whatever its numbers are", (_, operands) => {
    const ids = new Set(offered.map(operandId));
    expect(operands.map(operandId).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("are the same with other numbers, another day or a multiple, and another one of the benchmark", () => {
    const average: Operand = { indicator: "sma", parameters: { length: 50 } };
    expect(operandId({ ...average, parameters: { length: 200 }, barsAgo: 21, times: 2 })).toBe(operandId(average));
    expect(operandId({ ...average, of: "benchmark" })).not.toBe(operandId(average));
    expect(operandId({ monthlyAverage: 10, of: "benchmark" })).not.toBe(operandId({ monthlyAverage: 10 }));
    // The upper band comes first and is meant where no line is named.
    expect(operandId({ indicator: "bollinger" })).toBe(operandId({ indicator: "bollinger", output: "upper" }));
  });
});

describe("a number of a rule", () => {
  it("has the unit of what it is compared with", () => {
    expect(unitBeside({ price: "close" })).toBe("price");
    expect(unitBeside({ metric: "earningsYield" })).toBe("fraction");
    expect(unitBeside({ calendar: "month" })).toBe("month");
  });

  it("has the unit of its check as a threshold", () => {
    // O1 is the P/E: its threshold is a multiple.
    expect(thresholdOf("O1").unit).toBe("times");
  });

  it("has the currency of the dollars in which Graham's size is stated, and none for profits of any accounts", () => {
    // D1 is his size of 800 million dollars; O4 is a profit above 0 in the currency of the accounts.
    expect(thresholdOf("D1")).toMatchObject({ unit: "money", currency: "USD" });
    expect(thresholdOf("O4").currency).toBeUndefined();
  });
});
