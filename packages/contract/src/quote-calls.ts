import type { Call } from "./call.ts";

/** The stream of quotes, as `CALLS` has the calls of every page: it is opened once a page is drawn. */
export const QUOTE_CALLS = {
  quoteEvents: { path: "/api/stock/realtimeData/stream", method: "GET", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type QuoteCallName = keyof typeof QUOTE_CALLS;
