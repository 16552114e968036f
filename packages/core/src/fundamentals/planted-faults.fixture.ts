import type { Day } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { isAcceptedForm } from "./facts/accepted-forms.ts";
import { durationBucket } from "./facts/duration-bucket.ts";
import type { Fact } from "./facts/fact.ts";
import { isCurrency } from "./facts/unit.ts";

/** The ways in which one fact of a filing is made wrong. */
export const FAULTS = [
  /** The figure since the start of the year, on the dates of the last quarter. */
  "year on a quarter's dates",
  /** The figure of a year before, on this period's dates. */
  "last year's figure",
  "sign",
  /** A thousand or a million times too large or too small. */
  "scale",
  /** 60 % of the figure under the same tag. */
  "part for total",
  /** The figures of two periods of the filing the wrong way round. */
  "swapped",
] as const;

export type Fault = (typeof FAULTS)[number];

/** A fault is of each kind equally often, but the two that mix up contexts share one turn. */
const TURNS: readonly (readonly Fault[])[] = [
  ["year on a quarter's dates", "last year's figure"],
  ["sign"],
  ["scale"],
  ["part for total"],
  ["swapped"],
];

/** Tags of an item that are its total; where a filing states several for a period, the first of the largest is meant. */
const TAGS = {
  revenue: ["Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax", "SalesRevenueNet"],
  netIncome: ["NetIncomeLoss", "ProfitLoss"],
  cfo: ["NetCashProvidedByUsedInOperatingActivities"],
  grossProfit: ["GrossProfit"],
} as const satisfies Partial<Record<ItemId, readonly string[]>>;

export type FaultyItem = keyof typeof TAGS;

export const FAULTY_ITEMS = Object.keys(TAGS) as FaultyItem[];

const SCALES = [1e3, 1e6, 1e-3, 1e-6];
const PART = 0.6;

/** A planted figure differs from the true one by more than this share of it. */
const MIN_DIFFERENCE = 0.02;

/** A year of filings comes first: without any history no fault can be seen. */
const FILINGS_BEFORE = 4;

/** Ends up to so many days apart are one (FND-08). */
const NEAR_DAYS = 6;

/** One or two facts of a filing that are wrong. */
export interface PlantedFault {
  readonly item: FaultyItem;
  readonly fault: Fault;
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  /** Day on which the next periodic filing with the item came. */
  readonly next: Day;
  /** The wrong facts; each takes the place of that of its filing, concept, unit and period, where there is one. */
  readonly wrong: readonly Fact[];
}

interface Filing {
  readonly accession: string;
  readonly form: string;
  readonly filed: Day;
  /** Amounts of the item's tags. */
  readonly facts: readonly Fact[];
}

/** Numbers from 0 up to, but not including, 1: always the same ones of a seed. */
export function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Periodic filings of an item, oldest first. */
export function filingsOf(facts: readonly Fact[], item: FaultyItem): readonly Filing[] {
  const tags: readonly string[] = TAGS[item];
  const ofItem = facts.filter(
    (fact) => tags.includes(fact.concept) && isCurrency(fact.unit) && isAcceptedForm(fact.form),
  );
  const byAccession = Map.groupBy(
    ofItem.filter((fact) => quartersOf(fact) > 0),
    ({ accession }) => accession,
  );
  return [...byAccession.values()]
    .map((those) => ({ ...pick(those[0] as Fact), facts: those }))
    .sort((a, b) => a.filed - b.filed || (a.accession < b.accession ? -1 : 1));
}

function pick({ accession, form, filed }: Fact): Pick<Fact, "accession" | "form" | "filed"> {
  return { accession, form, filed };
}

function quartersOf({ start, end }: Fact): number {
  return start === null ? 0 : (durationBucket(start, end) ?? 0);
}

/**
 * A fault at a random place of the filings of an item.
 *
 * @returns `null` where this draw finds no place: draw again.
 */
export function plantedFault(item: FaultyItem, filings: readonly Filing[], next: () => number): PlantedFault | null {
  const fault = oneOf(oneOf(TURNS, next), next);
  const place = FILINGS_BEFORE + Math.floor(next() * (filings.length - FILINGS_BEFORE));
  const filing = filings[place];
  const following = filings.slice(place + 1).find(({ filed }) => filing && filed > filing.filed);
  if (!filing || !following) return null;
  const line = meantLine(filing);
  const lastEnd = Math.max(...line.map(({ end }) => end));
  const current = line.filter(({ end }) => lastEnd - end <= NEAR_DAYS);
  const wrong = wrongFacts(fault, { line, target: oneOf(current, next), next });
  const isPlain = wrong.some((fact) => fact.value !== trueValue(line, fact));
  return isPlain ? { item, fault, ...pick(line[0] as Fact), next: following.filed, wrong } : null;
}

/** The facts of a company with a fault in them, without those that are filed after the next filing. */
export function withFault(facts: readonly Fact[], { wrong, next }: PlantedFault): readonly Fact[] {
  const isReplaced = (fact: Fact) => wrong.some((one) => isSamePlace(one, fact));
  return [...facts.filter((fact) => fact.filed <= next && !isReplaced(fact)), ...wrong];
}

function isSamePlace(one: Fact, other: Fact): boolean {
  return one.accession === other.accession && one.concept === other.concept && isSamePeriod(one, other);
}

function isSamePeriod(one: Fact, other: Fact): boolean {
  return one.unit === other.unit && one.start === other.start && one.end === other.end;
}

function trueValue(line: readonly Fact[], wrong: Fact): number | undefined {
  return line.find((fact) => isSamePlace(fact, wrong))?.value;
}

/** One fact for each period of a filing: the largest of the tags, and the first of them where they are equal. */
function meantLine({ facts }: Filing): readonly Fact[] {
  const periods = Map.groupBy(facts, ({ unit, start, end }) => `${unit} ${start} ${end}`);
  return [...periods.values()].map((those) => those.reduce((one, other) => (other.value > one.value ? other : one)));
}

interface Place {
  readonly line: readonly Fact[];
  readonly target: Fact;
  readonly next: () => number;
}

function wrongFacts(fault: Fault, place: Place): readonly Fact[] {
  const { target, next } = place;
  const { value } = target;
  if (value === 0) return [];
  if (fault === "sign") return [{ ...target, value: -value }];
  if (fault === "scale") return [{ ...target, value: Math.round(value * oneOf(SCALES, next)) }];
  if (fault === "part for total") return [{ ...target, value: Math.round(PART * value) }];
  if (fault === "year on a quarter's dates") return onQuarterDates(place);
  const others = place.line.filter((fact) => isOtherPeriod(fact, target));
  if (fault === "swapped") return swapped(target, others[Math.floor(next() * others.length)]);
  const lastYear = others.find(({ end }) => Math.abs(target.end - end - 365) <= NEAR_DAYS + 1);
  return lastYear ? [{ ...target, value: lastYear.value }] : [];
}

/** Whether a fact is of another period of the same length with a figure that is plainly another one. */
function isOtherPeriod(fact: Fact, target: Fact): boolean {
  const isOther = fact.end !== target.end && quartersOf(fact) === quartersOf(target) && fact.unit === target.unit;
  return isOther && fact.concept === target.concept && isDifferent(fact.value, target.value);
}

function isDifferent(one: number, other: number): boolean {
  return Math.abs(one - other) > MIN_DIFFERENCE * Math.abs(other);
}

function swapped(target: Fact, other: Fact | undefined): readonly Fact[] {
  if (!other) return [];
  return [
    { ...target, value: other.value },
    { ...other, value: target.value },
  ];
}

function onQuarterDates({ line, target }: Place): readonly Fact[] {
  const quarters = quartersOf(target);
  if (quarters < 2 || target.start === null) return [];
  const quarter = line.find((fact) => quartersOf(fact) === 1 && fact.end === target.end && fact.unit === target.unit);
  const days = Math.round((target.end - target.start + 1) / quarters);
  const start = quarter?.start ?? ((target.end - days + 1) as Day);
  if (quarter && !isDifferent(quarter.value, target.value)) return [];
  return [{ ...target, start }];
}

function oneOf<Value>(values: readonly Value[], next: () => number): Value {
  return values[Math.floor(next() * values.length)] as Value;
}
