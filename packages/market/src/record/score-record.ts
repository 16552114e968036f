import { setImmediate } from "node:timers/promises";
import {
  dueSpans,
  type FollowedVerdicts,
  nextDue,
  type RecordScore,
  type RecordSpan,
  scoreVerdicts,
} from "@plumbline/core/record";
import { type Day, formatDay } from "@plumbline/core/time";
import { RECORD_MONTHS, type RecordMonths } from "@plumbline/core/words";
import { isMarketTooOld, readMarketIndex } from "../companies/index.ts";
import type { Snapshot } from "../snapshot/index.ts";
import { excessReturns } from "./excess-return.ts";
import type { RecordHead } from "./record-files.ts";
import { CohortReader, companiesOnce, type VerdictCohort } from "./verdict-cohorts.ts";
import { type BrokenEntry, walkRecord } from "./walk-record.ts";

/** What followed the verdicts after some months. */
export interface MonthsScore extends RecordScore {
  readonly months: RecordMonths;
  /** Days whose verdicts are scored, `YYYY-MM-DD`, with the ends of their spans. */
  readonly spans: readonly { readonly day: string; readonly until: string }[];
  /** Day from which the next score can be told; null where nothing waits. */
  readonly nextDue: string | null;
}

/** A record and what followed its verdicts, by the prices of a snapshot. */
export interface ScoredRecord {
  readonly head: Omit<RecordHead, "bytes"> | null;
  readonly broken: BrokenEntry | null;
  readonly entries: number;
  /** Days of the first entry and of the last. */
  readonly first: string | null;
  readonly last: string | null;
  /** Verdicts that stand now. */
  readonly standing: number;
  /** Name of the series or symbol of the fund that stocks are compared with; null where the market has none. */
  readonly benchmark: string | null;
  readonly scores: readonly MonthsScore[];
  /** Where the prices of the snapshot were too old to be recorded: the day of the last ones, and the day on which they were. */
  readonly tooOld: { readonly lastDay: string; readonly on: string } | null;
}

export interface ScoringOptions {
  /** The present. */
  readonly now: Date;
  /** Called after each file and each stock; the event loop gets its turn there. */
  readonly breathe?: () => Promise<unknown>;
}

/**
 * Compares the whole record with its hashes and scores what its verdicts said by the prices known now. Later prices score
 * earlier entries, and change none.
 *
 * @see RVD-01 to RVD-04
 */
export async function scoreRecord(
  dataDirectory: string,
  snapshot: Snapshot,
  { now, breathe = setImmediate }: ScoringOptions,
): Promise<ScoredRecord> {
  const reader = new CohortReader();
  let first: string | null = null;
  const { market } = snapshot.manifest;
  const walked = await walkRecord(dataDirectory, market, {
    visit: (entry) => {
      if (entry.entry === "publication") first ??= entry.day;
      reader.take(entry);
    },
    breathe,
  });
  const { head, broken, entries, state } = walked;
  return {
    head: head && withoutBytes(head),
    broken,
    entries,
    first,
    last: state.publication?.day ?? null,
    standing: state.standing.size,
    benchmark: benchmarkName(snapshot),
    scores: await scored(snapshot, companiesOnce(reader.cohorts, snapshot), breathe),
    tooOld: head?.snapshot === snapshot.manifest.id ? null : tooOldOn(snapshot, now),
  };
}

/** Of a market without prices nothing is recorded, however old it is. */
function tooOldOn(snapshot: Snapshot, now: Date): ScoredRecord["tooOld"] {
  const { lastDay } = snapshot.manifest;
  if (lastDay === null || !isMarketTooOld(snapshot, now)) return null;
  return { lastDay, on: now.toISOString().slice(0, 10) };
}

function benchmarkName(snapshot: Snapshot): string | null {
  const { lastDay } = snapshot;
  if (lastDay === null) return null;
  const index = readMarketIndex(snapshot, "total", lastDay) ?? readMarketIndex(snapshot, "price", lastDay);
  return index?.name ?? null;
}

function withoutBytes({ bytes: _, ...head }: RecordHead): Omit<RecordHead, "bytes"> {
  return head;
}

/** The verdicts of a day that is due, some months later. */
interface DueCohort {
  readonly months: RecordMonths;
  readonly span: RecordSpan;
  readonly cohort: VerdictCohort;
  readonly excess: Float64Array;
}

async function scored(
  snapshot: Snapshot,
  cohorts: readonly VerdictCohort[],
  breathe: () => Promise<unknown>,
): Promise<readonly MonthsScore[]> {
  const days = cohorts.map(({ day }) => day);
  const today = snapshot.lastDay ?? (0 as Day);
  const due = RECORD_MONTHS.flatMap((months) =>
    dueSpans(days, months, today).map((span): DueCohort => {
      const cohort = cohorts[span.place] as VerdictCohort;
      return { months, span, cohort, excess: new Float64Array(cohort.codes.length).fill(Number.NaN) };
    }),
  );
  await follow(snapshot, due, breathe);
  return RECORD_MONTHS.map((months): MonthsScore => {
    const own = due.filter((one) => one.months === months);
    const next = nextDue(days, months, today);
    return {
      months,
      spans: own.map(({ span }) => ({ day: formatDay(span.day), until: formatDay(span.until) })),
      nextDue: next === null ? null : formatDay(next),
      ...scoreVerdicts(own.map(({ cohort, excess }): FollowedVerdicts => ({ ...cohort, excess }))),
    };
  });
}

/** Reads the prices of each stock once, whatever the number of days on which something was said of it. */
async function follow(snapshot: Snapshot, due: readonly DueCohort[], breathe: () => Promise<unknown>): Promise<void> {
  const places = new Map<string, (readonly [cohort: DueCohort, row: number])[]>();
  for (const one of due) {
    one.cohort.codes.forEach((code, row) => {
      (places.get(code) ?? places.set(code, []).get(code))?.push([one, row]);
    });
  }
  for (const [code, rows] of places) {
    const instrument = snapshot.find(code);
    if (!instrument) continue;
    const excess = excessReturns(snapshot, instrument);
    for (const [{ span, excess: column }, row] of rows) column[row] = excess(span);
    await breathe();
  }
}
