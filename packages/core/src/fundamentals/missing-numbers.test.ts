import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../scripts/shared-data.ts";
import { figureOf } from "./derivation/evidence.ts";
import { companyMetrics } from "./metrics/company-metrics.ts";
import type { MetricId } from "./metrics/metric.ts";
import { companyOn } from "./real-companies.fixture.ts";

const latestOf = (company: string, asOf: string, id: MetricId) => {
  const { latest } = companyMetrics(companyOn(company, asOf)).columns[id];
  return latest.value === null ? `${latest.because} ${latest.item ?? ""}`.trim() : "known";
};

// The cut-down files hold 22 concepts: no equity, tax, interest, EPS, liabilities or current assets.
const CUT_DOWN: readonly (readonly [MetricId, string])[] = [
  ["revenue", "known"],
  ["netIncome", "known"],
  ["freeCashFlow", "known"],
  ["cashAndShortTermInvestments", "known"],
  ["eps", "not-in-market-data eps"],
  ["grossMargin", "known"],
  ["roa", "known"],
  ["roe", "not-in-market-data equity"],
  ["inventoryTurnover", "not-in-market-data costOfRevenue"],
  ["debtRatio", "not-in-market-data liabilities"],
  ["cashFlowToDebt", "known"],
  ["currentRatio", "not-in-market-data assetsCurrent"],
  ["quickRatio", "not-in-market-data assetsCurrent"],
];

/** Reasons that speak of prices and of what is traded. */
const OF_PRICES = ["history-too-short", "no-price", "doubtful-price", "tested-span-too-short"];

describe.skipIf(needsSharedData)("numbers that cannot be made say why", () => {
  it.each(CUT_DOWN)("Microsoft without equity, interest and EPS: %s is %s", (id, expected) => {
    expect(latestOf("MSFT", "2026-05-15", id)).toBe(expected);
  });

  it.each([
    ["SNOW", "2020-12-15"],
    ["SNOW", "2022-04-01"],
    ["LPA", "2025-06-01"],
    ["AAPL", "2009-08-01"],
    ["KMB", "2010-03-01"],
  ])("%s on %s: too short a history of accounts is one of accounts, not of prices", (company, asOf) => {
    const { columns } = companyMetrics(companyOn(company, asOf));
    const reasons = Object.values(columns).flatMap(
      ({ latest, previous, oneYearAverage, yearOverYear, fiveYearAverage }) =>
        [latest, previous, oneYearAverage.mean, yearOverYear.change, fiveYearAverage.mean].flatMap((number) =>
          number.value === null ? [number.because as string] : [],
        ),
    );
    expect(reasons).toContain("too-few-periods");
    expect(reasons.filter((reason) => OF_PRICES.includes(reason))).toEqual([]);
  });

  it.each([
    ["KO", "2026-05-15", "roe", "not-in-market-data equity"],
    ["KO", "2026-05-15", "currentRatio", "not-in-market-data assetsCurrent"],
    ["KO", "2026-05-15", "debtRatio", "not-in-market-data liabilities"],
    ["JNJ", "2026-08-01", "roe", "not-in-market-data equity"],
    ["JNJ", "2026-08-01", "interestCoverage", "not-in-market-data operatingIncome"],
    ["MSFT", "2026-05-15", "interestCoverage", "not-in-market-data interestExpense"],
    // Apple stopped tagging its interest expense in fiscal 2024, with 90 thousand million of debt.
    ["AAPL", "2026-03-01", "interestCoverage", "interest-not-reported interestExpense"],
    ["AAPL", "2012-12-01", "interestCoverage", "no-debt totalDebt"],
    ["AAPL", "2012-12-01", "cashFlowToDebt", "no-debt totalDebt"],
    ["SNOW", "2024-06-15", "inventoryTurnover", "no-inventory inventory"],
    ["JPM", "2026-06-01", "grossMargin", "not-applicable-to-banks"],
    ["JPM", "2026-06-01", "quickRatio", "not-applicable-to-banks"],
    ["JPM", "2026-06-01", "roe", "known"],
    ["LPA", "2025-06-01", "freeCashFlow", "not-in-market-data cfo"],
  ] as const)("%s on %s: %s is %s", (company, asOf, id, expected) => {
    expect(latestOf(company, asOf, id)).toBe(expected);
  });

  it("passes the reason on to the figure", () => {
    const { latest } = companyMetrics(companyOn("KO", "2026-05-15")).columns.roe;
    expect(figureOf(latest, { source: "sec", formula: "roe" })).toEqual({ value: null, because: "not-in-market-data" });
  });
});

describe.skipIf(needsSharedData)("a foreign filer with years only", () => {
  const known = needsSharedData ? null : companyOn("LPA", "2025-06-01");

  // Form 20-F of Logistic Properties of the Americas for 2024, in thousands: revenue 43,862, loss to owners 29,285.
  it("has columns of fiscal years under IFRS", () => {
    if (!known) return;
    const { columns } = companyMetrics(known);
    expect(known.isAnnualOnly).toBe(true);
    expect(known.quarters.list).toHaveLength(0);
    expect(columns.revenue.latest.value).toBe(43_862_372);
    expect(columns.netIncome.latest.value).toBe(-29_285_428);
    expect(columns.eps.latest.value).toBe(-0.94);
    expect(columns.netIncome.yearOverYear.turn).toBe("profit-to-loss");
    expect(columns.revenue.oneYearAverage.mean).toMatchObject({ value: null, because: "annual-only" });
    expect(columns.debtRatio.latest.value).toBeCloseTo(336_218_160 / 607_019_578, 12);
  });
});
