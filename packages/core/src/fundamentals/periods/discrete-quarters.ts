import type { Day } from "../../time/index.ts";
import { asFiled, type Derivation, derived, type How } from "../derivation/derivation.ts";
import { durationBucket } from "../facts/duration-bucket.ts";
import type { PeriodGroup } from "../facts/period-group.ts";
import { selectCopy } from "../facts/select-copy.ts";
import { closestPair } from "./closest-pair.ts";
import { at, isPreferred, isSameEnd, snapEnds, type Timeline } from "./timeline.ts";

const RULE = "FND-07";
const HOW: Readonly<Record<number, How>> = { 2: "cum2-cum1", 3: "cum3-cum2", 4: "cum4-cum3" };

export interface QuarterOptions {
  /** Copies filed later are not seen. */
  readonly asOf: Day;
  /** A derived quarter below 0 is an error of the filing and discarded. */
  readonly neverNegative: boolean;
}

/**
 * The single quarters of an additive money flow: as reported, otherwise as differences of cumulative numbers that
 * share a start, otherwise (fourth quarters only) the year less its three reported quarters.
 *
 * @param groups Copies by period, by end, of one concept and currency.
 * @param options As-of day and sign.
 * @returns One number per quarter, by end.
 * @see FND-07, FND-08
 *
 * @example
 * discreteQuarters(groupsOf({ "3M": 100, "6M": 230, "9M": 390, "12M": 600 }), options); // 100, 130, 160, 210
 */
export function discreteQuarters(groups: readonly PeriodGroup[], options: QuarterOptions): Timeline {
  const known = groups.filter(({ quarters, copies }) => quarters > 0 && (copies[0]?.filed ?? 0) <= options.asOf);
  const byEnd = new Map<Day, Derivation>();
  for (const group of known) {
    if (group.quarters === 1) keep(byEnd, reported(group, options.asOf));
  }
  const isReported = new Set(byEnd.keys());
  const chains = Map.groupBy(known, ({ start }) => start);
  for (const group of known) {
    if (group.quarters === 1 || isReported.has(group.end)) continue;
    keep(byEnd, differenced(group, chains.get(group.start) ?? [], options));
  }
  const quarters = snapEnds([...byEnd.values()].sort((a, b) => a.end - b.end));
  const fourth = fourthQuarters(known, quarters, options);
  return fourth.length === 0 ? quarters : [...quarters, ...fourth].sort((a, b) => a.end - b.end);
}

function keep(byEnd: Map<Day, Derivation>, quarter: Derivation | null): void {
  if (!quarter) return;
  const kept = byEnd.get(quarter.end);
  if (!kept || isPreferred(quarter, kept)) byEnd.set(quarter.end, quarter);
}

function reported({ copies }: PeriodGroup, asOf: Day): Derivation | null {
  const copy = selectCopy(copies, asOf);
  return copy && asFiled(copy);
}

/** The last quarter of a cumulative period: that period less the one a quarter shorter. */
function differenced(
  group: PeriodGroup,
  chain: readonly PeriodGroup[],
  { asOf, neverNegative }: QuarterOptions,
): Derivation | null {
  let best: Derivation | null = null;
  for (const shorter of chain) {
    if (shorter.quarters !== group.quarters - 1) continue;
    const start = (shorter.end + 1) as Day;
    const pair = durationBucket(start, group.end) === 1 ? closestPair(shorter.copies, group.copies, asOf) : null;
    if (!pair) continue;
    const value = pair.longer.value - pair.shorter.value;
    if (neverNegative && value < 0) continue;
    const parts = [asFiled(pair.longer), asFiled(pair.shorter)];
    const how = HOW[group.quarters] as How;
    const quarter = derived({ value, how, rule: RULE, parts, start, end: group.end });
    if (!best || isPreferred(quarter, best)) best = quarter;
  }
  return best;
}

/** Fourth quarters of years without a nine-month number, from the three quarters inside the year. */
function fourthQuarters(
  groups: readonly PeriodGroup[],
  quarters: Timeline,
  { asOf, neverNegative }: QuarterOptions,
): readonly Derivation[] {
  const found: Derivation[] = [];
  for (const year of groups) {
    if (year.quarters !== 4 || at(quarters, year.end) || hasNineMonths(groups, year)) continue;
    const three = firstThreeQuarters(year, quarters);
    const copy = three && closestCopy(year, three, asOf);
    if (!copy) continue;
    const value = copy.value - three.reduce((sum, quarter) => sum + quarter.value, 0);
    if (neverNegative && value < 0) continue;
    const start = ((three[2] as Derivation).end + 1) as Day;
    const parts = [asFiled(copy), ...three];
    found.push(derived({ value, how: "year-less-quarters", rule: RULE, parts, start, end: year.end }));
  }
  return snapEnds(found);
}

/** Then the difference was taken, or discarded as an error. */
function hasNineMonths(groups: readonly PeriodGroup[], year: PeriodGroup): boolean {
  return groups.some(({ quarters, start }) => quarters === 3 && start === year.start);
}

function firstThreeQuarters(year: PeriodGroup, quarters: Timeline): Timeline | null {
  const start = year.start as Day;
  const inside = quarters.filter((quarter) => (quarter.start as Day) >= start - 6 && quarter.end < year.end);
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
