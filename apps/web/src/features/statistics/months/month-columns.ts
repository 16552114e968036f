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
  /** Share of shuffled calendars in which some month is as far from the average of all; null for too few years. */
  readonly luck: number | null;
  readonly q: number | null;
  readonly evidence: EvidenceLabel;
  /** Oldest first, without the running month. */
  readonly returns: readonly YearReturn[];
  /** Whether any of these returns contains a price move that no other source supports. */
  readonly isDoubtful: boolean;
}

/**
 * The twelve calendar months with the returns of every year that counts.
 *
 * @param doubts Price moves that no other source supports.
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
    const low = calendar.low[month] ?? null;
    const high = calendar.high[month] ?? null;
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

/** The month that the headline names, and the reason. */
export interface Headline {
  readonly column: MonthColumn;
  /** It is the best or the worst month, or has the strongest evidence without being either. */
  readonly kind: "best" | "worst" | "marked";
}

/** The text of the headline: "all 5 years", not "5 of 5", where the month gained in each of several years. */
export function headlineKey(kind: Headline["kind"], { n, wins }: Pick<MonthColumn, "n" | "wins">) {
  return n > 1 && wins === n ? (`statistics.headlineAll.${kind}` as const) : (`statistics.headline.${kind}` as const);
}

const STRENGTH = { none: 0, weak: 1, moderate: 2 } as const;

/**
 * Chooses the month of the headline: the month with the strongest evidence; without any evidence the best month on
 * average, because that is the month whose pattern a reader would believe.
 *
 * @returns null where no month has enough years to distinguish its average from luck.
 */
export function headlineOf(columns: readonly MonthColumn[]): Headline | null {
  const known = columns.filter(({ luck, average }) => luck !== null && average !== null);
  const best = extreme(known, (column) => column.average ?? 0);
  const worst = extreme(known, (column) => -(column.average ?? 0));
  const marked = extreme(
    known.filter(({ evidence }) => evidence !== "none"),
    ({ evidence, q }) => STRENGTH[evidence] - (q ?? 1),
  );
  const column = marked ?? best;
  if (!column) return null;
  return { column, kind: column === best ? "best" : column === worst ? "worst" : "marked" };
}

function extreme(columns: readonly MonthColumn[], by: (column: MonthColumn) => number): MonthColumn | undefined {
  return columns.reduce<MonthColumn | undefined>(
    (most, column) => (most === undefined || by(column) > by(most) ? column : most),
    undefined,
  );
}
