import { expect, it } from "vitest";
import { firstCheckFilter, firstMetricFilter } from "./first-filter.ts";

it("starts with the better half of the market at a round bound", () => {
  expect(firstMetricFilter({ id: "pe", good: "lower", unit: "times" }, 17.93)).toEqual({
    metric: "pe",
    op: "atMost",
    high: 18,
  });
  // 0.1234 is 12.34 percent, of which 12 is the round number.
  expect(firstMetricFilter({ id: "roe.latest", good: "higher", unit: "fraction" }, 0.1234)).toEqual({
    metric: "roe.latest",
    op: "atLeast",
    low: 0.12,
  });
  // 1,234,567,890 is 1,235 million, of which 1,200 is the round number.
  expect(firstMetricFilter({ id: "marketValue", good: "higher", unit: "money" }, 1_234_567_890)).toMatchObject({
    low: 1.2e9,
  });
});

it("starts with the best fifth of the market where its median is not known", () => {
  expect(firstMetricFilter({ id: "pe", good: "lower", unit: "times" }, null)).toEqual({
    metric: "pe",
    op: "percentileAtLeast",
    low: 0.8,
    within: "market",
  });
});

it("starts a check filter with the companies that pass", () => {
  expect(firstCheckFilter({ id: "G5" })).toEqual({ check: "G5", state: "pass" });
});
