export { readChartState, writeChartState } from "./chart-state.ts";
export { PriceChartPanel } from "./PriceChartPanel.tsx";
