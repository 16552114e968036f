import { INDICATORS, type IndicatorId } from "@plumbline/core/words";
import { type ComputedIndicator, drawnPanes, type NamedPane } from "../../charts/index.ts";
import { quantityDecimals } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import type { TradedStock } from "../../state/index.ts";
import { columnOf, type ExecutionOnBar, hasParts, type TradeOnBars } from "./trades-on-bars.ts";

/** Writes the figures of trades. */
export function useTradeWords(currency: string | null) {
  const text = useText();
  const { day, price, money, change, number, count } = useFormats();
  const signedMoney = (amount: number) => (amount > 0 ? `+${money(amount, currency)}` : money(amount, currency));
  const quantity = (held: number) => number(held, quantityDecimals(held));
  const daysHeld = ({ entryDate, exitDate }: TradeOnBars): string => {
    const days = Math.round((Date.parse(exitDate) - Date.parse(entryDate)) / 86_400_000);
    return text("charting.days", { count: days, n: count(days) });
  };
  const reason = (trade: TradeOnBars) => text(`charting.reason.${trade.reason}`);
  const sentence = (trade: TradeOnBars, place: { readonly n: number; readonly total: number }): string =>
    text(sentenceKey(trade), {
      n: count(place.n),
      total: count(place.total),
      count: trade.quantity,
      quantity: quantity(trade.quantity),
      executions: count(trade.executions.length),
      entryDate: day(trade.entryDate),
      entryPrice: price(trade.entryPrice),
      exitDate: day(trade.exitDate),
      exitPrice: price(trade.exitPrice),
      reason: reason(trade),
      profit: signedMoney(trade.profit),
      change: change(trade.return),
      fees: money(trade.fees, currency),
    });
  return { signedMoney, quantity, daysHeld, reason, sentence };
}

function sentenceKey(trade: TradeOnBars) {
  if (hasParts(trade)) return trade.reason === "open" ? "charting.readingPartsOpen" : "charting.readingParts";
  return trade.reason === "open" ? "charting.readingOpen" : "charting.reading";
}

/** Writes an execution: what changed hands at which price, and why. */
export function useExecutionWords(): (execution: ExecutionOnBar) => string {
  const text = useText();
  const { price, number } = useFormats();
  return ({ side, quantity, price: paid, reason }) => {
    const values = { quantity: number(quantity, quantityDecimals(quantity)), price: price(paid) };
    if (reason === null) return text(`charting.${side}`, values);
    const why = text(`charting.reason.${side === "buy" && reason === "signal" ? "entry" : reason}`);
    return text(`charting.${side}For`, { ...values, reason: why });
  };
}

/** The indicators of a run as they are drawn, with their names; those that this version does not know are left out. */
export function useNamedIndicators(): (used: TradedStock["indicators"]) => NamedPane[] {
  const text = useText();
  const { number } = useFormats();
  return (used) => {
    const known = used.flatMap(({ indicator, parameters, outputs }, i) => {
      if (!(indicator in INDICATORS)) return [];
      const columns = Object.fromEntries(Object.entries(outputs).map(([name, values]) => [name, columnOf(values)]));
      return [{ key: `rule ${i}`, indicator: indicator as IndicatorId, pane: 0, columns, parameters }];
    });
    const drawn = drawnPanes(known satisfies readonly ComputedIndicator[]);
    return drawn.flatMap((pane) => {
      const own = known.find(({ key }) => key === pane.key);
      if (!own) return [];
      const numbers = Object.values(own.parameters).map((value) => number(value, Number.isInteger(value) ? 0 : 2));
      const name = text(`charting.short.${own.indicator}`);
      const title = numbers.length === 0 ? name : `${name} ${numbers.join(", ")}`;
      const lineNames =
        pane.lines.length === 1 ? [] : pane.lines.map((line) => text(`charting.line.${line.name as "upper"}`));
      return [{ ...pane, title, lineNames }];
    });
  };
}
