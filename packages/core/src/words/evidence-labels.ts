/** How much speaks for a calendar month being unlike the others; a table of returns can never say more than moderate. */
export const EVIDENCE_LABELS = ["none", "weak", "moderate"] as const;
export type EvidenceLabel = (typeof EVIDENCE_LABELS)[number];
