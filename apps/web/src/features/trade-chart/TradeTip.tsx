import { useEffect, useState } from "react";
import type { LiveChart, TradeDrawing } from "../../charts/index.ts";
import { useText } from "../../i18n/index.ts";
import { type RenderRule, TradeFigures } from "./TradeFigures.tsx";
import styles from "./TradeTip.module.css";
import type { TradeOnBars } from "./trades-on-bars.ts";

interface TradeTipProps {
  readonly trades: readonly TradeOnBars[];
  readonly pointed: LiveChart["pointed"];
  readonly drawing: TradeDrawing;
  readonly currency: string | null;
  readonly renderRule: RenderRule;
}

interface Shown {
  readonly trade: TradeOnBars;
  readonly x: number;
  readonly isRight: boolean;
}

/** How near the crosshair must be to a fill, in pixels. */
const REACH = 8;
/** More of them would hide the chart. */
const MAX_BARS_AWAY = 400;

/** Says what was traded when the crosshair is at a fill; the status line says the same to those who listen. */
export function TradeTip({ trades, pointed, drawing, currency, renderRule }: TradeTipProps) {
  const text = useText();
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    const end = pointed.subscribe(() => {
      const index = pointed.read();
      const next = index === null ? null : tradeAt(trades, index, drawing);
      setShown((before) => (before?.trade === next?.trade && before?.x === next?.x ? before : next));
    });
    return () => {
      end();
    };
  }, [trades, pointed, drawing]);
  if (!shown) return null;
  const { trade, x, isRight } = shown;
  return (
    <div className={styles.tip} data-right={isRight} style={{ left: x }} aria-hidden="true">
      <p className={styles.title}>
        {text("charting.tradeOf", { n: String(trades.indexOf(trade) + 1), total: String(trades.length) })}
      </p>
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
    for (const bar of [trade.entry, trade.exit]) {
      if (Math.abs(bar - index) > MAX_BARS_AWAY) continue;
      const x = drawing.xOf(bar);
      if (x === null || Math.abs(x - crosshair) >= distance) continue;
      distance = Math.abs(x - crosshair);
      found = { trade, x, isRight: x > drawing.width() / 2 };
    }
  }
  return found;
}
