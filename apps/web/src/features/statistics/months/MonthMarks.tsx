import { Bands, type BarState } from "../../../charts/frame/Bands.tsx";
import { GridLines } from "../../../charts/frame/GridLines.tsx";
import { cssPercent } from "../../../ui/index.ts";
import styles from "./MonthChart.module.css";
import type { MonthChartLayout } from "./month-chart-layout.ts";
import type { MonthColumn } from "./month-columns.ts";

interface MarksProps {
  readonly columns: readonly MonthColumn[];
  readonly layout: MonthChartLayout;
  readonly stateOf: (month: number) => BarState;
}

/** Bands, grid and columns. */
export function MonthMarks({ columns, layout, stateOf }: MarksProps) {
  const band = 1 / columns.length;
  return (
    <svg aria-hidden="true">
      <Bands count={columns.length} stateOf={stateOf} />
      <GridLines ticks={layout.ticks} />
      {columns.map((column) => (
        <Column key={column.month} column={column} layout={layout} band={band} state={stateOf(column.month)} />
      ))}
    </svg>
  );
}

interface ColumnProps extends Pick<MarksProps, "layout"> {
  readonly column: MonthColumn;
  readonly band: number;
  readonly state: BarState;
}

/** Part of a column that its bar takes, and where it begins. */
const BAR = { width: 0.64, left: 0.18 } as const;

/** More dots than this would hide each other. */
const MANY_YEARS = 8;

function Column({ column, layout, band, state }: ColumnProps) {
  const { month, average } = column;
  const places = layout.columns[month];
  if (!places) return null;
  const at = (place: number): string => cssPercent((month + place) * band);
  return (
    <g data-state={state} data-many={places.dots.length > MANY_YEARS}>
      {places.bar && (
        <rect
          className={styles.bar}
          data-sign={(average ?? 0) < 0 ? "loss" : "gain"}
          x={at(BAR.left)}
          y={cssPercent(places.bar.top)}
          width={cssPercent(BAR.width * band)}
          height={cssPercent(places.bar.height)}
        />
      )}
      {places.whisker && (
        <line
          className={styles.whisker}
          x1={at(0.5)}
          x2={at(0.5)}
          y1={cssPercent(places.whisker.top)}
          y2={cssPercent(places.whisker.bottom)}
        />
      )}
      {places.dots.map(({ year, left, top }) => (
        <circle key={year} className={styles.dot} cx={at(left)} cy={cssPercent(top)} />
      ))}
    </g>
  );
}
