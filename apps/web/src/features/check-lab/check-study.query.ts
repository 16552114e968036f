import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { call, failureKind, secondsToWait } from "../../api/index.ts";

export type CheckStudyAnswer = CallOutput<"checkStudy">;

/** The server is still computing: the page repeats the request after the time that the server names. */
export interface Preparing {
  /** Seconds. */
  readonly askAgainIn: number;
}

const MIN_WAIT_SECONDS = 3;

export function isPreparing(answer: CheckStudyAnswer | Preparing): answer is Preparing {
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
    queryFn: async ({ signal }): Promise<CheckStudyAnswer | Preparing> => {
      try {
        return await call("checkStudy", input, { signal });
      } catch (error) {
        if (failureKind(error) !== "busy") throw error;
        return { askAgainIn: Math.max(MIN_WAIT_SECONDS, secondsToWait(error)) };
      }
    },
    refetchInterval: ({ state: { data } }) => (data && isPreparing(data) ? 1000 * data.askAgainIn : false),
    placeholderData: (previous, query) => (query?.queryKey[1].check === check ? previous : undefined),
  });
}
