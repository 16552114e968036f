import { expect, it } from "vitest";
import { MATURED, targetOf } from "../opinion.fixture.ts";
import { daysBetween, fateOf, isOutcomeDoubtful } from "./target-words.ts";

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
