import type { Call } from "./call.ts";

/** The calls about moats, as `CALLS` has those of every page: few pages need them. */
export const MOAT_CALLS = {
  stockMoat: { path: "/api/stock/getStockMoat", method: "GET", access: "public" },
  moatStudy: { path: "/api/market/moatStudy", method: "GET", access: "public" },
} as const satisfies Readonly<Record<string, Call>>;

export type MoatCallName = keyof typeof MOAT_CALLS;
