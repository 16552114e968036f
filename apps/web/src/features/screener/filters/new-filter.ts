import type { WireCatalogueCheck } from "@plumbline/contract";
import type { ParamFilter } from "@plumbline/contract/calls";
import { fromInput, toInput } from "../../../format/index.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";

/** Where nothing is known of how values lie, the best fifth of the market is asked for. */
const BEST = 0.8;

/** Significant digits of the first bound: rounder numbers are easier to change. */
const DIGITS = 2;

/**
 * The filter with which a metric begins: the better half of the companies, at a round bound.
 *
 * @param median Of the market; null when not known.
 * @example
 * firstMetricFilter({ id: "pe", good: "lower", unit: "times" }, 17.93); // P/E of at most 18
 */
export function firstMetricFilter(
  { id: metric, good, unit }: Pick<ScreenNumber, "id" | "good" | "unit">,
  median: number | null,
): ParamFilter {
  if (median === null) return { metric, op: "percentileAtLeast", low: BEST, within: "market" };
  const bound = fromInput(Number(toInput(median, unit).toPrecision(DIGITS)), unit);
  return good === "higher" ? { metric, op: "atLeast", low: bound } : { metric, op: "atMost", high: bound };
}

/** The filter with which a check begins: it is passed, at the threshold of its rule. */
export function firstCheckFilter({ id }: Pick<WireCatalogueCheck, "id">): ParamFilter {
  return { check: id, state: "pass" };
}
