import { expect, it } from "vitest";
import { checksOfTab, countOutcomes, outcomeOf } from "./check-outcome.ts";
import { evaluation } from "./evaluation.fixture.ts";

it("shows on which side of the threshold a near check is", () => {
  expect(outcomeOf({ state: "near", result: "pass" })).toBe("nearPassed");
  expect(outcomeOf({ state: "near", result: "fail" })).toBe("nearFailed");
  expect(outcomeOf({ state: "fail", result: "fail" })).toBe("failed");
});

it("counts every check once", () => {
  const counts = countOutcomes([
    { state: "pass", result: "pass" },
    { state: "near", result: "pass" },
    { state: "near", result: "fail" },
    { state: "unknown", result: "na" },
    { state: "not-applicable", result: "na" },
    { state: "pass", result: "pass" },
  ]);
  expect(counts).toEqual({ passed: 2, nearPassed: 1, nearFailed: 1, failed: 0, unknown: 1, notApplicable: 1 });
});

it("puts checks that do not apply last and keeps the order of the others", () => {
  const checks = [
    evaluation({ id: "O1", tab: "overview" }),
    evaluation({ id: "O2", tab: "overview", state: "not-applicable", result: "na" }),
    evaluation({ id: "G1", tab: "growth" }),
    evaluation({ id: "O3", tab: "overview", state: "unknown", result: "na" }),
  ];
  expect(checksOfTab(checks, "overview").map(({ id }) => id)).toEqual(["O1", "O3", "O2"]);
});
