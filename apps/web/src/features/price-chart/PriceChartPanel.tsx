import type { WireChart } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, Suspense, useMemo } from "react";
import { chartTools, LaidOver, PriceChart, type PriceView, useLayers } from "../../charts/index.ts";
import { sourceName, type Text, useNameOf, useText } from "../../i18n/index.ts";
import { storage, useObservable } from "../../state/index.ts";
import { Failure, lazyPart, Notice, PanelFrame, Skeleton } from "../../ui/index.ts";
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
  /** Whether the source has only total returns, so that there is nothing to choose. */
  readonly hasOneBasis?: boolean;
  readonly onChange: ChangeChart;
  /** Draws the box that finds a stock to compare with. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** The price chart of a stock with its tools. */
export function PriceChartPanel(props: PriceChartPanelProps) {
  const { code, asOf, state, hasOneBasis = false, onChange, renderPicker } = props;
  const text = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== "radio";
    // A window of the panel stands elsewhere on the page, with keys of its own.
    const isWithin = event.currentTarget.contains(event.target as Node);
    if (!isWithin || isTyping || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (afterShortcut(state, event.key) !== state) onChange((current) => afterShortcut(current, event.key));
  };
  const lay = (layer: "indicators" | "marks", change: (chosen: string) => string): void =>
    onChange((current) => {
      const chosen = change(current[layer]);
      storage.write(layer, chosen);
      return { ...current, [layer]: chosen };
    });
  return (
    <PanelFrame toEdges className={styles.panel} aria-label={text("chart.title")} onKeyDown={onKeyDown}>
      <ChartTools
        state={state}
        hasOneBasis={hasOneBasis}
        onChange={onChange}
        onLayer={lay}
        stock={{ code, asOf }}
        renderPicker={renderPicker}
      />
      <Bars code={code} asOf={asOf} state={state} onIndicators={(chosen) => lay("indicators", () => chosen)} />
    </PanelFrame>
  );
}

interface BarsProps extends Pick<PriceChartPanelProps, "code" | "asOf" | "state"> {
  readonly onIndicators: (indicators: string) => void;
}

function Bars({ code, asOf, state, onIndicators }: BarsProps) {
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
  const [layers, giveLayer] = useLayers();
  const tools = useObservable(chartTools);
  const plain = useMemo(() => (chart ? viewOf(chart, otherChart, state) : null), [chart, otherChart, state]);
  const view = useMemo(() => plain && { ...plain, layers }, [plain, layers]);

  if (bars.isError && !chart) {
    return (
      <div className={styles.place}>
        <Failure error={bars.error} onRetry={() => bars.refetch()} />
      </div>
    );
  }
  if (!chart || !plain || !view) return <ChartSkeleton />;
  if (chart.bars.date.length === 0) return <NoPrices symbol={chart.symbol} />;
  const isWaiting = bars.isPlaceholderData || (state.compare !== null && (other.isLoading || other.isPlaceholderData));
  return (
    <>
      {state.compare && (
        <Suspense>
          <ComparisonNote symbol={state.compare} error={other.error} hasAnswer={otherChart !== null} view={view} />
        </Suspense>
      )}
      <PriceChart
        view={view}
        currency={chart.currency}
        name={nameOf(chart.names)}
        note={barsNote({ chart, view, state }, text)}
        isUpdating={isWaiting}
        renderOver={(live, isInUse) => {
          const isDrawnOn = isInUse || tools !== null || location.hash.includes("draw=");
          return (
            (isDrawnOn || state.indicators || state.marks) && (
              <LaidOver
                view={plain}
                code={code}
                asOf={asOf}
                chart={chart}
                state={state}
                isDrawnOn={isDrawnOn}
                onIndicators={onIndicators}
                live={live}
                onLayer={giveLayer}
              />
            )
          );
        }}
      />
    </>
  );
}

const ComparisonNote = lazyPart(["charting"], async () => (await import("./ComparisonNote.tsx")).ComparisonNote);

function NoPrices({ symbol }: { readonly symbol: string }) {
  const text = useText();
  return (
    <div className={styles.place}>
      <Notice title={text("chart.noPrices", { symbol })}>{text("chart.noPricesExplained")}</Notice>
    </div>
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
  if (state.style !== view.style) parts.push(text("chart.note.closesOnly"));
  if (doubts.length > 0) parts.push(text("chart.note.doubtful"));
  return [...parts, text("chart.source", { source: sourceName(source, text) })].join(" · ");
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
