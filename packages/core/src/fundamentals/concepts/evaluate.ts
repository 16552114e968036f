import { type Derivation, derived, type Note, noted } from "../derivation/derivation.ts";
import type { Expression, PeriodLookup } from "./expression.ts";

/** Rule id of numbers composed by the table of items. */
const RULE = "1.4";

/** Finds a number among the concepts and items of one period; `null` when the filer does not report it. */
export type Finder = (lookup: PeriodLookup) => Derivation | null;

/** The answer for a concept that a company never reports. */
const NOTHING: Finder = () => null;

type IsReported = (concept: string) => boolean;

/**
 * Makes of an expression, once for a company, what finds its number in any period.
 *
 * @param expression Where to look, by precedence.
 * @param isReported Whether the company reports a concept at all: what it never reports is not looked for.
 * @returns Finds the number with its evidence.
 * @see 1.4
 *
 * @example
 * finderOf({ firstOf: ["SalesRevenueNet", "Revenues"] }, isReported)(lookup); // that of "Revenues" where only it is reported
 */
export function finderOf(expression: Expression, isReported: IsReported): Finder {
  const findersOf = (parts: readonly Expression[]) => parts.map((part) => finderOf(part, isReported));
  if (typeof expression === "string") {
    return isReported(expression) ? (lookup) => lookup.concept(expression) : NOTHING;
  }
  if ("item" in expression) return (lookup) => lookup.item(expression.item);
  if ("firstOf" in expression) return firstOf(findersOf(expression.firstOf));
  if ("firstAboveZeroOf" in expression) return firstAboveZeroOf(findersOf(expression.firstAboveZeroOf));
  if ("totalOf" in expression) throw new RangeError("Names of a total are lines of a flow; see flowFinder.");
  if ("among" in expression) {
    const finders = findersOf(expression.among);
    return (lookup) => expression.choose((place) => (finders[place] as Finder)(lookup), lookup);
  }
  if ("sumOf" in expression) return sumOf(expression, findersOf(expression.sumOf));
  if ("difference" in expression) return difference(expression, findersOf(expression.difference));
  return withNote(finderOf(expression.of, isReported), expression.note);
}

export function withNote(find: Finder, note: Note): Finder {
  if (find === NOTHING) return NOTHING;
  return (lookup) => {
    const found = find(lookup);
    return found && noted(found, note);
  };
}

/** One of several: a concept that is never found is not looked up. */
function oneOf(finders: readonly Finder[], choose: (finders: readonly Finder[]) => Finder): Finder {
  const some = finders.filter((find) => find !== NOTHING);
  return some.length > 1 ? choose(some) : (some[0] ?? NOTHING);
}

function firstOf(alternatives: readonly Finder[]): Finder {
  return oneOf(alternatives, (finders) => (lookup) => {
    for (const find of finders) {
      const found = find(lookup);
      if (found) return found;
    }
    return null;
  });
}

function firstAboveZeroOf(alternatives: readonly Finder[]): Finder {
  return oneOf(alternatives, (finders) => (lookup) => {
    let zero: Derivation | null = null;
    for (const find of finders) {
      const found = find(lookup);
      if (found && found.value > 0) return found;
      zero ??= found;
    }
    return zero;
  });
}

type SumOf = Extract<Expression, { sumOf: unknown }>;

export function sumOf({ sumOf: terms, needs }: SumOf, finders: readonly Finder[]): Finder {
  if (needs === "all" && finders.includes(NOTHING)) return NOTHING;
  if (needs === "first" && finders[0] === NOTHING) return NOTHING;
  return (lookup) => {
    const found = finders.map((find) => find(lookup));
    if (needs === "all" && found.includes(null)) return null;
    if (needs === "first" && found[0] === null) return null;
    return composed("sum", terms, found);
  };
}

type Difference = Extract<Expression, { difference: unknown }>;

export function difference({ difference: terms, optional }: Difference, finders: readonly Finder[]): Finder {
  const [first, ...others] = finders as [Finder, ...Finder[]];
  if (first === NOTHING || (!optional && others.includes(NOTHING))) return NOTHING;
  return (lookup) => {
    const whole = first(lookup);
    if (whole === null) return null;
    const found = [whole, ...others.map((find) => find(lookup))];
    return !optional && found.includes(null) ? null : composed("difference", terms, found);
  };
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
 * @returns `null` when none exists; a single number is returned as it is.
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
