import { type KeyboardEvent, type PointerEvent, useMemo, useState } from "react";
import { barStep } from "./bars/bar-step.ts";
import styles from "./TargetChart.module.css";
import { ActiveTarget } from "./targets/ActiveTarget.tsx";
import { FanLabels } from "./targets/FanLabels.tsx";
import { markNear } from "./targets/mark-near.ts";
import { TargetDrawing } from "./targets/TargetDrawing.tsx";
import type { TargetChartWords } from "./targets/target-chart-words.ts";
import { type TargetView, targetLayout } from "./targets/target-layout.ts";
import { timeTicks } from "./targets/time-ticks.ts";

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
const MOST_TIMES = 9;

const percent = (fraction: number): string => `${fraction * 100}%`;

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
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || marks.length === 0) return;
    if (barStep(key, chosen, marks.length) === null) return;
    event.preventDefault();
    onMove((from) => barStep(key, from, marks.length) ?? from);
  };
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        {layout.ticks.map(({ value, top }) => (
          <span key={value} style={{ top: percent(top) }}>
            {words.tick(value)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
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
          style={{ insetInlineEnd: percent(1 - layout.leftOf(view.today)) }}
          aria-hidden="true"
        >
          {words.today}
        </span>
        {marks.length > 0 && (
          <div
            className={styles.reader}
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-valuemin={0}
            aria-valuemax={marks.length - 1}
            aria-valuenow={chosen}
            aria-valuetext={marks[chosen]?.spoken}
            onKeyDown={onKeyDown}
          />
        )}
      </div>
      {view.fan && <FanLabels fan={view.fan} layout={layout} words={words} />}
      <div className={styles.times} aria-hidden="true">
        {timeTicks(layout.span.from, layout.span.to, MOST_TIMES).map((tick) => (
          <span key={tick.day} data-unit={tick.unit} style={{ insetInlineStart: percent(layout.leftOf(tick.day)) }}>
            {words.time(tick)}
          </span>
        ))}
      </div>
    </div>
  );
}
