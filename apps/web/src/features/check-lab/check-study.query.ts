import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call, failureKind, secondsToWait } from "../../api/index.ts";

export type CheckStudyAnswer = CallOutput<"checkStudy">;

/** Until the server has judged its market there is no answer: the page asks again when the server says. */
export interface Preparing {
  /** Seconds. */
  readonly askAgainIn: number;
}

const USUAL_SECONDS = 3;

export function isPreparing(answer: CheckStudyAnswer | Preparing): answer is Preparing {
  return "askAgainIn" in answer;
}

/**
 * What followed when companies passed a check; the answer before stays on screen while its threshold moves.
 *
 * @param threshold Null holds each kind of company to its own default.
 */
export function checkStudyQuery(check: string, threshold: number | null) {
  const input = threshold === null ? { check } : { check, threshold };
  return queryOptions({
    queryKey: ["checkStudy", input] as const,
    queryFn: async ({ signal }): Promise<CheckStudyAnswer | Preparing> => {
      try {
        return await call("checkStudy", input, { signal });
      } catch (error) {
        if (failureKind(error) !== "busy") throw error;
        return { askAgainIn: Math.max(USUAL_SECONDS, secondsToWait(error)) };
      }
    },
    refetchInterval: ({ state: { data } }) => (data && isPreparing(data) ? 1000 * data.askAgainIn : false),
    placeholderData: (previous, query) => (query?.queryKey[1].check === check ? previous : undefined),
  });
}
