import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { MarketSpan } from "./as-of.ts";

/** The days as of which the market can be shown; null for a market without prices. */
export const marketSpanQuery = queryOptions({
  ...callQuery("marketState", {}),
  select: ({ firstDay, lastDay }): MarketSpan | null =>
    firstDay && lastDay ? { first: firstDay, last: lastDay } : null,
});
