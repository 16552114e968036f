import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type Day, dayOf, formatDay } from "../time/index.ts";
import { REFERENCED_CONCEPTS } from "./concepts/referenced-concepts.ts";
import type { Traced } from "./derivation/derivation.ts";
import { isAcceptedForm } from "./facts/accepted-forms.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf, fundamentalsThrough } from "./fundamentals-as-of.ts";
import { uniform } from "./planted-faults.fixture.ts";
import { memoized } from "./remembered.ts";
import { differences, isSameNumber, isSameState } from "./same-accounts.fixture.ts";
import { factsOfCompany, sharedCompanies } from "./shared-companies.fixture.ts";

/** Days on which every company is looked at; two of them lie between an annual report and the next quarterly one. */
const DAYS = [dayOf(2012, 3, 20), dayOf(2022, 3, 20), dayOf(2026, 7, 15)];

/** Every so many days on which something was filed, a company is looked at on its way through time. */
const STEP = 13;

/** Milliseconds that a law may take on a machine that does much else. */
const TIMEOUT = 120_000;

interface Company {
  readonly name: string;
  readonly facts: readonly Fact[];
  readonly on: (asOf: Day) => Fundamentals;
}

/** The accounts that facts make up, by day: the facts are prepared once for all days. */
function accountsOf(facts: readonly Fact[]): Company["on"] {
  const prepared = prepareFacts(facts);
  return (asOf) => fundamentalsAsOf(prepared, { asOf });
}

/** Every shared company with the facts that some rule reads. */
const companies: readonly Company[] = sharedCompanies().map((company) => {
  const isRead = ({ taxonomy, concept }: Fact) => REFERENCED_CONCEPTS.get(taxonomy)?.has(concept) === true;
  const facts = factsOfCompany(company).filter(isRead);
  return { name: company.name, facts, on: memoized(accountsOf(facts)) };
});

/** Names the cells that break a law of one company on a day. */
type Law = (asOf: Day) => readonly string[];

/** Companies and days for which a law does not hold, with the first cells that break it. */
function exceptions(
  lawOf: (company: Company) => Law,
  daysOf: (company: Company) => readonly Day[] = () => DAYS,
): readonly string[] {
  return companies.flatMap((company) => {
    const law = lawOf(company);
    return daysOf(company).flatMap((asOf) => law(asOf).map((told) => `${company.name} on ${formatDay(asOf)}: ${told}`));
  });
}

/** Exceptions where other facts of a company must give the very same answers. */
function exceptionsWith(change: (facts: readonly Fact[]) => Company["on"]): readonly string[] {
  return exceptions(({ facts, on }) => {
    const other = change(facts);
    return (asOf) => differences(on(asOf), other(asOf), isSameNumber);
  });
}

function shuffled(facts: readonly Fact[], seed: number): readonly Fact[] {
  const next = uniform(seed);
  const drawn = facts.map((fact) => [next(), fact] as const);
  return drawn.sort(([a], [b]) => a - b).map(([, fact]) => fact);
}

/** The facts of the last periodic filing up to a day, once more in a filing of that day. */
function repeatedLastFiling(facts: readonly Fact[], asOf: Day): readonly Fact[] {
  const past = facts.filter(({ filed, form }) => filed <= asOf && isAcceptedForm(form));
  const last = past.reduce<Fact | null>((latest, fact) => (latest && latest.filed >= fact.filed ? latest : fact), null);
  const repeated = past.filter(({ accession }) => accession === last?.accession);
  return repeated.map((fact) => ({ ...fact, accession: `${fact.accession}-repeated`, filed: asOf }));
}

/** Beyond this amount a thousand times as much is more than any company has, and is not believed (FND-19). */
const LARGE = 1e12;

/** Without the copies that only round an earlier one: the guard against them starts at a million of any currency (FND-06). */
function unrounded(facts: readonly Fact[]): readonly Fact[] {
  const copies = Map.groupBy(facts, ({ concept, unit, start, end }) => `${concept} ${unit} ${start} ${end}`);
  const isRounded = (fact: Fact, others: readonly Fact[]) =>
    others.some(({ value }) => value !== fact.value && Math.abs(value - fact.value) <= grainOf(fact.value) / 2);
  return [...copies.values()].flatMap((those) => those.filter((fact) => !isRounded(fact, those)));
}

/** The power of ten in which an amount is whole. */
function grainOf(value: number): number {
  let grain = 1;
  while (value !== 0 && value % (10 * grain) === 0) grain *= 10;
  return grain;
}

/** A thousand times the money of a company, or a thousandth of it for a bank that has thousands of millions of millions. */
function scaled(facts: readonly Fact[]): { readonly facts: readonly Fact[]; readonly factor: number } {
  const isMoney = ({ unit }: Fact) => /^[A-Z]{3}(\/|$)/.test(unit);
  const factor = facts.some((fact) => isMoney(fact) && Math.abs(fact.value) >= LARGE) ? 1 / 1000 : 1000;
  return { factor, facts: facts.map((fact) => (isMoney(fact) ? { ...fact, value: fact.value * factor } : fact)) };
}

describe.skipIf(needsSharedData)("accounts of every shared company", () => {
  it("are the same whatever the order of their facts", { timeout: TIMEOUT }, () => {
    expect(exceptionsWith((facts) => (asOf) => accountsOf(shuffled(facts, asOf))(asOf))).toEqual([]);
  });

  it("are the same when every fact is there twice", { timeout: TIMEOUT }, () => {
    expect(exceptionsWith((facts) => accountsOf([...facts, ...facts]))).toEqual([]);
  });

  it("are the same without the facts that are filed later", { timeout: TIMEOUT }, () => {
    const earlier = (facts: readonly Fact[], asOf: Day) => facts.filter(({ filed }) => filed <= asOf);
    expect(exceptionsWith((facts) => (asOf) => accountsOf(earlier(facts, asOf))(asOf))).toEqual([]);
  });

  it("keep their figures when a filing only repeats the last one", { timeout: TIMEOUT }, () => {
    const found = exceptions(({ facts, on }) => (asOf) => {
      const other = accountsOf([...facts, ...repeatedLastFiling(facts, asOf)])(asOf);
      // A copy in another filing confirms a figure: of the marks this one alone may go.
      const isSame = (a: Traced, b: Traced) =>
        a.value === null ? b.value === null && a.because === b.because : a.value === b.value;
      return differences(on(asOf), other, isSame, "values");
    });
    expect(found).toEqual([]);
  });

  it("have the same states and a thousand times the figures with a thousand times the money", {
    timeout: TIMEOUT,
  }, () => {
    const found = exceptions((company) => {
      const facts = unrounded(company.facts);
      const { factor, facts: changed } = scaled(facts);
      const isScaled = (one: number, other: number) => Math.abs(other - factor * one) <= 1e-12 * Math.abs(factor * one);
      const [one, other] = [accountsOf(facts), accountsOf(changed)];
      return (asOf) => differences(one(asOf), other(asOf), (a, b) => isSameState(a, b, isScaled), "values");
    });
    expect(found).toEqual([]);
  });

  it("are on the way through time what they are on each day alone", { timeout: TIMEOUT }, () => {
    const daysOf = ({ facts }: Company) =>
      [...new Set(facts.map(({ filed }) => filed))]
        .sort((a, b) => a - b)
        .filter((_, place) => place % STEP === STEP - 1);
    const found = exceptions(({ facts, on }) => {
      const through = fundamentalsThrough(prepareFacts(facts), {});
      return (asOf) => differences(on(asOf), through(asOf), isSameNumber);
    }, daysOf);
    expect(found).toEqual([]);
  });
});
