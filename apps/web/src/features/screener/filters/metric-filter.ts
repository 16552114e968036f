import type { PercentileGroup } from "@plumbline/contract/calls";
import type { MetricFilter } from "../screen-state.ts";

export type Operator = MetricFilter["op"];

/** The operators in the order in which they are offered. */
export const OPERATORS = ["atMost", "atLeast", "between", "percentileAtLeast", "percentileAtMost"] as const;

const WITHIN: PercentileGroup = "market";
const BEST_SHARE = 0.8;
const WORST_SHARE = 0.2;

/** The bounds of a filter; null on a side where it has none. */
export function boundsOf(filter: MetricFilter): { readonly low: number | null; readonly high: number | null } {
  return { low: "low" in filter ? filter.low : null, high: "high" in filter ? filter.high : null };
}

/** A filter with another operator. It keeps a bound that the new operator has too, in the same unit. */
export function withOperator(filter: MetricFilter, op: Operator): MetricFilter {
  const { metric } = filter;
  const within = "within" in filter ? filter.within : WITHIN;
  if (op === "percentileAtLeast") return { metric, op, low: BEST_SHARE, within };
  if (op === "percentileAtMost") return { metric, op, high: WORST_SHARE, within };
  const { low, high } = "within" in filter ? { low: null, high: null } : boundsOf(filter);
  if (op === "atLeast") return { metric, op, low: low ?? high ?? 0 };
  if (op === "atMost") return { metric, op, high: high ?? low ?? 0 };
  const bound = low ?? high ?? 0;
  return { metric, op, low: low ?? Math.min(0, bound), high: high ?? Math.max(bound, 2 * bound) };
}

/** A filter with a changed bound; null where the lower bound would be above the higher one. */
export function withBound(filter: MetricFilter, side: "low" | "high", bound: number): MetricFilter | null {
  if (!(side in filter)) return null;
  const moved = { ...filter, [side]: bound } as MetricFilter;
  const { low, high } = boundsOf(moved);
  return low === null || high === null || low <= high ? moved : null;
}
