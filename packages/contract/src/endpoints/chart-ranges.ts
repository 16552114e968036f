/** Spans of the price chart, shortest first. */
export const CHART_RANGES = ["1m", "3m", "6m", "ytd", "1y", "3y", "5y", "10y", "max"] as const;
export type ChartRange = (typeof CHART_RANGES)[number];
