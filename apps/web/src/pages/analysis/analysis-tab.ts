import { METRIC_GROUPS } from "@plumbline/contract/calls";

/** The tabs of the analysis in their order; all but the first are groups of metrics. */
export const TABS = ["overview", ...METRIC_GROUPS] as const;
export type AnalysisTab = (typeof TABS)[number];

/** Reads the tab from an address; the first where it names none. */
export function readTab(query: Readonly<Record<string, string>>): AnalysisTab {
  return TABS.find((tab) => tab === query.tab) ?? "overview";
}

/** Writes the tab for an address. What was open in another tab is closed. */
export function writeTab(tab: AnalysisTab): Record<"tab" | "metric" | "span" | "end" | "check", string | undefined> {
  const closed = { metric: undefined, span: undefined, end: undefined, check: undefined };
  return { tab: tab === "overview" ? undefined : tab, ...closed };
}
