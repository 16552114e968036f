import { lazyPart } from "../../ui/index.ts";

/** What several stocks have returned since one day. */
export const PriceComparison = lazyPart(
  ["screener"],
  async () => (await import("./PriceComparison.tsx")).PriceComparison,
);
