import { lazyPart } from "../../ui/index.ts";

/** What a share is worth; its file is loaded when it is drawn. */
export const ValuationPanel = lazyPart(
  ["valuation"],
  async () => (await import("./ValuationPanel.tsx")).ValuationPanel,
);
