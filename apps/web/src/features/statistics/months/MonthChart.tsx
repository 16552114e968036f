import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { barStep } from "../../../charts/bars/bar-step.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useMonthName } from "../use-month-name.ts";
import styles from "./MonthChart.module.css";
import { MonthFigures } from "./MonthFigures.tsx";
import { MonthMarks } from "./MonthMarks.tsx";
import { monthChartLayout } from "./month-chart-layout.ts";
import type { MonthColumn } from "./month-columns.ts";

interface MonthChartProps {
  readonly columns: readonly MonthColumn[];
  readonly chosen: number;
  /** The month under the pointer. */
  readonly pointed: number | null;
  /** Told how to get from the month that is chosen at that moment to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  readonly onPoint: (month: number | null) => void;
}

const percent = (fraction: number): string => `${fraction * 100}%`;

/** Twelve columns: the average as a bar, its interval as a line, every year as a dot; one is chosen by pointer or key. */
export function MonthChart({ columns, chosen, pointed, onMove, onPoint }: MonthChartProps) {
  const text = useText();
  const formats = useFormats();
  const nameOf = useMonthName();
  const layout = useMemo(() => monthChartLayout(columns), [columns]);
  const monthUnder = ({ currentTarget, clientX }: PointerEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const place = Math.floor(((clientX - left) / width) * columns.length);
    return Math.min(columns.length - 1, Math.max(0, place));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || barStep(key, chosen, columns.length) === null) return;
    event.preventDefault();
    onMove((from) => barStep(key, from, columns.length) ?? from);
  };
  const stateOf = (month: number) => (month === pointed ? "pointed" : month === chosen ? "chosen" : undefined);
  const read = columns[chosen];
  const spoken = read?.n
    ? text("statistics.chart.spoken", {
        month: nameOf(chosen),
        average: formats.change(read.average),
        winRate: formats.percent(read.winRate, 0),
      })
    : text("statistics.chart.empty", { month: nameOf(chosen) });
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden="true">
        {layout.ticks.map(({ value, top }) => (
          <span key={value} style={{ top: percent(top) }}>
            {formats.percent(value, 0)}
          </span>
        ))}
      </div>
      <div
        className={styles.plot}
        onPointerMove={(event) => event.pointerType === "mouse" && onPoint(monthUnder(event))}
        onPointerLeave={() => onPoint(null)}
        onPointerUp={(event) => {
          const month = monthUnder(event);
          onMove(() => month);
        }}
      >
        <MonthMarks columns={columns} layout={layout} stateOf={stateOf} />
        <div
          className={styles.reader}
          role="slider"
          tabIndex={0}
          aria-label={text("statistics.chart")}
          aria-valuemin={1}
          aria-valuemax={columns.length}
          aria-valuenow={chosen + 1}
          aria-valuetext={spoken}
          onKeyDown={onKeyDown}
        />
      </div>
      <MonthFigures columns={columns} stateOf={stateOf} onChoose={(month) => onMove(() => month)} />
    </div>
  );
}
