import { useMemo } from "react";
import { BarPlot, type BarState, ChartFrame, percentDecimals } from "../../../charts/index.ts";
import { directionOf, toInput } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark, useNarrow } from "../../../ui/index.ts";
import { useColumnMonth } from "../statistics-names.ts";
import { useMonthName } from "../use-month-name.ts";
import styles from "./MonthChart.module.css";
import { MonthMarks, monthChartLayout } from "./MonthMarks.tsx";
import type { MonthColumn } from "./month-columns.ts";

interface MonthChartProps {
  readonly columns: readonly MonthColumn[];
  readonly chosen: number;
  /** The month under the pointer. */
  readonly pointed: number | null;
  /** Receives the step from the currently chosen month to the next one. */
  readonly onMove: (step: (from: number) => number) => void;
  readonly onPoint: (month: number | null) => void;
}

/**
 * Twelve columns: the average as a bar, its interval as a line, each year as a dot. Pointer or keys choose a column.
 */
export function MonthChart({ columns, chosen, pointed, onMove, onPoint }: MonthChartProps) {
  const text = useText();
  const formats = useFormats();
  const nameOf = useMonthName();
  const layout = useMemo(() => monthChartLayout(columns), [columns]);
  const stateOf = (month: number): BarState =>
    month === pointed ? "pointed" : month === chosen ? "chosen" : undefined;
  const read = columns[chosen];
  const sentence = read?.n
    ? text("statistics.chart.spoken", {
        month: nameOf(chosen),
        average: formats.change(read.average),
        winRate: formats.percent(read.winRate, 0),
      })
    : text("statistics.chart.empty", { month: nameOf(chosen) });
  const spoken = read?.isDoubtful ? `${sentence} ${text("provenance.containsDoubt")}` : sentence;
  return (
    <ChartFrame
      ticks={layout.ticks}
      formatTick={(value, decimals) => formats.percent(value, percentDecimals(decimals))}
      className={styles.chart}
    >
      <BarPlot
        label={text("statistics.chart")}
        count={columns.length}
        chosen={chosen}
        first={1}
        spoken={spoken}
        onMove={onMove}
        onPoint={onPoint}
      >
        <MonthMarks columns={columns} layout={layout} stateOf={stateOf} />
      </BarPlot>
      <MonthFigures columns={columns} stateOf={stateOf} onChoose={(month) => onMove(() => month)} />
    </ChartFrame>
  );
}

interface MonthFiguresProps {
  readonly columns: readonly MonthColumn[];
  readonly stateOf: (month: number) => BarState;
  readonly onChoose: (month: number) => void;
}

/** From this size of one of them on, decimals do not fit under the columns on a phone: then none has any. */
const MIN_WITHOUT_DECIMALS = 0.0995;

/** Names, averages and win rates under the columns; screen readers get them from the chart's slider and the table. */
function MonthFigures({ columns, stateOf, onChoose }: MonthFiguresProps) {
  const text = useText();
  const { number } = useFormats();
  const nameOf = useColumnMonth();
  const isNarrow = useNarrow();
  const isLarge = isNarrow && columns.some(({ average }) => Math.abs(average ?? 0) >= MIN_WITHOUT_DECIMALS);
  const inPercent = (value: number | null, decimals: number): string =>
    number(value === null ? null : toInput(value, "fraction"), decimals);
  return (
    <div className={styles.figures} aria-hidden="true">
      <span />
      {columns.map(({ month }) => (
        <button
          key={month}
          type="button"
          tabIndex={-1}
          className={styles.month}
          data-state={stateOf(month)}
          onClick={() => onChoose(month)}
        >
          {nameOf(month)}
        </button>
      ))}
      <span className={styles.name}>{text("statistics.averageShort")}</span>
      {columns.map(({ month, average, isDoubtful }) => (
        <span key={month} className={styles.average} data-direction={directionOf(average)}>
          {inPercent(average, isLarge ? 0 : 1)}
          {isDoubtful && <DoubtMark />}
        </span>
      ))}
      <span className={styles.name}>{text("statistics.winRateShort")}</span>
      {columns.map(({ month, winRate, n, wins, isDoubtful }) => (
        <span key={month} title={text("statistics.wins", { wins, n })}>
          {inPercent(winRate, 0)}
          {isDoubtful && <DoubtMark />}
        </span>
      ))}
    </div>
  );
}
