import { lazyPart } from "../../ui/index.ts";

/** A strategy with the setup of a backtest; its file and texts are loaded when it is drawn. */
export const StrategyDetail = lazyPart(
  ["checks", "forms", "screener", "signIn", "strategies", "strategy"],
  async () => (await import("./detail/StrategyDetail.tsx")).StrategyDetail,
);

/** The builder of strategies. */
export const Builder = lazyPart(
  ["checks", "forms", "screener", "signIn", "strategies", "strategy"],
  async () => (await import("./builder/Builder.tsx")).Builder,
);

/** Who passes the saved strategies today, for the home page of a signed-in user. */
export const StrategyNews = lazyPart(
  ["strategies"],
  async () => (await import("./home/StrategyNews.tsx")).StrategyNews,
);

/** Takes a deleted strategy back. */
export const RemovedStrategyBar = lazyPart(
  ["forms", "signIn", "strategy"],
  async () => (await import("./library/RemovedStrategyBar.tsx")).RemovedStrategyBar,
);

/** The rule by which a run bought or sold a stock. */
export const TradeRule = lazyPart(
  ["checks", "screener", "strategies", "strategy"],
  async () => (await import("./trade/TradeRule.tsx")).TradeRule,
);

/** How many strategies a stock passes, beside its name. */
export const StockStrategies = lazyPart(
  ["strategies"],
  async () => (await import("./stock/StockStrategies.tsx")).StockStrategies,
);
