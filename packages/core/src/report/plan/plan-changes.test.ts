import { expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { planChanges } from "./plan-changes.ts";

const PROVENANCE = { source: "sec", form: "10-K", filedAt: "2026-02-20", periodEnd: "2025-12-31" } as const;

function moat(median: number, share: number): EvidenceItem[] {
  return Object.entries({ "moat.medianSpread": median, "moat.share": share }).map(([id, value]) => ({
    id,
    kind: "moat",
    asOf: "2026-03-20",
    figure: { value, provenance: PROVENANCE },
    unit: "fraction",
    currency: null,
  }));
}

// The limits of the label are those of design and rules: wide from 90 % of the years and a median of 5 points, with two sources.
it.each([
  ["narrow", 0.41, 1, ["would-moat-widen"]],
  ["narrow", 0.41, 0.8, ["would-moat-lost"]],
  ["narrow", 0.03, 1, ["would-moat-lost"]],
  ["wide", 0.41, 1, ["would-moat-lost"]],
  ["none", -0.02, 0.2, ["would-moat-won"]],
  ["none", 0.02, 0.6, []],
  ["none", 0.62, 1, ["would-moat-shown"]],
  ["unknown", 0.41, 1, []],
] as const)(
  "a %s moat with a median spread of %d in %d of the years would change by %j",
  (width, median, share, wordings) => {
    expect(planChanges(knownNumbers(moat(median, share)), width).map(({ wording }) => wording)).toEqual(wordings);
  },
);
