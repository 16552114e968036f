import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { type Heat, heatScale } from "../../../charts/heat/heat-scale.ts";
import { isOfMonth, withDoubts } from "../with-doubts.ts";
import { periodOfMonth } from "./period-of-month.ts";

/** The return of a month; null outside the window, and where nothing says what it was. */
export interface TableCell {
  readonly figure: WireFigure;
  /** Still running: it counts nowhere. */
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

/** What the calendar months did over the years, below the table or beside it. */
export const FOOTERS = ["average", "median", "winRate", "best", "worst"] as const;
export type Footer = (typeof FOOTERS)[number];

export interface TableModel {
  /** Newest first. */
  readonly years: readonly TableYear[];
  /** January to December. */
  readonly footers: Readonly<Record<Footer, readonly WireFigure[]>>;
  readonly overall: WireStatistics["overall"];
  /** Years behind each calendar month. */
  readonly n: readonly number[];
  /** Colours of single months; those of totals and averages are on scales of their own. */
  readonly heatOfMonth: (value: number | null) => Heat;
  readonly heatOfYear: (value: number | null) => Heat;
  readonly heatOfAverage: (value: number | null) => Heat;
}

/**
 * Years by months as figures, each of which can be asked where it comes from.
 *
 * @param doubts Moves of the price that nothing supports: what contains one says so.
 */
export function tableModel(statistics: WireStatistics, doubts: readonly WireDoubtfulMove[]): TableModel {
  const { provenance, window, calendar, years, running, overall } = statistics;
  const known = (value: number | null | undefined, more: Partial<typeof provenance>): WireFigure =>
    value == null ? { value: null, because: "history-too-short" } : { value, provenance: { ...provenance, ...more } };
  /** A month or a year, which is measured from the last close before its first day. */
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

/** From the first to the last month that counts. */
function yearPeriod(year: number, months: readonly (number | null)[], running: WireStatistics["running"]) {
  const counted = months.flatMap((value, month) => {
    const isRunning = running?.year === year && running.month === month + 1;
    return value === null || isRunning ? [] : [month];
  });
  const [first = 0, last = 11] = [counted[0], counted.at(-1)];
  const { periodStart } = periodOfMonth(year, first, null);
  const { periodEnd } = periodOfMonth(year, last, null);
  return { formula: "STA-14", periodStart, periodEnd };
}
