import type { WireDoubtfulMove, WireStatistics } from "@plumbline/contract";
import type { EvidenceLabel } from "@plumbline/contract/calls";
import { isOfMonth } from "../with-doubts.ts";

/** The return of a calendar month in one year, a fraction. */
export interface YearReturn {
  readonly year: number;
  readonly value: number;
}

/** A calendar month over the years. */
export interface MonthColumn {
  /** 0 for January. */
  readonly month: number;
  readonly n: number;
  readonly wins: number;
  readonly average: number | null;
  readonly median: number | null;
  readonly winRate: number | null;
  /** 90 % interval of the average; null for too few years. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Share of shuffled calendars in which some month lies as far from the average of all; null for too few years. */
  readonly luck: number | null;
  readonly q: number | null;
  readonly evidence: EvidenceLabel;
  /** Oldest first; without the month that still runs. */
  readonly returns: readonly YearReturn[];
  /** Whether a year of them contains a move that nothing supports. */
  readonly isDoubtful: boolean;
}

/**
 * The twelve calendar months with what each did in every year that counts.
 *
 * @param doubts Moves of the price that nothing supports.
 */
export function monthColumns(
  { calendar, years, running, window }: WireStatistics,
  doubts: readonly WireDoubtfulMove[],
): MonthColumn[] {
  return Array.from({ length: 12 }, (_, month) => {
    const returns = years.year.flatMap((year, row) => {
      const value = years.months[row]?.[month] ?? null;
      const isRunning = running?.year === year && running.month === month + 1;
      return value === null || isRunning ? [] : [{ year, value }];
    });
    const [low, high] = [calendar.low[month] ?? null, calendar.high[month] ?? null];
    return {
      month,
      n: calendar.n[month] ?? 0,
      wins: returns.filter(({ value }) => value > 0).length,
      average: calendar.average[month] ?? null,
      median: calendar.median[month] ?? null,
      winRate: calendar.winRate[month] ?? null,
      interval: low === null || high === null ? null : { low, high },
      luck: calendar.luck[month] ?? null,
      q: calendar.q[month] ?? null,
      evidence: calendar.evidence[month] ?? "none",
      returns,
      isDoubtful: doubts.some(({ day }) => isOfMonth(day, month, window)),
    };
  });
}
