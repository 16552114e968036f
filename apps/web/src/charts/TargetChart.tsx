import { type PointerEvent, useMemo, useState } from "react";
import { classNames, cssPercent } from "../ui/index.ts";
import { stepBars } from "./frame/bar-step.ts";
import { ChartFrame, ChartTimes } from "./frame/ChartFrame.tsx";
import frame from "./frame/frame.module.css";
import { PlotReader } from "./frame/PlotReader.tsx";
import { timeTicks } from "./frame/time-ticks.ts";
import styles from "./TargetChart.module.css";
import { ActiveTarget } from "./targets/ActiveTarget.tsx";
import { FanLabels } from "./targets/FanLabels.tsx";
import { markNear } from "./targets/mark-near.ts";
import { TargetDrawing } from "./targets/TargetDrawing.tsx";
import type { TargetChartWords } from "./targets/target-chart-words.ts";
import { type TargetView, targetLayout } from "./targets/target-layout.ts";

interface TargetChartProps {
  readonly view: TargetView;
  readonly label: string;
  readonly words: TargetChartWords;
  /** Index of the mark that is read; -1 where there is none. */
  readonly chosen: number;
  /** Told how to get from the mark that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  /** Told of the mark under the pointer; null when it leaves. */
  readonly onPoint: (index: number | null) => void;
}

/** Pixels within which a mark is meant by the pointer. */
const REACH = { mouse: 28, touch: 44 } as const;
const MAX_TICKS = 9;

/**
 * A price with the targets for it: each stands at its day and target, is joined to the price when posted, and is read by
 * pointer, or as a slider with the keyboard.
 */
export function TargetChart({ view, label, words, chosen, onMove, onPoint }: TargetChartProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  const layout = useMemo(() => targetLayout(view), [view]);
  const { marks } = view;
  const point = (index: number | null): void => {
    if (index === pointed) return;
    setPointed(index);
    onPoint(index);
  };
  const indexUnder = ({ currentTarget, clientX, clientY, pointerType }: PointerEvent): number | null => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const reach = pointerType === "mouse" ? REACH.mouse : REACH.touch;
    return markNear(layout.marks, { x: clientX - left, y: clientY - top, width, height }, reach);
  };
  return (
    <ChartFrame ticks={layout.ticks} formatTick={words.tick} className={styles.chart}>
      <div
        className={classNames(frame.plot, styles.plot)}
        onPointerMove={(event) => event.pointerType === "mouse" && point(indexUnder(event))}
        onPointerLeave={() => point(null)}
        onPointerUp={(event) => {
          const index = indexUnder(event);
          if (index !== null) onMove(() => index);
        }}
      >
        <TargetDrawing view={view} layout={layout} />
        <ActiveTarget mark={marks[pointed ?? chosen]} layout={layout} />
        <span
          className={styles.today}
          style={{ insetInlineEnd: cssPercent(1 - layout.leftOf(view.today)) }}
          aria-hidden="true"
        >
          {words.today}
        </span>
        {marks.length > 0 && (
          <PlotReader
            label={label}
            max={marks.length - 1}
            now={chosen}
            spoken={marks[chosen]?.spoken}
            onKey={(key) => stepBars(key, marks.length, onMove)}
          />
        )}
      </div>
      {view.fan && <FanLabels fan={view.fan} layout={layout} words={words} />}
      <ChartTimes>
        {timeTicks(layout.span.from, layout.span.to, MAX_TICKS).map((tick) => (
          <span key={tick.day} data-unit={tick.unit} style={{ insetInlineStart: cssPercent(layout.leftOf(tick.day)) }}>
            {words.time(tick)}
          </span>
        ))}
      </ChartTimes>
    </ChartFrame>
  );
}
