import type { QueryClient } from "@tanstack/react-query";
import { catalogueQuery, fundamentalsQuery } from "../features/fundamentals/fundamentals.query.ts";
import { marketStateQuery } from "../features/market/market-state.query.ts";
import { readChartState } from "../features/price-chart/chart-state.ts";
import { barsQuery } from "../features/price-chart/price-chart.query.ts";
import { stockHeaderQuery } from "../features/stock-header/stock-header.query.ts";
import { readAsOf } from "../features/time-machine/as-of.ts";
import type { Route } from "../router/index.ts";

/** Asks for what the first page will show while its file still loads; the page finds the answers in the cache. */
export function askAhead(client: QueryClient, { page, query }: Route): void {
  void client.prefetchQuery(marketStateQuery);
  const code = query.code?.trim().toUpperCase();
  if (page?.path !== "/pages/analysis" || !code) return;
  const asOf = readAsOf(query.asOf, null).day ?? undefined;
  void client.prefetchQuery(stockHeaderQuery(code, asOf));
  if (query.tab === undefined) {
    void client.prefetchQuery(barsQuery({ code, asOf, ...readChartState(query) }));
  } else {
    void client.prefetchQuery(fundamentalsQuery({ code, asOf }));
    void client.prefetchQuery(catalogueQuery);
  }
}
