import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useFormats, useText } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";
import { Button, isOnPaper, Notice, useAppearance } from "../ui/index.ts";
import { isWebFontThere } from "../ui/web-font.ts";
import styles from "./PriceChart.module.css";
import { ChartReader } from "./price/ChartReader.tsx";
import { type LiveChart, liveChart } from "./price/live-chart.ts";
import { PriceLegend } from "./price/PriceLegend.tsx";
import type { PriceView } from "./price/price-view.ts";
import { usePriceDrawing } from "./price/use-price-drawing.ts";
import { ViewChange } from "./price/ViewChange.tsx";

/** Nobody needs it before pointing at the chart. */
const EventTip = lazy(async () => ({ default: (await import("./price/EventTip.tsx")).EventTip }));

interface PriceChartProps {
  readonly view: PriceView;
  /** ISO 4217, in which prices and dividends are. */
  readonly currency: string | null;
  /** Name of the company. */
  readonly name: string;
  /** True while other bars than those shown are on their way. */
  readonly isUpdating?: boolean;
  /** What the bars are: interval, adjustment, source. */
  readonly note: string;
  /** Draws what lies over the plot; `isInUse` once the chart was pointed at or had the focus. */
  readonly renderOver?: (live: LiveChart, isInUse: boolean) => ReactNode;
}

/**
 * The chart of a price: crosshair with figures, pan, pinch and zoom, keyboard, and the same in words. What follows the
 * crosshair does so past React, which draws only when the view itself changes.
 */
export function PriceChart({ view, currency, name, note, isUpdating = false, renderOver }: PriceChartProps) {
  const text = useText();
  const formats = useFormats();
  const { theme, colours } = useAppearance();
  const [live] = useState(liveChart);
  const frame = useRef<HTMLDivElement>(null);
  const [isInUse, setIsInUse] = useState(false);
  const use = () => setIsInUse(true);
  const reader = useRef<HTMLDivElement>(null);
  const { drawing, hasFailed, retry } = usePriceDrawing(frame, live);
  const texts = useMemo(
    () => ({
      formats,
      dividendLetter: text("chart.dividendLetter"),
      splitLetter: text("chart.splitLetter"),
      doubtLetter: text("chart.doubtLetter"),
    }),
    [formats, text],
  );
  const isWebFont = useObservable(isWebFontThere);
  // biome-ignore lint/correctness/useExhaustiveDependencies: theme and colours change what the drawing reads from the page.
  useEffect(() => drawing?.show(view, texts), [drawing, view, texts, theme, colours]);
  const isPrinted = useObservable(isOnPaper);
  useEffect(() => {
    // With the width of the chart changes what is in view.
    if (isPrinted) requestAnimationFrame(() => requestAnimationFrame(() => drawing?.resetView()));
  }, [drawing, isPrinted]);
  useEffect(() => {
    if (isWebFont) drawing?.redraw();
  }, [drawing, isWebFont]);

  const { pointed, inView } = live;
  return (
    <div className={styles.chart} aria-busy={isUpdating || !drawing} data-updating={isUpdating}>
      <ViewChange view={view} inView={inView} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the reader within is what the keyboard uses. */}
      <div
        className={styles.plot}
        onPointerEnter={use}
        onFocus={use}
        onPointerUp={() => reader.current?.focus({ preventScroll: true })}
      >
        <div ref={frame} className={styles.frame} aria-hidden="true" />
        <PriceLegend view={view} pointed={pointed} />
        <ChartReader view={view} name={name} currency={currency} pointed={pointed} drawing={drawing} element={reader} />
        <Suspense>
          {isInUse && (
            <EventTip marks={view.marks} pointed={pointed} drawing={drawing} currency={currency} frame={frame} />
          )}
        </Suspense>
        <Suspense>{renderOver?.(live, isInUse)}</Suspense>
        {hasFailed && <Failed onRetry={retry} />}
        {(isUpdating || !drawing) && !hasFailed && <span className={styles.progress} />}
      </div>
      <p className={styles.foot}>
        <span>{note}</span>
        <a href="https://www.tradingview.com/" target="_blank" rel="noreferrer">
          {text("chart.attribution")}
        </a>
      </p>
    </div>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <div className={styles.over}>
      <Notice
        role="alert"
        title={text("chart.failed")}
        action={<Button onClick={onRetry}>{text("shell.retry")}</Button>}
      />
    </div>
  );
}
