import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { dayOf, endOfMonth, formatDay, parseDay } from "@plumbline/core/time";
import { type Heat, heatScale } from "../../../charts/index.ts";
import { isOfMonth, withDoubts } from "../with-doubts.ts";

/** The return of a month. */
export interface TableCell {
  readonly figure: WireFigure;
  /** Whether the month is still running, so that it counts nowhere. */
  readonly isRunning: boolean;
}

export interface TableYear {
  readonly year: number;
  /** January to December. */
  readonly cells: readonly (TableCell | null)[];
  readonly total: WireFigure | null;
  readonly n: number;
  readonly isPartial: boolean;
}

/** The summaries of calendar months, below the table or beside it. */
export const FOOTERS = ["average", "median", "winRate", "best", "worst"] as const;
export type Footer = (typeof FOOTERS)[number];

export interface TableModel {
  /** Newest first. */
  readonly years: readonly TableYear[];
  /** January to December. */
  readonly footers: Readonly<Record<Footer, readonly WireFigure[]>>;
  readonly overall: WireStatistics["overall"];
  /** Number of years of each calendar month. */
  readonly n: readonly number[];
  /** Colours of single months; totals and averages have their own scales. */
  readonly heatOfMonth: (value: number | null) => Heat;
  readonly heatOfYear: (value: number | null) => Heat;
  readonly heatOfAverage: (value: number | null) => Heat;
}

/**
 * Years by months as figures with their provenance.
 *
 * @param doubts Price moves that no other source supports; a figure that contains one is marked.
 */
export function tableModel(statistics: WireStatistics, doubts: readonly WireDoubtfulMove[]): TableModel {
  const { provenance, window, calendar, years, running, overall } = statistics;
  const known = (value: number | null | undefined, more: Partial<typeof provenance>): WireFigure =>
    value == null ? { value: null, because: "history-too-short" } : { value, provenance: { ...provenance, ...more } };
  /** The return of a month or a year, measured from the last close before its first day. */
  const ofPeriod = (value: number, period: ReturnType<typeof yearPeriod> | ReturnType<typeof periodOfMonth>) =>
    withDoubts(known(value, period), doubts, (day) => day >= period.periodStart && day <= period.periodEnd);
  const ofMonths = (values: readonly (number | null)[], formula: string): WireFigure[] =>
    values.map((value, at) => withDoubts(known(value, { formula }), doubts, (day) => isOfMonth(day, at, window)));
  const rows = years.year.map((year, row): TableYear => {
    const months = years.months[row] ?? [];
    const total = years.total[row] ?? null;
    return {
      year,
      cells: months.map((value, month) => {
        const isRunning = running?.year === year && running.month === month + 1;
        const period = periodOfMonth(year, month, isRunning ? running.to : null);
        return value === null ? null : { figure: ofPeriod(value, period), isRunning };
      }),
      total: total === null ? null : ofPeriod(total, yearPeriod(year, months, running)),
      n: years.n[row] ?? 0,
      isPartial: years.isPartial[row] ?? true,
    };
  });
  return {
    years: rows.reverse(),
    footers: {
      average: ofMonths(calendar.average, "STA-13"),
      median: ofMonths(calendar.median, "STA-13"),
      winRate: ofMonths(calendar.winRate, "STA-13"),
      best: ofMonths(calendar.best, "STA-11"),
      worst: ofMonths(calendar.worst, "STA-11"),
    },
    overall,
    n: calendar.n,
    heatOfMonth: heatScale(years.months.flat()),
    heatOfYear: heatScale(years.total),
    heatOfAverage: heatScale(calendar.average),
  };
}

/** The period from the first to the last month that counts. */
function yearPeriod(year: number, months: readonly (number | null)[], running: WireStatistics["running"]) {
  const counted = months.flatMap((value, month) => {
    const isRunning = running?.year === year && running.month === month + 1;
    return value === null || isRunning ? [] : [month];
  });
  const first = counted[0] ?? 0;
  const last = counted.at(-1) ?? 11;
  const { periodStart } = periodOfMonth(year, first, null);
  const { periodEnd } = periodOfMonth(year, last, null);
  return { formula: "STA-14", periodStart, periodEnd };
}

/**
 * First and last day of a month.
 *
 * @param month 0 for January.
 * @param to Last known day of a running month, `YYYY-MM-DD`.
 */
function periodOfMonth(year: number, month: number, to: string | null) {
  const first = dayOf(year, month + 1, 1);
  const last = parseDay(to ?? "") ?? endOfMonth(first);
  return { periodStart: formatDay(first), periodEnd: formatDay(last) };
}
