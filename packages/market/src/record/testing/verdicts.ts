/** Verdicts of which a test states what matters, and what they are published with. */
import type { PublishedVerdicts } from "../append-publication.ts";
import type { Verdict } from "../verdict.ts";

export function verdictOf(code: string, changes: Partial<Verdict> = {}): Verdict {
  return {
    code,
    price: 100,
    priceDay: "2026-01-02",
    currency: "USD",
    moat: "narrow",
    trend: "stable",
    dcf: 120,
    graham: null,
    consensus: 110,
    ...changes,
  };
}

/** A publication on its day, of a snapshot that is named by it. */
export function publishedOn(day: string, verdicts: readonly Verdict[]): PublishedVerdicts {
  return {
    day,
    snapshot: `snapshot of ${day}`,
    published: `${day}T05:00:00.000Z`,
    lastDay: day,
    formulas: 1,
    verdicts,
  };
}
