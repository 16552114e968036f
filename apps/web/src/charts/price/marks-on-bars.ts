import type { WireDoubtfulMove } from "@plumbline/contract";

/** Something that the company did to its shares, or a move of their price that nothing supports. */
export type PriceEvent =
  | { readonly kind: "dividend"; readonly date: string; readonly amount: number }
  | { readonly kind: "split"; readonly date: string; readonly ratio: number }
  | ({ readonly kind: "doubt"; readonly date: string } & Pick<WireDoubtfulMove, "change" | "because" | "other">);

/** What happened within one bar. */
export interface BarMark<Event = PriceEvent> {
  readonly index: number;
  readonly events: readonly Event[];
}

/**
 * Puts events on the bars within which they happened: a bar covers the days after the bar before it up to its own date.
 *
 * @param dates Dates of the bars, rising; a week or month is dated by its last trading day.
 * @param events In any order. Those after the last bar or before the date of the first are left out.
 * @returns Marks by rising index, the events of one bar together.
 */
export function marksOnBars<Event extends { readonly date: string } = PriceEvent>(
  dates: readonly string[],
  events: readonly Event[],
): BarMark<Event>[] {
  const byIndex = new Map<number, Event[]>();
  const inOrder = [...events].sort((left, right) => left.date.localeCompare(right.date));
  for (const event of inOrder) {
    const index = firstOnOrAfter(dates, event.date);
    const isBeforeFirst = index === 0 && event.date !== dates[0];
    if (index === dates.length || isBeforeFirst) continue;
    const sameBar = byIndex.get(index);
    if (sameBar) sameBar.push(event);
    else byIndex.set(index, [event]);
  }
  return [...byIndex].map(([index, onBar]) => ({ index, events: onBar }));
}

/**
 * Finds where a date stands in rising dates.
 *
 * @returns The index of the first entry on or after `date`; the length when all are earlier.
 */
function firstOnOrAfter(dates: readonly string[], date: string): number {
  let low = 0;
  let high = dates.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((dates[middle] as string) < date) low = middle + 1;
    else high = middle;
  }
  return low;
}
