import type { Line, LineGroup } from "../reconcile/filed-lines.ts";
import { difference, type Finder, sumOf, withNote } from "./evaluate.ts";
import type { Expression, Item } from "./expression.ts";

/**
 * Makes of the expression of a flow what finds it in any period. Alternatives that a filing states by itself become one group of
 * lines, which is reconciled over all filings; what is made of other items is composed of their reconciled figures.
 *
 * @param item A flow.
 * @param isBank Whether the lines of banks and brokers come first.
 * @see 1.4, REC-04
 *
 * @example
 * flowFinder(ITEMS.netIncome, false)(lookup); // net income of the parent, of one line in each filing
 */
export function flowFinder({ find, bankFirst, neverNegative = false }: Item, isBank: boolean): Finder {
  const expression = isBank && bankFirst ? { firstOf: [...alternativesOf(bankFirst), ...alternativesOf(find)] } : find;
  return finder(expression, neverNegative);
}

function alternativesOf(expression: Expression): readonly Expression[] {
  return typeof expression === "object" && "firstOf" in expression ? expression.firstOf : [expression];
}

function finder(expression: Expression, neverNegative: boolean): Finder {
  const finders = (parts: readonly Expression[]) => parts.map((part) => finder(part, neverNegative));
  if (linesOf(expression)) return ofLines([expression], neverNegative);
  if (typeof expression === "string") throw new RangeError(`${expression} is a line.`);
  if ("item" in expression) return (lookup) => lookup.item(expression.item);
  if ("firstOf" in expression) return firstStated(runsOf(expression.firstOf, neverNegative));
  if ("among" in expression) {
    const parts = finders(expression.among);
    return (lookup) => expression.choose((place) => (parts[place] as Finder)(lookup), lookup);
  }
  if ("sumOf" in expression) return sumOf(expression, finders(expression.sumOf));
  if ("difference" in expression) return difference(expression, finders(expression.difference));
  if ("of" in expression) return withNote(finder(expression.of, neverNegative), expression.note);
  throw new RangeError("A flow is never the first above zero: a flow of 0 is one.");
}

/** Alternatives in a row that filings state by themselves are found together, the others one by one. */
function runsOf(alternatives: readonly Expression[], neverNegative: boolean): readonly Finder[] {
  const found: Finder[] = [];
  let run: Expression[] = [];
  const end = () => {
    if (run.length > 0) found.push(ofLines(run, neverNegative));
    run = [];
  };
  for (const alternative of alternatives) {
    if (linesOf(alternative)) run.push(alternative);
    else {
      end();
      found.push(finder(alternative, neverNegative));
    }
  }
  end();
  return found;
}

/** The first that has a figure; none where one before it is stated but cannot be told: a later one means something else. */
function firstStated(finders: readonly Finder[]): Finder {
  return (lookup) => {
    for (const find of finders) {
      const found = find(lookup);
      if (found || lookup.missedBecause() !== null) return found;
    }
    return null;
  };
}

function ofLines(expressions: readonly Expression[], neverNegative: boolean): Finder {
  const lines: Line[] = [];
  let totals = { from: 0, to: 0 };
  for (const expression of expressions) {
    const more = linesOf(expression) ?? [];
    if (typeof expression === "object" && "totalOf" in expression) {
      totals = { from: lines.length, to: lines.length + more.length };
    }
    lines.push(...more);
  }
  const group: LineGroup = { lines, totals, neverNegative };
  return (lookup) => lookup.line(group);
}

/** The lines that an expression is; null where it is made of other items, or of parts with alternatives of their own. */
function linesOf(expression: Expression): readonly Line[] | null {
  if (typeof expression === "string") return [expression];
  if ("totalOf" in expression) return expression.totalOf;
  if ("sumOf" in expression) return areNames(expression.sumOf) ? [{ ...expression, sumOf: expression.sumOf }] : null;
  if (!("difference" in expression) || !areNames(expression.difference) || expression.optional) return null;
  return [{ difference: expression.difference }];
}

function areNames(parts: readonly Expression[]): parts is readonly string[] {
  return parts.every((part) => typeof part === "string");
}
