import type { Day } from "../../time/index.ts";
import { asFiled, type Derivation, derived } from "../derivation/derivation.ts";
import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import type { PreparedFacts } from "../facts/prepared-facts.ts";
import { memoized, remembered } from "../remembered.ts";
import { unitOf } from "./amounts.ts";
import type { Line, LineGroup } from "./line-group.ts";
import type { Span, Spans } from "./spans.ts";

/** The amount that one filing states for a span under one line. */
export interface FiledCopy {
  readonly span: Span;
  /** Place of the line in its group. */
  readonly line: number;
  readonly value: number;
  readonly filing: FiledLines;
  /** One fact; several where the line is composed. */
  readonly facts: readonly Fact[];
  /** True where the value is that of the facts with the other sign, see `collected`. */
  readonly isReversed: boolean;
}

/** All that one filing states for an item. */
export interface FiledLines {
  readonly accession: string;
  readonly filed: Day;
  /** True for a current report, whose figures are evidence only (REC-11). */
  readonly isRecast: boolean;
  /** The unit in which it states its amounts, such as a million. */
  readonly unit: number;
  readonly copies: readonly FiledCopy[];
}

/** The filings of a group of lines, and the facts of which they were made. */
interface KnownLines {
  readonly facts: readonly (readonly PeriodGroup[])[];
  readonly filings: readonly FiledLines[];
}

/** Made once for a company, and again only where amounts of its lines are left out since. */
const known = new WeakMap<Spans, Map<LineGroup, KnownLines>>();

/**
 * All that the filings of a company state for a group of lines, filing by filing.
 *
 * @param prepared Facts of the company.
 * @param group The lines.
 * @param currency Unit of the amounts.
 * @returns Oldest filing first, those of one day by accession number; of two values of one line and span the larger.
 * @see REC-03
 *
 * @example
 * filedLines(prepared, revenue, "USD").at(-1)?.copies; // what the newest filing says of revenue
 */
export function filedLines(prepared: PreparedFacts, group: LineGroup, currency: string): readonly FiledLines[] {
  const ofCompany = remembered(known, prepared.spans, () => new Map<LineGroup, KnownLines>());
  const facts = conceptsOf(group).map((concept) => prepared.concepts.get(concept)?.get(currency) ?? NO_GROUPS);
  const last = ofCompany.get(group);
  if (last && facts.every((groups, k) => groups === last.facts[k])) return last.filings;
  const filings = facts.every((groups) => groups.length === 0) ? NO_FILINGS : collected(prepared, group, currency);
  ofCompany.set(group, { facts, filings });
  return filings;
}

const NO_FILINGS: readonly FiledLines[] = [];

const conceptsOf = memoized(({ lines }: LineGroup) =>
  lines.flatMap((line) => (typeof line === "string" ? [line] : "sumOf" in line ? line.sumOf : line.difference)),
);

function collected(prepared: PreparedFacts, group: LineGroup, currency: string): readonly FiledLines[] {
  const filings = new Map<string, FiledLines & { unit: number; copies: FiledCopy[] }>();
  group.lines.forEach((line, place) => {
    for (const isRecast of [false, true]) {
      const concepts = isRecast ? prepared.recasts : prepared.concepts;
      const groupsOf = (concept: string) => concepts.get(concept)?.get(currency) ?? NO_GROUPS;
      for (const { span, facts, value } of copiesOf(line, groupsOf, prepared.spans)) {
        const { accession, filed } = facts[0] as Fact;
        const filing = remembered(filings, accession, () => ({ accession, filed, isRecast, unit: 1, copies: [] }));
        filing.copies.push({ span, line: place, value, filing, facts, isReversed: false });
      }
    }
  });
  for (const filing of filings.values()) {
    filing.unit = unitOf(filing.copies.map(({ value }) => value));
    if (hasSignOfStatement(filing, group)) filing.copies = filing.copies.map(reversed);
  }
  return [...filings.values()].sort((a, b) => a.filed - b.filed || (a.accession < b.accession ? -1 : 1));
}

/** One amount below 0 is an error; all of several are payments in the brackets of the statement of cash flows. */
const MIN_BELOW_ZERO = 2;

/** Whether a filing states payments throughout with the sign that they have in the statement; a revenue has no such sign. */
function hasSignOfStatement({ copies }: FiledLines, { neverNegative, totals }: LineGroup): boolean {
  const isPayment = neverNegative && totals.from === totals.to;
  return isPayment && copies.length >= MIN_BELOW_ZERO && copies.every(({ value }) => value < 0);
}

function reversed(copy: FiledCopy): FiledCopy {
  return { ...copy, value: -copy.value, isReversed: true };
}

interface Copy {
  readonly span: Span;
  readonly facts: readonly Fact[];
  readonly value: number;
}

const NO_GROUPS: readonly PeriodGroup[] = [];
type GroupsOf = (concept: string) => readonly PeriodGroup[];

function copiesOf(line: Line, groupsOf: GroupsOf, spans: Spans): readonly Copy[] {
  if (typeof line === "string") return copiesOfConcept(groupsOf(line), spans);
  const concepts = "sumOf" in line ? line.sumOf : line.difference;
  const terms = concepts.map((concept) => {
    const byFiling = new Map<string, Copy>();
    for (const copy of copiesOfConcept(groupsOf(concept), spans)) byFiling.set(keyOf(copy), copy);
    return byFiling;
  });
  const keys = new Set(terms.flatMap((term) => [...term.keys()]));
  return [...keys].flatMap((key) => {
    const found = terms.map((term) => term.get(key));
    const composed = "sumOf" in line ? summed(line.needs, found) : difference(found);
    return composed ? [composed] : [];
  });
}

function keyOf({ facts, span }: Copy): string {
  return `${(facts[0] as Fact).accession} ${span.index}`;
}

function summed(needs: "first" | "any" | "all", found: readonly (Copy | undefined)[]): Copy | null {
  if (needs === "first" && !found[0]) return null;
  if (needs === "all" && found.includes(undefined)) return null;
  const some = found.filter((copy) => copy !== undefined);
  const value = some.reduce((sum, copy) => sum + copy.value, 0);
  return { span: (some[0] as Copy).span, facts: some.flatMap(({ facts }) => facts), value };
}

function difference(found: readonly (Copy | undefined)[]): Copy | null {
  if (found.includes(undefined)) return null;
  const [first, ...others] = found as readonly [Copy, ...Copy[]];
  const value = others.reduce((rest, copy) => rest - copy.value, first.value);
  return { span: first.span, facts: [first, ...others].flatMap(({ facts }) => facts), value };
}

/** One copy of each filing and span; where a filing has two values, the larger. */
function copiesOfConcept(groups: readonly PeriodGroup[], spans: Spans): readonly Copy[] {
  const copies: Copy[] = [];
  for (const group of groups) {
    const span = spans.find(group.start, group.end);
    if (!span) continue;
    let last: Fact | null = null;
    for (const fact of group.copies) {
      // Copies are sorted by filing, then by value: the last of a filing is its largest.
      if (last?.accession === fact.accession) copies.pop();
      copies.push({ span, facts: [fact], value: fact.value });
      last = fact;
    }
  }
  return copies;
}

/**
 * A copy as a number with its evidence.
 *
 * @example
 * numberOf(copy).fact?.form; // "10-Q"
 */
export function numberOf({ facts, value, isReversed }: FiledCopy, line: Line): Derivation {
  const stated = statedNumber(facts, isReversed ? -value : value, line);
  return isReversed ? derived({ value, how: "sign-reversed", rule: "REC-05", parts: [stated] }) : stated;
}

function statedNumber(facts: readonly Fact[], value: number, line: Line): Derivation {
  const [only, ...others] = facts;
  if (only && others.length === 0) return asFiled(only);
  const parts = facts.map(asFiled);
  const names = facts.map(({ concept }) => concept);
  const how = typeof line === "object" && "difference" in line ? "difference" : "sum";
  return derived({ value, how, rule: "1.4", parts, names });
}
