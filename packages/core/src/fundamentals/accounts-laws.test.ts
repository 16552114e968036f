import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type Day, dayOf, formatDay } from "../time/index.ts";
import type { ItemId } from "./concepts/expression.ts";
import { ITEMS } from "./concepts/items.ts";
import { REFERENCED_CONCEPTS } from "./concepts/referenced-concepts.ts";
import type { Traced } from "./derivation/derivation.ts";
import { notesOn } from "./derivation/evidence.ts";
import { isAcceptedForm } from "./facts/accepted-forms.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf, fundamentalsThrough } from "./fundamentals-as-of.ts";
import type { Periods } from "./periods/periods.ts";
import { uniform } from "./planted-faults.fixture.ts";
import { factsOfCompany, sharedCompanies } from "./shared-companies.fixture.ts";

const IDS = Object.keys(ITEMS) as ItemId[];

/** Days on which every company is looked at; half of them lie between an annual report and the next quarterly one. */
const DAYS = [dayOf(2012, 3, 20), dayOf(2016, 7, 15), dayOf(2019, 11, 20), dayOf(2022, 3, 20), dayOf(2026, 7, 15)];

interface Company {
  readonly name: string;
  readonly facts: readonly Fact[];
}

/** Every shared company with the facts that some rule reads. */
const companies: readonly Company[] = sharedCompanies().map((company) => ({
  name: company.name,
  facts: factsOfCompany(company).filter(({ taxonomy, concept }) => REFERENCED_CONCEPTS.get(taxonomy)?.has(concept)),
}));

/** What a table shows: the value, or the reason why there is none, and the notes. */
type State = readonly [value: number | null, said: string];

/** What is told of a company, by line, period and item; `read` chooses what is compared of a number. */
function answers<Told>(known: Fundamentals, read: (number: Traced) => Told): ReadonlyMap<string, unknown> {
  const told = new Map<string, unknown>();
  for (const periods of [known.quarters, known.years]) {
    told.set(`${periods.span}: periods`, periods.list.map(({ end }) => formatDay(end)).join(" "));
    for (const id of IDS) tellItem(told, periods, { id, read });
  }
  return told;
}

function tellItem<Told>(
  told: Map<string, unknown>,
  periods: Periods,
  { id, read }: { readonly id: ItemId; readonly read: (number: Traced) => Told },
): void {
  for (const [index, { end }] of periods.list.entries()) {
    const where = `${periods.span} to ${formatDay(end)}, ${id}`;
    told.set(where, read(periods.item(id, index)));
    told.set(`${where}, a year before`, read(periods.yearBefore(id, index)));
    told.set(`${where}, trailing`, read(periods.trailing(id, index)));
    told.set(
      `${where}, rivals`,
      periods.rivals(id, index).map(({ number, because }) => [because, read(number)]),
    );
  }
  told.set(
    `${periods.span} seams of ${id}`,
    periods.seams(id).map(({ before, after, proof }) => [before, after, proof.map(read)]),
  );
}

function stateOf(number: Traced): State {
  return number.value === null ? [null, number.because] : [number.value, notesOn(number).join(" ")];
}

/** The whole number with its parts; text, so that thousands of them can be compared in no time. */
function wholeOf(number: Traced): string {
  return JSON.stringify(number);
}

/** The first answers that differ, if any: a comparison of the whole maps would print thousands of lines. */
function differences(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): readonly string[] {
  const keys = [...new Set([...one.keys(), ...other.keys()])];
  const told = (value: unknown) => JSON.stringify(value)?.slice(0, 300);
  return keys
    .filter((key) => JSON.stringify(one.get(key)) !== JSON.stringify(other.get(key)))
    .slice(0, 5)
    .map((key) => `${key}: ${told(one.get(key))}, other ${told(other.get(key))}`);
}

function on(facts: readonly Fact[], asOf: Day): Fundamentals {
  return fundamentalsAsOf(prepareFacts(facts), { asOf });
}

function shuffled(facts: readonly Fact[], seed: number): readonly Fact[] {
  const next = uniform(seed);
  const drawn = facts.map((fact) => [next(), fact] as const);
  return drawn.sort(([a], [b]) => a - b).map(([, fact]) => fact);
}

/** The facts of the last filing on or before a day, once more in a filing of that day. */
function repeatedLastFiling(facts: readonly Fact[], asOf: Day): readonly Fact[] {
  const past = facts.filter(({ filed, form }) => filed <= asOf && isAcceptedForm(form));
  const last = past.reduce<Fact | null>((latest, fact) => (latest && latest.filed >= fact.filed ? latest : fact), null);
  const repeated = past.filter(({ accession }) => accession === last?.accession);
  return repeated.map((fact) => ({ ...fact, accession: `${fact.accession}-repeated`, filed: asOf }));
}

const SCALE = 1000;

function scaled(facts: readonly Fact[]): readonly Fact[] {
  return facts.map((fact) => (/^[A-Z]{3}/.test(fact.unit) ? { ...fact, value: SCALE * fact.value } : fact));
}

/** Values of a scaled company brought back to the size of the other one, to twelve figures. */
function rounded([value, said]: State, factor: number): State {
  return [value === null ? null : Number((value / factor).toPrecision(12)), said];
}

/** Companies and days on which two answers differ, with the first differences. */
function exceptions(compare: (company: Company, asOf: Day) => readonly string[]): readonly string[] {
  return companies.flatMap((company) =>
    DAYS.flatMap((asOf) => compare(company, asOf).map((told) => `${company.name} on ${formatDay(asOf)}, ${told}`)),
  );
}

describe.skipIf(needsSharedData)("accounts of every shared company", () => {
  it("are the same whatever the order of their facts", { timeout: 120_000 }, () => {
    const found = exceptions(({ facts }, asOf) =>
      differences(answers(on(facts, asOf), wholeOf), answers(on(shuffled(facts, asOf), asOf), wholeOf)),
    );
    expect(found).toEqual([]);
  });

  it("are the same when every fact is there twice", { timeout: 120_000 }, () => {
    const found = exceptions(({ facts }, asOf) =>
      differences(answers(on(facts, asOf), wholeOf), answers(on([...facts, ...facts], asOf), wholeOf)),
    );
    expect(found).toEqual([]);
  });

  it("are the same without the facts that are filed later", { timeout: 120_000 }, () => {
    const found = exceptions(({ facts }, asOf) => {
      const past = facts.filter(({ filed }) => filed <= asOf);
      return differences(answers(on(facts, asOf), wholeOf), answers(on(past, asOf), wholeOf));
    });
    expect(found).toEqual([]);
  });

  it("keep their figures when a filing only repeats the last one", { timeout: 120_000 }, () => {
    const value = ({ value }: Traced) => value;
    const figures = (known: Fundamentals) =>
      new Map([...answers(known, value)].filter(([key]) => !/rivals|seams/.test(key)));
    const found = exceptions(({ facts }, asOf) => {
      const repeated = [...facts, ...repeatedLastFiling(facts, asOf)];
      return differences(figures(on(facts, asOf)), figures(on(repeated, asOf)));
    });
    expect(found).toEqual([]);
  });

  it("have the same states and a thousand times the figures when all money is a thousand times as much", {
    timeout: 120_000,
  }, () => {
    const found = exceptions(({ facts }, asOf) => {
      const one = answers(on(facts, asOf), (number) => rounded(stateOf(number), 1));
      return differences(
        one,
        answers(on(scaled(facts), asOf), (number) => rounded(stateOf(number), SCALE)),
      );
    });
    expect(found).toEqual([]);
  });

  it("are on successive days what they are on each day alone", { timeout: 120_000 }, () => {
    const found = companies.flatMap(({ name, facts }) => {
      const prepared = prepareFacts(facts);
      const through = fundamentalsThrough(prepared, {});
      const days = [...new Set(facts.map(({ filed }) => filed))].sort((a, b) => a - b);
      return days
        .filter((_, place) => place % 9 === 8)
        .flatMap((asOf) => {
          const alone = answers(fundamentalsAsOf(prepared, { asOf }), wholeOf);
          return differences(alone, answers(through(asOf), wholeOf)).map(
            (told) => `${name} on ${formatDay(asOf)}, ${told}`,
          );
        });
    });
    expect(found).toEqual([]);
  });
});
