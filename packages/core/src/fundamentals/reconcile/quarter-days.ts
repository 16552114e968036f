import type { Day } from "../../time/index.ts";
import { SLOTS, type Span, votesBy } from "./spans.ts";

/** First and last day of a quarter, as most flows have them. */
export interface QuarterDays {
  readonly start: Day;
  readonly end: Day;
}

/** A fiscal year, and whether an annual report states it. */
interface YearDays extends QuarterDays {
  readonly isStated: boolean;
}

/**
 * The days of the four quarters of a year: as stated for most flows, else counted from those beside them.
 *
 * @param year First and last day; the last quarter of a stated year ends with it.
 * @param spans Those that lie in the year.
 * @param places Of each span by its index: its slot is the rest of a division by seven.
 * @param asOf What was filed later has no vote.
 * @see REC-02
 *
 * @example
 * quarterDays(year, spans, places, asOf)[0].end; // the last day of March of a calendar year
 */
export function quarterDays(
  year: YearDays,
  spans: readonly Span[],
  places: Int32Array,
  asOf: Day,
): readonly QuarterDays[] {
  const votes = new Map<number, Map<Day, number>>();
  for (const span of spans) {
    const quarter = QUARTER_ENDED[(places[span.index] as number) % SLOTS] as number;
    const ofQuarter = votes.get(quarter) ?? new Map<Day, number>();
    votes.set(quarter, ofQuarter.set(span.end, (ofQuarter.get(span.end) ?? 0) + votesBy(span, asOf)));
  }
  const length = (year.end - year.start + 1) / 4;
  let start = year.start;
  return [0, 1, 2, 3].map((quarter) => {
    const nominal = Math.round(year.start + (quarter + 1) * length - 1) as Day;
    const end = quarter === 3 && year.isStated ? year.end : (mostVoted(votes.get(quarter)) ?? nominal);
    const days = { start, end };
    start = (end + 1) as Day;
    return days;
  });
}

/** The quarter with which each slot ends. */
const QUARTER_ENDED = [0, 1, 2, 3, 1, 2, 3];

function mostVoted(votes: ReadonlyMap<Day, number> | undefined): Day | null {
  let best: readonly [Day, number] | null = null;
  for (const [end, count] of votes ?? []) {
    if (!best || count > best[1] || (count === best[1] && end > best[0])) best = [end, count];
  }
  return best?.[0] ?? null;
}
