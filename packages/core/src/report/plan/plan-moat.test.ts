import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { planMoat } from "./plan-moat.ts";
import { planSummary } from "./plan-summary.ts";

const PROVENANCE = { source: "sec", form: "10-K", filedAt: "2026-02-20", periodEnd: "2025-12-31" } as const;

function numbersOf(median: number, share: number) {
  const items = Object.entries({ "moat.medianSpread": median, "moat.share": share, "moat.years": 10 }).map(
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
