/** The words of written reports, shared by core, contract, server and page. */

/** What a report can refer to. */
export const EVIDENCE_KINDS = [
  "metric",
  "check",
  "valuation",
  "industry",
  "price",
  "targets",
  "peer",
  "passage",
  "moat",
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The units of numbers of the evidence; a share is one of things that are counted, between 0 and 1. */
export const EVIDENCE_UNITS = [
  "fraction",
  "share",
  "points",
  "money",
  "perShare",
  "times",
  "years",
  "count",
  "score",
] as const;
export type EvidenceUnit = (typeof EVIDENCE_UNITS)[number];

/**
 * How the number that a sentence places is written: `{{roe.latest|percent}}`. A size has no sign: the sentence says "rose" or "fell"
 * beside it. A share is told in whole percent. Points, times, years and money bring their unit along; a count is the bare number.
 */
export const FIGURE_FORMS = [
  "percent",
  "signedPercent",
  "percentSize",
  "share",
  "points",
  "pointsSize",
  "money",
  "perShare",
  "times",
  "years",
  "count",
] as const;
export type FigureForm = (typeof FIGURE_FORMS)[number];

/** How well the returns of a company seem protected; `unknown` where its accounts are too short. */
export const MOAT_WIDTHS = ["wide", "narrow", "none", "unknown"] as const;
export type MoatWidth = (typeof MOAT_WIDTHS)[number];

export const MOAT_TRENDS = ["widening", "stable", "narrowing", "unknown"] as const;
export type MoatTrend = (typeof MOAT_TRENDS)[number];

/** The five sources of an economic moat (Morningstar). */
export const MOAT_SOURCES = [
  "intangibleAssets",
  "costAdvantage",
  "switchingCosts",
  "efficientScale",
  "networkEffect",
] as const;
export type MoatSource = (typeof MOAT_SOURCES)[number];

export const REPORT_SECTIONS = ["summary", "products", "competitors", "moat", "bull", "bear", "wouldChange"] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];

/** Who wrote a section. */
export const REPORT_WRITERS = ["rules", "model"] as const;
export type ReportWriter = (typeof REPORT_WRITERS)[number];

/** What the evidence of a report lacks. */
export const REPORT_GAPS = [
  "no-filing-text",
  "no-business-passage",
  "no-competition-passage",
  "no-named-competitors",
  "short-history",
  "no-accounts",
  "no-peers",
  "no-prices",
  "no-targets",
  "no-valuation",
] as const;
export type ReportGap = (typeof REPORT_GAPS)[number];

/** The languages in which reports are written. */
export const REPORT_LANGUAGES = ["en", "es", "fr", "zh-Hans", "zh-Hant"] as const;
export type ReportLanguage = (typeof REPORT_LANGUAGES)[number];

/** What the checker of reports asks of every sentence. */
export const REPORT_RULES = ["schema", "refs", "figures", "direction", "kind", "language", "plain", "length"] as const;
export type ReportRule = (typeof REPORT_RULES)[number];
