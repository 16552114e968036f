import { type Figure, figure, missing, type Provenance } from "../../figure/index.ts";
import { type Day, formatDay } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import type { Derivation, Note, Traced } from "./derivation.ts";

/**
 * The facts behind a number, each once, in the order in which the formula names them.
 *
 * @example
 * factsBehind(freeCashFlow).map((fact) => fact.concept); // the facts of operating cash flow, then of capex
 */
export function factsBehind(derivation: Derivation): readonly Fact[] {
  const facts = new Set<Fact>();
  visit(derivation, ({ fact }) => {
    if (fact) facts.add(fact);
  });
  return [...facts];
}

/**
 * The notes on a number and on all its parts.
 *
 * @example
 * notesOn(operatingMargin); // ["operating-income-from-pretax"]
 */
export function notesOn(derivation: Derivation): readonly Note[] {
  const notes = new Set<Note>();
  visit(derivation, ({ note }) => {
    if (note) notes.add(note);
  });
  return [...notes];
}

/**
 * Whether a note is on a number or on one of its parts.
 *
 * @example
 * hasNote(fourthQuarter, "first-reported"); // true beside a year that was restated since
 */
export function hasNote({ note, parts }: Derivation, wanted: Note): boolean {
  return note === wanted || parts.some((part) => hasNote(part, wanted));
}

/** What the provenance of a figure states beside its facts. */
export interface ProvenanceOptions {
  /** Provider of the facts, such as `sec` or `demo`. */
  readonly source: string;
  /** Name of the formula, such as the id of a metric; the rule of the number unless given. */
  readonly formula?: string;
  /** True where numbers alone are read: the provenance has the source and nothing else. */
  readonly isSourceEnough?: boolean;
}

/**
 * Where a number comes from in one line: the filing that completed it, its period, and the concept of a fact as filed
 * or the formula of a derived number.
 *
 * @param derivation The number with its evidence.
 * @param options Provider and formula.
 * @see GEN-05
 *
 * @example
 * provenanceOf(revenue, { source: "sec" }); // { source: "sec", form: "10-K", accession: "0000320193-25-000079", ... }
 */
export function provenanceOf(
  derivation: Derivation,
  { source, formula, isSourceEnough = false }: ProvenanceOptions,
): Provenance {
  if (isSourceEnough) return { source };
  const own = derivation.fact;
  const fact = firstFiledOn(derivation.filed, derivation);
  const named = formula ?? (own ? undefined : derivation.rule);
  const provenance: { -readonly [Key in keyof Provenance]: Provenance[Key] } = { source };
  if (fact) {
    provenance.form = fact.form;
    provenance.accession = fact.accession;
  }
  provenance.filedAt = formatDay(derivation.filed);
  provenance.periodEnd = formatDay(derivation.end);
  if (derivation.start !== null) provenance.periodStart = formatDay(derivation.start);
  if (own) provenance.concept = `${own.taxonomy}:${own.concept}`;
  if (named !== undefined) provenance.formula = named;
  return provenance;
}

/** The first fact behind a number that was filed on a day. */
function firstFiledOn(filed: Day, { fact, parts }: Derivation): Fact | null {
  if (fact?.filed === filed) return fact;
  for (const part of parts) {
    // A part that was known before the day has no fact of that day.
    const found = part.filed < filed ? null : firstFiledOn(filed, part);
    if (found) return found;
  }
  return null;
}

/**
 * A traced number as the figure that screens and answers carry.
 *
 * @param traced The number with its evidence, or the reason why there is none.
 * @param options Provider and formula.
 *
 * @example
 * figureOf(unknown("no-debt"), { source: "sec" }); // { value: null, because: "no-debt" }
 */
export function figureOf(traced: Traced, options: ProvenanceOptions): Figure {
  if (traced.value === null) return missing(traced.because);
  return figure(traced.value, provenanceOf(traced, options), "denominator-not-positive");
}

function visit(derivation: Derivation, see: (node: Derivation) => void): void {
  see(derivation);
  for (const part of derivation.parts) visit(part, see);
}
