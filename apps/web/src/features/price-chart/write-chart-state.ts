import { type ChartState, DEFAULT_CHART } from "./chart-state.ts";

type Parameters = "range" | "style" | "log" | "ma" | "compare" | "basis" | "ind" | "marks";

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
    marks: state.marks || undefined,
  };
}
