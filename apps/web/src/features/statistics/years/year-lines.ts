import type { WireStatistics } from "@plumbline/contract";
import type { PlacedLine } from "../../../charts/index.ts";

/** A calendar year as a line from the end of the year before. */
export interface YearLine extends PlacedLine {
  readonly year: number;
  readonly values: readonly number[];
  readonly isPartial: boolean;
  /** The place from which the values contain a doubtful move; null where none does. */
  readonly doubtfulFrom: number | null;
}

export interface YearLines {
  /** Oldest first. */
  readonly years: readonly YearLine[];
  /** Mean of all whole years except the newest, as far as all of them reach; null with fewer than two. */
  readonly average: (PlacedLine & Pick<YearLine, "doubtfulFrom">) | null;
  /** Trading days that can be chosen, and their places on the axis. */
  readonly days: readonly number[];
  readonly stops: readonly number[];
}

const MIN_YEARS = 2;

/** Overlays calendar years by trading day; day 0 is the last day of the previous year. */
export function yearLines({
  year,
  cumulative,
  days,
  isPartial,
  doubtfulFrom,
  step,
}: WireStatistics["paths"]): YearLines {
  const longest = Math.max(1, ...days);
  const daysOf = (values: readonly number[], last: number) => [
    0,
    ...values.map((_, k) => Math.min((k + 1) * step, last)),
  ];
  const placeOf = (day: number | null): number | null => (day === null ? null : day / longest);
  const lines = year.map((ofYear, k): YearLine => {
    const values = cumulative[k] ?? [];
    return {
      year: ofYear,
      values: [0, ...values],
      places: daysOf(values, days[k] ?? 0).map((day) => day / longest),
      isPartial: isPartial[k] ?? true,
      doubtfulFrom: placeOf(doubtfulFrom[k] ?? null),
    };
  });
  const readable = daysOf(cumulative[days.indexOf(longest)] ?? [], longest);
  const stops = readable.map((day) => day / longest);
  return { years: lines, average: averageOf(lines.slice(0, -1), stops), days: readable, stops };
}

function averageOf(lines: readonly YearLine[], stops: readonly number[]): YearLines["average"] {
  const whole = lines.filter(({ isPartial }) => !isPartial);
  if (whole.length < MIN_YEARS) return null;
  // All values of a year except its last are at the same stops as those of other years.
  const length = Math.min(...whole.map(({ values }) => values.length)) - 1;
  const values = Array.from({ length }, (_, k) => {
    const sum = whole.reduce((total, line) => total + (line.values[k] as number), 0);
    return sum / whole.length;
  });
  const doubts = whole.flatMap(({ doubtfulFrom }) => (doubtfulFrom === null ? [] : [doubtfulFrom]));
  return { places: stops.slice(0, length), values, doubtfulFrom: doubts.length === 0 ? null : Math.min(...doubts) };
}

/** Whether the value at a stop, or the last one where none is given, contains a doubtful move. */
export function isDoubtfulAt(
  { doubtfulFrom, places }: YearLine | NonNullable<YearLines["average"]>,
  stop: number | null,
) {
  const end = places.at(-1) ?? 0;
  return doubtfulFrom !== null && Math.min(stop ?? end, end) >= doubtfulFrom - 1e-9;
}

/** The value of a line at a stop; null where it does not reach it. */
export function valueAt({ places, values }: PlacedLine, stop: number): number | null {
  const reached = places.findLastIndex((place) => place <= stop + 1e-9);
  const isOver = (places.at(-1) ?? 0) < stop - 1e-9;
  return reached < 0 || isOver ? null : (values[reached] ?? null);
}
