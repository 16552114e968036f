import { CHART_RANGES, type ChartRange } from "@plumbline/contract/calls";
import { storage } from "../../state/storage.ts";

/** Where the indicators of the last chart are remembered, for the next stock. */
export const REMEMBERED_INDICATORS = "indicators";

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
}

export const DEFAULT_CHART: ChartState = {
  range: "1y",
  style: "line",
  isLogarithmic: false,
  averages: [],
  compare: null,
  basis: "price",
  indicators: "",
};

/** Changes the state as it is at the time of the call, so that two quick changes both count. */
export type ChangeChart = (change: (current: ChartState) => ChartState) => void;

type Parameters = "range" | "style" | "log" | "ma" | "compare" | "basis" | "ind";

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
    indicators: query.ind ?? storage.read(REMEMBERED_INDICATORS) ?? "",
  };
}

/** Writes the state for an address: only what differs from `DEFAULT_CHART`; undefined removes a parameter. */
export function writeChartState(state: ChartState): Record<Parameters, string | undefined> {
  return {
    range: state.range === DEFAULT_CHART.range ? undefined : state.range,
    style: state.style === DEFAULT_CHART.style ? undefined : state.style,
    log: state.isLogarithmic ? "1" : undefined,
    ma: state.averages.length === 0 ? undefined : state.averages.join(","),
    compare: state.compare ?? undefined,
    basis: state.basis === DEFAULT_CHART.basis ? undefined : state.basis,
    ind: state.indicators || undefined,
  };
}
