import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { StatisticsState } from "./statistics-state.ts";

interface StatisticsRequest extends Pick<StatisticsState, "years" | "basis" | "isLessMarket"> {
  readonly code: string;
  /** The day as of which the stock is shown; today by default. */
  readonly asOf: string | undefined;
}

/** The monthly returns of a stock; the previous answer stays on screen while another loads. */
export function statisticsQuery({ code, asOf, years, basis, isLessMarket }: StatisticsRequest) {
  const market = isLessMarket ? ("less" as const) : undefined;
  return queryOptions({
    ...callQuery("statistics", { code, asOf, years, basis, market }),
    placeholderData: keepPreviousData,
  });
}
