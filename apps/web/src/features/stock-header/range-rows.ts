import type { WireRange } from "@plumbline/contract";
import type { BaseInfo } from "./base-info.ts";

export const RANGE_NAMES = ["today", "year", "decade"] as const;
export type RangeName = (typeof RANGE_NAMES)[number];

/** One bar of the ranges. */
export interface RangeRow {
  readonly name: RangeName;
  readonly range: WireRange;
  /** First day, where the history is shorter than the span; otherwise null. */
  readonly since: string | null;
}

/** The ranges in their order, with the day from which one counts whose history is too short for it. */
export function rangeRows(ranges: BaseInfo["ranges"]): RangeRow[] {
  return RANGE_NAMES.map((name) => {
    const range = ranges[name];
    const isShort = !range.complete && range.low.value !== null;
    return { name, range, since: isShort ? range.from : null };
  });
}
