import { expect, it } from "vitest";
import { checksOfTab, countStandings, standingOf } from "./check-standing.ts";
import { evaluation } from "./evaluation.fixture.ts";

it("says of a near check on which side of the threshold it is", () => {
  expect(standingOf({ state: "near", result: "pass" })).toBe("nearPassed");
  expect(standingOf({ state: "near", result: "fail" })).toBe("nearFailed");
  expect(standingOf({ state: "fail", result: "fail" })).toBe("failed");
});

it("counts every check once", () => {
  const counts = countStandings([
    { state: "pass", result: "pass" },
    { state: "near", result: "pass" },
    { state: "near", result: "fail" },
    { state: "unknown", result: "na" },
    { state: "not-applicable", result: "na" },
    { state: "pass", result: "pass" },
  ]);
  expect(counts).toEqual({ passed: 2, nearPassed: 1, nearFailed: 1, failed: 0, unknown: 1, notApplicable: 1 });
});

it("puts the checks that do not fit the company last, the others as they come", () => {
  const checks = [
    evaluation({ id: "O1", tab: "overview" }),
    evaluation({ id: "O2", tab: "overview", state: "not-applicable", result: "na" }),
    evaluation({ id: "G1", tab: "growth" }),
    evaluation({ id: "O3", tab: "overview", state: "unknown", result: "na" }),
  ];
  expect(checksOfTab(checks, "overview").map(({ id }) => id)).toEqual(["O1", "O3", "O2"]);
});
