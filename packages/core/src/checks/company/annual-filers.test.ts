import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import {
  companyMetrics,
  type Fact,
  type Fundamentals,
  latestColumns,
  sharesOutstanding,
} from "../../fundamentals/index.ts";
import { factOf, knownOn } from "../../fundamentals/made-up-company.fixture.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { day } from "../../time/index.ts";
import { accountsSide } from "./check-inputs-from.ts";

const FLOWS = ["NetIncomeLoss", "Revenues", "GrossProfit", "NetCashProvidedByUsedInOperatingActivities"] as const;
const SHARE_OF_REVENUE = [0.1, 1, 0.4, 0.2];

/** Flows and a balance of a period in one report; `revenue` in dollars. */
function report(start: string, end: string, of: { revenue: number; filed: string; form: string }): readonly Fact[] {
  const { revenue, filed, form } = of;
  return [
    ...FLOWS.map((concept, k) =>
      factOf({ concept, start, end, filed, form, value: revenue * (SHARE_OF_REVENUE[k] as number) }),
    ),
    factOf({ concept: "Assets", end, filed, form, value: 2 * revenue }),
    factOf({ concept: "LiabilitiesCurrent", end, filed, form, value: revenue }),
    factOf({ concept: "AssetsCurrent", end, filed, form, value: 1.5 * revenue }),
  ];
}

const year = (of: number, revenue: number, form = "20-F"): readonly Fact[] =>
  report(`${of}-01-01`, `${of}-12-31`, { revenue, filed: `${of + 1}-04-15`, form });

/** Reports of the first three quarters and of the year, each quarter with a quarter of the revenue. */
const quartersAndYear = (of: number, revenue: number): readonly Fact[] => [
  ...report(`${of}-01-01`, `${of}-03-31`, { revenue: revenue / 4, filed: `${of}-05-05`, form: "10-Q" }),
  ...report(`${of}-04-01`, `${of}-06-30`, { revenue: revenue / 4, filed: `${of}-08-05`, form: "10-Q" }),
  ...report(`${of}-07-01`, `${of}-09-30`, { revenue: revenue / 4, filed: `${of}-11-05`, form: "10-Q" }),
  ...year(of, revenue, "10-K"),
];

/** Every page says of an annual filer figures of years, or that there are none of quarters. */
function expectAnnual(known: Fundamentals): void {
  expect(known).toMatchObject({ isAnnualOnly: true, accounts: { isAnnualFiler: true } });
  const columns = latestColumns(known);
  expect(columns).toEqual(companyMetrics(known).columns);
  const { inputs } = accountsSide({ fundamentals: known, source: "test" });
  const quarterly = ["epsQuarter", "epsQuarterYearAgo", "revenueQuarter", "revenueQuarterYearAgo"] as const;
  for (const name of quarterly) expect(inputs[name], name).toEqual({ value: null, because: "annual-only" });
  expect(columns.revenue.oneYearAverage.mean).toMatchObject({ value: null, because: "annual-only" });
  const last = known.years.list.length - 1;
  expect(columns.revenue.latest.value).toBe(known.years.item("revenue", last).value);
  expect(columns.revenue.previous.value).toBe(known.years.item("revenue", last - 1).value);
  expect(inputs.revenueTtm.value).toBe(columns.revenue.latest.value);
}

describe("a filer of annual reports", () => {
  const known = knownOn(
    "2025-06-01",
    [100, 110, 121, 133, 140].flatMap((revenue, k) => year(2020 + k, revenue)),
  );

  it("has figures of years everywhere", () => {
    expectAnnual(known);
    const columns = latestColumns(known);
    expect(columns.revenue.latest.value).toBe(140);
    expect(columns.revenue.yearOverYear.change.value).toBeCloseTo(7 / 133, 12);
    expect(columns.revenue.fiveYearAverage).toMatchObject({ mean: { value: 604 / 5 }, used: 5, of: 5 });
    expect(columns.currentRatio.latest.value).toBe(1.5);
    const { inputs } = accountsSide({ fundamentals: known, source: "test" });
    // Margins of two years, though for other companies they are of quarters.
    expect(inputs.grossMargin).toMatchObject({ value: 0.4, provenance: { periodEnd: "2024-12-31" } });
    expect(inputs.grossMarginYearAgo).toMatchObject({ value: 0.4, provenance: { periodEnd: "2023-12-31" } });
    expect(inputs.revenueTtmYearAgo.value).toBe(133);
    expect(inputs.revenueAnnual.map(({ value }) => value)).toEqual([100, 110, 121, 133, 140]);
  });

  it("says so of five years where its accounts are too old", () => {
    const old = knownOn("2027-02-01", year(2024, 140));
    expect(old.accounts).toMatchObject({ state: "accounts-too-old", isAnnualFiler: true });
    expect(latestColumns(old).revenue.fiveYearAverage).toMatchObject({ used: 0, of: 5 });
    expect(sharesOutstanding(old)).toMatchObject({ value: null, because: "accounts-too-old" });
  });
});

describe("a company that came to report years only", () => {
  const QUARTERLY = [...quartersAndYear(2019, 80), ...quartersAndYear(2020, 100)];
  const facts = [...QUARTERLY, ...year(2021, 110), ...year(2022, 121), ...year(2023, 133)];

  it("is annual from its first annual report without quarters", () => {
    expect(knownOn("2022-04-14", facts).isAnnualOnly).toBe(false);
    const known = knownOn("2022-04-15", facts);
    expectAnnual(known);
    expect(latestColumns(known).revenue.latest.value).toBe(110);
  });

  it("has the age of its latest year, not of its last quarter", () => {
    const known = knownOn("2024-05-01", facts);
    expectAnnual(known);
    expect(known.accounts).toMatchObject({ lastEnd: day("2023-12-31"), days: 122, state: "current" });
    expect(latestColumns(known).revenue.latest.value).toBe(133);
  });

  it("is quarterly again with its next quarter", () => {
    const again = report("2024-01-01", "2024-03-31", { revenue: 40, filed: "2024-05-05", form: "10-Q" });
    const known = knownOn("2024-05-05", [...facts, ...again]);
    expect(known).toMatchObject({ isAnnualOnly: false, accounts: { days: 35 } });
    expect(latestColumns(known).revenue.latest.value).toBe(40);
  });
});

describe.skipIf(needsSharedData)("Logistic Properties of the Americas, which files forms 20-F", () => {
  // Form 20-F for 2024, in thousands of dollars: revenue 43,862, of 2023 39,436.
  it("has figures of years everywhere", () => {
    const known = companyOn("LPA", "2025-06-01");
    expectAnnual(known);
    const { inputs } = accountsSide({ fundamentals: known, source: "test" });
    expect(inputs.revenueTtm.value).toBe(43_862_372);
    expect(inputs.revenueTtmYearAgo.value).toBe(39_436_343);
    expect(inputs.epsTtm.value).toBe(-0.94);
  });
});
