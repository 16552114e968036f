import { useEffect, useState } from "react";
import type { LiveChart, TradeDrawing } from "../../charts/index.ts";
import { useText } from "../../i18n/index.ts";
import { TradeExecution } from "./TradeExecutions.tsx";
import { type RenderRule, TradeFigures } from "./TradeFigures.tsx";
import styles from "./TradeTip.module.css";
import { type ExecutionOnBar, hasParts, type TradeOnBars } from "./trades-on-bars.ts";

interface TradeTipProps {
  readonly trades: readonly TradeOnBars[];
  readonly pointed: LiveChart["pointed"];
  readonly drawing: TradeDrawing;
  readonly currency: string | null;
  readonly renderRule: RenderRule;
}

interface Shown {
  readonly trade: TradeOnBars;
  /** At the crosshair; null at the end of a trade that is open. */
  readonly execution: ExecutionOnBar | null;
  readonly x: number;
  readonly isRight: boolean;
}

/** How near the crosshair must be to an execution, in pixels. */
const REACH = 8;
/** More of them would hide the chart. */
const MAX_BARS_AWAY = 400;

/** Says what was traded when the crosshair is at an execution; the status line says the same to those who listen. */
export function TradeTip({ trades, pointed, drawing, currency, renderRule }: TradeTipProps) {
  const text = useText();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const end = pointed.subscribe(() => {
      const index = pointed.read();
      const next = index === null ? null : tradeAt(trades, index, drawing);
      setShown((before) => (before?.execution === next?.execution && before?.x === next?.x ? before : next));
    });
    return () => {
      end();
    };
  }, [trades, pointed, drawing]);
  if (!shown) return null;
  const { trade, execution, x, isRight } = shown;
  return (
    <div className={styles.tip} data-right={isRight} style={{ left: x }} aria-hidden="true">
      <p className={styles.title}>
        {text("charting.tradeOf", { n: String(trades.indexOf(trade) + 1), total: String(trades.length) })}
      </p>
      {execution && hasParts(trade) && <TradeExecution execution={execution} />}
      <TradeFigures trade={trade} currency={currency} renderRule={renderRule} />
    </div>
  );
}

function tradeAt(trades: readonly TradeOnBars[], index: number, drawing: TradeDrawing): Shown | null {
  const crosshair = drawing.xOf(index);
  if (crosshair === null) return null;
  let found: Shown | null = null;
  let distance = REACH;
  for (const trade of trades) {
    const atEnd = trade.reason === "open" ? [{ bar: trade.exit, execution: null }] : [];
    const fills = trade.executions.map((execution) => ({ bar: execution.bar, execution }));
    for (const { bar, execution } of [...fills, ...atEnd]) {
      if (Math.abs(bar - index) > MAX_BARS_AWAY) continue;
      const x = drawing.xOf(bar);
      if (x === null || Math.abs(x - crosshair) >= distance) continue;
      distance = Math.abs(x - crosshair);
      found = { trade, execution, x, isRight: x > drawing.width() / 2 };
    }
  }
  return found;
}
