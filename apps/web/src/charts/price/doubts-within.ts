import type { PriceEvent } from "./marks-on-bars.ts";

export type DoubtEvent = Extract<PriceEvent, { kind: "doubt" }>;

/**
 * The doubtful moves that a change from one close to a later one contains: a move of the first day is over by its close.
 *
 * @param from Date of the first close.
 * @param to Date of the last one.
 */
export function doubtsWithin(events: readonly PriceEvent[], from: string, to: string): DoubtEvent[] {
  return events.filter((event): event is DoubtEvent => event.kind === "doubt" && event.date > from && event.date <= to);
}
