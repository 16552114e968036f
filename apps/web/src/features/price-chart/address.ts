/** What the table of pages needs before anything is drawn: without React, because Node reads the table as well. */
export { readChartState } from "./chart-state.ts";
export { barsInput } from "./span.ts";
