import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { isOfMonth, withDoubts } from "../with-doubts.ts";
import type { MonthColumn, YearReturn } from "./month-columns.ts";

/** A calendar month as figures that can be asked where they come from. */
export interface MonthFigures {
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
 * What is known of a calendar month.
 *
 * @param doubts Moves of the price that nothing supports: those of this month of a year that counts are contained.
 */
export function monthFigures(
  column: MonthColumn,
  { provenance, window }: Pick<WireStatistics, "provenance" | "window">,
  doubts: readonly WireDoubtfulMove[],
): MonthFigures {
  const isContained = (day: string): boolean => isOfMonth(day, column.month, window);
  const figureOf = (value: number | null | undefined, formula: string): WireFigure =>
    value == null
      ? { value: null, because: "history-too-short" }
      : withDoubts({ value, provenance: { ...provenance, formula } }, doubts, isContained);
  const rising = [...column.returns].sort((a, b) => a.value - b.value);
  const [worstYear, bestYear] = [rising[0], rising.at(-1)];
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
