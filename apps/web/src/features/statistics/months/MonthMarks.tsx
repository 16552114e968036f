import { Bands, type BarState, GridLines, roundScale, type Tick } from "../../../charts/index.ts";
import { cssPercent } from "../../../ui/index.ts";
import styles from "./MonthChart.module.css";
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

/** The width of a bar and its left edge, as shares of its column. */
const BAR = { width: 0.64, left: 0.18 } as const;

/** With more years, dots would hide each other. */
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

/**
 * Places in one column, from the top (0) to the bottom (1) of the plot; those of dots also from the left (0) of the
 * column.
 */
interface ColumnPlaces {
  readonly bar: { readonly top: number; readonly height: number } | null;
  readonly whisker: { readonly top: number; readonly bottom: number } | null;
  readonly dots: readonly { readonly year: number; readonly left: number; readonly top: number }[];
}

interface MonthChartLayout {
  readonly columns: readonly ColumnPlaces[];
  readonly ticks: readonly Tick[];
}

/** Margin without dots on either side of a column, as a share of its width. */
const MARGIN = 0.14;

/**
 * Places bars, intervals and dots on one scale that includes zero; the dots of a month are in the order of the years.
 */
export function monthChartLayout(columns: readonly MonthColumn[]): MonthChartLayout {
  const values = columns.flatMap(({ average, interval, returns }) => [
    ...(average === null ? [] : [average]),
    ...(interval ? [interval.low, interval.high] : []),
    ...returns.map(({ value }) => value),
  ]);
  const { ticks, topOf } = roundScale(Math.min(0, ...values), Math.max(0, ...values));
  const zero = topOf(0);
  return {
    columns: columns.map(({ average, interval, returns }) => ({
      bar: average === null ? null : { top: Math.min(zero, topOf(average)), height: Math.abs(topOf(average) - zero) },
      whisker: interval && { top: topOf(interval.high), bottom: topOf(interval.low) },
      dots: returns.map(({ year, value }, k) => ({
        year,
        left: MARGIN + ((k + 0.5) / returns.length) * (1 - 2 * MARGIN),
        top: topOf(value),
      })),
    })),
    ticks: ticks.map((value) => ({ value, top: topOf(value) })),
  };
}
