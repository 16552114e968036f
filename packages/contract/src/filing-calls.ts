import type { Call } from "./call.ts";

/** The calls that read the text of filings, as `CALLS` has those about the market: few pages need them. */
export const FILING_CALLS = {
  filings: { path: "/api/stock/filings", method: "GET", access: "public" },
  filingOutline: { path: "/api/stock/filingOutline", method: "GET", access: "public" },
  filingChanges: { path: "/api/stock/filingChanges", method: "GET", access: "public" },
  filingParagraphs: { path: "/api/stock/filingParagraphs", method: "GET", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type FilingCallName = keyof typeof FILING_CALLS;
