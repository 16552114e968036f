import { usePrefetchQuery } from "@tanstack/react-query";
import { StatisticsPlace } from "../../features/statistics/StatisticsSkeleton.tsx";
import { statisticsQuery } from "../../features/statistics/statistics.query.ts";
import { readStatisticsState, writeStatisticsState } from "../../features/statistics/statistics-state.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary, lazyPart } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const StatisticsPanel = lazyPart(
  ["statistics"],
  async () => (await import("../../features/statistics/StatisticsPanel.tsx")).StatisticsPanel,
);
const [useStatisticsState, changeStatistics] = queryState(readStatisticsState, writeStatisticsState);

/** What a stock did month by month, named by `code` in the address. */
export function StatisticsPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="statistics">
      {(stock) => <Statistics {...stock} query={query} />}
    </StockFrame>
  );
}

function Statistics({ code, asOf, query }: SeenStock & PageProps) {
  const state = useStatisticsState(query);
  // Requested while the file that shows it still loads.
  usePrefetchQuery(statisticsQuery({ code, asOf, ...state }));
  return (
    <Boundary loading={<StatisticsPlace />}>
      <StatisticsPanel code={code} asOf={asOf} state={state} onChange={changeStatistics} />
    </Boundary>
  );
}
