import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type Day, day, dayOf } from "../time/index.ts";
import { factsOfFile } from "./company-facts.fixture.ts";
import type { ItemId } from "./concepts/expression.ts";
import { ITEMS } from "./concepts/items.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf, fundamentalsThrough } from "./fundamentals-as-of.ts";
import { companyMetrics } from "./metrics/company-metrics.ts";
import { factsOfCompany, type SharedCompany, sharedCompanies } from "./shared-companies.fixture.ts";

const FLOWS = [
  "Revenues",
  "SalesRevenueNet",
  "CostOfRevenue",
  "NetIncomeLoss",
  "ProfitLoss",
  "InterestExpense",
  "NetCashProvidedByUsedInOperatingActivities",
];
const BALANCES = ["Assets", "AssetsCurrent", "StockholdersEquity", "LongTermDebt", "LongTermDebtCurrent"];
const QUARTERS = 14;

/** Numbers from 0 up to, but not including, 1. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * The filings of an untidy filer: single quarters here and sums since the start of the year there, ends a day or a few off,
 * concepts given up and taken up, years before repeated and at times restated or a thousand times too large.
 */
function untidyFacts(seed: number): readonly Fact[] {
  const next = uniform(seed);
  return Array.from({ length: QUARTERS }, (_, quarter) => {
    const filed = (endOf(quarter) + 30 + Math.floor(20 * next())) as Day;
    const past = [quarter, ...(next() < 0.8 ? [quarter - 4] : []), ...(next() < 0.1 ? [quarter - 8] : [])];
    const reported = past.filter((one) => one >= 0).flatMap((one) => numbersOf(one, next));
    const form = quarter % 4 === 3 ? "10-K" : "10-Q";
    const filing = { accession: `filing-${quarter}`, form, filed, fiscalYear: 2020 + Math.floor(quarter / 4) };
    return reported.map((number) => ({ taxonomy: "us-gaap", unit: "USD", fiscalPeriod: null, ...number, ...filing }));
  }).flat();
}

/** What a filing says of a quarter. */
function numbersOf(quarter: number, next: () => number): readonly Pick<Fact, "concept" | "start" | "end" | "value">[] {
  const reported = [...FLOWS, ...BALANCES].filter(() => next() >= 0.2);
  return reported.map((concept) => {
    const end = (endOf(quarter) + (next() < 0.1 ? Math.floor(9 * next()) : 0)) as Day;
    const length = next() < 0.5 ? (quarter % 4) + 1 : 1;
    const start = FLOWS.includes(concept) ? ((endOf(quarter - length) + 1) as Day) : null;
    const size = Math.round(1000 * length + quarter + (next() < 0.1 ? 500 * (next() - 0.5) : 0));
    return { concept, start, end, value: size * (next() < 0.01 ? 1000 : 1) };
  });
}

/** The last day of a calendar quarter, counted from the first of 2020. */
function endOf(quarter: number): Day {
  return (dayOf(2020, 3 * quarter + 4, 1) - 1) as Day;
}

/** Every number of a company, as plain data that can be compared. */
function everything(known: Fundamentals) {
  const items = [known.quarters, known.years].map((periods) =>
    periods.list.map((_, index) => (Object.keys(ITEMS) as ItemId[]).map((id) => periods.trailing(id, index))),
  );
  return { ...companyMetrics(known), items };
}

/** What is known on each of some days, by looks that follow each other and by a look of its own. */
function expectAlike(facts: readonly Fact[], days: readonly Day[]): void {
  const through = fundamentalsThrough(prepareFacts(facts), { sic: null });
  for (const asOf of days) {
    expect(everything(through(asOf))).toEqual(everything(fundamentalsAsOf(prepareFacts(facts), { asOf })));
  }
}

/** The same without evidence: values and reasons alone. */
function withoutEvidence(known: Fundamentals): unknown {
  return JSON.parse(JSON.stringify(everything(known), (key, value) => (EVIDENCE.has(key) ? undefined : value)));
}

/** Fields that tell where a number comes from. */
const EVIDENCE = new Set(["fact", "parts", "filed", "how", "names", "rule", "note"]);

function expectSameNumbers(facts: readonly Fact[], days: readonly Day[]): void {
  const options = { sic: null, isConfirmationAsked: false };
  const through = fundamentalsThrough(prepareFacts(facts), { ...options, isEvidenceRead: false });
  for (const asOf of days) {
    const [one, other] = [through(asOf), fundamentalsAsOf(prepareFacts(facts), { ...options, asOf })];
    expect(withoutEvidence(one)).toEqual(withoutEvidence(other));
    // The day of the latest period decides on which share count it stands.
    for (const span of ["quarters", "years"] as const) {
      if (one.isAnnualOnly === (span === "years")) expect(one[span].list.at(-1)).toEqual(other[span].list.at(-1));
    }
  }
}

const anyDays = fc.array(fc.integer({ min: day("2020-04-01"), max: day("2024-12-31") }), {
  minLength: 2,
  maxLength: 6,
});

describe("fundamentals on successive days", () => {
  it("equal those of each day alone, for an untidy filer and in any order of the days", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyDays, fc.boolean(), (seed, days, isRising) => {
        const order = isRising ? days.toSorted((a, b) => a - b) : days;
        expectAlike(untidyFacts(seed), order as readonly number[] as readonly Day[]);
      }),
      { numRuns: 30 },
    );
  });

  it("have the numbers of each day alone where no evidence is read", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), anyDays, (seed, days) => {
        expectSameNumbers(untidyFacts(seed), days.toSorted((a, b) => a - b) as readonly number[] as readonly Day[]);
      }),
      { numRuns: 60 },
    );
  });

  it.skipIf(needsSharedData)("have the numbers of General Electric, which restated often", () => {
    const company = sharedCompanies().find(({ name }) => name === "GE");
    const facts = factsOfCompany(company as SharedCompany);
    const filed = [...new Set(facts.map((fact) => fact.filed))].sort((a, b) => a - b);
    expectSameNumbers(
      facts,
      filed.filter((_, k) => k % 4 === 0),
    );
  });

  it.skipIf(needsSharedData)("says it of Apple's filings", () => {
    const facts = factsOfFile("companyfacts_full/2026-04/CIK0000320193.json.gz");
    const filed = [...new Set(facts.map((fact) => fact.filed))].sort((a, b) => a - b);
    expectAlike(
      facts,
      filed.filter((_, k) => k % 8 === 0),
    );
  });
});
