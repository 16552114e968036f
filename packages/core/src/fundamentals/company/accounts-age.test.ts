import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf, usableAccounts } from "../fundamentals-as-of.ts";
import { knownOn } from "../made-up-company.fixture.ts";
import { companyMetrics, latestColumns } from "../metrics/company-metrics.ts";
import { METRIC_IDS, type MetricId } from "../metrics/metric.ts";
import { companyOfCase, RULE_CASES } from "../revised-cases.fixture.ts";
import { ACCOUNTS_STATES, agedOn } from "./accounts-age.ts";
import { sharesOutstanding } from "./shares-outstanding.ts";

describe.skipIf(needsSharedData)("golden-fundamentals-revised.json, old accounts (FND-20)", () => {
  const cases = RULE_CASES.filter(({ expectedAccounts }) => expectedAccounts);
  it.each(cases)("$id", (one) => {
    const known = companyOfCase(one);
    const { lastEnd, days, annualFiler, state } = one.expectedAccounts as NonNullable<typeof one.expectedAccounts>;
    expect(known.accounts).toEqual({ lastEnd: day(lastEnd), days, isAnnualFiler: annualFiler, state });
    expect(known.isStale).toBe(state !== "current");
    expect(known.isAnnualOnly).toBe(annualFiler);
    if (one.expectedTtm) {
      const last = known.quarters.list.length - 1;
      expect(formatDay(known.quarters.list[last]?.end as Day)).toBe(one.expectedTtm.end);
      expect(known.quarters.trailing("revenue", last).value).toBe(one.expectedTtm.revenue);
    }
    for (const [id, expected] of Object.entries(one.expectedColumns ?? {})) {
      const columns = latestColumns(known)[id as MetricId];
      expect(columns.latest.value).toBe(expected.mostRecentQuarter);
      expect(columns.previous.value).toBe(expected.previous);
      expect(columns.oneYearAverage.mean.value).toBe(expected.oneYearAverage);
      expect(columns.yearOverYear.base.value).toBe(expected.yearAgoValue);
      expect(columns.yearOverYear.change.value).toBe(expected.yearOverYear);
      expect(columns.yearOverYear.kind).toBe(expected.yearOverYearKind);
      expect(columns.fiveYearAverage.mean.value).toBe(expected.fiveYearAverage);
    }
  });
});

describe.skipIf(needsSharedData)("accounts that are too old", () => {
  // Apple's filings up to November 2011 only, as of a day on which its last quarter is nine and a half years past.
  const facts = needsSharedData ? [] : factsOfFile("companyfacts_full/2026-04/CIK0000320193.json.gz");
  const prepared = prepareFacts(facts.filter(({ filed }) => filed <= day("2011-11-30")));
  const on = (asOf: string): Fundamentals => fundamentalsAsOf(prepared, { asOf: day(asOf), sic: 3571 });

  it("have no number of the day, with a reason", () => {
    const known = on("2021-04-21");
    expect(known.accounts).toMatchObject({ lastEnd: day("2011-09-24"), state: "accounts-too-old" });
    const columns = latestColumns(known);
    for (const id of METRIC_IDS) {
      expect(columns[id].latest, id).toMatchObject({ value: null, because: "accounts-too-old" });
      expect(columns[id].fiveYearAverage.mean, id).toMatchObject({ value: null, because: "accounts-too-old" });
    }
    const last = known.quarters.list.length - 1;
    const usable = usableAccounts(known);
    for (const found of [
      usable.quarters.item("assets", last),
      usable.quarters.eps(last),
      known.quarters.trailing("revenue", last),
      known.quarters.epsTrailing(last),
      usable.years.item("revenue", known.years.list.length - 1),
      sharesOutstanding(known),
    ]) {
      expect(found).toMatchObject({ value: null, because: "accounts-too-old" });
    }
  });

  it("keep the numbers of single periods in their history, and none of twelve months", () => {
    const { quarters } = companyMetrics(on("2021-04-21"));
    // Form 10-K filed 2011-10-26: net sales of 108,249 million in the year, 28,270 in its last quarter.
    expect(quarters.values.revenue.at(-1)?.value).toBe(28_270e6);
    expect(quarters.values.roe.at(-1)).toMatchObject({ value: null, because: "accounts-too-old" });
  });

  it("are as they were while they were new", () => {
    const { quarters } = companyMetrics(on("2011-11-30"));
    expect(quarters.values.roa.at(-1)?.value).toBeGreaterThan(0.2);
  });
});

describe("the age of accounts (FND-20)", () => {
  it("does not exist for a company without accounts", () => {
    expect(knownOn("2024-01-01", [])).toMatchObject({ accounts: null, isStale: false, isAnnualOnly: false });
  });

  it("only grows worse with the days", () => {
    const rank = (asOf: number, isAnnualFiler: boolean) =>
      ACCOUNTS_STATES.indexOf(agedOn({ lastEnd: 0 as Day, isAnnualFiler }, asOf as Day).state);
    fc.assert(
      fc.property(fc.nat(1500), fc.nat(1500), fc.boolean(), (one, other, isAnnual) => {
        const early = Math.min(one, other);
        const late = Math.max(one, other);
        expect(rank(early, isAnnual)).toBeLessThanOrEqual(rank(late, isAnnual));
        // A year's accounts are never called old before a quarter's are.
        expect(rank(early, true)).toBeLessThanOrEqual(rank(early, false));
      }),
    );
  });
});
