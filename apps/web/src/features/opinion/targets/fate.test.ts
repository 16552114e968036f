import { expect, it } from "vitest";
import { daysBetween, fateOf, isOutcomeDoubtful } from "./fate.ts";
import { MATURED, targetOf } from "./target.fixture.ts";

it("is met once some close was there, also while the twelve months run and when the price has left again", () => {
  expect(fateOf(targetOf({ outcome: { state: "running", dayMet: "2024-08-01", horizon: "2025-06-03" } }))).toBe("met");
  expect(fateOf(targetOf({ outcome: { ...MATURED, dayMet: "2024-08-01" } }))).toBe("met");
});

it("is missed only when the twelve months are over", () => {
  expect(fateOf(targetOf())).toBe("running");
  expect(fateOf(targetOf({ outcome: MATURED }))).toBe("missed");
});

it("is not known without prices", () => {
  const outcome = { state: "unknown", because: "no-price", horizon: "2025-06-03" } as const;
  expect(fateOf(targetOf({ outcome }))).toBe("unknown");
});

it("is doubtful where it was measured over a doubtful move, until it was met", () => {
  const doubtful = ["2024-09-01"];
  const dayMet = (on: string | null) => isOutcomeDoubtful(targetOf({ outcome: { ...MATURED, dayMet: on, doubtful } }));
  expect([dayMet(null), dayMet("2024-08-31"), dayMet("2024-09-01")]).toEqual([true, false, true]);
  expect(isOutcomeDoubtful(targetOf({ outcome: MATURED }))).toBe(false);
});

it("counts calendar days over a leap day", () => {
  expect(daysBetween("2024-02-01", "2024-03-01")).toBe(29);
});
