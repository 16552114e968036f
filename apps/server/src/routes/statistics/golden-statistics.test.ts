import type { statistics as endpoint, OutputOf, WireStatistics } from "@plumbline/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { goldenStatistics, publishGolden } from "./golden-market.fixture.ts";

const TOLERANCE = 1e-9;
const expectNear = (ours: number | null | undefined, expected: unknown) =>
  expect(Math.abs((ours ?? Number.NaN) - Number(expected))).toBeLessThan(TOLERANCE);

describe.skipIf(needsSharedData)("the statistics of golden-statistics.json, served", () => {
  let server: TestServer;
  let statistics: WireStatistics;
  const golden = needsSharedData ? null : goldenStatistics();
  beforeAll(async () => {
    server = await startTestServer({ publish: publishGolden });
    const answer = await server.get("/api/stock/stockMonthlyData?code=GOLD");
    const { basis, statistics: given } = answer.json().data as OutputOf<typeof endpoint>;
    expect(basis).toBe("total");
    statistics = given as WireStatistics;
  });
  afterAll(() => server?.close());

  it("have the cells and totals of every year", () => {
    const { monthlyTable = {}, yearTable = {} } = golden?.seasonality ?? {};
    const { year, months, total, n, isPartial } = statistics.years;
    expect(year.map(String)).toEqual(Object.keys(monthlyTable));
    for (const [row, ofYear] of year.entries()) {
      months[row]?.forEach((value, k) => {
        const expected = monthlyTable[ofYear]?.[k + 1];
        if (expected === undefined) expect(value).toBeNull();
        else expectNear(value, expected);
      });
      expectNear(total[row], yearTable[ofYear]?.return);
      expect([n[row], isPartial[row]]).toEqual([yearTable[ofYear]?.months, yearTable[ofYear]?.partial]);
    }
    expect(statistics.running).toEqual({ year: 2024, month: 3, to: "2024-03-15" });
  });

  it("have the footers, and all months together", () => {
    const { calendar, overall, window } = statistics;
    for (const name of ["n", "average", "median", "winRate", "best", "worst"] as const) {
      calendar[name].forEach((value, k) => {
        expectNear(value, golden?.seasonality.byCalendarMonth[k + 1]?.[name]);
      });
    }
    expect(window).toEqual({ from: "2019-03-01", to: "2024-02-29", months: 60, isComplete: true });
    expectNear(overall.average.value, golden?.seasonality.averageMonthlyReturn);
    expectNear(overall.geometricAverage.value, golden?.seasonality.geometricMonthlyReturn);
    expectNear(overall.total.value, golden?.seasonality.fiveYearReturn);
    expectNear(overall.winRate.value, golden?.seasonality.winRate);
  });

  it("have the risk of five years at an interest of 3 %, beside the index", () => {
    const { figures, days, riskFree } = statistics.risk;
    const expected = golden?.fiveYearRf3pct ?? {};
    for (const name of ["totalReturn", "volatility", "sharpe", "sortino", "maxDrawdown", "calmar", "beta"] as const) {
      expectNear(figures[name].value, expected[name]);
    }
    expectNear(figures.cagr.value, expected.cagrCalendar);
    expectNear(figures.valueAtRisk.value, expected.var95Historical);
    expectNear(figures.correlation.value, expected.correlation);
    expect(days).toBe(expected.n);
    expect(riskFree).toMatchObject({ name: "treasury-3month", average: { provenance: { source: "golden" } } });
    expectNear(riskFree.average.value, 0.03);
  });

  it("have the deepest fall with its days, in the table and in the line", () => {
    const { drawdowns, underWater } = statistics;
    const { maxDrawdownPeak, maxDrawdownTrough, maxDrawdownRecovered, maxDrawdown } = golden?.fiveYearRf3pct ?? {};
    expect([drawdowns.peak[0], drawdowns.trough[0], drawdowns.recovery[0]]).toEqual([
      maxDrawdownPeak,
      maxDrawdownTrough,
      maxDrawdownRecovered,
    ]);
    expectNear(drawdowns.depth[0], maxDrawdown);
    // Lines are rounded to a hundredth of a percent.
    expect(Math.abs(Math.min(...underWater.stock) - Number(maxDrawdown))).toBeLessThanOrEqual(0.00005);
    expect(underWater.date).toContain(maxDrawdownTrough);
  });
});
