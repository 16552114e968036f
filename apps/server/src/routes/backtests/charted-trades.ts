import type { OutputOf, stockTrades, WireExecutions, WireTrades } from "@plumbline/contract";
import type { Split } from "@plumbline/core/series";
import { day } from "@plumbline/core/time";
import type { PriceSeries } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";

type ChartedTrades = OutputOf<typeof stockTrades>["trades"];
type Numbers = readonly (number | null)[];

/** The splits by which the shares of a run differ from those of the stock's chart: none where the source has adjusted the prices. */
export function splitsOfChart(
  { priceBasis }: Pick<Instrument, "priceBasis">,
  series: Pick<PriceSeries, "splits"> | null,
): readonly Split[] {
  return priceBasis === "raw" ? (series?.splits ?? []) : [];
}

/**
 * The trades and executions of a stock on the share count of its chart. A run trades raw prices; the bars of a chart are per share of its
 * last day.
 *
 * @param splits Of `splitsOfChart`.
 */
export function chartedTrades(
  { trades, executions }: { readonly trades: WireTrades; readonly executions: WireExecutions },
  splits: readonly Split[],
): ChartedTrades {
  const { entryDate, exitDate, fees, profit, return: gain, reason } = trades;
  // A trade is counted in the shares of its entry, its sales too.
  const { price, quantity } = inSharesOfChart(splits, entryDate);
  return {
    entryDate,
    entryPrice: price(trades.entryPrice),
    exitDate,
    exitPrice: price(trades.exitPrice),
    quantity: quantity(trades.quantity),
    fees,
    profit,
    return: gain,
    reason,
    executions: "date" in executions ? chartedExecutions(executions, splits) : executions,
  };
}

function chartedExecutions(executions: Exclude<WireExecutions, { value: null }>, splits: readonly Split[]) {
  const { price, quantity } = inSharesOfChart(splits, executions.date);
  return { ...executions, price: price(executions.price), quantity: quantity(executions.quantity) };
}

/** Brings columns of prices and of shares, each counted on a day of its own, to the shares of the chart. */
function inSharesOfChart(splits: readonly Split[], dates: readonly string[]) {
  const ratios = dates.map((date) => ratioSince(splits, date));
  const ratioAt = (row: number) => ratios[row] as number;
  return {
    price: (column: Numbers) => column.map((value, row) => (value === null ? null : value / ratioAt(row))),
    quantity: (column: Numbers) => column.map((value, row) => (value === null ? null : value * ratioAt(row))),
  };
}

/** Shares into which one of a day has been split since. */
function ratioSince(splits: readonly Split[], date: string): number {
  const from = day(date);
  return splits.reduce((product, { exDay, ratio }) => (exDay > from ? product * ratio : product), 1);
}
