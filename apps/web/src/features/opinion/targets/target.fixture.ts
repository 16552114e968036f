import type { WireTarget } from "@plumbline/contract";

/** A running target of UBS of which a test states what matters. */
export function targetOf(changes: Partial<WireTarget> & { readonly day?: string } = {}): WireTarget {
  const { day = "2024-06-03", ...rest } = changes;
  return {
    provenance: { source: "fmp", periodEnd: day, formula: "PT-01" },
    ...{ firm: "ubs", analyst: null, action: null, target: 120, postedTarget: 120, priorTarget: null },
    ...{ priceWhenPosted: 100, priceFrom: "provider" },
    outcome: { state: "running", dayMet: null, horizon: "2025-06-03" },
    ...rest,
  };
}

/** Twelve months that are over. */
export const MATURED: Extract<WireTarget["outcome"], { state: "matured" }> = {
  ...{ state: "matured", dayMet: null, horizon: "2025-06-03", metEnd: false, endDay: "2025-06-03", endClose: 90 },
};
