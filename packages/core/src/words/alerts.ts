/** The words of alerts, shared by core, contract, server and page. */

/** What an alert watches. */
export const ALERT_KINDS = [
  "price",
  "change",
  "gap",
  "metric",
  "percentile",
  "check",
  "consensus",
  "moat",
  "filing",
  "target",
  "earnings",
  "strategy",
  "screen",
  "thesis",
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** To which side a number has to cross its line. */
export const ALERT_DIRECTIONS = ["above", "below"] as const;
export type AlertDirection = (typeof ALERT_DIRECTIONS)[number];

/** The models whose value is held against the price. */
export const ALERT_MODELS = ["dcf", "graham"] as const;
export type AlertModel = (typeof ALERT_MODELS)[number];

/** Which result of a check rings when it is new. */
export const CHECK_TURNS = ["pass", "fail", "either"] as const;
export type CheckTurn = (typeof CHECK_TURNS)[number];

/** Which change of the width of a moat rings. */
export const MOAT_CHANGES = ["wider", "narrower", "any"] as const;
export type MoatChange = (typeof MOAT_CHANGES)[number];

/** Filings by what they are: annual and quarterly reports, reports of an event, everything else that is filed. */
export const FILING_KINDS = ["annual", "quarterly", "event", "other"] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

/** Which price targets ring. */
export const TARGET_CHANGES = ["raised", "lowered", "any"] as const;
export type TargetChange = (typeof TARGET_CHANGES)[number];

/** Which change of the stocks that pass a strategy rings. */
export const HIT_CHANGES = ["enters", "leaves", "either"] as const;
export type HitChange = (typeof HIT_CHANGES)[number];

/** Assumptions of a saved valuation that accounts can break. */
export const THESIS_ASSUMPTIONS = ["growth", "baseFlow", "netDebt", "shares", "eps"] as const;
export type ThesisAssumption = (typeof THESIS_ASSUMPTIONS)[number];

/** How an alert is told besides the inbox, in which everything is. */
export const ALERT_CHANNELS = ["email", "push", "webhook"] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];
