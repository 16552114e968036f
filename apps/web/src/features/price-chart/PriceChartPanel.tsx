import type { WireChart } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { CallError } from "../../api/index.ts";
import { doubtsWithin, PriceChart, type PriceView, useEventSentence } from "../../charts/index.ts";
import { type Text, useFormats, useNameOf, useText } from "../../i18n/index.ts";
import { Failure, Notice, PanelFrame, Skeleton } from "../../ui/index.ts";
import { ChartTools } from "./ChartTools.tsx";
import type { ChangeChart, ChartState } from "./chart-state.ts";
import styles from "./PriceChartPanel.module.css";
import { barsQuery } from "./price-chart.query.ts";
import { afterShortcut } from "./shortcut.ts";
import { viewOf } from "./view-of.ts";

interface PriceChartPanelProps {
  readonly code: string;
  /** The day as of which the stock is shown; today by default. */
  readonly asOf?: string | undefined;
  readonly state: ChartState;
  readonly onChange: ChangeChart;
  /** Draws the box that finds a stock to compare with. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** The price chart of a stock with its tools. */
export function PriceChartPanel({ code, asOf, state, onChange, renderPicker }: PriceChartPanelProps) {
  const text = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "radio";
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (afterShortcut(state, event.key) !== state) onChange((current) => afterShortcut(current, event.key));
  };
  return (
    <PanelFrame toEdges className={styles.panel} aria-label={text("chart.title")} onKeyDown={onKeyDown}>
      <ChartTools state={state} onChange={onChange} renderPicker={renderPicker} />
      <Bars code={code} asOf={asOf} state={state} />
    </PanelFrame>
  );
}

function Bars({ code, asOf, state }: Pick<PriceChartPanelProps, "code" | "asOf" | "state">) {
  const text = useText();
  const nameOf = useNameOf();
  const { range, basis } = state;
  const bars = useQuery(barsQuery({ code, range, basis, asOf }));
  const other = useQuery({
    ...barsQuery({ code: state.compare ?? "", range, basis, asOf }),
    enabled: state.compare !== null,
  });
  const chart = bars.data;
  const otherChart = state.compare === null ? null : (other.data ?? null);
  const view = useMemo(() => (chart ? viewOf(chart, otherChart, state) : null), [chart, otherChart, state]);

  if (bars.isError && !chart) {
    return (
      <div className={styles.place}>
        <Failure error={bars.error} onRetry={() => bars.refetch()} />
      </div>
    );
  }
  if (!chart || !view) return <ChartSkeleton />;
  if (chart.bars.date.length === 0) return <NoPrices symbol={chart.symbol} />;
  const isWaiting = bars.isPlaceholderData || (state.compare !== null && (other.isLoading || other.isPlaceholderData));
  return (
    <>
      {state.compare && (
        <ComparisonNote symbol={state.compare} error={other.error} hasAnswer={otherChart !== null} view={view} />
      )}
      <PriceChart
        view={view}
        currency={chart.currency}
        name={nameOf(chart.names)}
        note={barsNote({ chart, view, state }, text)}
        isUpdating={isWaiting}
      />
    </>
  );
}

function NoPrices({ symbol }: { readonly symbol: string }) {
  const text = useText();
  return (
    <div className={styles.place}>
      <Notice title={text("chart.noPrices", { symbol })}>{text("chart.noPricesExplained")}</Notice>
    </div>
  );
}

interface ComparisonNoteProps {
  /** Symbol of the other stock, as requested. */
  readonly symbol: string;
  readonly error: Error | null;
  /** Whether its bars have loaded. */
  readonly hasAnswer: boolean;
  readonly view: PriceView;
}

/** Only the latest doubtful moves are named. */
const MAX_DOUBTS = 3;

/** Shows from which day two stocks are compared, or why they are not, and the doubtful moves of the other one. */
function ComparisonNote({ symbol, error, hasAnswer, view: { comparison, bars } }: ComparisonNoteProps) {
  const text = useText();
  const { day } = useFormats();
  const doubtSentence = useEventSentence(null);
  const isUnknown = error instanceof CallError && error.status === 404;
  const doubted = comparison
    ? doubtsWithin(comparison.doubts, bars.date[comparison.base] ?? "", bars.date.at(-1) ?? "")
        .slice(-MAX_DOUBTS)
        .map((doubt) => text("chart.comparedDoubt", { symbol, day: day(doubt.date), doubt: doubtSentence(doubt) }))
    : [];
  const sentence = comparison
    ? text("chart.comparedSince", { day: day(bars.date[comparison.base]) })
    : isUnknown
      ? text("chart.notFound", { symbol })
      : error
        ? error.message
        : hasAnswer
          ? text("chart.notComparable", { symbol })
          : "";
  return (
    <p className={styles.note} data-problem={!comparison} role="status">
      {[sentence, ...doubted].join(" · ")}
    </p>
  );
}

interface Drawn {
  readonly chart: Pick<WireChart, "interval" | "basis" | "source" | "doubts">;
  readonly view: Pick<PriceView, "style">;
  /** What the reader has chosen. */
  readonly state: Pick<ChartState, "basis" | "style">;
}

/** Describes the bars: their interval, adjustment and source, and what could not be drawn. */
function barsNote({ chart: { interval, basis, source, doubts }, view, state }: Drawn, text: Text): string {
  const parts = [text(`chart.interval.${interval}`), text(`chart.note.${basis}`)];
  if (state.basis === "total" && basis === "split-adjusted") parts.push(text("chart.note.noDividends"));
  if (state.basis === "price" && basis === "total-return") parts.push(text("chart.note.onlyTotal"));
  if (state.style !== view.style) parts.push(text("chart.note.closesOnly"));
  if (doubts.length > 0) parts.push(text("chart.note.doubtful"));
  return [...parts, text("chart.source", { source })].join(" · ");
}

/** Reserves the space of a chart with its lines of text. */
function ChartSkeleton() {
  return (
    <div className={styles.chart}>
      <Skeleton height="1.5rem" width="16rem" />
      <Skeleton height="100%" className={styles.plot} />
      <Skeleton height="1.125rem" width="12rem" />
    </div>
  );
}
