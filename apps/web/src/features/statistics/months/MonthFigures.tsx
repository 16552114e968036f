import type { BarState } from "../../../charts/frame/Bands.tsx";
import { directionOf, toInput } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { DoubtMark } from "../../../ui/index.ts";
import { useColumnMonth } from "../use-column-month.ts";
import styles from "./MonthFigures.module.css";
import type { MonthColumn } from "./month-columns.ts";

interface MonthFiguresProps {
  readonly columns: readonly MonthColumn[];
  readonly stateOf: (month: number) => BarState;
  readonly onChoose: (month: number) => void;
}

/** From here on decimals would not fit under a column of a phone. */
const WIDE = 0.0995;

/** Names, averages and win rates under the columns; who listens has them from the reader and the table. */
export function MonthFigures({ columns, stateOf, onChoose }: MonthFiguresProps) {
  const text = useText();
  const { number } = useFormats();
  const nameOf = useColumnMonth();
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
          {inPercent(average, average !== null && Math.abs(average) >= WIDE ? 0 : 1)}
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
