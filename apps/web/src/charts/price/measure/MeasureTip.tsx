import { useLayoutEffect, useRef } from "react";
import { directionOf } from "../../../format/index.ts";
import { useObservable } from "../../../state/index.ts";
import type { DrawingState } from "../annotations/drawing-state.ts";
import type { PlotScale } from "../annotations/plot-scale.ts";
import { fillIn } from "../written-figures.ts";
import styles from "./MeasureTip.module.css";
import { type MeasuredSpan, type SpanFigures, spanFigures } from "./span-figures.ts";
import { type BarInterval, useSpanTexts } from "./use-span-texts.ts";

interface MeasureTipProps {
  readonly state: DrawingState;
  readonly interval: BarInterval;
}

/** Distance from the measured span and from the edges of the plot, in pixels. */
const GAP = 8;

/** What was measured, beside the span; it follows the span past React. */
export function MeasureTip({ state, interval }: MeasureTipProps) {
  const tip = useRef<HTMLDivElement>(null);
  const scale = useObservable(state.scale);
  const { parts } = useSpanTexts(interval);
  useLayoutEffect(() => {
    const element = tip.current;
    if (!element || !scale) return;
    const show = (): void => {
      const span = state.span.read();
      const figures = span && spanFigures(scale.view.bars, span);
      element.hidden = !figures;
      if (!span || !figures) return;
      fillIn(element, figuresOf(parts(figures), figures));
      const { x, y } = placeOf(span, element, scale);
      element.style.transform = `translate(${x}px, ${y}px)`;
    };
    show();
    const end = state.span.subscribe(show);
    const times = scale.ground.chart.timeScale();
    times.subscribeVisibleLogicalRangeChange(show);
    return () => {
      end();
      times.unsubscribeVisibleLogicalRangeChange(show);
    };
  });
  return (
    <div ref={tip} className={styles.tip} hidden aria-hidden="true">
      <p className={styles.change}>
        <span data-figure="change" /> <span className={styles.money} data-figure="difference" />
      </p>
      <p>
        <span data-figure="bars" /> · <span data-figure="days" />
      </p>
      <p data-figure="perYear" />
      <p data-figure="drawdown" />
      <p className={styles.faint} data-figure="dates" />
    </div>
  );
}

function figuresOf(texts: Readonly<Record<string, string>>, { change }: SpanFigures) {
  const written = Object.entries(texts).map(([name, text]) => [name, { text, direction: directionOf(change) }]);
  return Object.fromEntries(written);
}

/** Beside the end of the span, within the plot. */
function placeOf({ from, to }: MeasuredSpan, tip: HTMLElement, scale: PlotScale) {
  const { width, height } = scale.size;
  const end = scale.xOf(to);
  const isRight = to >= from;
  const beside = isRight ? end + GAP : end - tip.offsetWidth - GAP;
  const isOutside = beside < GAP || beside + tip.offsetWidth > width - GAP;
  const x = isOutside ? (isRight ? end - tip.offsetWidth - GAP : end + GAP) : beside;
  const anchor = scale.closeOf(to, scale.unitDay);
  const y = anchor ? scale.pointOfAnchor(anchor, scale.unitDay).y - tip.offsetHeight / 2 : GAP;
  return {
    x: Math.max(GAP, Math.min(width - tip.offsetWidth - GAP, x)),
    y: Math.max(GAP, Math.min(height - tip.offsetHeight - GAP, y)),
  };
}
