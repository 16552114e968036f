/** What the table of pages needs before anything is drawn: without React, because Node reads the table as well. */
export { barsInput } from "./bars-input.ts";
export { readChartState } from "./chart-state.ts";
