import { type KeyboardEvent, type PointerEvent, useMemo } from "react";
import { barStep } from "../../../charts/bars/bar-step.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useMonthName } from "../use-month-name.ts";
import styles from "./MonthChart.module.css";
import { MonthFigures } from "./MonthFigures.tsx";
import { type MonthChartLayout, monthChartLayout } from "./month-chart-layout.ts";
import type { MonthColumn } from "./month-columns.ts";

interface MonthChartProps {
  readonly columns: readonly MonthColumn[];
  readonly chosen: number;
  /** The month under the pointer. */
  readonly pointed: number | null;
  readonly onChoose: (month: number) => void;
  readonly onPoint: (month: number | null) => void;
}

const percent = (fraction: number): string => `${fraction * 100}%`;

/** Twelve columns: the average as a bar, its interval as a line, every year as a dot; one is chosen by pointer or key. */
export function MonthChart({ columns, chosen, pointed, onChoose, onPoint }: MonthChartProps) {
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
    const next = ctrlKey || metaKey || altKey ? null : barStep(key, chosen, columns.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
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
        onPointerUp={(event) => onChoose(monthUnder(event))}
      >
        <Marks columns={columns} layout={layout} stateOf={stateOf} />
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
      <MonthFigures columns={columns} stateOf={stateOf} onChoose={onChoose} />
    </div>
  );
}

interface MarksProps {
  readonly columns: readonly MonthColumn[];
  readonly layout: MonthChartLayout;
  readonly stateOf: (month: number) => "chosen" | "pointed" | undefined;
}

function Marks({ columns, layout, stateOf }: MarksProps) {
  const band = 1 / columns.length;
  return (
    <svg aria-hidden="true">
      {columns.map(({ month }) => (
        <rect
          key={month}
          className={styles.band}
          data-state={stateOf(month)}
          x={percent(month * band)}
          width={percent(band)}
          height="100%"
        />
      ))}
      {layout.ticks.map(({ value, top }) => (
        <line
          key={value}
          className={value === 0 ? styles.zero : styles.grid}
          x2="100%"
          y1={percent(top)}
          y2={percent(top)}
        />
      ))}
      {columns.map((column) => (
        <Column key={column.month} column={column} layout={layout} band={band} state={stateOf(column.month)} />
      ))}
    </svg>
  );
}

interface ColumnProps extends Pick<MarksProps, "layout"> {
  readonly column: MonthColumn;
  readonly band: number;
  readonly state: "chosen" | "pointed" | undefined;
}

/** Part of a column that its bar takes, and where it begins. */
const BAR = { width: 0.64, left: 0.18 } as const;

/** More dots than this would hide each other. */
const MANY_YEARS = 8;

function Column({ column, layout, band, state }: ColumnProps) {
  const { month, average } = column;
  const places = layout.columns[month];
  if (!places) return null;
  const at = (place: number): string => percent((month + place) * band);
  return (
    <g data-state={state} data-many={places.dots.length > MANY_YEARS}>
      {places.bar && (
        <rect
          className={styles.bar}
          data-sign={(average ?? 0) < 0 ? "loss" : "gain"}
          x={at(BAR.left)}
          y={percent(places.bar.top)}
          width={percent(BAR.width * band)}
          height={percent(places.bar.height)}
        />
      )}
      {places.whisker && (
        <line
          className={styles.whisker}
          x1={at(0.5)}
          x2={at(0.5)}
          y1={percent(places.whisker.top)}
          y2={percent(places.whisker.bottom)}
        />
      )}
      {places.dots.map(({ year, left, top }) => (
        <circle key={year} className={styles.dot} cx={at(left)} cy={percent(top)} />
      ))}
    </g>
  );
}
