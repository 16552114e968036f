import { Suspense, useEffect, useMemo, useState } from "react";
import {
  chartTools,
  drawTrades,
  hasCandles,
  Indicators,
  IndicatorWindow,
  Marks,
  MarksWindow,
  type NamedPane,
  PriceChart,
  type PriceColumns,
  type PriceView,
  toggleChartTools,
  useLayers,
  WindowButton,
} from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { observable, useObservable } from "../../state/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./TradeChart.module.css";
import { TradeDrawings } from "./TradeDrawings.tsx";
import type { RenderRule } from "./TradeFigures.tsx";
import { TradeList } from "./TradeList.tsx";
import { TradeStepper } from "./TradeStepper.tsx";
import { TradeTip } from "./TradeTip.tsx";
import { useTradeWords } from "./trade-words.ts";
import { firstShown, type TradeOnBars, tradeAfterKey } from "./trades-on-bars.ts";

interface TradeChartProps {
  readonly symbol: string;
  readonly name: string;
  /** ISO 4217, in which prices and profits are. */
  readonly currency: string | null;
  readonly bars: PriceColumns;
  /** Those of the rules. */
  readonly indicators: readonly NamedPane[];
  /** Those that the reader adds, as in the address. */
  readonly added: string;
  readonly onAdded: (added: string) => void;
  /** As in the address. */
  readonly marks: string;
  readonly onMarks: (change: (marks: string) => string) => void;
  /** Whether the bars are prices, so that values per share can stand among them. */
  readonly isPriced: boolean;
  /** By rising entry. */
  readonly trades: readonly TradeOnBars[];
  /** Place of the chosen trade. */
  readonly chosen: number | null;
  readonly onChoose: (trade: number) => void;
  readonly renderRule: RenderRule;
  /** What the bars are. */
  readonly note: string;
  readonly isUpdating: boolean;
}

const NO_CLOSES: readonly number[] = [];
/** This page shows trades anyway. */
const WITHOUT = ["trades"] as const;

type Style = PriceView["style"];

/** Prices with trades drawn on them, the trades as a list in step with them, and keys that go from trade to trade. */
export function TradeChart(props: TradeChartProps) {
  const { symbol, name, currency, bars, indicators, added, onAdded, trades, chosen, onChoose, note, isUpdating } =
    props;
  const { marks, onMarks, isPriced, renderRule } = props;
  const text = useText();
  const words = useTradeWords(currency);
  const [style, setStyle] = useState<Style>("candles");
  const [scale, setScale] = useState<"linear" | "log">("linear");
  const shown = useShownTrade(chosen, onChoose);
  const drawn = useDrawnTrades(trades, bars, shown);
  const [layers, giveLayer] = useLayers();
  const tools = useObservable(chartTools);
  const view = useMemo((): PriceView => {
    return {
      key: `${symbol} ${bars.date[0]} ${bars.date.length} ${bars.close.at(-1)}`,
      symbol,
      bars,
      start: firstShown(trades, bars.date.length),
      averages: [],
      marks: [],
      comparison: null,
      style: hasCandles(bars) ? style : "line",
      isLogarithmic: scale === "log",
      layers: { ...layers, trades: drawn.layer },
    };
  }, [bars, layers, trades, drawn, scale, style, symbol]);
  useTradeKeys(chosen, trades.length, onChoose);
  const trade = trades[chosen ?? -1];
  return (
    <div className={styles.columns}>
      <section className={styles.chart} aria-label={text("charting.tradeChart")}>
        <div className={styles.tools}>
          <TradeStepper chosen={chosen} count={trades.length} onChoose={onChoose} />
          <SegmentedControl
            label={text("chart.style")}
            options={(["candles", "line"] as const).map((value) => ({ value, label: text(`chart.style.${value}`) }))}
            value={style}
            onChange={setStyle}
          />
          <SegmentedControl
            label={text("charting.scale")}
            options={(["linear", "log"] as const).map((value) => ({ value, label: text(`charting.scale.${value}`) }))}
            value={scale}
            onChange={setScale}
          />
          <WindowButton
            className={styles.tool}
            renderWindow={(place) => <IndicatorWindow {...place} chosen={added} onChange={onAdded} />}
          >
            {text("chart.indicators")}
          </WindowButton>
          <WindowButton
            className={styles.tool}
            renderWindow={(place) => (
              <MarksWindow
                {...place}
                code={symbol}
                chosen={marks}
                onChange={onMarks}
                isPriced={isPriced}
                without={WITHOUT}
              />
            )}
          >
            {text("chart.marks")}
          </WindowButton>
          <button
            type="button"
            className={styles.tool}
            aria-pressed={tools === "open"}
            title={text("chart.toolsTitle")}
            onClick={toggleChartTools}
          >
            {text("chart.tools")}
          </button>
        </div>
        <div role="status" className="visually-hidden">
          {trade && chosen !== null && (
            <>
              <p>{words.sentence(trade, { n: chosen + 1, total: trades.length })}</p>
              {renderRule?.("entry")}
              {renderRule?.(trade.reason)}
            </>
          )}
        </div>
        <PriceChart
          view={view}
          currency={currency}
          name={name}
          note={note}
          isUpdating={isUpdating}
          renderOver={(live, isInUse) => (
            <>
              <Indicators
                view={view}
                fixed={indicators}
                leadIn={NO_CLOSES}
                chosen={added}
                onChange={onAdded}
                pointed={live.pointed}
                onLayer={giveLayer}
              />
              <Suspense>
                {marks && (
                  <Marks
                    view={view}
                    code={symbol}
                    chosen={marks}
                    isPriced={isPriced}
                    without={WITHOUT}
                    indicators={added}
                    otherLegends={indicators.filter(({ overlaysPrice }) => overlaysPrice).length}
                    live={live}
                    onLayer={giveLayer}
                  />
                )}
              </Suspense>
              {(isInUse || tools !== null || location.hash.includes("draw=")) && (
                <Suspense>
                  <TradeDrawings view={view} isTotalReturn={!isPriced} pointed={live.pointed} onLayer={giveLayer} />
                </Suspense>
              )}
              <TradeTip
                trades={trades}
                pointed={live.pointed}
                drawing={drawn}
                currency={currency}
                renderRule={renderRule}
              />
            </>
          )}
        />
      </section>
      <TradeList trades={trades} chosen={chosen} onChoose={onChoose} currency={currency} renderRule={renderRule} />
    </div>
  );
}

/** The chosen trade for the drawing, which also writes it when a mark is clicked. */
function useShownTrade(chosen: number | null, onChoose: (trade: number) => void) {
  const [shown] = useState(() => observable(chosen));
  useEffect(() => shown.write(chosen), [shown, chosen]);
  useEffect(() => {
    const end = shown.subscribe(() => {
      const clicked = shown.read();
      if (clicked !== null && clicked !== chosen) onChoose(clicked);
    });
    return () => {
      end();
    };
  }, [shown, chosen, onChoose]);
  return shown;
}

function useDrawnTrades(trades: readonly TradeOnBars[], bars: PriceColumns, shown: ReturnType<typeof useShownTrade>) {
  const { change } = useFormats();
  const drawing = useMemo(() => {
    const marks = trades.map((trade) => {
      const { executions, entry, exit, firstPrice, lastPrice } = trade;
      const isOpen = trade.reason === "open";
      return {
        entry,
        exit,
        entryPrice: firstPrice,
        exitPrice: lastPrice,
        entryLow: orElse(bars.low[entry], firstPrice),
        exitHigh: orElse(bars.high[exit], lastPrice),
        isOpen,
        profit: trade.profit,
        label: change(trade.return),
        between: executions.slice(1, isOpen ? undefined : -1).map(({ bar, price, side }) => ({ bar, price, side })),
      };
    });
    return drawTrades(marks, shown);
  }, [trades, bars, shown, change]);
  useEffect(() => () => drawing.end(), [drawing]);
  return drawing;
}

function orElse(value: number | undefined, fallback: number): number {
  return value === undefined || Number.isNaN(value) ? fallback : value;
}

/** Keys of the whole page, unless a field, a choice or the crosshair of the chart uses them. */
function useTradeKeys(chosen: number | null, count: number, onChoose: (trade: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTaken =
        target instanceof Element && target.closest("input, select, textarea, [role=slider], dialog, [role=dialog]");
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const isLetter = event.key === "j" || event.key === "k";
      const isSlider = target instanceof Element && target.matches("[role=slider]");
      if (hasModifier || event.defaultPrevented || (isTaken && !(isLetter && isSlider))) return;
      const next = tradeAfterKey(event.key, chosen, count);
      if (next === null) return;
      event.preventDefault();
      onChoose(next);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [chosen, count, onChoose]);
}
