import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { missing } from "../../figure/index.ts";
import { factsOfFile } from "../../fundamentals/company-facts.fixture.ts";
import { fundamentalsAsOf, prepareFacts } from "../../fundamentals/index.ts";
import { calendarCompany, knownOn } from "../../fundamentals/made-up-company.fixture.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { day } from "../../time/index.ts";
import {
  type DefaultParameters,
  defaultParameters,
  freeCashFlowGrowthHistory,
  type MarketInputs,
  valuationInputsAsOf,
} from "../index.ts";
import { defaultShortTermGrowth } from "./default-growth.ts";
import { marketAt, quoted } from "./market.fixture.ts";

function parametersOf(company: string, asOf: string, market: MarketInputs): DefaultParameters {
  return defaultParameters(valuationInputsAsOf({ fundamentals: companyOn(company, asOf), source: "sec" }), market);
}

describe.skipIf(needsSharedData)("the default parameters of Apple as of its 10-K for fiscal 2023", () => {
  const parameters = (market = marketAt(177.57)) => parametersOf("AAPL", "2023-11-03", market);

  it("grow as the middle one of revenue, net income and free cash flow did since fiscal 2018", () => {
    const { shortTermGrowth } = parameters();
    // 265,595 to 383,285; 59,531 to 96,995; 77,434 - 13,313 = 64,121 to 110,543 - 10,959 = 99,584.
    const rates = [383_285 / 265_595, 96_995 / 59_531, 99_584 / 64_121].map((ratio) => ratio ** (1 / 5) - 1);
    const { revenue, netIncome, freeCashFlow } = shortTermGrowth.inputs;
    expect([revenue?.value, netIncome?.value, freeCashFlow?.value]).toEqual(
      rates.map((rate) => expect.closeTo(rate, 12)),
    );
    expect(shortTermGrowth).toMatchObject({ rule: "DCF-10", source: "computed", because: null, unbounded: null });
    expect(shortTermGrowth.value).toBeCloseTo(rates[2] as number, 12);
    expect(freeCashFlow).toMatchObject({
      provenance: { periodStart: "2018-09-29", periodEnd: "2023-09-30", accession: "0000320193-23-000106" },
    });
  });

  it("go half-way to a terminal growth of 2.5 %, less than the risk-free rate", () => {
    const { shortTermGrowth, longTermGrowth, terminalGrowth } = parameters();
    expect(terminalGrowth).toMatchObject({ value: 0.025, rule: "DCF-12", unbounded: 0.04 });
    expect(longTermGrowth.value).toBeCloseTo((shortTermGrowth.value + 0.025) / 2, 15);
    expect(parameters(marketAt(177.57, { riskFreeRate: quoted(0.01) })).terminalGrowth.value).toBe(0.01);
  });

  it("discount at the weighted cost of equity and debt", () => {
    const { costOfEquity, costOfDebt, wacc, taxRate } = parameters();
    // 4 % + 1.2 x 5 %
    expect(costOfEquity.value).toBeCloseTo(0.1, 15);
    // Interest 3,933 over the mean of 111,088 and, a year before, 9,982 + 11,128 + 98,959 = 120,069: 3.4 %, and no
    // less than half a point above the risk-free rate.
    expect(costOfDebt).toMatchObject({ value: 0.045, unbounded: expect.closeTo(3_933 / 115_578.5, 12) });
    // 15,552,752 thousand shares at 177.57 dollars.
    const equity = 15_552.752 * 177.57;
    const debt = 111_088;
    const expected = (equity * 0.1 + debt * 0.045 * (1 - (taxRate.value as number))) / (equity + debt);
    expect(wacc.value).toBeCloseTo(expected, 12);
    expect(wacc).toMatchObject({ rule: "DCF-15", source: "computed", unbounded: null });
  });

  it("keep Graham's growth to 15 %", () => {
    // EPS 2.98 (11.91 before the split of 2020, as restated) to 6.13.
    expect(parameters().grahamGrowth).toMatchObject({
      value: 0.15,
      unbounded: expect.closeTo((6.13 / 2.98) ** 0.2 - 1, 12),
    });
  });

  it("hold a default discount rate between 6 % and 15 %", () => {
    const dear = marketAt(177.57, { riskFreeRate: quoted(0.12), equityRiskPremium: quoted(0.1) });
    expect(parameters(dear).wacc).toMatchObject({ value: 0.15 });
    const cheap = marketAt(177.57, { riskFreeRate: quoted(0.001), equityRiskPremium: quoted(0.01) });
    expect(parameters(cheap).wacc).toMatchObject({ value: 0.06 });
  });

  it("name what the market lacks, and the fallback", () => {
    const { riskFreeRate, price } = marketAt(177.57);
    const bare = parameters({ price, riskFreeRate, equityRiskPremium: quoted(0.0594) });
    expect(bare.beta).toMatchObject({ value: 1, source: "fallback", because: "no-index" });
    expect(bare.costOfEquity.value).toBeCloseTo(0.04 + 0.0594, 15);
    const unmeasured = parameters(marketAt(177.57, { beta: { adjusted: quoted(1), raw: null, months: 7 } }));
    expect(unmeasured.beta).toMatchObject({ value: 1, source: "fallback", because: "too-few-common-days" });
  });

  it("have no discount rate without a risk-free rate or a premium, and that of equity without a price", () => {
    const noPremium = parameters(marketAt(177.57, { equityRiskPremium: missing("no-risk-premium") }));
    expect(noPremium.wacc).toMatchObject({ value: null, because: "no-risk-premium" });
    const noRate = parameters(marketAt(177.57, { riskFreeRate: missing("no-interest-rate") }));
    expect(noRate.wacc).toMatchObject({ value: null, because: "no-interest-rate" });
    expect(noRate.terminalGrowth).toMatchObject({ value: 0.025, source: "fallback" });
    const noPrice = parameters(marketAt(1, { price: missing("no-price") }));
    expect(noPrice.wacc).toMatchObject({ value: expect.closeTo(0.1, 15), source: "fallback", because: "no-price" });
  });

  it("can be compared with the growth of free cash flow over 3, 5 and 10 years", () => {
    const growth = freeCashFlowGrowthHistory({ fundamentals: companyOn("AAPL", "2023-11-03"), source: "sec" });
    // Fiscal 2020: 80,674 - 7,309; 2018: 77,434 - 13,313; 2013: 53,666 - 8,165.
    const rates = [(99_584 / 73_365) ** (1 / 3), (99_584 / 64_121) ** (1 / 5), (99_584 / 45_501) ** (1 / 10)];
    expect([growth[3].value, growth[5].value, growth[10].value]).toEqual(
      rates.map((rate) => expect.closeTo(rate - 1, 12)),
    );
  });
});

describe("the default parameters of a young company", () => {
  const facts = calendarCompany({ flows: { NetIncomeLoss: [5, 5, 5, 5, 5] }, balances: { Assets: [9, 9, 9, 9, 9] } });
  const inputs = valuationInputsAsOf({ fundamentals: knownOn("2021-06-30", facts), source: "test" });
  const { shortTermGrowth, grahamGrowth, taxRate } = inputs.defaults;

  it("are those of the rules, with the reason", () => {
    expect(shortTermGrowth).toMatchObject({ value: 0.05, source: "fallback", because: "too-few-periods" });
    expect(grahamGrowth).toMatchObject({ value: 0, source: "fallback", because: "too-few-periods" });
    expect(taxRate).toMatchObject({ value: 0.21, source: "fallback", because: "too-few-periods" });
  });
});

describe.skipIf(needsSharedData)("the default parameters of a company with losses", () => {
  it("leave out growth from a loss", () => {
    // Snowflake's net income and free cash flow of fiscal 2021 were negative: revenue alone grew, by more than 20 %.
    const { shortTermGrowth, grahamGrowth, longTermGrowth } = parametersOf("SNOW", "2025-06-15", marketAt(200));
    expect(shortTermGrowth.inputs.netIncome).toEqual(missing("end-not-positive"));
    expect(shortTermGrowth).toMatchObject({ value: 0.2, source: "computed" });
    expect(longTermGrowth.value).toBe(0.1);
    expect(grahamGrowth).toMatchObject({ value: 0, because: "end-not-positive" });
  });
});

describe.skipIf(needsSharedData)("the default parameters of a restated company", () => {
  it("take the growth over the three years since a seam, and none where fewer lie behind it", () => {
    // Synopsys restated 2022 and later for a business that it sold: revenue has grown over three years, 4,615.714 to 7,054.178.
    const facts = prepareFacts(factsOfFile("companyfacts_22tags/SNPS.json.gz"));
    const known = fundamentalsAsOf(facts, { asOf: day("2026-04-01") });
    const { revenue } = defaultShortTermGrowth({ fundamentals: known, source: "sec" }).inputs;
    expect(revenue?.value).toBeCloseTo((7_054.178 / 4_615.714) ** (1 / 3) - 1, 12);
    const kimberly = { fundamentals: companyOn("KMB", "2026-04-01"), source: "sec" };
    expect(defaultShortTermGrowth(kimberly).inputs.revenue).toEqual({ value: null, because: "restated-perimeter" });
  });
});
