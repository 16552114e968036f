export { readChartState } from "./chart-state.ts";
export { PriceChartPanel } from "./PriceChartPanel.tsx";
export { writeChartState } from "./write-chart-state.ts";
