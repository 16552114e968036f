import { type Day, day, dayOf } from "../time/index.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, type FundamentalsOptions, fundamentalsAsOf } from "./fundamentals-as-of.ts";

/** A fact as tests write it: days as text, the rest as usual for a 10-Q in dollars. */
export interface FactText {
  readonly concept: string;
  readonly taxonomy?: string;
  readonly unit?: string;
  readonly start?: string;
  readonly end: string;
  readonly value: number;
  readonly filed: string;
  readonly form?: string;
  readonly accession?: string;
  readonly fiscalYear?: number;
}

/** A fact of days written as text. */
export function factOf(text: FactText): Fact {
  return {
    taxonomy: text.taxonomy ?? "us-gaap",
    concept: text.concept,
    unit: text.unit ?? "USD",
    start: text.start === undefined ? null : day(text.start),
    end: day(text.end),
    value: text.value,
    accession: text.accession ?? `filed-${text.filed}`,
    form: text.form ?? "10-Q",
    filed: day(text.filed),
    fiscalYear: text.fiscalYear ?? null,
    fiscalPeriod: null,
  };
}

/** A company of these facts, as known on a day. */
export function knownOn(asOf: string, facts: readonly Fact[], more: Partial<FundamentalsOptions> = {}): Fundamentals {
  return fundamentalsAsOf(prepareFacts(facts), { asOf: day(asOf), ...more });
}

/** A company of these facts on the day of its last filing: its accounts are not old then (FND-20). */
export function knownAtLast(facts: readonly Fact[]): Fundamentals {
  return fundamentalsAsOf(prepareFacts(facts), { asOf: Math.max(...facts.map(({ filed }) => filed)) as Day });
}

/** Numbers of calendar quarters from the first quarter of 2020 on: flows by quarter and balances at its end. */
export interface QuarterNumbers {
  readonly flows?: Readonly<Record<string, readonly number[]>>;
  readonly balances?: Readonly<Record<string, readonly number[]>>;
}

/** The facts of a company of calendar quarters, each filed 40 days after its end; a number not finite is not filed. */
export function calendarCompany({ flows = {}, balances = {} }: QuarterNumbers): readonly Fact[] {
  const of = (concept: string, values: readonly number[], isFlow: boolean) =>
    values.flatMap((value, k): Fact[] => (Number.isFinite(value) ? [quarterFact(concept, value, k, isFlow)] : []));
  return [
    ...Object.entries(flows).flatMap(([concept, values]) => of(concept, values, true)),
    ...Object.entries(balances).flatMap(([concept, values]) => of(concept, values, false)),
  ];
}

function quarterFact(concept: string, value: number, k: number, isFlow: boolean): Fact {
  const year = 2020 + Math.floor(k / 4);
  const quarter = k % 4;
  const end = (dayOf(year, 3 * quarter + 4, 1) - 1) as Day;
  const filed = (end + 40) as Day;
  return {
    taxonomy: "us-gaap",
    concept,
    unit: "USD",
    start: isFlow ? dayOf(year, 3 * quarter + 1, 1) : null,
    end,
    value,
    accession: `filed-${filed}`,
    form: "10-Q",
    filed,
    fiscalYear: null,
    fiscalPeriod: null,
  };
}
