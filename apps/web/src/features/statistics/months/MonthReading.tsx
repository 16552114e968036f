import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { type ReactNode, useMemo } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Change, FigureValue } from "../../../ui/index.ts";
import { useMonthName } from "../use-month-name.ts";
import { EvidenceMark } from "./EvidenceMark.tsx";
import styles from "./MonthReading.module.css";
import type { MonthColumn, YearReturn } from "./month-columns.ts";
import { monthFigures } from "./month-figures.ts";
import { useLuckSentence } from "./use-luck-sentence.ts";

interface MonthReadingProps {
  readonly column: MonthColumn;
  readonly statistics: WireStatistics;
  /** Moves of the price that nothing supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

/** One calendar month in figures, and what they are worth. */
export function MonthReading({ column, statistics, doubts }: MonthReadingProps) {
  const text = useText();
  const formats = useFormats();
  const month = useMonthName()(column.month);
  const luckOf = useLuckSentence();
  const figures = useMemo(() => monthFigures(column, statistics, doubts), [column, statistics, doubts]);
  const rounds = formats.count(statistics.simulation.rounds);
  const { interval } = column;
  const intervalText = () =>
    interval
      ? text("statistics.intervalOf", { low: formats.change(interval.low), high: formats.change(interval.high) })
      : "";
  const inYear = (extreme: YearReturn | undefined) => (value: number) =>
    extreme ? text("statistics.inYear", { value: formats.change(value), year: extreme.year }) : formats.change(value);
  const row = (name: RowName, figure: WireFigure, format: (value: number) => string, drawn?: ReactNode) => (
    <div className={styles.row}>
      <dt>{text(`statistics.${name}`)}</dt>
      <dd>
        <FigureValue
          figure={figure}
          label={text("statistics.ofMonth", { what: text(`statistics.${name}`), month })}
          format={format}
          explanation={text(`statistics.explain.${name}`)}
        >
          {drawn}
        </FigureValue>
      </dd>
    </div>
  );
  return (
    <div className={styles.reading}>
      <h3 className={styles.month}>{month}</h3>
      <dl className={styles.figures}>
        {row("average", figures.average, formats.change, <Change fraction={column.average} />)}
        {row("interval", figures.interval, intervalText)}
        {row("median", figures.median, formats.change)}
        {row("winRate", figures.winRate, (rate) => winText(rate))}
        {row("best", figures.best, inYear(figures.bestYear))}
        {row("worst", figures.worst, inYear(figures.worstYear))}
        {row("q", figures.q, (q) => formats.number(q, 3))}
      </dl>
      <p className={styles.luck}>
        <EvidenceMark evidence={column.evidence} />
        {luckOf(column)}
      </p>
      {column.luck !== null && <p className={styles.explained}>{text("statistics.luck.explained", { rounds })}</p>}
    </div>
  );

  function winText(rate: number): string {
    const { wins, n } = column;
    return text("statistics.winRateOf", {
      rate: formats.percent(rate, 0),
      wins: formats.count(wins),
      n: formats.count(n),
    });
  }
}

type RowName = "average" | "interval" | "median" | "winRate" | "best" | "worst" | "q";
