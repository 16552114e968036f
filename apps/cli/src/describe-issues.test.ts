import type { Issue } from "@plumbline/market/model";
import { summarise } from "@plumbline/market/quality";
import { expect, it } from "vitest";
import { describeIssues } from "./describe-issues.ts";

const issue: Issue = {
  outcome: "rejected",
  code: "high-below-low",
  file: "AAPL.csv",
  symbol: "AAPL",
  day: "2020-01-02",
  detail: "High 1,\n low 2.",
  count: 1,
};

it("groups by outcome and code, worst first, names where and what, and counts the rest", () => {
  const issues = [
    { ...issue, outcome: "noted", code: "no-trading", symbol: null, day: null, file: null } as const,
    { ...issue, count: 1500 },
    issue,
    issue,
  ];
  expect(describeIssues(summarise(issues), issues, 2)).toBe(
    [
      "Rejected (not in the market)",
      "  high-below-low  3 (1,502 rows or facts)",
      "    AAPL 2020-01-02 (AAPL.csv): High 1, low 2.",
      "    AAPL 2020-01-02 (AAPL.csv): High 1, low 2.",
      "    ... and 1 more",
      "",
      "Noted (in the market as delivered)",
      "  no-trading  1",
      "    High 1, low 2.",
    ].join("\n"),
  );
});

it("states that nothing was found when there are no issues", () => {
  expect(describeIssues([], [])).toBe("Nothing was found.");
});
