import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { planMoat } from "./plan-moat.ts";
import { planSummary } from "./plan-summary.ts";

const PROVENANCE = { source: "sec", form: "10-K", filedAt: "2026-02-20", periodEnd: "2025-12-31" } as const;

function numbersOf(median: number, share: number, change?: number) {
  const moat = { "moat.medianSpread": median, "moat.share": share, "moat.years": 10 };
  const items = Object.entries({ ...moat, ...(change !== undefined && { "moat.change": change }) }).map(
    ([id, value]): EvidenceItem => ({
      id,
      kind: "moat",
      asOf: "2026-03-20",
      figure: { value, provenance: PROVENANCE },
      unit: "fraction",
      currency: null,
    }),
  );
  return knownNumbers(items);
}

// MOAT-04: a narrow moat has a spread above 0 in at least 70 % of the years, and one source.
describe.each([
  ["none", -0.02, 0.3, "moat-none", "summary-moat-none"],
  ["none", 0.02, 0.6, "moat-none", "summary-moat-none"],
  ["none", 0.62, 1, "moat-unsupported", "summary-moat-unsupported"],
  ["narrow", 0.62, 1, "moat-narrow", "summary-moat-narrow"],
] as const)("of a %s moat with a median spread of %d in %d of the years", (width, median, share, moat, summary) => {
  const numbers = numbersOf(median, share);

  it("the report says whether returns or sources are missing", () => {
    const material = { moat: { width, trend: "unknown" } } as Parameters<typeof planMoat>[0];
    expect(planMoat(material, numbers).map(({ wording }) => wording)).toEqual([moat]);
  });

  it("so does its summary", () => {
    expect(planSummary(numbers, "Adam", width).map(({ wording }) => wording)).toContain(summary);
  });
});

// A moat widens or narrows; where there is none, or none can be judged, only returns rise or fall.
it.each([
  ["wide", "widening", "moat-widening"],
  ["wide", "stable", "moat-stable"],
  ["wide", "narrowing", "moat-narrowing"],
  ["narrow", "widening", "moat-widening"],
  ["narrow", "stable", "moat-stable"],
  ["narrow", "narrowing", "moat-narrowing"],
  ["none", "widening", "returns-rising"],
  ["none", "stable", "returns-steady"],
  ["none", "narrowing", "returns-falling"],
  ["unknown", "widening", "returns-rising"],
  ["unknown", "stable", "returns-steady"],
  ["unknown", "narrowing", "returns-falling"],
] as const)("a %s moat and a %s trend are told together by %s", (width, trend, wording) => {
  const material = { moat: { width, trend } } as Parameters<typeof planMoat>[0];
  const [, second] = planMoat(material, numbersOf(0.02, 0.6, 0.03));
  expect(second?.wording).toBe(wording);
});
