import type { Day } from "../../time/index.ts";
import { asFiled, type Derivation, derived, type How } from "../derivation/derivation.ts";
import { durationBucket } from "../facts/duration-bucket.ts";
import type { Fact } from "../facts/fact.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import { selectCopy } from "../facts/select-copy.ts";
import { closestPair } from "./closest-pair.ts";
import { NO_UNCHANGED_NUMBERS, type UnchangedNumbers } from "./known-timelines.ts";
import { at, firstNotBefore, isPreferred, isSameEnd, SNAP_DAYS, snapEnds, type Timeline } from "./timeline.ts";

const RULE = "FND-07";
const HOW: Readonly<Record<number, How>> = { 2: "cum2-cum1", 3: "cum3-cum2", 4: "cum4-cum3" };
const OF_YEAR = "year-less-quarters";

export interface QuarterOptions {
  /** Copies filed later are not seen. */
  readonly asOf: Day;
  /** A derived quarter below 0 is an error of the filing and discarded. */
  readonly neverNegative: boolean;
  /** The quarters that are known already: only those after them are computed. */
  readonly unchanged?: UnchangedNumbers;
  /** No period that ends later is known on that day; without it all are looked at. */
  readonly lastEnd?: number;
}

/**
 * The single quarters of an additive money flow: as reported, otherwise as differences of cumulative numbers that
 * share a start, otherwise (fourth quarters only) the year less its three reported quarters.
 *
 * @param groups Copies by period, by end, of one concept and currency.
 * @param options As-of day and sign.
 * @returns One number per quarter, by end; without the unchanged ones.
 * @see FND-07, FND-08
 *
 * @example
 * discreteQuarters(groupsOf({ "3M": 100, "6M": 230, "9M": 390, "12M": 600 }), options); // 100, 130, 160, 210
 */
export function discreteQuarters(groups: readonly PeriodGroup[], options: QuarterOptions): Timeline {
  const { unchanged = NO_UNCHANGED_NUMBERS, lastEnd = Number.POSITIVE_INFINITY } = options;
  const flows = groups.length === 0 ? NO_FLOWS : flowsWithin(groups, unchanged.before, lastEnd);
  if (flows.length === 0) return NO_QUARTERS;
  const quarters = snapEnds(quartersOf(flows, options));
  const fourth = fourthQuarters(flows, quarters, options);
  return fourth.length === 0 ? quarters : [...quarters, ...fourth].sort((a, b) => a.end - b.end);
}

function quartersOf(flows: readonly Flow[], options: QuarterOptions): readonly Derivation[] {
  const found: Derivation[] = [];
  for (let k = 0; k < flows.length; ) {
    const first = k;
    const { end } = (flows[first] as Flow).group;
    while (flows[k]?.group.end === end) k++;
    const quarter = quarterOf(flows, { first, next: k }, options);
    if (quarter) found.push(quarter);
  }
  return found;
}

const NO_QUARTERS: Timeline = [];
const NO_FLOWS: readonly Flow[] = [];

/** A period of a flow, and the periods of the same start from which its last quarter is computed; the same on every day. */
interface Flow {
  readonly group: PeriodGroup;
  /** A quarter shorter. */
  readonly shorter: readonly PeriodGroup[];
  /** Of a year: its nine months, whenever they end. */
  readonly nineMonths: readonly PeriodGroup[];
}

/** By groups, which are the same object from day to day. */
const knownFlows = new WeakMap<readonly PeriodGroup[], readonly Flow[]>();

/** The flows that end between two days, both included. */
function flowsWithin(groups: readonly PeriodGroup[], from: number, to: number): readonly Flow[] {
  const flows = flowsIn(groups);
  let next = flows.length;
  while (next > 0 && (flows[next - 1] as Flow).group.end > to) next--;
  let first = next;
  while (first > 0 && (flows[first - 1] as Flow).group.end >= from) first--;
  return first === 0 && next === flows.length ? flows : flows.slice(first, next);
}

function flowsIn(groups: readonly PeriodGroup[]): readonly Flow[] {
  const known = knownFlows.get(groups);
  if (known) return known;
  const flows = groups.filter(({ quarters }) => quarters > 0);
  const chains = Map.groupBy(flows, ({ start }) => start);
  const found = flows.map((group) => {
    const chain = chains.get(group.start) as readonly PeriodGroup[];
    const isShorter = ({ quarters, end }: PeriodGroup) =>
      quarters === group.quarters - 1 && durationBucket((end + 1) as Day, group.end) === 1;
    const nineMonths = group.quarters === 4 ? chain.filter(({ quarters }) => quarters === 3) : [];
    return { group, shorter: group.quarters === 1 ? [] : chain.filter(isShorter), nineMonths };
  });
  knownFlows.set(groups, found);
  return found;
}

/** The quarter of some flows with one end: as reported by one of them, otherwise computed as a difference. */
function quarterOf(
  flows: readonly Flow[],
  { first, next }: { readonly first: number; readonly next: number },
  options: QuarterOptions,
): Derivation | null {
  let best: Derivation | null = null;
  for (let k = first; k < next; k++) {
    const { group } = flows[k] as Flow;
    if (group.quarters === 1) best = preferred(reported(group, options.asOf), best);
  }
  if (best) return best;
  for (let k = first; k < next; k++) best = preferred(differenced(flows[k] as Flow, options), best);
  return best;
}

function preferred(candidate: Derivation | null, current: Derivation | null): Derivation | null {
  return candidate && (!current || isPreferred(candidate, current)) ? candidate : current;
}

function reported({ copies }: PeriodGroup, asOf: Day): Derivation | null {
  const copy = selectCopy(copies, asOf);
  return copy && asFiled(copy);
}

/** The last quarter of a cumulative period: that period less the one a quarter shorter. */
function differenced({ group, shorter }: Flow, { asOf, neverNegative }: QuarterOptions): Derivation | null {
  let best: Derivation | null = null;
  for (const { end, copies } of shorter) {
    const pair = closestPair(copies, group.copies, asOf);
    if (!pair) continue;
    const value = pair.longer.value - pair.shorter.value;
    if (neverNegative && value < 0) continue;
    const parts = [asFiled(pair.longer), asFiled(pair.shorter)];
    const how = HOW[group.quarters] as How;
    const start = (end + 1) as Day;
    best = preferred(derived({ value, how, rule: RULE, parts, start, end: group.end }), best);
  }
  return best;
}

/** Fourth quarters of years without a nine-month number, from the three quarters inside the year. */
function fourthQuarters(
  flows: readonly Flow[],
  quarters: Timeline,
  { asOf, neverNegative, unchanged = NO_UNCHANGED_NUMBERS }: QuarterOptions,
): readonly Derivation[] {
  const found: Derivation[] = [];
  const isKnown = ({ copies }: PeriodGroup) => (copies[0] as Fact).filed <= asOf;
  for (const { group: year, nineMonths } of flows) {
    if (year.quarters !== 4 || !isKnown(year) || at(quarters, year.end)) continue;
    // Where nine months are known, the difference was taken, or discarded as an error.
    if (nineMonths.some(isKnown)) continue;
    // A fourth quarter that was computed here is not used to compute another.
    const three = firstThreeQuarters(year, [...unchanged.numbers.filter(({ how }) => how !== OF_YEAR), ...quarters]);
    const copy = three && closestCopy(year, three, asOf);
    if (!copy) continue;
    const value = copy.value - three.reduce((sum, quarter) => sum + quarter.value, 0);
    if (neverNegative && value < 0) continue;
    const start = ((three[2] as Derivation).end + 1) as Day;
    const parts = [asFiled(copy), ...three];
    found.push(derived({ value, how: OF_YEAR, rule: RULE, parts, start, end: year.end }));
  }
  return snapEnds(found);
}

function firstThreeQuarters(year: PeriodGroup, quarters: Timeline): Timeline | null {
  const start = year.start as Day;
  const from = firstNotBefore(quarters, (start - SNAP_DAYS) as Day);
  const until = firstNotBefore(quarters, year.end);
  const inside = quarters.slice(from, until).filter((quarter) => (quarter.start as Day) >= start - SNAP_DAYS);
  const [first, second, third] = inside;
  if (!first || !second || !third || inside.length > 3) return null;
  const follows = (earlier: Derivation, later: Derivation) => isSameEnd(earlier.end, ((later.start as Day) - 1) as Day);
  const isChain = isSameEnd(first.start as Day, start) && follows(first, second) && follows(second, third);
  return isChain && durationBucket((third.end + 1) as Day, year.end) === 1 ? inside : null;
}

/** The copy of the year filed closest to its quarters, of equally close ones the newest. */
function closestCopy(year: PeriodGroup, quarters: Timeline, asOf: Day) {
  const filed = Math.max(...quarters.map((quarter) => quarter.filed));
  const known = year.copies.filter((copy) => copy.filed <= asOf);
  const distance = Math.min(...known.map((copy) => Math.abs(copy.filed - filed)));
  return known.findLast((copy) => Math.abs(copy.filed - filed) === distance) ?? null;
}
