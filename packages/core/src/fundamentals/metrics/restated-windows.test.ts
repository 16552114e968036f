import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { type Fundamentals, fundamentalsAsOf } from "../fundamentals-as-of.ts";
import { knownAtLast } from "../made-up-company.fixture.ts";
import { gapWithin, type Periods } from "../periods/periods.ts";
import { restatedCompany } from "../restated-company.fixture.ts";
import { companyMetrics, latestColumns } from "./company-metrics.ts";

const MILLION = 1_000_000;

function columnsOn(file: string, asOf: string) {
  return latestColumns(fundamentalsAsOf(prepareFacts(factsOfFile(file)), { asOf: day(asOf) }));
}

describe.skipIf(needsSharedData)("windows of restated companies", () => {
  it("compare the first quarter of IBM without Kyndryl with that quarter of its own report", () => {
    // 10-Q of 2022-04-26: revenue 14,197 and 13,187 million; the 10-Q of 2021-04-27 had 17,730.
    const { revenue } = columnsOn("companyfacts_22tags/IBM.json.gz", "2022-05-01");
    expect(revenue.latest.value).toBe(14_197 * MILLION);
    expect(revenue.yearOverYear.base.value).toBe(13_187 * MILLION);
    expect(revenue.yearOverYear.change.value).toBeCloseTo(14_197 / 13_187 - 1, 12);
  });

  it("leave IBM without a mean over quarters with Kyndryl and one without", () => {
    const { revenue, cashAndShortTermInvestments } = columnsOn("companyfacts_22tags/IBM.json.gz", "2022-05-01");
    const because = "restated-perimeter";
    expect(revenue.oneYearAverage).toMatchObject({ mean: { value: null, because }, used: 1, of: 4 });
    expect(revenue.fiveYearAverage).toMatchObject({ mean: { value: null, because }, used: 1, of: 20 });
    expect(cashAndShortTermInvestments.fiveYearAverage.used).toBeGreaterThanOrEqual(16);
  });

  it("give Oracle the mean of its quarters, none of which is a year", () => {
    // Of its 10-Q and 10-K filings in millions: 10,085 and 11,227; 9,728, 10,360, 10,513 and 11,840 (whose year is 42,440); the
    // years 49,954, 52,961 and 57,399; 14,926 and 16,058.
    const { revenue } = columnsOn("../cases/accounts/ORCL.json.gz", "2026-01-15");
    const sum = 10_085 + 11_227 + 9_728 + 10_360 + 10_513 + 11_840 + 49_954 + 52_961 + 57_399 + 14_926 + 16_058;
    expect(revenue.fiveYearAverage).toMatchObject({ used: 20, of: 20 });
    expect((revenue.fiveYearAverage.mean.value as number) / MILLION).toBeCloseTo(sum / 20, 6);
  });

  it.each([
    ["companyfacts_22tags/WMT.json.gz", "2026-01-15"],
    ["companyfacts_22tags/KO.json.gz", "2024-06-15"],
    ["companyfacts_full/2026-04/CIK0000320193.json.gz", "2026-04-01"],
  ])("are those of plain quarters where %s restated none of them", (file, asOf) => {
    const known = fundamentalsAsOf(prepareFacts(factsOfFile(file)), { asOf: day(asOf) });
    const plain = numbersOf(withoutRule(known));
    expect(numbersOf(known)).toEqual(plain);
  });
});

describe("windows of a company that restates one flow", () => {
  const steps = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 24, maxLength: 24 });
  const flowsOf = (revenue: readonly number[], netIncome: readonly number[]) => ({
    Revenues: revenue,
    NetIncomeLoss: netIncome,
  });

  it("are those of plain periods while it restates nothing", () => {
    fc.assert(
      fc.property(steps, steps, fc.integer({ min: 5, max: 24 }), (revenue, netIncome, count) => {
        const flows = flowsOf(steady(revenue).slice(0, count), steady(netIncome).slice(0, count));
        const known = knownAtLast(restatedCompany({ flows }));
        expect(numbersOf(known)).toEqual(numbersOf(withoutRule(known)));
      }),
      { numRuns: 30 },
    );
  });

  it("compare its latest quarter with its own comparative, average nothing across, and leave other flows as they are", () => {
    const seam = fc.record({
      year: fc.integer({ min: 2, max: 5 }),
      factor: fc.double({ min: 0.3, max: 0.7, noNaN: true }),
    });
    fc.assert(
      fc.property(steps, steps, seam, (revenue, netIncome, { year, factor }) => {
        const from = 4 * year;
        const flows = flowsOf(steady(revenue).slice(0, from + 1), steady(netIncome).slice(0, from + 1));
        const restated = { concept: "Revenues", from, factor: Math.round(factor * 100) / 100 };
        const before = companyMetrics(knownAtLast(restatedCompany({ flows }))).columns;
        const after = companyMetrics(knownAtLast(restatedCompany({ flows, restated }))).columns;
        expect(after.netIncome).toEqual(before.netIncome);
        expect(after.revenue.latest.value).toBe(before.revenue.latest.value);
        expect(after.revenue.yearOverYear.base.value).toBe((flows.Revenues[from - 4] as number) * restated.factor);
        expect(after.revenue.oneYearAverage).toMatchObject({ mean: { because: "restated-perimeter" }, used: 1 });
      }),
      { numRuns: 30 },
    );
  });

  it("count the quarters since the seam: three of four are no mean, four of four are one", () => {
    const quarters = Array.from({ length: 24 }, (_, k) => 1_000 + 10 * k);
    const meanOf = (count: number) => {
      const flows = { Revenues: quarters.slice(0, count), NetIncomeLoss: quarters.slice(0, count) };
      // The comparatives of a year stand together with it: the seam lies before them once all four quarters are restated.
      const restated = { concept: "Revenues", from: 16, factor: 0.5 };
      return companyMetrics(knownAtLast(restatedCompany({ flows, restated }))).columns.revenue.oneYearAverage;
    };
    expect(meanOf(19)).toMatchObject({ mean: { value: null, because: "restated-perimeter" }, used: 3 });
    expect(meanOf(20)).toMatchObject({ mean: { value: 1_175 }, used: 4 });
  });
});

/** Numbers that no rule takes for slipped digits, nor for those of another quarter: they rise by one to two hundredths of a million. */
function steady(values: readonly number[]): readonly number[] {
  let sum = 1_000_000;
  return values.map((value) => {
    sum += 10_000 + 10 * Math.round(value / 1_000);
    return sum;
  });
}

/** All numbers and reasons of the columns. */
function numbersOf(known: Fundamentals) {
  return Object.entries(companyMetrics(known).columns).map(([id, columns]) => {
    const { latest, previous, oneYearAverage, yearOverYear, fiveYearAverage } = columns;
    const all = [latest, previous, oneYearAverage.mean, yearOverYear.base, yearOverYear.change, fiveYearAverage.mean];
    return [id, oneYearAverage.used, fiveYearAverage.used, ...all.map((one) => one.value ?? one.because)];
  });
}

/** The same company as if seams and comparatives were not known. */
function withoutRule(known: Fundamentals): Fundamentals {
  return { ...known, quarters: plain(known.quarters), years: plain(known.years) };
}

function plain(periods: Periods): Periods {
  return {
    ...periods,
    seams: () => [],
    gapIn: (_ids, last, length) => gapWithin(periods.list, last, length),
    yearBefore: (id, index) => periods.item(id, index - periods.aYear),
  };
}
