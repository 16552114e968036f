import { oneOf, stored } from "../../state/index.ts";

/** Whether the drawing tools are shown over price charts, or were used before: then there may be drawings to show. */
export const chartTools = stored("chartTools", { fallback: null, read: oneOf(["open", "used"]) });

/** Shows the drawing tools, or hides them. */
export function toggleChartTools(): void {
  chartTools.write(chartTools.read() === "open" ? "used" : "open");
}
