import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../time/index.ts";
import { factsOfFile } from "./company-facts.fixture.ts";
import type { Traced } from "./derivation/derivation.ts";
import type { Fact } from "./facts/fact.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "./fundamentals-as-of.ts";
import { identityBreaches } from "./identities/identity-breaches.ts";
import { companyMetrics } from "./metrics/company-metrics.ts";
import { METRICS } from "./metrics/metrics.ts";
import { companyOn } from "./real-companies.fixture.ts";

const APPLE = "companyfacts_full/2026-04/CIK0000320193.json.gz";
const apple: readonly Fact[] = needsSharedData ? [] : factsOfFile(APPLE);
const DAYS = fc.integer({ min: day("2009-08-01"), max: day("2026-04-01") }).map((value) => value as Day);

function epsOfYear(known: Fundamentals, end: string): Traced {
  return known.years.eps(known.years.list.findIndex((year) => formatDay(year.end) === end));
}

/** Every number a company has, as plain data that can be compared. */
function everything(facts: readonly Fact[], asOf: Day) {
  const known = fundamentalsAsOf(prepareFacts(facts), { asOf });
  const { columns, quarters, years } = companyMetrics(known);
  return { columns, quarters, years, breaches: identityBreaches(known) };
}

const SPLIT_OF_2020 = [{ exDay: day("2020-08-31"), ratio: 4 }];

describe.skipIf(needsSharedData)("a restatement in the time machine", () => {
  // Apple's 10-K for 2019 says 11.89; those for 2020 and 2021, after the split of 4:1, say 2.97.
  it.each([
    ["2020-08-01", 11.89],
    ["2020-10-29", 11.89],
    ["2020-10-30", 2.97],
    ["2022-01-01", 2.97],
  ])("shows Apple's EPS of fiscal 2019 on %s as %d when no split is known", (asOf, expected) => {
    expect(epsOfYear(companyOn("AAPL", asOf), "2019-09-28").value).toBe(expected);
  });

  it("divides a filing older than the split by it, and leaves a newer one alone", () => {
    const between = companyOn("AAPL", "2020-09-15", { splits: SPLIT_OF_2020 });
    expect(epsOfYear(between, "2019-09-28")).toMatchObject({ value: 11.89 / 4, how: "split-adjusted", rule: "FND-12" });
    const after = companyOn("AAPL", "2020-10-30", { splits: SPLIT_OF_2020 });
    expect(epsOfYear(after, "2019-09-28").value).toBe(2.97);
  });

  it("ignores a split before its ex-day", () => {
    expect(epsOfYear(companyOn("AAPL", "2020-08-30", { splits: SPLIT_OF_2020 }), "2019-09-28").value).toBe(11.89);
  });
});

describe.skipIf(needsSharedData)("what is known on a day", () => {
  it("does not change when facts filed later are added", () => {
    fc.assert(
      fc.property(DAYS, (asOf) => {
        const past = apple.filter(({ filed }) => filed <= asOf);
        expect(everything(apple, asOf)).toEqual(everything(past, asOf));
      }),
      { numRuns: 12 },
    );
  });

  it("uses no fact filed later, down to the last part", () => {
    const asOf = day("2015-06-01");
    const { quarters } = companyMetrics(fundamentalsAsOf(prepareFacts(apple), { asOf }));
    for (const number of Object.values(quarters.values).flat()) {
      if (number.value !== null) expect(number.filed).toBeLessThanOrEqual(asOf);
    }
  });

  it("does not depend on the order of the facts", () => {
    const asOf = day("2026-03-01");
    const expected = everything(apple, asOf);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (random) => {
        const shuffled = [...apple].map((fact) => [random.next().value as number, fact] as const);
        shuffled.sort(([a], [b]) => a - b);
        const facts = shuffled.map(([, fact]) => fact);
        expect(everything(facts, asOf)).toEqual(expected);
      }),
      { numRuns: 3 },
    );
  });

  it("scales amounts with the money and leaves ratios alone", () => {
    const asOf = day("2026-03-01");
    // A power of two, so that no rounding comes in.
    const scale = 8;
    const scaled = apple.map((fact) => (fact.unit.startsWith("USD") ? { ...fact, value: scale * fact.value } : fact));
    const original = everything(apple, asOf).quarters;
    const larger = everything(scaled, asOf).quarters;
    for (const { id, kind } of METRICS) {
      const factor = kind === "amount" ? scale : 1;
      const expected = original.values[id].map(({ value }) => (value === null ? null : factor * value));
      expect(
        larger.values[id].map(({ value }) => value),
        id,
      ).toEqual(expected);
    }
  });
});
