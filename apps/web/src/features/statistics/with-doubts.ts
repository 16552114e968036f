import type { WireDoubtfulMove, WireFigure, WireStatistics } from "@plumbline/contract";

/**
 * A figure that the page made of columns, with the doubtful moves that it contains.
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
 * Whether a day belongs to a calendar month of the years that count.
 *
 * @param month 0 for January.
 */
export function isOfMonth(day: string, month: number, window: WireStatistics["window"]): boolean {
  return window !== null && day >= window.from && day <= window.to && Number(day.slice(5, 7)) === month + 1;
}
