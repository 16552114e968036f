import type { Call } from "./call.ts";

/** The calls of written reports, as `CALLS` has those about the market: few pages need them. */
export const REPORT_CALLS = {
  report: { path: "/api/ai/report", method: "GET", access: "whitelisted" },
  reportVersions: { path: "/api/ai/reports", method: "GET", access: "whitelisted" },
  reportEstimate: { path: "/api/ai/estimate", method: "GET", access: "whitelisted" },
  updateReport: { path: "/api/stock/updateStockDetail", method: "POST", access: "token" },
  reportEvents: { path: "/api/ai/reportEvents", method: "GET", access: "token" },
  cancelReport: { path: "/api/ai/cancelReport", method: "POST", access: "token" },
} as const satisfies Readonly<Record<string, Call>>;

export type ReportCallName = keyof typeof REPORT_CALLS;
/** Those whose answer about a market is the same for everyone who may read it. */
export type PublicReportCallName = "report" | "reportEstimate";
