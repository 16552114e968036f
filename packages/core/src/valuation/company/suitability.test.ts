import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { factsOfFile } from "../../fundamentals/company-facts.fixture.ts";
import { type Fundamentals, fundamentalsAsOf, prepareFacts } from "../../fundamentals/index.ts";
import { calendarCompany, factOf, knownOn } from "../../fundamentals/made-up-company.fixture.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { day } from "../../time/index.ts";
import { type SuitabilityReason, suitability, valuationInputsAsOf } from "../index.ts";
import { cyclicalPeak } from "./cyclical-peak.ts";

function judged(fundamentals: Fundamentals, yearBefore: Fundamentals | null = null) {
  const company = { fundamentals, source: "sec" };
  return suitability(company, valuationInputsAsOf(company), yearBefore);
}

function codes(reasons: readonly SuitabilityReason[]): readonly string[] {
  return reasons.map(({ code }) => code);
}

function onDay(ticker: string, asOf: string): Fundamentals {
  return fundamentalsAsOf(prepareFacts(factsOfFile(`companyfacts_22tags/${ticker}.json.gz`)), { asOf: day(asOf) });
}

describe.skipIf(needsSharedData)("the verdict on a real company", () => {
  it("is suitable for both models for Apple", () => {
    const { dcf, graham } = judged(companyOn("AAPL", "2026-03-01"), companyOn("AAPL", "2025-03-01"));
    expect([dcf.verdict, codes(dcf.reasons)]).toEqual(["suitable", ["CASH_FLOW_STEADY"]]);
    expect([graham.verdict, codes(graham.reasons)]).toEqual(["suitable", ["EARNINGS_STEADY"]]);
  });

  it("is unsuitable for the cash flow of a bank, for that reason alone", () => {
    const { dcf } = judged(companyOn("JPM", "2026-05-15"));
    expect([dcf.verdict, codes(dcf.reasons)]).toEqual(["unsuitable", ["COMPANY_IS_BANK"]]);
  });

  it("is against Graham's formula for losses and for growth beyond his table", () => {
    expect(codes(judged(companyOn("SNOW", "2025-06-15")).graham.reasons)).toContain("LOSS");
    const google = judged(companyOn("GOOGL", "2026-03-01"));
    expect(google.graham).toMatchObject({ verdict: "unsuitable" });
    expect(codes(google.graham.reasons)).toContain("GROWTH_ABOVE_20_PERCENT");
    expect(google.dcf.verdict).toBe("suitable");
  });

  it("is cautious where earnings include discontinued operations", () => {
    // Kimberly-Clark reports its international tissue business as discontinued in 2025.
    expect(codes(judged(companyOn("KMB", "2026-03-01")).graham.reasons)).toContain("DISCONTINUED_OPERATIONS");
  });

  it.each([
    ["Micron at the end of the memory boom of 2018", "MU", "2019-01-15"],
    ["Exxon after the oil price of 2022", "XOM", "2023-06-01"],
  ])("is against %s", (_, ticker, asOf) => {
    const { dcf } = judged(onDay(ticker, asOf));
    expect(dcf.verdict).toBe("unsuitable");
    const reason = dcf.reasons.find(({ code }) => code === "CYCLICAL_AT_PEAK");
    expect(reason?.figures.falls?.value).toBeGreaterThanOrEqual(2);
    expect(reason?.figures.margin?.value).toBeGreaterThan(1.5 * (reason?.figures.usualMargin?.value as number));
  });

  it("names no peak for Exxon in an ordinary year, nor for steady companies", () => {
    expect(codes(judged(onDay("XOM", "2026-04-01")).dcf.reasons)).not.toContain("CYCLICAL_AT_PEAK");
    for (const ticker of ["MSFT", "KO", "JNJ"]) {
      expect(codes(judged(companyOn(ticker, "2026-01-01")).dcf.reasons)).toEqual(["CASH_FLOW_STEADY"]);
    }
  });

  it.each([
    ["Intel's while it builds factories", "INTC", "2026-04-01", "CASH_FLOW_NOT_POSITIVE"],
    ["Netflix's in its first year with any", "NFLX", "2023-06-01", "CASH_FLOW_ONLY_NOW"],
    ["Micron's in a boom", "MU", "2026-04-01", "CASH_FLOW_UNUSUAL"],
    ["ConocoPhillips' in its swings", "COP", "2023-06-01", "CASH_FLOW_UNSTABLE"],
  ])("describes a cash flow such as %s", (_, ticker, asOf, code) => {
    expect(codes(judged(onDay(ticker, asOf)).dcf.reasons)).toContain(code);
  });
});

describe("the verdict on a made-up company", () => {
  const quarters = (count: number, value: number) => new Array<number>(count).fill(value);
  const steady = { cfo: "NetCashProvidedByUsedInOperatingActivities", capex: "PaymentsToAcquireProductiveAssets" };

  it("is cautious with a short history", () => {
    const facts = calendarCompany({
      flows: {
        NetIncomeLoss: quarters(8, 5),
        Revenues: quarters(8, 50),
        [steady.cfo]: quarters(8, 7),
        [steady.capex]: quarters(8, 1),
      },
    });
    const { dcf } = judged(knownOn("2022-03-01", facts));
    expect([dcf.verdict, codes(dcf.reasons)]).toEqual(["caution", ["SHORT_HISTORY"]]);
  });

  it.each([
    ["none", 0],
    ["a twentieth of the loss", 1],
  ])("is against a company whose revenue is %s", (_, revenue) => {
    const facts = calendarCompany({ flows: { NetIncomeLoss: quarters(8, -20), Revenues: quarters(8, revenue) } });
    const { dcf, graham } = judged(knownOn("2022-03-01", facts));
    expect(codes(dcf.reasons)).toContain("BEFORE_REVENUE");
    expect(codes(graham.reasons)).toContain("BEFORE_REVENUE");
  });

  it.each([
    // By hand: the third year brings in as much as it spends.
    ["one year without free cash flow", [6, 6, 0, 6, 6], "CASH_FLOW_NOT_EACH_YEAR", { yearsWithout: 1 }],
    // Five years of losses of the same size are steady: the reason is that there was no flow, not that it swung.
    ["five equal years of outflows", [-6, -6, -6, -6, -6], "CASH_FLOW_NOT_EACH_YEAR", { yearsWithout: 5 }],
    // By hand: 1, 1, 1, 1 and 16 have the mean 4 and the standard deviation 6, or 6.71 of a sample; the limit is half of the mean.
    ["a flow in each year that swings", [1, 1, 1, 1, 16], "CASH_FLOW_UNSTABLE", {}],
  ] as const)("tells %s by its own reason", (_, flows, code, figures) => {
    const perYear = (concept: string, values: readonly number[]) =>
      values.map((value, k) => {
        const year = 2020 + k;
        return factOf({
          concept,
          start: `${year}-01-01`,
          end: `${year}-12-31`,
          value,
          filed: `${year + 1}-02-10`,
          form: "10-K",
        });
      });
    const facts = [
      ...perYear("NetIncomeLoss", [5, 5, 5, 5, 5]),
      ...perYear("Revenues", [50, 50, 50, 50, 50]),
      ...perYear(
        steady.cfo,
        flows.map((flow) => flow + 1),
      ),
      ...perYear(steady.capex, [1, 1, 1, 1, 1]),
    ];
    const { dcf } = judged(knownOn("2025-03-01", facts));
    const reasons = dcf.reasons.filter((reason) => /NOT_EACH_YEAR|UNSTABLE/.test(reason.code));
    expect(codes(reasons)).toEqual([code]);
    for (const [name, value] of Object.entries(figures)) {
      expect(reasons[0]?.figures[name as "yearsWithout"]?.value).toBe(value);
    }
  });

  const year = (end: string, value: number, filed: string) =>
    factOf({
      concept: "NetIncomeLoss",
      end,
      value,
      filed,
      form: "10-K",
      fiscalYear: Number(end.slice(0, 4)),
      start: `${end.slice(0, 4)}-01-01`,
    });
  const filed = [year("2021-12-31", 90, "2022-02-15"), year("2022-12-31", 100, "2023-02-15")];
  const restatedReason = (amended: number) => {
    const facts = [...filed, year("2022-12-31", amended, "2023-08-15")];
    const now = knownOn("2023-09-01", facts, { sic: 3571 });
    return judged(now, knownOn("2023-03-01", facts, { sic: 3571 })).dcf.reasons.find(({ code }) => code === "RESTATED");
  };

  it("is cautious with a company that has restated its income, and gives both numbers", () => {
    const reason = restatedReason(80);
    expect(reason?.level).toBe("caution");
    expect([reason?.figures.before?.value, reason?.figures.now?.value]).toEqual([100, 80]);
  });

  it("ignores a reclassification of less than a hundredth", () => {
    expect(restatedReason(99.5)).toBeUndefined();
  });
});

describe("a cyclical peak", () => {
  const earnings = [10, 4, 12, 15, 3, 9, 20];
  const margins = [0.1, 0.05, 0.1, 0.12, 0.04, 0.1, 0.2];

  it("needs two deep falls and a margin half as high again as the median", () => {
    expect(cyclicalPeak(earnings, margins, 0.2)).toEqual({ falls: 2, medianMargin: 0.1 });
    expect(cyclicalPeak(earnings, margins, 0.14)).toBeNull();
    // The second fall is from 15 to 8 only.
    expect(cyclicalPeak([10, 4, 12, 15, 8, 9, 20], margins, 0.2)).toBeNull();
  });

  it("needs seven years, which show most of a cycle", () => {
    expect(cyclicalPeak(earnings.slice(1), margins.slice(1), 0.2)).toBeNull();
  });

  it("does not change with the unit of money", () => {
    const inCents = earnings.map((income) => 100 * income);
    expect(cyclicalPeak(inCents, margins, 0.2)).toEqual(cyclicalPeak(earnings, margins, 0.2));
  });
});
