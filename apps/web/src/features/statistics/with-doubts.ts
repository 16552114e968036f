import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";
import { addMonths, formatDay, parseDay } from "@plumbline/core/time";

/**
 * Adds to a figure made on the page the doubtful moves that it contains.
 *
 * @param isWithin Whether the figure contains the move of a day.
 */
export function withDoubts(
  figure: WireFigure,
  doubts: readonly WireDoubtfulMove[],
  isWithin: (day: string) => boolean,
): WireFigure {
  const doubtful = doubts.map(({ day }) => day).filter(isWithin);
  if (figure.value === null || doubtful.length === 0) return figure;
  return { ...figure, provenance: { ...figure.provenance, doubtful } };
}

/**
 * Whether a day belongs to a calendar month within the window.
 *
 * @param month 0 for January.
 */
export function isOfMonth(day: string, month: number, window: WireStatistics["window"]): boolean {
  return window !== null && day >= window.from && day <= window.to && Number(day.slice(5, 7)) === month + 1;
}

/** Whether a doubtful move lies in the year that ends on a day. */
export function isOfYearTo(day: string, doubts: readonly WireDoubtfulMove[]): boolean {
  const end = parseDay(day);
  const start = end === null ? day : formatDay(addMonths(end, -12));
  return doubts.some((doubt) => doubt.day > start && doubt.day <= day);
}

/**
 * Whether a doubtful move lies between the highest close before a day and that day.
 *
 * @param line How far each close lies below the highest so far: 0 at a peak.
 */
export function isSincePeak(
  day: string,
  { date, stock }: Pick<WireStatistics["underWater"], "date" | "stock">,
  doubts: readonly WireDoubtfulMove[],
): boolean {
  if (doubts.length === 0) return false;
  const peak = date.findLastIndex((on, at) => on <= day && stock[at] === 0);
  const since = date[peak] ?? "";
  return doubts.some((doubt) => doubt.day > since && doubt.day <= day);
}
