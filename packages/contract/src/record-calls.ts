import type { Call } from "./call.ts";

/** The calls about the record of verdicts, as `CALLS` has those of every page: one page needs them. */
export const RECORD_CALLS = {
  recordScores: { path: "/api/record/scores", method: "GET", access: "public" },
  recordEntries: { path: "/api/record/entries", method: "GET", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type RecordCallName = keyof typeof RECORD_CALLS;
