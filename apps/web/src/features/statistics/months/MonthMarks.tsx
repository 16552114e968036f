import styles from "./MonthChart.module.css";
import type { MonthChartLayout } from "./month-chart-layout.ts";
import type { MonthColumn } from "./month-columns.ts";

const percent = (fraction: number): string => `${fraction * 100}%`;

interface MarksProps {
  readonly columns: readonly MonthColumn[];
  readonly layout: MonthChartLayout;
  readonly stateOf: (month: number) => "chosen" | "pointed" | undefined;
}

/** Bands, grid and columns. */
export function MonthMarks({ columns, layout, stateOf }: MarksProps) {
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
