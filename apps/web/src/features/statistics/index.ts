export { headlineOf, monthColumns } from "./months/month-columns.ts";
export { StatisticsPlace } from "./StatisticsSkeleton.tsx";
export { statisticsQuery } from "./statistics.query.ts";
export { DEFAULT_STATISTICS, readStatisticsState, writeStatisticsState } from "./statistics-state.ts";
export { useMonthName } from "./use-month-name.ts";
