import { lazyPart } from "../../ui/index.ts";

/** A strategy with the setup of a backtest; its file and texts are loaded when it is drawn. */
export const StrategyDetail = lazyPart(
  ["checks", "forms", "screener", "signIn", "strategies", "strategySentence", "strategySetup"],
  async () => (await import("./detail/StrategyDetail.tsx")).StrategyDetail,
);

/** The builder of strategies. */
export const Builder = lazyPart(
  ["checks", "forms", "screener", "signIn", "strategies", "strategyBuilder", "strategySentence", "strategySetup"],
  async () => (await import("./builder/Builder.tsx")).Builder,
);
