import type { Reason } from "../../figure/index.ts";
import { isSameAmount } from "./amounts.ts";
import { type Chosen, chosenQuarters, shownYear, type YearToChoose } from "./chosen-quarters.ts";
import { areSame, type Entry } from "./entry.ts";
import { type FiledYear, filedYear } from "./filed-year.ts";
import type { QuarterSet } from "./quarter-sets.ts";
import { SLOT, SLOTS } from "./spans.ts";
import { entriesOf, type Term } from "./term.ts";

/** The figure of a quarter or year of an item, or why there is none. */
export interface ReconciledCell {
  readonly term: Term | null;
  /** Why there is none; of a figure null. */
  readonly because: Reason | null;
  /** A quarter that makes up an older figure of its year (REC-10), or a figure that was another one before (REC-20). */
  readonly mark: "first-reported" | "restated" | null;
}

/** An item in a fiscal year, as reconciled. */
export interface ReconciledYear extends FiledYear {
  readonly year: ReconciledCell;
  readonly quarters: readonly [ReconciledCell, ReconciledCell, ReconciledCell, ReconciledCell];
  /** The older figure of the year that first-reported quarters make up. */
  readonly olderYear: Term | null;
  /** Figures that a filing differs from, as far as seams were looked for, see `lineSeams`. */
  readonly knownProofs: Partial<Record<Series, Proof | null>>;
}

/** The series of quarters, or that of years. */
export type Series = "quarter" | "year";

/** A figure that is shown, and what another filing states in its place. */
export type Proof = readonly [Term, Term];

export interface YearInput extends YearToChoose {
  /** The quarters a year before as they are shown; none where that year is not known. */
  readonly before: ReconciledYear | null;
}

/**
 * Chooses the year and its quarters among everything that was filed for an item.
 *
 * @see REC-08, REC-09, REC-10, REC-11, REC-12
 *
 * @example
 * reconciledYear(input).quarters[3].because; // "restated-perimeter" where the year was restated and nine months were not
 */
export function reconciledYear(input: YearInput): ReconciledYear {
  const filed = filedYear(input);
  const year = shownYear(input, filed);
  const chosen = chosenQuarters(year, input, filed);
  const quarter = (slot: number) => cellOf(slot, chosen, input, filed);
  return {
    year: yearCell(year, filed),
    quarters: [quarter(SLOT.q1), quarter(SLOT.q2), quarter(SLOT.q3), quarter(SLOT.q4)],
    olderYear: chosen.olderYear,
    ...filed,
    knownProofs: {},
  };
}

/** A quarter as the chosen set has it; contradicted where another combination explains the same filings as well. */
function cellOf(slot: number, chosen: Chosen, { before }: YearInput, { entries, usable }: FiledYear): ReconciledCell {
  const term = chosen.quarters[slot] ?? null;
  if (!term) return missing(whyNoQuarter(slot, chosen, entries));
  const isDoubtful = chosen.areReportedOnly && term.entry === null;
  const only = chosen.set ? settled(term, slot, chosen.set, before) : term;
  if (isDoubtful || !only) return missing("contradicted");
  if (chosen.isFirstReported) return { term: only, because: null, mark: "first-reported" };
  return { term: only, because: null, mark: isRestated(only, usable) ? "restated" : null };
}

function missing(because: Reason): ReconciledCell {
  return { term: null, because, mark: null };
}

/** Whether a filing before the perimeter of a figure stated it, or what it follows from, otherwise. */
function isRestated(term: Term, usable: readonly (readonly Entry[])[]): boolean {
  return entriesOf(term).some(
    ({ place, perimeter, copy }) =>
      perimeter > 0 &&
      (usable[place % SLOTS] ?? []).some(
        (other) => !other.copy.filing.isRecast && other.perimeter < perimeter && !areSame(other.copy, copy),
      ),
  );
}

/** The one figure of a quarter that lies within a factor of two of the quarter a year before, where sets rival (REC-05 d). */
function settled(term: Term, slot: number, { rivals }: QuarterSet, before: ReconciledYear | null): Term | null {
  const others = rivals
    .flatMap((rival) => rival[slot] ?? [])
    .filter(({ value }) => !isSameAmount(value, term.value, term.unit));
  if (others.length === 0) return term;
  const ago = before?.quarters[slot]?.term?.value;
  if (ago === undefined) return null;
  const plausible = [term, ...others].filter(({ value }) => value / ago <= 2 && value / ago >= 0.5);
  const [only] = plausible;
  return only && plausible.every(({ value }) => isSameAmount(value, only.value, only.unit)) ? only : null;
}

function whyNoQuarter(slot: number, { because }: Chosen, entries: readonly (readonly Entry[])[]): Reason {
  const stated = (entries[slot] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const rejected = stated.find((entry) => entry.rejected !== null);
  if (rejected && stated.every((entry) => entry.rejected !== null || !entry.isOwnLine)) return reasonOf(rejected);
  return stated.length > 0 || canFollow(slot, entries) ? because : "not-reported";
}

/** Whether a longer and a shorter stretch are stated whose difference is the quarter: of two perimeters, or it would be known. */
function canFollow(slot: number, entries: readonly (readonly Entry[])[]): boolean {
  const isStated = (place: number) => (entries[place] ?? []).some(({ copy }) => !copy.filing.isRecast);
  if (slot === SLOT.q1) return false;
  if (slot === SLOT.q2) return isStated(SLOT.halfYear) && isStated(SLOT.q1);
  if (slot === SLOT.q3) return isStated(SLOT.nineMonths) && isStated(SLOT.halfYear);
  const quarters = [SLOT.q1, SLOT.q2, SLOT.q3].every(isStated);
  return isStated(SLOT.year) && (isStated(SLOT.nineMonths) || quarters);
}

function reasonOf({ rejected }: Entry): Reason {
  if (rejected === "restated-perimeter" || rejected === "other-context" || rejected === "wrong-scale") return rejected;
  return "contradicted";
}

function yearCell(year: Term | null, { entries, usable, sets }: FiledYear): ReconciledCell {
  if (year) return { term: year, because: null, mark: isRestated(year, usable) ? "restated" : null };
  const stated = (entries[SLOT.year] ?? []).filter(({ copy }) => !copy.filing.isRecast);
  const rejected = stated.find((entry) => entry.rejected !== null);
  if (stated.length === 0) return missing("not-reported");
  return missing(rejected && sets.length === 0 ? reasonOf(rejected) : "contradicted");
}
