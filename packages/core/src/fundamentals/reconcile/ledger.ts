import type { Day } from "../../time/index.ts";
import { areDifferent, areSame, type Entry, type LedgerSoFar } from "./entry.ts";
import type { FiledCopy, FiledLines } from "./filed-lines.ts";
import { judgedFiling } from "./filing-checks.ts";
import { impliesBreak } from "./implied-parts.ts";
import { isTotal, type LineGroup } from "./line-group.ts";
import { SLOTS } from "./spans.ts";

/** Everything that was filed for an item by a day. */
export interface Ledger {
  /** Entries by place, oldest filing first. */
  readonly byPlace: readonly (readonly Entry[])[];
  /** Whether two lines of the item are known to mean different amounts. */
  readonly differ: (line: number, other: number) => boolean;
  /** Of each fiscal year a number that changes with anything about its entries. */
  readonly signatures: readonly number[];
  /** Where a ledger of a later day goes on. */
  readonly progress: Progress;
}

export interface LedgerInput {
  readonly group: LineGroup;
  readonly filings: readonly FiledLines[];
  readonly asOf: Day;
  /** Places of spans, and how many fiscal years there are. */
  readonly places: Int32Array;
  readonly years: number;
  /** The ledger of an earlier day with the same places; null where there is none. */
  readonly earlier: Ledger | null;
}

/** How far a pass through the filings has come. */
interface Pass extends LedgerSoFar {
  readonly byPlace: readonly (readonly Entry[])[];
  readonly signatures: number[];
  perimeter: number;
  /** Index of the next filing. */
  next: number;
  /** Places of which something was filed since the pass before this one. */
  readonly touched: ReadonlySet<number>;
}

/** By place, the copies that contradict others there. */
type Contradicted = ReadonlyMap<number, readonly FiledCopy[]>;

/** A pass that trusts all copies, those that it shows to contradict others, and the pass without them. */
interface Progress {
  readonly trusting: Pass;
  readonly contradicted: Contradicted;
  readonly final: Pass;
}

/**
 * Goes through the filings of an item by day: judges each filing by itself and against those before it, and numbers the
 * perimeters. A filing that states a period differently from the newest copy of the running perimeter opens the next one. A ledger of
 * a later day goes on where the earlier one ended.
 *
 * @see REC-04, REC-05, REC-06, REC-07
 *
 * @example
 * ledgerOf(input).byPlace[place]?.at(-1)?.perimeter; // 1 after one restatement
 */
export function ledgerOf(input: LedgerInput): Ledger {
  const before = input.earlier?.progress ?? null;
  const trusting = continued(before?.trusting ?? emptyPass(input.group), input, NOTHING_DISTRUSTED);
  if (input.earlier && trusting === before?.trusting) return input.earlier;
  const contradicted = contradictedIn(trusting, before?.contradicted ?? NOTHING_CONTRADICTED);
  const isAsBefore = before !== null && contradicted === before.contradicted;
  const distrusted = new Set([...contradicted.values()].flat());
  const since = isAsBefore && before ? before.final : emptyPass(input.group);
  const final = distrusted.size === 0 ? trusting : continued(since, input, distrusted);
  const { byPlace, differences, signatures } = final;
  return {
    byPlace,
    differ: (a, b) => areDifferent(final, a, b),
    // Which lines differ counts in every year.
    signatures: signatures.map((signature) => Math.imul(signature, 31) + differences.size),
    progress: { trusting, contradicted, final },
  };
}

/** The ledger of an item of which nothing was ever filed. */
export function emptyLedger(group: LineGroup): Ledger {
  const none = emptyPass(group);
  const progress = { trusting: none, contradicted: NOTHING_CONTRADICTED, final: none };
  return { byPlace: [], differ: () => false, signatures: [], progress };
}

const NOTHING_DISTRUSTED: ReadonlySet<FiledCopy> = new Set();
const NOTHING_CONTRADICTED: Contradicted = new Map();
const NO_COPIES: readonly FiledCopy[] = [];
const NO_ENTRIES: readonly Entry[] = [];
const NO_NUMBERS: ReadonlySet<number> = new Set();

/** The copies that contradict others, with those of the places that a pass has touched; the same object where none changes. */
function contradictedIn({ byPlace, touched, group }: Pass, before: Contradicted): Contradicted {
  let now = before;
  for (const place of touched) {
    const copies = contradictedCopies(byPlace[place] ?? NO_ENTRIES, group);
    if (areAlike(copies, before.get(place) ?? NO_COPIES)) continue;
    if (now === before) now = new Map(before);
    (now as Map<number, readonly FiledCopy[]>).set(place, copies);
  }
  return now;
}

function areAlike(copies: readonly FiledCopy[], before: readonly FiledCopy[]): boolean {
  return copies.length === before.length && copies.every((copy, k) => copy === before[k]);
}

function emptyPass(group: LineGroup): Pass {
  const none = { gross: NO_NUMBERS, differences: NO_NUMBERS, touched: NO_NUMBERS };
  return { group, byPlace: [], signatures: [], perimeter: 0, next: 0, ...none };
}

/** A pass with the filings up to a day; the earlier one stays as it is, since answers for its day may still be asked of it. */
function continued(
  earlier: Pass,
  { filings, asOf, places, years }: LedgerInput,
  distrusted: ReadonlySet<FiledCopy>,
): Pass {
  const isNextFiled = ({ next }: Pass) => (filings[next]?.filed ?? Number.POSITIVE_INFINITY) <= asOf;
  if (!isNextFiled(earlier) && earlier.signatures.length === years) return earlier;
  const touched = new Set<number>();
  const byPlace: (readonly Entry[])[] = padded(earlier.byPlace, years * SLOTS, NO_ENTRIES);
  const pass: Pass = { ...earlier, byPlace, signatures: padded(earlier.signatures, years, 0), touched };
  while (isNextFiled(pass)) {
    const entries = entriesOfDay(pass, filings, places, distrusted);
    for (const { place } of entries) {
      // The earlier pass keeps its lists; those of this one grow.
      if (!touched.has(place)) byPlace[place] = [...(byPlace[place] as readonly Entry[])];
      touched.add(place);
    }
    addEntries(pass, entries);
  }
  return pass;
}

/** A copy of a list that is longer. */
function padded<Value>(list: readonly Value[], length: number, value: Value): Value[] {
  const copy = list.slice();
  while (copy.length < length) copy.push(value);
  return copy;
}

/** The entries of the next day on which something was filed: filings of one day stand together. */
function entriesOfDay(
  pass: Pass,
  filings: readonly FiledLines[],
  places: Int32Array,
  distrusted: ReadonlySet<FiledCopy>,
): readonly Entry[] {
  const day = filings[pass.next]?.filed;
  const entries: Entry[] = [];
  for (; filings[pass.next]?.filed === day; pass.next++) {
    for (const entry of judgedFiling(filings[pass.next] as FiledLines, places, pass)) {
      if (distrusted.has(entry.copy)) entry.rejected ??= "contradicted";
      entries.push(entry);
    }
  }
  return entries;
}

function addEntries(pass: Pass, entries: readonly Entry[]): void {
  if (entries.some((entry) => isBreak(entry, pass)) || impliesBreak(entries, newestOfLine(pass))) pass.perimeter++;
  for (const entry of entries) {
    entry.perimeter = pass.perimeter;
    (pass.byPlace[entry.place] as Entry[]).push(entry);
    const year = Math.floor(entry.place / SLOTS);
    pass.signatures[year] = signatureWith(pass.signatures[year] ?? 0, entry);
  }
}

function signatureWith(signature: number, { place, perimeter, rejected, isOwnLine }: Entry): number {
  const state = perimeter * 4 + (rejected === null ? 0 : 2) + (isOwnLine ? 1 : 0);
  return (Math.imul(signature, 31) + Math.imul(place + 1, 1009) + state) | 0;
}

/** Totals are one line under several names as long as they are the item in their filing. */
function lineOf({ isOwnLine, copy: { line } }: Entry, group: LineGroup): number {
  return isOwnLine && isTotal(line, group) ? group.totals.from : line;
}

/** Whether it differs from the newest copy of its line in the running perimeter. */
function isBreak(entry: Entry, { byPlace, perimeter, group }: Pass): boolean {
  if (entry.rejected !== null) return false;
  const line = lineOf(entry, group);
  const entries = byPlace[entry.place] ?? NO_ENTRIES;
  for (let k = entries.length - 1; k >= 0; k--) {
    const before = entries[k] as Entry;
    if (before.rejected !== null || before.perimeter !== perimeter || lineOf(before, group) !== line) continue;
    return !areSame(before.copy, entry.copy);
  }
  return false;
}

/** Finds the newest copy of a place in the running perimeter, under one name of the item. */
function newestOfLine({ byPlace, perimeter }: Pass) {
  return (line: number, place: number) =>
    byPlace[place]?.findLast(
      ({ rejected, copy, ...entry }) => rejected === null && entry.perimeter === perimeter && copy.line === line,
    );
}

/** The copies of one place that contradict equal copies in filings before and after theirs, or are 0 where a later one is positive. */
function contradictedCopies(entries: readonly Entry[], { neverNegative }: LineGroup): readonly FiledCopy[] {
  if (entries.length < 2) return NO_COPIES;
  const sound = entries.filter(({ rejected, copy }) => rejected === null && !copy.filing.isRecast);
  const found = new Set<FiledCopy>(neverNegative ? zerosBefore(sound) : NO_COPIES);
  for (let k = 1; k < sound.length - 1; k++) {
    const { copy } = sound[k] as Entry;
    const isOther = (other: Entry) => other.copy.line === copy.line && other.copy.filing !== copy.filing;
    const before = sound.slice(0, k).findLast((other) => isOther(other) && !found.has(other.copy))?.copy;
    if (before === undefined || areSame(before, copy)) continue;
    const after = sound.slice(k + 1).some((other) => isOther(other) && areSame(before, other.copy));
    if (after) found.add(copy);
  }
  return [...found];
}

/** Copies that state 0 before another one states a positive amount of the same line: of an item that is never negative no figure. */
function zerosBefore(sound: readonly Entry[]): readonly FiledCopy[] {
  return sound.flatMap(({ copy }, k) => {
    const isPositive = (later: Entry) => later.copy.line === copy.line && later.copy.value > 0;
    return copy.value === 0 && sound.slice(k + 1).some(isPositive) ? [copy] : [];
  });
}
