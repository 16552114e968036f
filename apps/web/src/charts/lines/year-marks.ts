import { parseDay } from "@plumbline/core/time";

/** A year where it begins on the axis of a chart. */
export interface YearMark {
  readonly year: number;
  /** From the left (0) to the right (1). */
  readonly place: number;
}

/** Places of days on an axis that goes from the first to the last. */
export function dayPlaces(days: readonly string[]): number[] {
  const first = numberOf(days[0]);
  const last = numberOf(days.at(-1));
  return days.map((day) => (last === first ? 0 : (numberOf(day) - first) / (last - first)));
}

/**
 * Where years begin on an axis of days; only each second, third ... where there are too many.
 *
 * @param from First day of the axis, `YYYY-MM-DD`.
 * @param to Last day.
 */
export function yearMarks(from: string, to: string, most: number): YearMark[] {
  const first = numberOf(from);
  const last = numberOf(to);
  const years = Array.from({ length: yearOf(to) - yearOf(from) }, (_, k) => yearOf(from) + 1 + k);
  const every = Math.ceil(years.length / most);
  return years
    .filter((year) => (yearOf(to) - year) % every === 0)
    .map((year) => ({ year, place: (numberOf(`${year}-01-01`) - first) / (last - first) }));
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
const numberOf = (day: string | undefined): number => parseDay(day ?? "") ?? 0;
