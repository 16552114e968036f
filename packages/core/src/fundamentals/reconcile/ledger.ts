import type { Day } from "../../time/index.ts";
import { areSame, type Entry, type LedgerSoFar, MAX_LINES } from "./entry.ts";
import type { FiledCopy, FiledLines } from "./filed-lines.ts";
import { judgedFiling } from "./filing-checks.ts";
import type { LineGroup } from "./line-group.ts";
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
  readonly byPlace: (readonly Entry[])[];
  /** Newest copy of each place and line in the running perimeter. */
  readonly running: Map<number, FiledCopy>;
  readonly signatures: number[];
  perimeter: number;
  /** Index of the next filing. */
  next: number;
}

/** A pass that trusts all copies, those that it shows to contradict others, and the pass without them. */
interface Progress {
  readonly trusting: Pass;
  readonly contradicted: readonly (readonly FiledCopy[])[];
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
  const contradicted = trusting.byPlace.map((entries, place) =>
    before && entries === before.trusting.byPlace[place]
      ? (before.contradicted[place] ?? NO_COPIES)
      : contradictedCopies(entries),
  );
  const isAsBefore =
    before !== null && contradicted.every((copies, place) => areAlike(copies, before.contradicted[place]));
  const distrusted = new Set(contradicted.flat());
  const since = isAsBefore && before ? before.final : emptyPass(input.group);
  const final = distrusted.size === 0 ? trusting : continued(since, input, distrusted);
  const { byPlace, differences, signatures } = final;
  return {
    byPlace,
    differ: (a, b) => differences.has(a * MAX_LINES + b),
    // Which lines differ counts in every year.
    signatures: signatures.map((signature) => Math.imul(signature, 31) + differences.size),
    progress: { trusting, contradicted, final },
  };
}

/** The ledger of an item of which nothing was ever filed. */
export function emptyLedger(group: LineGroup): Ledger {
  const none = emptyPass(group);
  const progress = { trusting: none, contradicted: [], final: none };
  return { byPlace: [], differ: () => false, signatures: [], progress };
}

const NOTHING_DISTRUSTED: ReadonlySet<FiledCopy> = new Set();
const NO_COPIES: readonly FiledCopy[] = [];
const NO_ENTRIES: readonly Entry[] = [];

function areAlike(copies: readonly FiledCopy[], before: readonly FiledCopy[] = NO_COPIES): boolean {
  return copies === before || (copies.length === before.length && copies.every((copy, k) => copy === before[k]));
}

function emptyPass(group: LineGroup): Pass {
  const none = { gross: new Set<number>(), differences: new Set<number>(), running: new Map<number, FiledCopy>() };
  return { group, byPlace: [], signatures: [], perimeter: 0, next: 0, ...none };
}

/** A pass with the filings up to a day; the earlier one stays as it is, since answers for its day may still be asked of it. */
function continued(
  earlier: Pass,
  { filings, asOf, places, years }: LedgerInput,
  distrusted: ReadonlySet<FiledCopy>,
): Pass {
  const isNextFiled = ({ next }: Pass) => (filings[next]?.filed ?? Number.POSITIVE_INFINITY) <= asOf;
  const isGoingOn = isNextFiled(earlier);
  if (!isGoingOn && earlier.signatures.length === years) return earlier;
  const pass: Pass = {
    ...earlier,
    byPlace: padded(earlier.byPlace, years * SLOTS, NO_ENTRIES),
    signatures: padded(earlier.signatures, years, 0),
  };
  if (!isGoingOn) return pass;
  const going: Pass = {
    ...pass,
    gross: new Set(pass.gross),
    differences: new Set(pass.differences),
    running: new Map(pass.running),
  };
  while (isNextFiled(going)) addEntries(going, entriesOfDay(going, filings, places, distrusted));
  return going;
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
  if (entries.some((entry) => isBreak(entry, pass.running, pass.group))) {
    pass.perimeter++;
    pass.running.clear();
  }
  for (const entry of entries) {
    entry.perimeter = pass.perimeter;
    pass.byPlace[entry.place] = [...(pass.byPlace[entry.place] ?? NO_ENTRIES), entry];
    const year = Math.floor(entry.place / SLOTS);
    pass.signatures[year] = signatureWith(pass.signatures[year] ?? 0, entry);
    if (entry.rejected === null) pass.running.set(keyOf(entry, pass.group), entry.copy);
  }
}

function signatureWith(signature: number, { place, perimeter, rejected, isOwnLine }: Entry): number {
  const state = perimeter * 4 + (rejected === null ? 0 : 2) + (isOwnLine ? 1 : 0);
  return (Math.imul(signature, 31) + Math.imul(place + 1, 1009) + state) | 0;
}

/** Totals are one line under several names as long as they are the item in their filing. */
function keyOf({ place, isOwnLine, copy }: Entry, { totals }: LineGroup): number {
  return place * MAX_LINES + (isOwnLine && copy.line >= totals.from && copy.line < totals.to ? totals.from : copy.line);
}

function isBreak(entry: Entry, running: ReadonlyMap<number, FiledCopy>, group: LineGroup): boolean {
  if (entry.rejected !== null) return false;
  const before = running.get(keyOf(entry, group));
  return before !== undefined && !areSame(before, entry.copy);
}

/** The copies of one place that contradict equal copies in filings before and after theirs. */
function contradictedCopies(entries: readonly Entry[]): readonly FiledCopy[] {
  if (entries.length < 3) return NO_COPIES;
  const found = new Set<FiledCopy>();
  const sound = entries.filter(({ rejected, copy }) => rejected === null && !copy.filing.isRecast);
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
