import type { Day } from "../../time/index.ts";
import { DEBT_CONCEPTS } from "../concepts/debt-concepts.ts";
import { SNAP_DAYS } from "../periods/timeline.ts";
import { remembered } from "../remembered.ts";
import type { PeriodGroup } from "./period-group.ts";
import type { PreparedFacts } from "./prepared-facts.ts";
import { isCoarserRounding } from "./select-copy.ts";

/** Filings after one day and up to another, by the periods that they may change. */
export interface PeriodNews {
  /** End of the first period of which something was filed; infinite when nothing was. */
  readonly touchedFrom: number;
  /**
   * End of the first period of which balances say something that they did not say before; infinite where none do. Flows are compared
   * once they are reconciled.
   */
  readonly changedFrom: number;
  /** Whether something was filed about the period that ends on a day or a few days off. */
  isTouched(end: Day): boolean;
}

/** The filings of a day. */
interface DayOfNews {
  /** Ends of the periods that they are about. */
  readonly ends: Set<Day>;
  /** The first end of those about which they say something new. */
  changedFrom: number;
}

/**
 * Which periods news can change. A number of the statements is made of facts of its own period and of periods before
 * it, never of later ones; ends up to six days apart are one (FND-08). So what is filed about a period leaves everything
 * of the periods before it as it was, and what only repeats earlier filings leaves all numbers as they were.
 *
 * @param prepared Facts of the company.
 * @returns Finds what was filed after one day and up to another.
 * @see FND-04, FND-07, FND-08
 *
 * @example
 * // A 10-Q of May 2024 with the quarter of the year before beside its own.
 * periodNews(prepared)(day("2024-04-30"), day("2024-05-02")).touchedFrom; // 2023-03-31
 */
export function periodNews(prepared: PreparedFacts): (after: Day, upTo: Day) => PeriodNews {
  const groups = [...prepared.concepts.values()].flatMap((units) => [...units.values()].flat());
  const ends = [...new Set(groups.map(({ end }) => end))].sort((a, b) => a - b);
  const periods = ends.filter((end, k) => k === 0 || end - (ends[k - 1] as Day) > SNAP_DAYS);
  const periodOf = (first: number): number =>
    first === Number.POSITIVE_INFINITY ? first : (periods.findLast((end) => end <= first) ?? first);
  const days = newsByDay(prepared, groups, periodOf);
  return (after, upTo) => {
    const between = [...days].flatMap(([filed, news]) => (filed > after && filed <= upTo ? [news] : []));
    const touched = firstOf(between.flatMap((news) => [...news.ends]));
    const changed = firstOf(between.map((news) => news.changedFrom));
    const isNear = (news: DayOfNews, end: Day) => [...news.ends].some((other) => Math.abs(other - end) <= SNAP_DAYS);
    return {
      touchedFrom: periodOf(touched),
      changedFrom: periodOf(changed),
      isTouched: (end) => between.some((news) => isNear(news, end)),
    };
  };
}

function firstOf(ends: readonly number[]): number {
  return ends.reduce((first, end) => Math.min(first, end), Number.POSITIVE_INFINITY);
}

function newsByDay(
  { concepts, completeReports }: PreparedFacts,
  groups: readonly PeriodGroup[],
  periodOf: (end: number) => number,
): ReadonlyMap<Day, DayOfNews> {
  const days = new Map<Day, DayOfNews>();
  const newsOf = (day: Day) =>
    remembered(days, day, () => ({ ends: new Set(), changedFrom: Number.POSITIVE_INFINITY }));
  const say = (filed: Day, end: number) => {
    const news = newsOf(filed);
    if (end < news.changedFrom) news.changedFrom = end;
  };
  for (const group of groups) {
    for (const { filed } of group.copies) newsOf(filed).ends.add(group.end);
    if (group.start === null) sayChanges(group, say);
  }
  // A number that is missing has another reason once the report of its period is known to be complete.
  for (const [end, filed] of completeReports) say(filed, end);
  sayPairs(concepts, periodOf, say);
  return days;
}

type Say = (filed: Day, end: number) => void;

/** The days on which another copy of a balance is selected that says another number, see `selectCopy`. */
function sayChanges({ end, copies }: PeriodGroup, say: Say): void {
  let last: number | null = null;
  for (const { filed, value } of copies) {
    if (last !== null && (value === last || isCoarserRounding(value, last))) continue;
    last = value;
    say(filed, end);
  }
}

/** The days on which lines of debt are first filed together: they may be one line that is tagged twice. */
function sayPairs(concepts: PreparedFacts["concepts"], periodOf: (end: number) => number, say: Say): void {
  const filings = new Map<string, { readonly filed: Day; readonly end: number; readonly lines: string[] }>();
  for (const concept of DEBT_CONCEPTS) {
    for (const group of [...(concepts.get(concept)?.values() ?? [])].flat()) {
      const end = periodOf(group.end);
      for (const { accession, filed } of group.copies) {
        remembered(filings, `${accession} ${end}`, () => ({ filed, end, lines: [] })).lines.push(concept);
      }
    }
  }
  const known = new Set<string>();
  for (const { filed, end, lines } of [...filings.values()].sort((a, b) => a.filed - b.filed)) {
    const together = `${end} ${lines.join(" ")}`;
    if (lines.length > 1 && !known.has(together)) say(filed, end);
    known.add(together);
  }
}
