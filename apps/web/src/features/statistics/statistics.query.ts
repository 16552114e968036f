import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { StatisticsState } from "./state/statistics-state.ts";

interface StatisticsQuestion extends Pick<StatisticsState, "years" | "basis" | "isLessMarket"> {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf: string | undefined;
}

/** What a stock did month by month; the answer before stays on screen while another is asked for. */
export function statisticsQuery({ code, asOf, years, basis, isLessMarket }: StatisticsQuestion) {
  const market = isLessMarket ? ("less" as const) : undefined;
  return queryOptions({
    ...callQuery("statistics", { code, asOf, years, basis, market }),
    placeholderData: keepPreviousData,
  });
}
