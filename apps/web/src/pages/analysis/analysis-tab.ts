import { METRIC_GROUPS } from "@plumbline/contract/calls";

/** The tabs of the analysis in their order: between the overview and the written report the groups of metrics. */
export const TABS = ["overview", ...METRIC_GROUPS, "ai"] as const;
export type AnalysisTab = (typeof TABS)[number];

/** Reads the tab from an address; the first where it names none. */
export function readTab(query: Readonly<Record<string, string>>): AnalysisTab {
  return TABS.find((tab) => tab === query.tab) ?? "overview";
}

/** Writes the tab for an address. What was open in another tab is closed. */
export function writeTab(tab: AnalysisTab) {
  const closed = { metric: undefined, span: undefined, end: undefined, check: undefined, report: undefined };
  return { tab: tab === "overview" ? undefined : tab, ...closed };
}
