import type { TradeReason } from "@plumbline/core/words";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Change } from "../../ui/index.ts";
import styles from "./TradeTip.module.css";
import { useTradeWords } from "./trade-words.ts";
import { hasParts, type TradeOnBars } from "./trades-on-bars.ts";

/** Draws the rule by which a stock was bought, or sold for a reason; null before the rules of the run are there. */
export type RenderRule = ((fill: "entry" | TradeReason) => ReactNode) | null;

/** What ends a trade without a rule of the strategy. */
const WITHOUT_RULE: ReadonlySet<TradeReason> = new Set(["delisted", "cashInLieu"]);

interface TradeFiguresProps {
  readonly trade: TradeOnBars;
  readonly currency: string | null;
  readonly renderRule: RenderRule;
}

/** Fills, size, fees and profit of a trade, and the rules by which it began and ended. */
export function TradeFigures({ trade, currency, renderRule }: TradeFiguresProps) {
  const text = useText();
  const { day, price, money } = useFormats();
  const words = useTradeWords(currency);
  const isOpen = trade.reason === "open";
  const isSoldByRule = !isOpen && !WITHOUT_RULE.has(trade.reason);
  const isParted = hasParts(trade);
  return (
    <dl className={styles.figures}>
      <dt>{text("charting.entry")}</dt>
      <dd>
        <span className={styles.day}>{day(trade.entryDate)}</span> {price(trade.firstPrice)}
      </dd>
      {renderRule && <dd className={styles.rule}>{renderRule("entry")}</dd>}
      <dt>{text(isOpen ? "charting.lastPrice" : "charting.exit")}</dt>
      <dd>
        <span className={styles.day}>{day(trade.exitDate)}</span> {price(trade.lastPrice)}
      </dd>
      <dt>{text("charting.ended")}</dt>
      <dd>{words.reason(trade)}</dd>
      {renderRule && isSoldByRule && <dd className={styles.rule}>{renderRule(trade.reason)}</dd>}
      <dt>{text("charting.held")}</dt>
      <dd>{words.daysHeld(trade)}</dd>
      <dt>{text(isParted ? "charting.bought" : "charting.quantity")}</dt>
      <dd>{words.quantity(trade.quantity)}</dd>
      {isParted && (
        <>
          <dt>{text("charting.averageEntry")}</dt>
          <dd>{price(trade.entryPrice)}</dd>
        </>
      )}
      {isParted && !isOpen && (
        <>
          <dt>{text("charting.averageExit")}</dt>
          <dd>{price(trade.exitPrice)}</dd>
        </>
      )}
      <dt>{text("charting.fees")}</dt>
      <dd>{money(trade.fees, currency)}</dd>
      <dt>{text("charting.profit")}</dt>
      <dd>
        {words.signedMoney(trade.profit)} <Change fraction={trade.return} arrow={false} />
      </dd>
    </dl>
  );
}
