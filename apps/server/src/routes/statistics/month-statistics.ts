import type { WireCalendar, WireStatistics, WireYears } from "@plumbline/contract";
import { type Figure, figure, type Provenance } from "@plumbline/core/figure";
import {
  type DailyCloses,
  type MonthCount,
  type MonthlyReturns,
  type MonthSeasonality,
  type MonthTable,
  monthlyReturns,
  monthTable,
  seasonality,
} from "@plumbline/core/stats";
import { type Day, dayOf, endOfMonth, formatDay } from "@plumbline/core/time";

type MonthStatistics = Pick<
  WireStatistics,
  "provenance" | "window" | "running" | "calendar" | "years" | "overall" | "simulation"
>;

interface MonthOptions {
  readonly closes: DailyCloses;
  readonly knownTo: Day;
  readonly count: MonthCount;
  /** Deducted from each month; null where the stock stands for itself. */
  readonly deducted: DailyCloses | null;
  readonly source: string;
}

/** Month by month, calendar month by calendar month, year by year (STA-11 to STA-14). */
export function monthStatistics({ closes, knownTo, count, deducted, source }: MonthOptions): MonthStatistics {
  const months = monthlyReturns(closes, knownTo);
  const market = deducted ? monthlyReturns(deducted) : undefined;
  const table = monthTable(months, { count, market });
  const calendar = seasonality(table.window);
  const span = spanOf(table.window) ?? { from: dayAt(closes, 0), to: dayAt(closes, -1) };
  const provenance = { source, periodStart: span.from, periodEnd: span.to };
  const { n } = table.overall;
  return {
    provenance: { ...provenance, formula: "STA-11" },
    window: n === 0 ? null : { ...span, months: n, isComplete: count === "all" || n === count },
    running: runningOf(table, months),
    calendar: calendarColumns(calendar.months),
    years: yearColumns(table.years),
    overall: overallFigures(table, provenance),
    simulation: { seed: calendar.seed, rounds: calendar.rounds },
  };
}

/** First day of the first month and last day of the last; null without a month. */
function spanOf({ first, returns }: MonthlyReturns): { from: string; to: string } | null {
  if (returns.length === 0) return null;
  return { from: formatDay(firstDayOf(first)), to: formatDay(endOfMonth(firstDayOf(first + returns.length - 1))) };
}

/** Of a month as `monthIndexOf` numbers it. */
function firstDayOf(month: number): Day {
  return dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
}

function dayAt({ day }: DailyCloses, index: number): string {
  return formatDay(day.at(index) as Day);
}

function runningOf({ runningMonth }: MonthTable, { runningTo }: MonthlyReturns): WireStatistics["running"] {
  if (runningMonth === null || runningTo === null) return null;
  return { year: Math.floor(runningMonth / 12), month: (runningMonth % 12) + 1, to: formatDay(runningTo) };
}

function overallFigures({ overall }: MonthTable, provenance: Provenance): WireStatistics["overall"] {
  const figureOf = (value: number | null, formula: string): Figure =>
    figure(value ?? Number.NaN, { ...provenance, formula }, "history-too-short");
  return {
    n: overall.n,
    average: figureOf(overall.average, "STA-13"),
    geometricAverage: figureOf(overall.geometricAverage, "STA-13"),
    median: figureOf(overall.median, "STA-13"),
    winRate: figureOf(overall.winRate, "STA-13"),
    best: figureOf(overall.best, "STA-11"),
    worst: figureOf(overall.worst, "STA-11"),
    total: figureOf(overall.total, "STA-14"),
  };
}

/** Twelve calendar months as columns. */
function calendarColumns(months: readonly MonthSeasonality[]): WireCalendar {
  const column = <Value>(pick: (month: MonthSeasonality) => Value): Value[] => months.map(pick);
  return {
    n: column(({ summary }) => summary.n),
    average: column(({ summary }) => summary.average),
    median: column(({ summary }) => summary.median),
    winRate: column(({ summary }) => summary.winRate),
    best: column(({ summary }) => summary.best),
    worst: column(({ summary }) => summary.worst),
    low: column(({ interval }) => ("low" in interval ? interval.low : null)),
    high: column(({ interval }) => ("high" in interval ? interval.high : null)),
    p: column(({ tests }) => ("p" in tests ? tests.p : null)),
    q: column(({ tests }) => ("q" in tests ? tests.q : null)),
    winRateP: column(({ tests }) => ("winRateP" in tests ? tests.winRateP : null)),
    luck: column(({ tests }) => ("luck" in tests ? tests.luck : null)),
    evidence: column(({ evidence }) => evidence),
  };
}

/** Calendar years as columns, oldest first; NaN goes out as null. */
function yearColumns(years: MonthTable["years"]): WireYears {
  return {
    year: years.map(({ year }) => year),
    months: years.map(({ months }) => Array.from(months)),
    n: years.map(({ n }) => n),
    total: years.map(({ total }) => total),
    isPartial: years.map(({ isPartial }) => isPartial),
  };
}
