import { queryOptions } from "@tanstack/react-query";
import { callQuery } from "../../api/index.ts";
import type { MarketSpan } from "./as-of.ts";

/** The days that the market can be seen on; null for a market without prices. */
export const marketSpanQuery = queryOptions({
  ...callQuery("marketState", {}),
  select: ({ firstDay, lastDay }): MarketSpan | null =>
    firstDay && lastDay ? { first: firstDay, last: lastDay } : null,
});
