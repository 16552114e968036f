import { expect, it } from "vitest";
import { checksOfTab, countOutcomes, foldChecks, outcomeOf } from "./check-outcome.ts";
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

it("says once why three checks or more have no value, and keeps a row for each that has one or is alone", () => {
  const lost = (id: string, because: "not-applicable-to-banks" | "no-targets") =>
    evaluation({ id, state: "unknown", result: "na", because, value: { value: null, because } });
  const checks = [
    evaluation({ id: "O1" }),
    lost("O2", "not-applicable-to-banks"),
    lost("O3", "no-targets"),
    lost("O4", "not-applicable-to-banks"),
    lost("O5", "not-applicable-to-banks"),
    lost("O6", "no-targets"),
  ];
  const { shown, folded } = foldChecks(checks);
  expect(shown.map(({ id }) => id)).toEqual(["O1", "O3", "O6"]);
  expect(folded.map(({ because, checks: group }) => [because, group.map(({ id }) => id)])).toEqual([
    ["not-applicable-to-banks", ["O2", "O4", "O5"]],
  ]);
});
