import type { CallOutput } from "@plumbline/contract/calls";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call, failureKind, secondsToWait } from "../../api/index.ts";

export type RecordScores = CallOutput<"recordScores">;
export type MonthsScore = RecordScores["scores"][number];
export type GroupScore = MonthsScore["all"];
export type CohortMean = GroupScore["beat"];
export type ValueName = keyof MonthsScore["values"];
export type StockEntry = CallOutput<"recordEntries">["entries"][number];

/** A new market is still being recorded: the page repeats the request after so many seconds. */
export interface Preparing {
  readonly askAgainIn: number;
}

const MIN_WAIT_SECONDS = 3;

export function isPreparing(answer: RecordScores | Preparing): answer is Preparing {
  return "askAgainIn" in answer;
}

/** What was recorded, and what followed. */
export function recordScoresQuery() {
  return queryOptions({
    queryKey: ["recordScores"] as const,
    queryFn: ({ signal }) => orPreparing(call("recordScores", {}, { signal })),
    refetchInterval: ({ state: { data } }) => (data && isPreparing(data) ? 1000 * data.askAgainIn : false),
  });
}

/** What was recorded of a stock, newest first; each page continues before the last day of the one before. */
export function recordEntriesQuery(code: string) {
  return infiniteQueryOptions({
    queryKey: ["recordEntries", code] as const,
    queryFn: ({ signal, pageParam }) =>
      call("recordEntries", pageParam === null ? { code } : { code, before: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ hasMore, entries }) => (hasMore ? (entries.at(-1)?.day ?? null) : null),
  });
}

async function orPreparing(answer: Promise<RecordScores>): Promise<RecordScores | Preparing> {
  try {
    return await answer;
  } catch (error) {
    if (failureKind(error) !== "busy") throw error;
    return { askAgainIn: Math.max(MIN_WAIT_SECONDS, secondsToWait(error)) };
  }
}
