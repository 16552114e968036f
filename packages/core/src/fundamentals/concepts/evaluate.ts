import { type Derivation, derived, noted } from "../derivation/derivation.ts";
import type { Expression, PeriodLookup } from "./expression.ts";

/** Rule id of numbers composed by the table of items. */
const RULE = "1.4";

/**
 * Finds the number of one period that an expression describes.
 *
 * @param expression Where to look, by precedence.
 * @param lookup The concepts and items of the period.
 * @returns The number with its evidence; `null` when the filer does not report it.
 * @see 1.4
 *
 * @example
 * evaluate({ firstOf: ["SalesRevenueNet", "Revenues"] }, lookup); // that of "Revenues" where only it is reported
 */
export function evaluate(expression: Expression, lookup: PeriodLookup): Derivation | null {
  if (typeof expression === "string") return lookup.concept(expression);
  if ("item" in expression) return lookup.item(expression.item);
  if ("firstOf" in expression) return firstOf(expression.firstOf, lookup);
  if ("firstAboveZeroOf" in expression) return firstAboveZeroOf(expression.firstAboveZeroOf, lookup);
  if ("largestOf" in expression) return largestOf(expression.largestOf, lookup);
  if ("among" in expression) {
    const { among, choose } = expression;
    return choose((place) => evaluate(among[place] as Expression, lookup), lookup);
  }
  if ("sumOf" in expression) return sumOf(expression, lookup);
  if ("difference" in expression) return difference(expression, lookup);
  const found = evaluate(expression.of, lookup);
  return found && noted(found, expression.note);
}

function firstOf(alternatives: readonly Expression[], lookup: PeriodLookup): Derivation | null {
  for (const alternative of alternatives) {
    const found = evaluate(alternative, lookup);
    if (found) return found;
  }
  return null;
}

function firstAboveZeroOf(alternatives: readonly Expression[], lookup: PeriodLookup): Derivation | null {
  let zero: Derivation | null = null;
  for (const alternative of alternatives) {
    const found = evaluate(alternative, lookup);
    if (found && found.value > 0) return found;
    zero ??= found;
  }
  return zero;
}

function largestOf(candidates: readonly Expression[], lookup: PeriodLookup): Derivation | null {
  let largest: Derivation | null = null;
  for (const candidate of candidates) {
    const found = evaluate(candidate, lookup);
    if (found && (largest === null || found.value > largest.value)) largest = found;
  }
  return largest;
}

type SumOf = Extract<Expression, { sumOf: unknown }>;

function sumOf({ sumOf: terms, needs }: SumOf, lookup: PeriodLookup): Derivation | null {
  const found = terms.map((term) => evaluate(term, lookup));
  if (needs === "all" && found.includes(null)) return null;
  if (needs === "first" && found[0] === null) return null;
  return composed("sum", terms, found);
}

type Difference = Extract<Expression, { difference: unknown }>;

function difference({ difference: terms, optional }: Difference, lookup: PeriodLookup): Derivation | null {
  const found = terms.map((term) => evaluate(term, lookup));
  if (found[0] === null || (!optional && found.includes(null))) return null;
  return composed("difference", terms, found);
}

function composed(
  how: "sum" | "difference",
  terms: readonly Expression[],
  found: readonly (Derivation | null)[],
): Derivation | null {
  const parts: Derivation[] = [];
  const names: string[] = [];
  for (let k = 0; k < found.length; k++) {
    const part = found[k];
    if (!part) continue;
    parts.push(part);
    names.push(nameOf(terms[k] as Expression, part));
  }
  return combined(how, parts, names);
}

/**
 * The sum of those numbers that exist, or the first of them less the others.
 *
 * @param how Which of the two.
 * @param terms The numbers with their names; the name of a concept or an item.
 * @returns `null` when none exists, a number that stands alone as it is.
 *
 * @example
 * composedOf("sum", [["cash", cash], ["shortTermInvestments", null]]); // cash
 */
export function composedOf(
  how: "sum" | "difference",
  terms: readonly (readonly [name: string, found: Derivation | null])[],
): Derivation | null {
  const found = terms.flatMap(([name, part]) => (part ? [{ name, part }] : []));
  return combined(
    how,
    found.map(({ part }) => part),
    found.map(({ name }) => name),
  );
}

function combined(
  how: "sum" | "difference",
  parts: readonly Derivation[],
  names: readonly string[],
): Derivation | null {
  const first = parts[0];
  if (!first || parts.length === 1) return first ?? null;
  let value = first.value;
  for (let k = 1; k < parts.length; k++) {
    const term = (parts[k] as Derivation).value;
    value += how === "sum" ? term : -term;
  }
  return derived({ value, how, rule: RULE, parts, names, start: first.start, end: first.end });
}

function nameOf(term: Expression, part: Derivation): string {
  return typeof term === "object" && "item" in term ? term.item : conceptOf(part);
}

/** The concept a number is of: that of its own fact, or of the first fact it was made of. */
export function conceptOf(part: Derivation): string {
  if (part.fact) return part.fact.concept;
  const first = part.parts[0];
  return first ? conceptOf(first) : "";
}
