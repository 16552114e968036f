import type { Line, LineGroup } from "../reconcile/line-group.ts";
import { difference, type Finder, sumOf, withNote } from "./evaluate.ts";
import type { Expression, Item, ItemId } from "./expression.ts";

/** The parts of an alternative of a flow: lines that filings state, and other items. */
export interface FlowSource {
  readonly groups: readonly LineGroup[];
  readonly items: readonly ItemId[];
}

/** How a flow is found, and its alternatives by precedence. */
export interface FlowFinder {
  readonly find: Finder;
  readonly sources: readonly FlowSource[];
}

/**
 * Makes of the expression of a flow what finds it in any period. Alternatives that a filing states by itself become one group of
 * lines, which is reconciled over all filings; what is made of other items is composed of their reconciled figures.
 *
 * @param item A flow.
 * @param isBank Whether the lines of banks and brokers come first.
 * @see 1.4, REC-04
 *
 * @example
 * flowFinder(ITEMS.netIncome, false).find(lookup); // net income of the parent, of one line in each filing
 */
export function flowFinder({ find, bankFirst, neverNegative = false }: Item, isBank: boolean): FlowFinder {
  const alternatives =
    isBank && bankFirst ? [...alternativesOf(bankFirst), ...alternativesOf(find)] : alternativesOf(find);
  const runs = runsOf(alternatives, neverNegative);
  return {
    find: firstStated(runs.map((run) => run.find)),
    sources: runs.map(({ groups, items }) => ({ groups, items })),
  };
}

function alternativesOf(expression: Expression): readonly Expression[] {
  return typeof expression === "object" && "firstOf" in expression ? expression.firstOf : [expression];
}

/** A finder of an expression, with what it is made of. */
interface Found extends FlowSource {
  readonly find: Finder;
}

function found(expression: Expression, neverNegative: boolean): Found {
  if (linesOf(expression)) return ofLines([expression], neverNegative);
  if (typeof expression === "string") throw new RangeError(`${expression} is a line.`);
  if ("item" in expression)
    return { find: (lookup) => lookup.item(expression.item), groups: [], items: [expression.item] };
  if ("firstOf" in expression) {
    const runs = runsOf(expression.firstOf, neverNegative);
    return made(firstStated(runs.map(({ find }) => find)), runs);
  }
  if ("among" in expression) {
    const parts = expression.among.map((part) => found(part, neverNegative));
    return made((lookup) => expression.choose((place) => (parts[place] as Found).find(lookup), lookup), parts);
  }
  if ("sumOf" in expression) {
    const terms = expression.sumOf.map((term) => found(term, neverNegative));
    return made(
      sumOf(
        expression,
        terms.map(({ find }) => find),
      ),
      terms,
    );
  }
  if ("difference" in expression) {
    const terms = expression.difference.map((term) => found(term, neverNegative));
    return made(
      difference(
        expression,
        terms.map(({ find }) => find),
      ),
      terms,
    );
  }
  if ("of" in expression) {
    const part = found(expression.of, neverNegative);
    return { ...part, find: withNote(part.find, expression.note) };
  }
  throw new RangeError("A flow is never the first above zero: a flow of 0 is one.");
}

function made(find: Finder, parts: readonly FlowSource[]): Found {
  return { find, groups: parts.flatMap(({ groups }) => groups), items: parts.flatMap(({ items }) => items) };
}

/** Alternatives in a row that filings state by themselves are found together, the others one by one. */
function runsOf(alternatives: readonly Expression[], neverNegative: boolean): readonly Found[] {
  const runs: Found[] = [];
  let run: Expression[] = [];
  const end = () => {
    if (run.length > 0) runs.push(ofLines(run, neverNegative));
    run = [];
  };
  for (const alternative of alternatives) {
    if (linesOf(alternative)) run.push(alternative);
    else {
      end();
      runs.push(found(alternative, neverNegative));
    }
  }
  end();
  return runs;
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

function ofLines(expressions: readonly Expression[], neverNegative: boolean): Found {
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
  return { find: (lookup) => lookup.line(group), groups: [group], items: [] };
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
