import { lazyPart } from "../../../ui/index.ts";

/** The indicators of a reader over a price chart; their file and texts are loaded when they are drawn. */
export const Indicators = lazyPart(["charting"], async () => (await import("./Indicators.tsx")).Indicators);

/** The window in which indicators are chosen; its file and texts are loaded when it is drawn. */
export const IndicatorWindow = lazyPart(
  ["charting"],
  async () => (await import("./IndicatorWindow.tsx")).IndicatorWindow,
);
