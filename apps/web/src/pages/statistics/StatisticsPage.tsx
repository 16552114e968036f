import { usePrefetchQuery } from "@tanstack/react-query";
import {
  readStatisticsState,
  StatisticsPlace,
  statisticsQuery,
  writeStatisticsState,
} from "../../features/statistics/index.ts";
import { StatisticsPanel } from "../../features/statistics/later.ts";
import { type PageProps, queryState } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

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
