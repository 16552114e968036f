import { usePrefetchQuery } from "@tanstack/react-query";
import { lazy, useMemo } from "react";
import { StatisticsPlace } from "../../features/statistics/StatisticsSkeleton.tsx";
import { statisticsQuery } from "../../features/statistics/statistics.query.ts";
import {
  type ChangeStatistics,
  readStatisticsState,
  writeStatisticsState,
} from "../../features/statistics/statistics-state.ts";
import { learn } from "../../i18n/index.ts";
import { type PageProps, router, setQuery } from "../../router/index.ts";
import { Boundary } from "../../ui/index.ts";
import { type SeenStock, StockFrame } from "../stock-frame/StockFrame.tsx";

const loadPanel = async () => {
  const [{ StatisticsPanel }] = await Promise.all([
    import("../../features/statistics/StatisticsPanel.tsx"),
    learn("statistics"),
  ]);
  return { default: StatisticsPanel };
};
const StatisticsPanel = lazy(loadPanel);

/** The address is the state: what it says at this moment is changed, whatever is on screen by now. */
const change: ChangeStatistics = (next) => {
  setQuery(writeStatisticsState(next(readStatisticsState(router.route.read().query))));
};

/** What a stock did month by month, named by `code` in the address. */
export function StatisticsPage({ query }: PageProps) {
  return (
    <StockFrame query={query} section="statistics">
      {(stock) => <Statistics {...stock} query={query} />}
    </StockFrame>
  );
}

function Statistics({ code, asOf, query }: SeenStock & PageProps) {
  const state = useMemo(() => readStatisticsState(query), [query]);
  // Asked for while the file that shows it still loads.
  usePrefetchQuery(statisticsQuery({ code, asOf, ...state }));
  return (
    <Boundary loading={<StatisticsPlace />}>
      <StatisticsPanel code={code} asOf={asOf} state={state} onChange={change} />
    </Boundary>
  );
}
