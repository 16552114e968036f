import type { Derivation, How } from "../derivation/derivation.ts";
import { derived, noted } from "../derivation/derivation.ts";
import type { Entry } from "./entry.ts";
import { numberOf } from "./filed-lines.ts";
import type { LineGroup } from "./line-group.ts";

/** An amount of a stretch of a year: a copy as filed, or what follows from others by subtraction. */
export interface Term {
  readonly value: number;
  /** The copy, where it is one. */
  readonly entry: Entry | null;
  readonly how: How;
  /** For a difference: the longer stretch and what is taken from it. */
  readonly parts: readonly Term[];
  readonly slot: number;
  /** The coarsest unit in which its amounts are stated. */
  readonly unit: number;
}

/** A copy as a term. */
export function filedTerm(entry: Entry, slot: number): Term {
  return { value: entry.copy.value, entry, how: "as-filed", parts: NO_PARTS, slot, unit: entry.copy.filing.unit };
}

const NO_PARTS: readonly Term[] = [];

/** A longer stretch less shorter ones; null where one of them is. */
export function less(longer: Term | null, taken: readonly (Term | null)[], how: How, slot: number): Term | null {
  if (!longer || taken.includes(null)) return null;
  const terms = taken as readonly Term[];
  const value = terms.reduce((rest, term) => rest - term.value, longer.value);
  const unit = terms.reduce((coarsest, term) => Math.max(coarsest, term.unit), longer.unit);
  return { value, entry: null, how, parts: [longer, ...terms], slot, unit };
}

/** The coarser unit of two terms or copies. */
export function unitOfBoth(a: Term | Entry, b: Term | Entry): number {
  return Math.max("unit" in a ? a.unit : a.copy.filing.unit, "unit" in b ? b.unit : b.copy.filing.unit);
}

/** The copies behind a term. */
export function entriesOf(term: Term): readonly Entry[] {
  return term.entry ? [term.entry] : term.parts.flatMap(entriesOf);
}

const RULE = "REC-08";

/**
 * A term as a number with its evidence; noted where its parts are filed under different lines.
 *
 * @see REC-08
 *
 * @example
 * numberOfTerm(fourthQuarter, revenue).how; // "cum4-cum3"
 */
export function numberOfTerm(term: Term, group: LineGroup): Derivation {
  if (term.entry) return numberOf(term.entry.copy, group.lines[term.entry.copy.line] as LineGroup["lines"][number]);
  const parts = term.parts.map((part) => numberOfTerm(part, group));
  const [longer, ...taken] = parts as [Derivation, ...Derivation[]];
  const number = derived({ value: term.value, how: term.how, rule: RULE, parts, ...stretchOf(term, longer, taken) });
  const lines = new Set(entriesOf(term).map(({ copy }) => copy.line));
  return lines.size > 1 ? noted(number, "item-level") : number;
}

/** A first part ends before what is taken begins; every other one begins after it. */
function stretchOf({ how }: Term, longer: Derivation, taken: readonly Derivation[]) {
  const first = taken[0] as Derivation;
  const last = taken.at(-1) as Derivation;
  if (how === "cum2-q2" || how === "cum3-q3") {
    return { start: longer.start, end: ((first.start as number) - 1) as Derivation["end"] };
  }
  return { start: (last.end + 1) as Derivation["end"], end: longer.end };
}
