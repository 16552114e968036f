import { METRIC_IDS, type MetricId } from "@plumbline/contract/calls";

/** The open metric and the period that is explained. They stand in the address. */
export interface DetailState {
  readonly metric: MetricId | null;
  readonly span: "quarter" | "year";
  /** Last day of the chosen period; null for the latest. */
  readonly end: string | null;
}

/** Changes the state as it is at the time of the call, so that two quick steps both count. */
export type ChangeDetail = (change: (current: DetailState) => DetailState) => void;

/** Reads the state from an address. A parameter that is missing or wrong has its default. */
export function readDetailState(query: Readonly<Record<string, string>>): DetailState {
  return {
    metric: METRIC_IDS.find((id) => id === query.metric) ?? null,
    span: query.span === "year" ? "year" : "quarter",
    end: query.end || null,
  };
}

/** Writes the state for an address; undefined removes a parameter. */
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
