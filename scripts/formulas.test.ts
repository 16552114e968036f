import { describe, expect, it } from "vitest";
import { companyKinds } from "./formulas/company-kinds.ts";
import { contents } from "./formulas/contents.ts";
import { expressionText } from "./formulas/expression-text.ts";
import { markdownTable } from "./formulas/markdown-table.ts";
import { ruleSection, ruleTitles } from "./formulas/rule-section.ts";
import { scoreSections } from "./formulas/score-sections.ts";
import { writtenNumber } from "./formulas/written-number.ts";

describe("the text of how an item is found", () => {
  it("puts a choice within a sum in brackets, and marks what may be absent", () => {
    const cash = {
      sumOf: ["Cash", { firstOf: ["ShortTermInvestments", "MarketableSecurities"] }],
      needs: "first",
    } as const;
    expect(expressionText(cash)).toBe("`Cash` + (`ShortTermInvestments`, else `MarketableSecurities`) if reported");
    expect(expressionText({ sumOf: ["A", "B"], needs: "all" })).toBe("`A` + `B`");
    expect(expressionText({ sumOf: ["A", "B"], needs: "any" })).toBe("`A` if reported + `B` if reported");
  });

  it("distinguishes concepts from other items", () => {
    expect(expressionText({ difference: [{ item: "revenue" }, "CostOfRevenue"] })).toBe("*revenue* − `CostOfRevenue`");
  });
});

it("a bar in a cell ends no cell", () => {
  expect(markdownTable(["a"], [["b|c"]])).toBe("| a |\n| --- |\n| b\\|c |\n");
});

describe("kinds of company", () => {
  it("are summed up where a reader has a word for them", () => {
    expect(companyKinds(["bank", "broker", "insurer", "reit", "utility"])).toBe("financials, utilities");
    expect(companyKinds(["broker", "insurer", "reit", "utility", "manufacturer", "other"])).toBe("all but banks");
    expect(companyKinds(["bank", "reit"])).toBe("banks, REITs");
    expect(companyKinds([])).toBe("–");
  });
});

it("writes thresholds in the units of people", () => {
  expect(writtenNumber(0.07, "fraction")).toBe("7 %");
  expect(writtenNumber(-0.5, "fraction")).toBe("−50 %");
  expect(writtenNumber(800_000_000, "money")).toBe("800 m");
  expect(writtenNumber(1, "years")).toBe("1 year");
});

it("shows the weights of Altman's paper of 1968, as the core has them", () => {
  expect(scoreSections().join("\n")).toContain(
    "1.2 X1 + 1.4 X2 + 3.3 X3 + 0.6 X4 + 0.999 X5 | below 1.81 | above 2.99",
  );
});

describe("the table of rules", () => {
  const titles = ruleTitles(
    "### GEN-04\n\n**Denominators.** A ratio.\n\n### STA-15\n\n**Changes.** T.\n\n### Series\n\nThree.\n",
  );

  it("takes the titles of rules from their page, and the heading where there is none", () => {
    expect([...titles]).toEqual([
      ["GEN-04", "Denominators"],
      ["STA-15", "Changes"],
      ["Series", "Series"],
    ]);
  });

  it("links every rule that is named to its place, and no other", () => {
    expect(ruleSection(["A change (STA-15)."], titles).match(/^\| \[.+/gm)).toEqual([
      "| [STA-15](rules.md#sta-15) | Changes |",
    ]);
    expect(ruleSection(["A change (STA-15).", "GEN-04"], titles).match(/^\| \[[A-Z]{3}-\d\d/gm)).toEqual([
      "| [GEN-04",
      "| [STA-15",
    ]);
  });

  it("cannot be written where a rule is not explained", () => {
    expect(() => ruleSection(["STA-16"], titles)).toThrow(/does not explain the rule STA-16/);
  });
});

it("links to headings as readers of Markdown name them", () => {
  expect(contents(["## Price / sales, of a group\n", "### A part\n"])).toBe(
    "- [Price / sales, of a group](#price--sales-of-a-group)\n",
  );
});
