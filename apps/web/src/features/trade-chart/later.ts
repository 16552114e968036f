import { lazyPart } from "../../ui/index.ts";

/** The trades of a backtest on the chart of a stock; its file and texts are loaded when it is drawn. */
export const TradeRun = lazyPart(["charting", "strategies"], async () => (await import("./TradeRun.tsx")).TradeRun);
