import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call, failureKind, secondsToWait } from "../../api/index.ts";

export type CheckStudyAnswer = CallOutput<"checkStudy">;
export type MoatStudyAnswer = CallOutput<"moatStudy">;

/** What the studies of checks and of moats have in common. */
export type StudyAnswer = Pick<CheckStudyAnswer, "years" | "overall" | "withinYears" | "delisted" | "provenance">;

/** The server is still computing: the page repeats the request after the time that the server names. */
export interface Preparing {
  /** Seconds. */
  readonly askAgainIn: number;
}

const MIN_WAIT_SECONDS = 3;

export function isPreparing(answer: StudyAnswer | Preparing): answer is Preparing {
  return "askAgainIn" in answer;
}

/**
 * The returns after companies passed a check; the previous answer stays on screen while the threshold changes.
 *
 * @param threshold Null uses the default of each type of company.
 */
export function checkStudyQuery(check: string, threshold: number | null) {
  const input = threshold === null ? { check } : { check, threshold };
  return queryOptions({
    queryKey: ["checkStudy", input] as const,
    queryFn: ({ signal }) => orPreparing(call("checkStudy", input, { signal })),
    refetchInterval: ({ state: { data } }) => waitOf(data),
    placeholderData: (previous, query) => (query?.queryKey[1].check === check ? previous : undefined),
  });
}

/** Limits of a wide moat that are moved: a share of years, and a median spread as a fraction. */
export interface MovedMoat {
  readonly wideShare?: number | undefined;
  readonly wideMedian?: number | undefined;
}

/** What followed a wide moat; the previous answer stays on screen while its limits change. */
export function moatStudyQuery(moved: MovedMoat) {
  return queryOptions({
    queryKey: ["moatStudy", moved] as const,
    queryFn: ({ signal }) => orPreparing(call("moatStudy", moved, { signal })),
    refetchInterval: ({ state: { data } }) => waitOf(data),
    placeholderData: (previous) => previous,
  });
}

async function orPreparing<Answer>(answer: Promise<Answer>): Promise<Answer | Preparing> {
  try {
    return await answer;
  } catch (error) {
    if (failureKind(error) !== "busy") throw error;
    return { askAgainIn: Math.max(MIN_WAIT_SECONDS, secondsToWait(error)) };
  }
}

/** Milliseconds until the next request; false where none is needed. */
function waitOf(data: StudyAnswer | Preparing | undefined): number | false {
  return data && isPreparing(data) ? 1000 * data.askAgainIn : false;
}
