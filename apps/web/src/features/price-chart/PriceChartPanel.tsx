import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useMemo } from "react";
import { PriceChart } from "../../charts/PriceChart.tsx";
import { useNameOf, useText } from "../../i18n/index.ts";
import { Failure, Notice } from "../../ui/index.ts";
import { barsNote } from "./bars-note.ts";
import { ChartSkeleton } from "./ChartSkeleton.tsx";
import { ChartTools } from "./ChartTools.tsx";
import { ComparisonNote } from "./ComparisonNote.tsx";
import type { ChangeChart, ChartState } from "./chart-state.ts";
import styles from "./PriceChartPanel.module.css";
import { barsQuery } from "./price-chart.query.ts";
import { afterShortcut } from "./shortcut.ts";
import { viewOf } from "./view-of.ts";

interface PriceChartPanelProps {
  readonly code: string;
  /** The day on which the stock is seen; today unless given. */
  readonly asOf?: string | undefined;
  readonly state: ChartState;
  readonly onChange: ChangeChart;
  /** Draws what a stock to compare with is found with. */
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
    <section className={styles.panel} aria-label={text("chart.title")} onKeyDown={onKeyDown}>
      <ChartTools state={state} onChange={onChange} renderPicker={renderPicker} />
      <Bars code={code} asOf={asOf} state={state} />
    </section>
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
  const [chart, otherChart] = [bars.data, state.compare === null ? null : (other.data ?? null)];
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
