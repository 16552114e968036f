import type { Figure } from "../../figure/index.ts";

/** A reason for or against a model for a company. The page has a sentence for each code in every language. */
export const SUITABILITY_CODES = [
  "COMPANY_IS_BANK",
  "COMPANY_IS_BROKER",
  "COMPANY_IS_INSURER",
  "COMPANY_IS_REIT",
  /** Cash flow or earnings are not reported. */
  "CASH_FLOW_UNKNOWN",
  "EARNINGS_UNKNOWN",
  /** No meaningful revenue: none, or less than a tenth of the loss. */
  "BEFORE_REVENUE",
  /** Net income of twelve months is 0 or less. */
  "LOSS",
  /** Free cash flow of twelve months is 0 or less. */
  "CASH_FLOW_NOT_POSITIVE",
  /** Free cash flow is positive now and was 0 or less in the middle one of the last five years. */
  "CASH_FLOW_ONLY_NOW",
  /** Free cash flow is less than half, or more than twice, what such revenue usually leaves. */
  "CASH_FLOW_UNUSUAL",
  /** A year of the last five without free cash flow, or a margin that scatters by more than half of its mean. */
  "CASH_FLOW_UNSTABLE",
  /** Free cash flow in each of the last five years, with a steady margin. */
  "CASH_FLOW_STEADY",
  /** Revenue (or, for Graham, earnings) has grown by more than 20 % a year. */
  "GROWTH_ABOVE_20_PERCENT",
  /** Earnings halved or more at least twice in ten years, and the margin is now far above its median. */
  "CYCLICAL_AT_PEAK",
  /** Earnings per share are less than two thirds, or more than one and a half times, the mean of three years. */
  "EARNINGS_UNUSUAL",
  /** A year of the last five without earnings. */
  "EARNINGS_UNSTABLE",
  /** Earnings in each of the last five years. */
  "EARNINGS_STEADY",
  /** More than a twentieth of net income is from discontinued operations. */
  "DISCONTINUED_OPERATIONS",
  /** Fewer than five fiscal years in a row. */
  "SHORT_HISTORY",
  /** Net income of a past year has been changed by more than a hundredth within twelve months. */
  "RESTATED",
] as const;

export type SuitabilityCode = (typeof SUITABILITY_CODES)[number];

export interface SuitabilityReason {
  readonly code: SuitabilityCode;
  readonly level: "for" | "caution" | "against";
  /** The figures it rests on, by name. */
  readonly figures: Readonly<Record<string, Figure>>;
}
