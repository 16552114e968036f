import type { WireFigure, WireStatistics } from "@plumbline/contract";
import { type Heat, heatScale } from "../../../charts/heat/heat-scale.ts";
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

/** Years by months as figures, each of which can be asked where it comes from. */
export function tableModel({ provenance, calendar, years, running, overall }: WireStatistics): TableModel {
  const known = (value: number | null | undefined, more: Partial<typeof provenance>): WireFigure =>
    value == null ? { value: null, because: "history-too-short" } : { value, provenance: { ...provenance, ...more } };
  const rows = years.year.map((year, row): TableYear => {
    const months = years.months[row] ?? [];
    const total = years.total[row] ?? null;
    return {
      year,
      cells: months.map((value, month) => {
        const isRunning = running?.year === year && running.month === month + 1;
        const period = periodOfMonth(year, month, isRunning ? running.to : null);
        return value === null ? null : { figure: known(value, period), isRunning };
      }),
      total: total === null ? null : known(total, yearPeriod(year, months, running)),
      n: years.n[row] ?? 0,
      isPartial: years.isPartial[row] ?? true,
    };
  });
  return {
    years: rows.reverse(),
    footers: {
      average: calendar.average.map((value) => known(value, { formula: "STA-13" })),
      median: calendar.median.map((value) => known(value, { formula: "STA-13" })),
      winRate: calendar.winRate.map((value) => known(value, { formula: "STA-13" })),
      best: calendar.best.map((value) => known(value, {})),
      worst: calendar.worst.map((value) => known(value, {})),
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
