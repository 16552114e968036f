import type { Day } from "../../time/index.ts";
import { isAnnualForm } from "../facts/accepted-forms.ts";
import type { QuarterCount } from "../facts/duration-bucket.ts";
import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import { periodKey } from "../facts/period-key.ts";
import { isCurrency } from "../facts/unit.ts";

/** A stretch of time for which flows of a company were filed; one object for all facts of that stretch. */
export interface Span {
  /** Its place in the list of the company's spans. */
  readonly index: number;
  readonly start: Day;
  readonly end: Day;
  readonly quarters: QuarterCount;
  /** First day on which any flow was filed for it. */
  readonly firstFiled: Day;
  /** Of each concept the day on which it was first stated for the span; of a year only what annual reports state. */
  readonly votes: readonly Day[];
}

/** The spans of a company. */
export interface Spans {
  readonly list: readonly Span[];
  /** Finds the span of a period; undefined where no flow was filed for it. */
  find(start: Day | null, end: Day): Span | undefined;
}

type Concepts = ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>;

/**
 * Collects the spans of all flows of a company, each with what says that it is a fiscal year.
 *
 * @param concepts Groups by concept and unit, of accepted forms.
 * @param recasts The same of current reports, which have no vote.
 * @see REC-02
 *
 * @example
 * spansOf(concepts, new Map()).find(day("2024-01-01"), day("2024-12-31"))?.quarters; // 4
 */
export function spansOf(concepts: Concepts, recasts: Concepts): Spans {
  const spans: Collected = new Map();
  for (const group of flowGroups(concepts)) {
    const span = spanOf(spans, group);
    const vote = firstVote(group);
    if (span && vote !== null) span.votes.push(vote);
  }
  for (const group of flowGroups(recasts)) spanOf(spans, group);
  return {
    list: [...spans.values()],
    find: (start, end) => (start === null ? undefined : spans.get(periodKey(start, end))),
  };
}

type Collected = Map<number, Span & { firstFiled: Day; votes: Day[] }>;

function flowGroups(concepts: Concepts): readonly PeriodGroup[] {
  const ofMoney = [...concepts.values()].flatMap((units) => [...units].filter(([unit]) => isCurrency(unit)));
  return ofMoney.flatMap(([, groups]) => groups);
}

/** The span of a group, known from its first filing on; null for a balance. */
function spanOf(spans: Collected, { start, end, quarters, copies }: PeriodGroup) {
  if (start === null || quarters === 0) return null;
  const { filed } = copies[0] as Fact;
  const known = spans.get(periodKey(start, end));
  const span = known ?? { index: spans.size, start, end, quarters, firstFiled: filed, votes: [] };
  if (!known) spans.set(periodKey(start, end), span);
  if (filed < span.firstFiled) span.firstFiled = filed;
  return span;
}

/** The day of the first filing that states a group; of a year that of the first annual report. */
function firstVote({ copies, quarters }: PeriodGroup): Day | null {
  const first = quarters === 4 ? copies.find(({ form }) => isAnnualForm(form)) : copies[0];
  return first?.filed ?? null;
}

/**
 * Where in a fiscal year a span lies: the four quarters, the half year, the nine months, the year.
 *
 * @see REC-02
 */
export const SLOT = { q1: 0, q2: 1, q3: 2, q4: 3, halfYear: 4, nineMonths: 5, year: 6 } as const;
export const SLOTS = 7;

/** Days between two filings of one reporting season: what one of them restates, the others of that season restate as well. */
export const ONE_SEASON = 200;

/** How many flows filings by a day state for a span. */
export function votesBy({ votes }: Span, asOf: Day): number {
  return votes.reduce((count, filed) => (filed <= asOf ? count + 1 : count), 0);
}
