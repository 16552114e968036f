import { expect, it } from "vitest";
import { MATURED, targetOf } from "../opinion.fixture.ts";
import { daysBetween, fateOf, isOutcomeDoubtful, isToldByNumbers, revisionOf } from "./target-words.ts";

it("is met once a close reached it, also while the twelve months run and when the price has moved away", () => {
  expect(fateOf(targetOf({ outcome: { state: "running", dayMet: "2024-08-01", horizon: "2025-06-03" } }))).toBe("met");
  expect(fateOf(targetOf({ outcome: { ...MATURED, dayMet: "2024-08-01" } }))).toBe("met");
});

it("is missed only after the twelve months are over", () => {
  expect(fateOf(targetOf())).toBe("running");
  expect(fateOf(targetOf({ outcome: MATURED }))).toBe("missed");
});

it("is unknown without prices", () => {
  const outcome = { state: "unknown", because: "no-price", horizon: "2025-06-03" } as const;
  expect(fateOf(targetOf({ outcome }))).toBe("unknown");
});

it("is doubtful where it depends on a doubtful move before it was met", () => {
  const doubtful = ["2024-09-01"];
  const dayMet = (on: string | null) => isOutcomeDoubtful(targetOf({ outcome: { ...MATURED, dayMet: on, doubtful } }));
  expect([dayMet(null), dayMet("2024-08-31"), dayMet("2024-09-01")]).toEqual([true, false, true]);
  expect(isOutcomeDoubtful(targetOf({ outcome: MATURED }))).toBe(false);
});

it("includes a leap day in calendar days", () => {
  expect(daysBetween("2024-02-01", "2024-03-01")).toBe(29);
});

it("is revised where the previous target differs by more than the rounding of a division by split ratios", () => {
  expect(revisionOf(targetOf({ target: 59, priorTarget: 62 }))).toBe(-1);
  expect(revisionOf(targetOf({ target: 72, priorTarget: 69 }))).toBe(1);
  expect(revisionOf(targetOf({ target: 0.1 + 0.2, priorTarget: 0.3 }))).toBe(0);
  expect(revisionOf(targetOf({ target: 72, priorTarget: null }))).toBe(0);
});

it("keeps the word of the firm wherever its numbers say something else, or nothing", () => {
  expect(isToldByNumbers(targetOf({ action: "lower", target: 59, priorTarget: 62 }))).toBe(true);
  expect(isToldByNumbers(targetOf({ action: "raise", target: 72, priorTarget: 69 }))).toBe(true);
  expect(isToldByNumbers(targetOf({ action: "raise", target: 59, priorTarget: 62 }))).toBe(false);
  expect(isToldByNumbers(targetOf({ action: "reiterate", target: 72, priorTarget: 69 }))).toBe(false);
  expect(isToldByNumbers(targetOf({ action: "raise", target: 72, priorTarget: null }))).toBe(false);
  expect(isToldByNumbers(targetOf({ action: "initiate", target: 72, priorTarget: null }))).toBe(false);
});
