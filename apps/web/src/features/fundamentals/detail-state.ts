import { METRIC_IDS, type MetricId } from "@plumbline/contract/calls";

/** Which metric is open, and of which period it is explained; lives in the address. */
export interface DetailState {
  readonly metric: MetricId | null;
  readonly span: "quarter" | "year";
  /** Last day of the chosen period; null for the latest. */
  readonly end: string | null;
}

/** Changes what is open at the moment it is asked to, so that two quick steps both count. */
export type ChangeDetail = (change: (current: DetailState) => DetailState) => void;

/** Reads the state from an address. What it does not say, or says wrongly, is as when nothing is open. */
export function readDetailState(query: Readonly<Record<string, string>>): DetailState {
  return {
    metric: METRIC_IDS.find((id) => id === query.metric) ?? null,
    span: query.span === "year" ? "year" : "quarter",
    end: query.end || null,
  };
}

/** Writes the state for an address; undefined takes a parameter away. */
export function writeDetailState({
  metric,
  span,
  end,
}: DetailState): Record<"metric" | "span" | "end", string | undefined> {
  return {
    metric: metric ?? undefined,
    span: metric && span === "year" ? "year" : undefined,
    end: (metric && end) ?? undefined,
  };
}
