/** How many of the last years are looked at; `all` that the history has. */
export const STATISTICS_YEARS = ["5", "10", "20", "all"] as const;
export type StatisticsYears = (typeof STATISTICS_YEARS)[number];
