import type { CallOutput } from "@plumbline/contract/calls";
import { queryOptions } from "@tanstack/react-query";
import { CallError, call } from "../../api/index.ts";

export type CheckStudyAnswer = CallOutput<"checkStudy">;

/** What there is until the server has judged its market: that is no outage, and the page asks again by itself. */
export const PREPARING = "preparing";

const ASK_AGAIN_MILLISECONDS = 3000;
const UNAVAILABLE = 503;

/**
 * What followed when companies passed a check; the answer before stays on screen while its threshold moves.
 *
 * @param threshold Null holds each kind of company to its own default.
 */
export function checkStudyQuery(check: string, threshold: number | null) {
  const input = threshold === null ? { check } : { check, threshold };
  return queryOptions({
    queryKey: ["checkStudy", input] as const,
    queryFn: async ({ signal }): Promise<CheckStudyAnswer | typeof PREPARING> => {
      try {
        return await call("checkStudy", input, { signal });
      } catch (error) {
        if (error instanceof CallError && error.status === UNAVAILABLE) return PREPARING;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data === PREPARING ? ASK_AGAIN_MILLISECONDS : false),
    placeholderData: (previous, query) => (query?.queryKey[1].check === check ? previous : undefined),
  });
}
