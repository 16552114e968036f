import type { WireTradeChart } from "@plumbline/contract";
import { observable } from "./observable.ts";
import { whenUserLeaves } from "./session.ts";

/** A stock of a run as the trade chart draws it. */
export type TradedStock = WireTradeChart["chart_stockData"];
/** The trades of a stock in a run, as columns. */
export type TradeColumns = WireTradeChart["chart_tradeData"];

/** `chart_stockData` of the specification: the stock on the trade chart; null before one is shown. */
export const chartStockData = observable<TradedStock | null>(null);
/** `chart_tradeData` of the specification: its trades. */
export const chartTradeData = observable<TradeColumns | null>(null);

// They belong to the runs of one user.
whenUserLeaves(() => {
  chartStockData.write(null);
  chartTradeData.write(null);
});
