import type { Day } from "../../time/index.ts";
import { SLOT, SLOTS, type Span, votesBy } from "./spans.ts";

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
 * The days of the four quarters of a year: as stated for most flows, else up to the stated start of the next quarter, else counted from
 * those beside them.
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
  const ends: Votes = new Map();
  const endsBeforeNext: Votes = new Map();
  for (const span of spans) {
    const slot = (places[span.index] as number) % SLOTS;
    const count = votesBy(span, asOf);
    addVotes(ends, QUARTER_ENDED[slot] as number, span.end, count);
    const isQuarter = slot <= SLOT.q4 && span.end - span.start + 1 >= MIN_QUARTER;
    if (isQuarter && slot > SLOT.q1) addVotes(endsBeforeNext, slot - 1, (span.start - 1) as Day, count);
  }
  const length = (year.end - year.start + 1) / 4;
  let start = year.start;
  return [0, 1, 2, 3].map((quarter) => {
    const nominal = Math.round(year.start + (quarter + 1) * length - 1) as Day;
    const stated = mostVoted(ends.get(quarter)) ?? mostVoted(endsBeforeNext.get(quarter));
    const end = quarter === 3 && year.isStated ? year.end : (stated ?? nominal);
    const days = { start, end };
    start = (end + 1) as Day;
    return days;
  });
}

/** Twelve weeks: a shorter quarter begins elsewhere than its filing says. */
const MIN_QUARTER = 84;

/** Votes for the last day of each quarter. */
type Votes = Map<number, Map<Day, number>>;

function addVotes(votes: Votes, quarter: number, end: Day, count: number): void {
  const ofQuarter = votes.get(quarter) ?? new Map<Day, number>();
  votes.set(quarter, ofQuarter.set(end, (ofQuarter.get(end) ?? 0) + count));
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
