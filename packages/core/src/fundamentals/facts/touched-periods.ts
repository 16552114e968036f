import type { Day } from "../../time/index.ts";
import { SNAP_DAYS } from "../periods/timeline.ts";
import type { PreparedFacts } from "./prepared-facts.ts";

/** The days on which something was filed, each with the earliest end of a period that it is about. */
type FirstEnds = ReadonlyMap<Day, Day>;

/**
 * Which periods news can change. A number of the statements is made of facts of its own period and of periods before
 * it, never of later ones; ends up to six days apart are one (FND-08). So what is filed about a period leaves everything
 * of the periods before it as it was.
 *
 * @param prepared Facts of the company.
 * @returns Finds, of what was filed after one day and up to another, the end of the first period that it may change;
 * infinite when nothing was filed.
 * @see FND-04, FND-07, FND-08
 *
 * @example
 * // A 10-Q of May 2024 with the quarter of the year before beside its own.
 * touchedPeriods(prepared)(day("2024-04-30"), day("2024-05-02")); // 2023-03-31
 */
export function touchedPeriods(prepared: PreparedFacts): (after: Day, upTo: Day) => number {
  const { firstEnds, ends } = filedEnds(prepared);
  const isFirstOfItsPeriod = (end: Day, k: number) => k === 0 || end - (ends[k - 1] as Day) > SNAP_DAYS;
  const periods = ends.filter(isFirstOfItsPeriod);
  return (after, upTo) => {
    let first = Number.POSITIVE_INFINITY;
    for (const [filed, end] of firstEnds) if (filed > after && filed <= upTo && end < first) first = end;
    return periods.findLast((end) => end <= first && first !== Number.POSITIVE_INFINITY) ?? first;
  };
}

function filedEnds({ concepts }: PreparedFacts): { readonly firstEnds: FirstEnds; readonly ends: readonly Day[] } {
  const groups = [...concepts.values()].flatMap((units) => [...units.values()].flat());
  const firstEnds = new Map<Day, Day>();
  for (const { end, copies } of groups) {
    for (const { filed } of copies) {
      const first = firstEnds.get(filed);
      if (first === undefined || end < first) firstEnds.set(filed, end);
    }
  }
  return { firstEnds, ends: [...new Set(groups.map(({ end }) => end))].sort((a, b) => a - b) };
}
