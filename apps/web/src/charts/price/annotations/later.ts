import { lazyPart } from "../../../ui/index.ts";

/** Drawing, measuring and the size of a price chart; the file and its texts are loaded when a reader uses the chart. */
export const DrawingTools = lazyPart(["charting"], async () => (await import("./DrawingTools.tsx")).DrawingTools);
