import type { Call } from "./call.ts";

/** The call for whole statements, as `CALLS` has those of every page: few pages need it. */
export const STATEMENT_CALLS = {
  statements: { path: "/api/stock/statements", method: "GET", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type StatementCallName = keyof typeof STATEMENT_CALLS;
