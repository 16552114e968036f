import { lazyPart } from "../../ui/index.ts";

/** What a stock did month by month; its file is loaded when it is drawn. */
export const StatisticsPanel = lazyPart(
  ["statistics"],
  async () => (await import("./StatisticsPanel.tsx")).StatisticsPanel,
);
