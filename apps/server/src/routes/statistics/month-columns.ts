import type { WireCalendar, WireYears } from "@plumbline/contract";
import type { MonthSeasonality, MonthTable } from "@plumbline/core/stats";

/** Twelve calendar months as columns. */
export function calendarColumns(months: readonly MonthSeasonality[]): WireCalendar {
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
export function yearColumns(years: MonthTable["years"]): WireYears {
  return {
    year: years.map(({ year }) => year),
    months: years.map(({ months }) => Array.from(months)),
    n: years.map(({ n }) => n),
    total: years.map(({ total }) => total),
    isPartial: years.map(({ isPartial }) => isPartial),
  };
}
