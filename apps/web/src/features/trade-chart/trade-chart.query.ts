import { keepPreviousData } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";

/** The runs of the user, the newest first; another tab may have started one. */
export const RUNS = { ...callQuery("backtests", {}), staleTime: 5000 };

/** A run with its trades. */
export function runQuery(id: string) {
  return { ...callQuery("backtest", { id }), staleTime: 60_000 };
}

/** A stock of a run; the one before stays on screen while it loads. */
export function tradeChartQuery(id: string, code: string) {
  return { ...callQuery("tradeChart", { id, code }), staleTime: 60_000, placeholderData: keepPreviousData };
}
