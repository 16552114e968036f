import { describe, expect, it } from "vitest";
import { expressionText } from "./formulas/expression-text.ts";
import { markdownTable } from "./formulas/markdown-table.ts";

describe("the text of how an item is found", () => {
  it("puts a choice within a sum in brackets, and says what may be absent", () => {
    const cash = {
      sumOf: ["Cash", { firstOf: ["ShortTermInvestments", "MarketableSecurities"] }],
      needs: "first",
    } as const;
    expect(expressionText(cash)).toBe("`Cash` + (`ShortTermInvestments`, else `MarketableSecurities`) if reported");
    expect(expressionText({ sumOf: ["A", "B"], needs: "all" })).toBe("`A` + `B`");
    expect(expressionText({ sumOf: ["A", "B"], needs: "any" })).toBe("`A` if reported + `B` if reported");
  });

  it("tells concepts from other items", () => {
    expect(expressionText({ difference: [{ item: "revenue" }, "CostOfRevenue"] })).toBe("*revenue* − `CostOfRevenue`");
  });
});

it("a bar in a cell ends no cell", () => {
  expect(markdownTable(["a"], [["b|c"]])).toBe("| a |\n| --- |\n| b\\|c |\n");
});
