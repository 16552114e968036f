import { useEffect, useRef } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Change, classNames } from "../../ui/index.ts";
import { TradeExecutions } from "./TradeExecutions.tsx";
import { type RenderRule, TradeFigures } from "./TradeFigures.tsx";
import styles from "./TradeList.module.css";
import { useTradeWords } from "./trade-words.ts";
import type { TradeOnBars } from "./trades-on-bars.ts";

interface TradeListProps {
  readonly trades: readonly TradeOnBars[];
  readonly chosen: number | null;
  readonly onChoose: (trade: number) => void;
  readonly currency: string | null;
  readonly renderRule: RenderRule;
}

/** The trades as a list in which the chosen one is always in sight, with its figures and executions. */
export function TradeList({ trades, chosen, onChoose, currency, renderRule }: TradeListProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.children[chosen ?? -1];
    if (!row || !list.current) return;
    // The list alone moves, never the page.
    const { offsetTop, offsetHeight } = row as HTMLElement;
    const { scrollTop, clientHeight } = list.current;
    // One that is taller than the list is seen from its beginning.
    if (offsetTop < scrollTop || offsetHeight > clientHeight) list.current.scrollTop = offsetTop;
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight;
  }, [chosen]);
  return (
    <section className={styles.side} aria-label={text("charting.trades")}>
      <ol ref={list} className={styles.list}>
        {trades.map((trade, i) => (
          <TradeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the place of a trade is what names it.
            key={i}
            trade={trade}
            place={i + 1}
            isChosen={i === chosen}
            onChoose={() => onChoose(i)}
            currency={currency}
            renderRule={renderRule}
          />
        ))}
      </ol>
      <p className={styles.keys}>{text("charting.keys")}</p>
    </section>
  );
}

interface TradeRowProps {
  readonly trade: TradeOnBars;
  readonly place: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly currency: string | null;
  readonly renderRule: RenderRule;
}

function TradeRow({ trade, place, isChosen, onChoose, currency, renderRule }: TradeRowProps) {
  const text = useText();
  const { day, count } = useFormats();
  const words = useTradeWords(currency);
  const end = trade.reason === "open" ? text("charting.reason.open") : day(trade.exitDate);
  return (
    <li className={classNames(styles.row, isChosen && styles.chosen)}>
      <button type="button" className={styles.button} aria-current={isChosen} onClick={onChoose}>
        <span className={styles.place}>{count(place)}</span>
        <span className={styles.dates}>{text("chart.viewSpan", { from: day(trade.entryDate), to: end })}</span>
        <Change fraction={trade.return} arrow={false} className={styles.change} />
        <span className={styles.reason}>{words.reason(trade)}</span>
        <span className={styles.profit}>{words.signedMoney(trade.profit)}</span>
      </button>
      {isChosen && (
        <>
          <TradeFigures trade={trade} currency={currency} renderRule={renderRule} />
          <TradeExecutions trade={trade} />
        </>
      )}
    </li>
  );
}
