import { lazyPart } from "../../ui/index.ts";

/** One group of metrics; its file is loaded when it is drawn. */
export const FundamentalsTab = lazyPart(
  ["fundamentals"],
  async () => (await import("./FundamentalsTab.tsx")).FundamentalsTab,
);
