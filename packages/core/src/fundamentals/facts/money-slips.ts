import { median } from "../../stats/index.ts";
import type { Day } from "../../time/index.ts";
import type { Fact } from "./fact.ts";
import type { PeriodGroup } from "./period-group.ts";
import { rescaled, SCALE_POWERS, type ScalePower } from "./scale-factor.ts";
import { isCurrency } from "./unit.ts";

/** An amount and how it looks to those who know the filings from one day until another. */
export interface MoneyVerdict {
  readonly fact: Fact;
  /** First day on which it is seen to have slipped. */
  readonly from: Day;
  /** First day on which it is not any more; infinite where it stays so. */
  readonly until: number;
  /** Power of ten by which it would fit. */
  readonly power: ScalePower;
}

/** The slips in amounts as of a day. */
export interface MoneySlips {
  /** Amounts that do not fit those around them, each with the power of ten by which it would. */
  readonly facts: ReadonlyMap<Fact, ScalePower>;
  /** Filings, by accession, of which no amount is used. */
  readonly filings: ReadonlyMap<string, ScalePower>;
}

const NO_SLIPS: MoneySlips = { facts: new Map(), filings: new Map() };

const NEIGHBOURS = 8;
const MIN_NEIGHBOURS = 3;
/** An amount slipped when the factor brings it this close to the amounts around it. */
const TOLERANCE = 0.02;
/** Slips of one factor after which no amount of a filing is used. */
const SLIPS_OF_A_FILING = 3;

/**
 * Judges every amount of a company by all that is known on a day: those seen as slips of some day, each with the days
 * in between. Nearly all companies have none. An amount has slipped when a thousand or a million times more or
 * less of it is the median of the nearest periods, as other filings first reported them.
 *
 * @param concepts Groups by concept and unit, by end.
 * @see FND-19
 *
 * @example
 * moneyVerdicts(prepared.concepts).length; // 0 for a filer who never changed its scale
 */
export function moneyVerdicts(
  concepts: ReadonlyMap<string, ReadonlyMap<string, readonly PeriodGroup[]>>,
): readonly MoneyVerdict[] {
  const verdicts: MoneyVerdict[] = [];
  for (const units of concepts.values()) {
    for (const [unit, groups] of units) {
      if (!isCurrency(unit) || !sizesOf(groups).areWide) continue;
      for (const periods of Map.groupBy(groups, ({ quarters }) => quarters).values()) judge(periods, verdicts);
    }
  }
  return verdicts;
}

interface Sizes {
  readonly min: number;
  readonly max: number;
  /** True when the largest is a thousand times the smallest: without that, nothing can have slipped. */
  readonly areWide: boolean;
}

/** The sizes of all amounts but 0. */
function sizesOf(groups: readonly PeriodGroup[]): Sizes {
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const { copies } of groups) {
    for (const { value } of copies) {
      const size = Math.abs(value);
      if (size > max) max = size;
      if (size < min && size > 0) min = size;
    }
  }
  return { min, max, areWide: rescaled(min, 3) <= max * (1 + TOLERANCE) };
}

/** Judges the amounts of one concept for periods of one length. */
function judge(periods: readonly PeriodGroup[], verdicts: MoneyVerdict[]): void {
  const { min, max, areWide } = sizesOf(periods);
  if (!areWide) return;
  periods.forEach(({ copies }, place) => {
    for (const fact of copies) {
      const size = Math.abs(fact.value);
      const couldSlip = rescaled(size, 3) <= max * (1 + TOLERANCE) || rescaled(size, -3) >= min * (1 - TOLERANCE);
      if (size > 0 && couldSlip) judgeOne(fact, witnessesOf(fact, periods, place), verdicts);
    }
  });
}

/** Adds the days between which an amount is seen to have slipped: what is known about its neighbours grows by filings. */
function judgeOne(fact: Fact, witnesses: readonly Fact[], verdicts: MoneyVerdict[]): void {
  if (!SCALE_POWERS.some((power) => canBeMedian(rescaled(fact.value, power), witnesses))) return;
  const later = witnesses.map(({ filed }) => filed).filter((filed) => filed > fact.filed);
  const days = [...new Set([fact.filed, ...later])].sort((a, b) => a - b);
  let from = fact.filed;
  let power: ScalePower | null = null;
  for (const day of [...days, Number.POSITIVE_INFINITY as Day]) {
    const known = witnesses.filter(({ filed }) => filed <= day).slice(0, NEIGHBOURS);
    const next = Number.isFinite(day) ? powerOf(fact.value, known) : null;
    if (next === power) continue;
    if (power !== null) verdicts.push({ fact, from, until: day, power });
    from = day;
    power = next;
  }
}

/**
 * What other filings first reported of the other periods with the same sign, the nearest first: as many as can count on
 * any day on which the fact is known.
 */
function witnessesOf(fact: Fact, periods: readonly PeriodGroup[], place: number): readonly Fact[] {
  const witnesses: Fact[] = [];
  let before = place - 1;
  let after = place + 1;
  let known = 0;
  while (known < NEIGHBOURS && (before >= 0 || after < periods.length)) {
    const earlier = periods[before];
    const later = periods[after];
    const isEarlier = !later || (earlier !== undefined && fact.end - earlier.end <= later.end - fact.end);
    const { copies } = (isEarlier ? periods[before--] : periods[after++]) as PeriodGroup;
    const witness = ofOtherFiling(copies, fact);
    if (!witness || witness.value * fact.value <= 0) continue;
    const isKnown = witness.filed <= fact.filed;
    if (!isKnown && isTooLate(witness, witnesses)) continue;
    witnesses.push(witness);
    if (isKnown) known++;
  }
  return witnesses;
}

function ofOtherFiling(copies: readonly Fact[], { accession }: Fact): Fact | null {
  for (const copy of copies) if (copy.accession !== accession) return copy;
  return null;
}

/** Whether enough nearer numbers are known before this one is. */
function isTooLate({ filed }: Fact, nearer: readonly Fact[]): boolean {
  let earlier = 0;
  for (const other of nearer) if (other.filed <= filed) earlier++;
  return earlier >= NEIGHBOURS;
}

/** A median is one of the numbers or the mean of two: whether one of these is near. Nearly all amounts end here. */
function canBeMedian(value: number, witnesses: readonly Fact[]): boolean {
  // A little more than the tolerance, which is a share of the median and not of this number.
  const bound = (TOLERANCE / (1 - TOLERANCE)) * Math.abs(value);
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  for (const witness of witnesses) {
    if (witness.value < min) min = witness.value;
    if (witness.value > max) max = witness.value;
  }
  if (value < min - bound || value > max + bound) return false;
  for (const one of witnesses) {
    for (const other of witnesses) if (Math.abs((one.value + other.value) / 2 - value) <= bound) return true;
  }
  return false;
}

function powerOf(value: number, neighbours: readonly Fact[]): ScalePower | null {
  if (neighbours.length < MIN_NEIGHBOURS) return null;
  const medianValue = median(neighbours.map((neighbour) => neighbour.value));
  const fits = (power: ScalePower) =>
    Math.abs(rescaled(value, power) - medianValue) <= TOLERANCE * Math.abs(medianValue);
  return SCALE_POWERS.find(fits) ?? null;
}

/**
 * The amounts that are not used as of a day. Three slips of one factor condemn their filing as a whole: only amounts
 * that change little can be recognised one by one.
 *
 * @param verdicts See `moneyVerdicts`.
 * @param asOf Copies filed later are not seen.
 * @see FND-19
 *
 * @example
 * moneySlips(verdicts, day("2012-01-01")).filings.get("0000055785-10-000019"); // 6
 */
export function moneySlips(verdicts: readonly MoneyVerdict[], asOf: Day): MoneySlips {
  if (verdicts.length === 0) return NO_SLIPS;
  const facts = new Map<Fact, ScalePower>();
  const counts = new Map<string, number>();
  const filings = new Map<string, ScalePower>();
  for (const { fact, from, until, power } of verdicts) {
    if (from > asOf || until <= asOf) continue;
    const ofFactor = `${fact.accession} ${power}`;
    const count = (counts.get(ofFactor) ?? 0) + 1;
    counts.set(ofFactor, count);
    facts.set(fact, power);
    if (count >= SLIPS_OF_A_FILING) filings.set(fact.accession, power);
  }
  return { facts, filings };
}
