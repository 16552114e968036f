/** The words of the moat measured from accounts (MOAT-01 to MOAT-08), shared by core, contract, server and page. */

/** What the accounts of several fiscal years say about the sources of a moat. */
export const MOAT_MEASURES = [
  "grossMargin",
  "grossMarginVariation",
  "operatingMargin",
  "costTrend",
  "researchIntensity",
  "growthDeviation",
  "deferredRevenue",
  "deferredTrend",
  "revenue",
  "capitalIntensity",
] as const;
export type MoatMeasure = (typeof MOAT_MEASURES)[number];

/** Why a source of a moat has its score. */
export const MOAT_REASONS = [
  "margin-high-and-steady",
  "margin-high",
  "margin-above-peers",
  "research-above-peers",
  "margin-ordinary",
  "costs-low-and-falling",
  "costs-low",
  "costs-falling",
  "overhead-low",
  "costs-ordinary",
  "steady-and-prepaid",
  "prepaid-and-rising",
  "very-steady",
  "steady",
  "prepaid",
  "unsteady",
  "large-among-few",
  "large-share",
  "notable-share",
  "small-share",
  "not-visible",
  "not-measurable",
] as const;
export type MoatReason = (typeof MOAT_REASONS)[number];

/** The limits of the label that a reader may move. */
export const MOAT_LIMITS = [
  "wideShare",
  "wideMedian",
  "wideSources",
  "narrowShare",
  "narrowMedian",
  "narrowSources",
  "strongScore",
  "trendPoints",
] as const;
export type MoatLimit = (typeof MOAT_LIMITS)[number];
