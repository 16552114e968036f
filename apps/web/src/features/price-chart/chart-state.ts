import { CHART_RANGES, type ChartRange } from "@plumbline/contract/calls";
import { storage } from "../../state/storage.ts";

/** Lengths of the moving averages, in bars. */
export const AVERAGE_LENGTHS = [20, 50, 200] as const;
export type AverageLength = (typeof AVERAGE_LENGTHS)[number];

/** What the reader has chosen to see. It stands in the address, so that a link shows the same chart. */
export interface ChartState {
  readonly range: ChartRange;
  readonly style: "candles" | "line";
  readonly isLogarithmic: boolean;
  /** Ascending, each once. */
  readonly averages: readonly AverageLength[];
  /** Symbol of the other stock. */
  readonly compare: string | null;
  readonly basis: "price" | "total";
  /** As the chart's own module reads them, such as `sma(50)~rsi(14)`; empty for none. */
  readonly indicators: string;
  /** As the chart's own module reads them, such as `dcf,checks`; empty for none. */
  readonly marks: string;
}

export const DEFAULT_CHART: ChartState = {
  range: "1y",
  style: "line",
  isLogarithmic: false,
  averages: [],
  compare: null,
  basis: "price",
  indicators: "",
  marks: "",
};

/** Changes the state as it is at the time of the call, so that two quick changes both count. */
export type ChangeChart = (change: (current: ChartState) => ChartState) => void;

/** Reads the state from an address. A parameter that is missing or wrong has its value of `DEFAULT_CHART`. */
export function readChartState(query: Readonly<Record<string, string>>): ChartState {
  const lengths = (query.ma ?? "").split(",").map(Number);
  return {
    range: CHART_RANGES.find((range) => range === query.range) ?? DEFAULT_CHART.range,
    style: query.style === "candles" ? "candles" : "line",
    isLogarithmic: query.log === "1",
    averages: AVERAGE_LENGTHS.filter((length) => lengths.includes(length)),
    compare: query.compare?.trim().toUpperCase() || null,
    basis: query.basis === "total" ? "total" : "price",
    // What was laid over the last chart is remembered for the next stock.
    indicators: query.ind ?? storage.read("indicators") ?? "",
    marks: query.marks ?? storage.read("marks") ?? "",
  };
}
