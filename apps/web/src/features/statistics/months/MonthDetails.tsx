import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { type ReactNode, useMemo } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Change, FigureValue } from "../../../ui/index.ts";
import { useMonthName } from "../use-month-name.ts";
import { isOfMonth, withDoubts } from "../with-doubts.ts";
import { EvidenceMark } from "./EvidenceMark.tsx";
import styles from "./MonthDetails.module.css";
import type { MonthColumn, YearReturn } from "./month-columns.ts";

interface MonthDetailsProps {
  readonly column: MonthColumn;
  readonly statistics: WireStatistics;
  /** Price moves that no other source supports. */
  readonly doubts: readonly WireDoubtfulMove[];
}

/** The figures of one calendar month and their evidence. */
export function MonthDetails({ column, statistics, doubts }: MonthDetailsProps) {
  const text = useText();
  const formats = useFormats();
  const month = useMonthName()(column.month);
  const luckOf = useLuckSentence();
  const figures = useMemo(() => detailFigures(column, statistics, doubts), [column, statistics, doubts]);
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

/** The figures of a calendar month with their provenance. */
interface DetailFigures {
  readonly average: WireFigure;
  /** Its value is the lower end. */
  readonly interval: WireFigure;
  readonly median: WireFigure;
  readonly winRate: WireFigure;
  readonly best: WireFigure;
  readonly worst: WireFigure;
  readonly q: WireFigure;
  readonly bestYear: YearReturn | undefined;
  readonly worstYear: YearReturn | undefined;
}

/**
 * Makes the figures of a calendar month.
 *
 * @param doubts Price moves that no other source supports; the figures contain those of this month in years that count.
 */
function detailFigures(
  column: MonthColumn,
  { provenance, window }: Pick<WireStatistics, "provenance" | "window">,
  doubts: readonly WireDoubtfulMove[],
): DetailFigures {
  const isContained = (day: string): boolean => isOfMonth(day, column.month, window);
  const figureOf = (value: number | null | undefined, formula: string): WireFigure =>
    value == null
      ? { value: null, because: "history-too-short" }
      : withDoubts({ value, provenance: { ...provenance, formula } }, doubts, isContained);
  const ascending = [...column.returns].sort((a, b) => a.value - b.value);
  const worstYear = ascending[0];
  const bestYear = ascending.at(-1);
  return {
    average: figureOf(column.average, "STA-13"),
    interval: figureOf(column.interval?.low, "STA-17"),
    median: figureOf(column.median, "STA-13"),
    winRate: figureOf(column.winRate, "STA-13"),
    best: figureOf(bestYear?.value, "STA-11"),
    worst: figureOf(worstYear?.value, "STA-11"),
    q: figureOf(column.q, "STA-17"),
    bestYear,
    worstYear,
  };
}

/** Below this share, whole percentages would read 0 % or 1 %. */
const SMALL = 0.02;

/** Explains how often luck alone would take some month as far from the average as this one. */
function useLuckSentence(): (column: MonthColumn) => string {
  const text = useText();
  const { percent } = useFormats();
  return ({ luck }) => {
    if (luck === null) return text("statistics.luck.unknown");
    const share = percent(luck, luck < SMALL ? 1 : 0);
    return text("statistics.luck.share", { share });
  };
}
