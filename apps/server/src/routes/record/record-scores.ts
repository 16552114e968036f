import type { recordScores } from "@plumbline/contract";
import { formatDay } from "@plumbline/core/time";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";

/** What was said of all stocks, and what followed. */
export const recordScoresRoute: Route<typeof recordScores, ServedMarket> = async (_, { snapshot, screenings }) => {
  const { head, broken, entries, first, last, standing, benchmark, scores, tooOld } = await screenings.record(snapshot);
  return {
    head: head && { hash: head.hash, number: head.number, day: head.day, snapshot: head.snapshot },
    broken: broken && { file: broken.file, line: broken.line, day: broken.day },
    entries,
    first,
    last,
    standing,
    benchmark,
    scores,
    tooOld,
    provenance: recordProvenance(snapshot),
  };
};

/** Where returns and their comparison come from. */
export function recordProvenance({ lastDay }: Pick<ServedMarket["snapshot"], "lastDay">) {
  const end = lastDay === null ? {} : { periodEnd: formatDay(lastDay) };
  return { source: "Plumbline", ...end, formula: "return of the stock - return of the benchmark (RVD-03, RVD-04)" };
}
