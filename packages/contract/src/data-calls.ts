import type { Call } from "./call.ts";

/** The calls about where the data come from, as `CALLS` has those of every page: one page needs them. */
export const DATA_CALLS = {
  dataState: { path: "/api/market/dataState", method: "GET", access: "public" },
  dataRun: { path: "/api/market/dataRun", method: "GET", access: "token" },
  dataRunEvents: { path: "/api/market/dataRunEvents", method: "GET", access: "token" },
  refreshData: { path: "/api/market/refreshData", method: "POST", access: "token" },
  cancelDataRun: { path: "/api/market/cancelDataRun", method: "POST", access: "token" },
  uploadData: { path: "/api/market/uploadData", method: "POST", access: "token" },
  beginMarket: { path: "/api/market/beginMarket", method: "POST", access: "token" },
  importUpload: { path: "/api/market/importUpload", method: "POST", access: "token" },
} as const satisfies Readonly<Record<string, Call>>;

export type DataCallName = keyof typeof DATA_CALLS;
