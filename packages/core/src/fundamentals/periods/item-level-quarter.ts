import type { Day } from "../../time/index.ts";
import type { ItemId } from "../concepts/expression.ts";
import { ITEMS } from "../concepts/items.ts";
import { conceptsOfItem, itemsIn } from "../concepts/referenced-concepts.ts";
import { asFiled, type Derivation, derived, type How } from "../derivation/derivation.ts";
import { durationBucket } from "../facts/duration-bucket.ts";
import type { Fact } from "../facts/fact.ts";
import { remembered } from "../remembered.ts";
import { closestPair } from "./closest-pair.ts";
import type { ItemAt, Statements } from "./statements.ts";
import { isSameEnd, SNAP_DAYS } from "./timeline.ts";

const RULE = "FND-07";
const HOW: Readonly<Record<2 | 3 | 4, How>> = { 2: "cum2-cum1", 3: "cum3-cum2", 4: "cum4-cum3" };

/** How far the known quarters may lie from the cumulative number that they make up. */
const TOLERANCE = 0.005;

/** Where the parts of an item are looked up. */
export interface ItemLevelSources {
  readonly statements: Statements;
  /** The item of a single quarter. */
  readonly quarter: ItemAt;
  /** The item of the periods since the start of a year, by their length in quarters. */
  readonly cumulative: Readonly<Record<1 | 2 | 3 | 4, ItemAt>>;
}

/**
 * The quarter of an item of which no concept gives it, because the filer changed the concept within the year: the
 * difference of the item over two cumulative periods, each by its own concept. The quarters before it must be known and
 * make up the shorter of the two: otherwise the concepts do not mean the same.
 *
 * @param sources Where to look.
 * @returns Finds a flow at the last day of a quarter, noted `item-level`; `null` where the quarter cannot be computed.
 * @see FND-07
 *
 * @example
 * itemLevelQuarters(sources)("revenue", day("2021-01-31")); // year of one concept less nine months of another
 */
export function itemLevelQuarters(sources: ItemLevelSources): ItemAt {
  const ends = new Map<ItemId, readonly Day[]>();
  return (id, end) => {
    const known = remembered(ends, id, () => cumulativeEnds(id, sources.statements));
    return isNearOneOf(known, end) ? itemLevelQuarter(id, end, sources) : null;
  };
}

/** The ends at which some concept has a number since the start of a year: mostly none, and then there is nothing to do. */
function cumulativeEnds(id: ItemId, statements: Statements): readonly Day[] {
  const ends: Day[] = [];
  for (const concept of conceptsOfItem(id)) for (const end of statements.cumulativeEnds(concept)) ends.push(end);
  return ends.length === 0 ? ends : ends.sort((a, b) => a - b);
}

function isNearOneOf(ends: readonly Day[], end: Day): boolean {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] as Day) < end - SNAP_DAYS) low = middle + 1;
    else high = middle;
  }
  const next = ends[low];
  return next !== undefined && next <= end + SNAP_DAYS;
}

const LENGTHS = [2, 3, 4] as const;

function itemLevelQuarter(id: ItemId, end: Day, sources: ItemLevelSources): Derivation | null {
  for (const length of LENGTHS) {
    const longer = sources.cumulative[length](id, end);
    if (!longer || longer.start === null) continue;
    const found = lastQuarterOf(id, longer as Cumulative, length, sources);
    if (found) return isDiscarded(id, found, sources.cumulative[length], sources.quarter) ? null : found;
  }
  return null;
}

/** A quarter below 0 that cannot be; or one with a term that was left out for that reason. */
function isDiscarded(id: ItemId, found: Derivation, cumulative: ItemAt, quarter: ItemAt): boolean {
  if (ITEMS[id].neverNegative && found.value < 0) return true;
  const terms = itemsIn(ITEMS[id].find).filter((term) => ITEMS[term].neverNegative);
  return terms.some((term) => cumulative(term, found.end) !== null && quarter(term, found.end) === null);
}

type Cumulative = Derivation & { readonly start: Day };

function lastQuarterOf(
  id: ItemId,
  longer: Cumulative,
  length: 2 | 3 | 4,
  sources: ItemLevelSources,
): Derivation | null {
  const before = (length - 1) as 1 | 2 | 3;
  const end = endOfShorter(id, longer, before, sources.statements);
  const shorter = end === null ? null : sources.cumulative[before](id, end);
  if (!shorter) return length === 4 ? yearLessQuarters(id, longer, sources) : null;
  const quarters = quartersUpTo(id, shorter.end, before, sources);
  if (!quarters || !isSameEnd(quarters[0].start, longer.start)) return null;
  if (Math.abs(sumOf(quarters) - shorter.value) > TOLERANCE * Math.abs(shorter.value)) return null;
  const { asOf } = sources.statements;
  const pair = closestPair(versionsOf(shorter, sources.statements), versionsOf(longer, sources.statements), asOf);
  return pair && lastQuarter({ longer: pair.longer, taken: [pair.shorter], how: HOW[length] });
}

/** The year less its three quarters, where no concept has the nine months. */
function yearLessQuarters(id: ItemId, year: Cumulative, sources: ItemLevelSources): Derivation | null {
  const ends = conceptsOfItem(id).flatMap((concept) => sources.statements.quarters(concept).map(({ end }) => end));
  const third = ends.find((end) => durationBucket((end + 1) as Day, year.end) === 1);
  const quarters = third === undefined ? null : quartersUpTo(id, third, 3, sources);
  if (!quarters || !isSameEnd(quarters[0].start, year.start)) return null;
  const filed = Math.max(...quarters.map((quarter) => quarter.filed));
  const versions = versionsOf(year, sources.statements);
  const distance = Math.min(...versions.map((version) => Math.abs(version.filed - filed)));
  const longer = versions.findLast((version) => Math.abs(version.filed - filed) === distance);
  return longer ? lastQuarter({ longer, taken: quarters, how: "year-less-quarters" }) : null;
}

function lastQuarter({
  longer,
  taken,
  how,
}: {
  readonly longer: Derivation;
  readonly taken: readonly Derivation[];
  readonly how: How;
}): Derivation {
  const start = ((taken.at(-1) as Derivation).end + 1) as Day;
  const parts = [longer, ...taken];
  const value = longer.value - sumOf(taken);
  return derived({ value, how, rule: RULE, parts, start, end: longer.end, note: "item-level" });
}

/** The end of the period that has the same start as the longer one and is a quarter shorter. */
function endOfShorter(id: ItemId, longer: Cumulative, length: 1 | 2 | 3, statements: Statements): Day | null {
  for (const concept of conceptsOfItem(id)) {
    const timeline = length === 1 ? statements.quarters(concept) : statements.cumulative(concept, length);
    const found = timeline.findLast(
      ({ start, end }) =>
        start !== null && isSameEnd(start, longer.start) && durationBucket((end + 1) as Day, longer.end) === 1,
    );
    if (found) return found.end;
  }
  return null;
}

type Quarters = readonly [Cumulative, ...Cumulative[]];

/** Quarters of an item in a row, oldest first, the last ending on a day; `null` where one is unknown. */
function quartersUpTo(id: ItemId, last: Day, count: number, { quarter }: ItemLevelSources): Quarters | null {
  const found: Cumulative[] = [];
  for (let end = last; found.length < count; end = ((found[0] as Cumulative).start - 1) as Day) {
    const one = quarter(id, end);
    if (!one || one.start === null) return null;
    found.unshift(one as Cumulative);
  }
  return found as unknown as Quarters;
}

/** An item as each filing has it, oldest first; as it is where no filing shows all that it is made of. */
function versionsOf(number: Derivation, statements: Statements): readonly Derivation[] {
  const first = firstFact(number);
  if (!first) return [number];
  const versions = statements.copiesOf(first).map(({ accession }) => asIn(number, accession, statements));
  const known = versions.filter((version) => version !== null);
  return known.length === 0 ? [number] : known;
}

function asIn(number: Derivation, accession: string, statements: Statements): Derivation | null {
  const { fact, note } = number;
  if (fact) {
    const copy = statements.copiesOf(fact).find((candidate) => candidate.accession === accession);
    return copy ? { ...asFiled(copy), note } : null;
  }
  const parts = number.parts.map((part) => asIn(part, accession, statements));
  if (parts.includes(null)) return null;
  const [one, ...others] = parts as Derivation[];
  const rest = sumOf(others);
  const value = (one as Derivation).value + (number.how === "sum" ? rest : -rest);
  return { ...number, value, filed: (one as Derivation).filed, parts: parts as Derivation[] };
}

function firstFact(number: Derivation): Fact | null {
  if (number.fact) return number.fact;
  const [first] = number.parts;
  return first ? firstFact(first) : null;
}

function sumOf(numbers: readonly Derivation[]): number {
  return numbers.reduce((sum, { value }) => sum + value, 0);
}
