/** The words of the moat (MOAT-01 to MOAT-10), shared by core, contract, server and page. */

/** What the accounts of several fiscal years say about the sources of a moat. */
export const MOAT_MEASURES = [
  "grossMargin",
  "grossMarginVariation",
  "operatingMargin",
  "costTrend",
  "researchIntensity",
  "advertisingIntensity",
  "growthDeviation",
  "deferredRevenue",
  "deferredTrend",
  "revenue",
  "capitalIntensity",
] as const;
export type MoatMeasure = (typeof MOAT_MEASURES)[number];

/** Numbers of the screener about the moat of a company; they compare it with its industry, so no strategy asks them day by day. */
export const MOAT_METRIC_IDS = ["moatWidth", "moatTrend", "moatMedianSpread", "moatShareOfYears"] as const;
export type MoatMetricId = (typeof MOAT_METRIC_IDS)[number];

/** Why a source of a moat has its score, where the accounts show it. */
export const SCORED_MOAT_REASONS = [
  "margin-high-and-steady",
  "margin-high",
  "margin-above-peers",
  "research-above-peers",
  "advertising-above-peers",
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
] as const;
/** The same of the network effect, by what the annual report says: no account shows it. */
export const PASSAGE_MOAT_REASONS = ["network-described", "network-not-described"] as const;
export const MOAT_REASONS = [...SCORED_MOAT_REASONS, ...PASSAGE_MOAT_REASONS, "not-visible", "not-measurable"] as const;
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

/** Within what a reader may move a limit, and in which steps. */
export interface MoatLimitBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Bounds of the limits, in their units: shares and spreads are fractions. */
export const MOAT_LIMIT_BOUNDS: Readonly<Record<MoatLimit, MoatLimitBounds>> = {
  wideShare: { min: 0.5, max: 1, step: 0.05 },
  wideMedian: { min: 0, max: 0.3, step: 0.005 },
  wideSources: { min: 0, max: 4, step: 1 },
  narrowShare: { min: 0.3, max: 1, step: 0.05 },
  narrowMedian: { min: -0.05, max: 0.2, step: 0.005 },
  narrowSources: { min: 0, max: 4, step: 1 },
  strongScore: { min: 1, max: 3, step: 1 },
  trendPoints: { min: 0.005, max: 0.1, step: 0.005 },
};
