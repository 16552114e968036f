import { describe, expect, it } from "vitest";
import { inputsOf, type PlainInputs } from "../../checks/check-inputs.fixture.ts";
import type { CompanyType } from "../../fundamentals/index.ts";
import { RATIOS, type RatioId } from "./ratios.ts";

/** A company of round numbers; what a test says of it is worked out beside it. */
const PLAIN: PlainInputs = {
  price: 50,
  priceInAccounts: 50,
  sma200: 40,
  epsTtm: 4,
  marketValue: 5000,
  revenueTtm: 2000,
  revenueTtmYearAgo: 1600,
  cfoTtm: 500,
  operatingIncomeTtm: 600,
  grossProfitTtm: 800,
  equity: 2600,
  preferred: 100,
  minorityInterest: 0,
  totalDebt: 1300,
  cash: 400,
  assets: 4000,
  liabilities: 1400,
  currentAssets: 1000,
  currentLiabilities: 500,
  shortTermDebt: 100,
  propertyNet: 1000,
  roe: 0.2,
  roeAnnual: [0.5, 0.1, 0.2, 0.3, 0.4, 0.5],
  epsAnnual: [1, 2, 2, 2, 2, 2, 32],
  revenueAnnual: [1, 1, 1, 1, 1, 1],
  inventory: 330,
  inventoryYearAgo: 300,
  dividendsTtm: 1,
  dividendRaiseYears: 7,
  dividendsPaidTtm: 100,
  buybacksTtm: 200,
  issuanceTtm: 50,
  momentum: 0.1,
};

const valueOfRatio = (id: RatioId, plain: PlainInputs = PLAIN, type: CompanyType = "other") =>
  RATIOS.find((ratio) => ratio.id === id)?.of(inputsOf(type, plain));

describe("the ratios of the screener", () => {
  it.each<readonly [RatioId, number]>([
    ["price", 50],
    // 50 / 40
    ["priceToAverage", 1.25],
    ["marketValue", 5000],
    ["pe", 50 / 4],
    ["earningsYield", 4 / 50],
    ["ps", 2.5],
    ["pcf", 10],
    ["pb", 2],
    ["bookToMarket", 0.5],
    // EPS from 2 to 32 in five years: 16 times, 74.1 % a year; 12.5 / 74.1.
    ["peg", 12.5 / (100 * (16 ** (1 / 5) - 1))],
    // 600 / (5000 + 1300 + 100 - 400)
    ["ebitToEnterpriseValue", 0.1],
    ["dividendYield", 0.02],
    ["shareholderYield", 0.05],
    // 600 / (1000 - 400 - (500 - 100) + 1000)
    ["returnOnCapital", 0.5],
    // Of 0.1 to 0.5 in steps of 0.1: variance (0.04 + 0.01 + 0 + 0.01 + 0.04) / 4.
    ["returnOnEquityDeviation", Math.sqrt(0.025)],
    ["grossProfitability", 0.2],
    ["cashFlowToAssets", 0.125],
    ["equityToAssets", 0.65],
    ["debtToEquity", 0.5],
    ["epsGrowthFiveYears", 16 ** (1 / 5) - 1],
    ["revenueGrowthFiveYears", 0],
    // 10 % more inventory, 25 % more sales.
    ["inventoryGrowthOverSalesGrowth", -0.15],
    ["payoutRatio", 0.25],
    ["dividendRaiseYears", 7],
    ["momentum", 0.1],
  ])("%s is %d", (id, expected) => {
    expect(valueOfRatio(id)).toBeCloseTo(expected, 12);
  });

  it("has a case above for each", () => {
    expect(RATIOS).toHaveLength(25);
  });

  it("does not exist over a loss, for the wrong type of company, or without an input, and has a reason", () => {
    expect(valueOfRatio("pe", { ...PLAIN, epsTtm: -1 })).toBe("no-earnings");
    expect(valueOfRatio("pb", { ...PLAIN, equity: -1 })).toBe("denominator-not-positive");
    expect(valueOfRatio("returnOnCapital", PLAIN, "bank")).toBe("not-applicable-to-banks");
    expect(valueOfRatio("epsGrowthFiveYears", { ...PLAIN, epsAnnual: [1, 2, 3] })).toBe("too-few-periods");
    expect(valueOfRatio("epsGrowthFiveYears", { ...PLAIN, epsAnnual: [-1, 2, 2, 2, 2, 2] })).toBe("end-not-positive");
    // Earnings that fall have a growth, and no price for it; of those that begin with a loss there is none.
    expect(valueOfRatio("peg", { ...PLAIN, epsAnnual: [6, 5, 4, 3, 2, 1] })).toBe("denominator-not-positive");
    expect(valueOfRatio("peg", { ...PLAIN, epsAnnual: [-1, 2, 2, 2, 2, 2] })).toBe("end-not-positive");
    for (const { of } of RATIOS) expect(of(inputsOf("other", {}))).toEqual(expect.any(String));
  });

  it("does not change with the currency, unless it is an amount of money", () => {
    const isMoney = (name: string) => !/^(roe|momentum|dividendRaiseYears)/.test(name);
    const doubled = Object.fromEntries(
      Object.entries(PLAIN).map(([name, amount]) => {
        if (!isMoney(name)) return [name, amount];
        return [name, Array.isArray(amount) ? amount.map((one) => one * 2) : (amount as number) * 2];
      }),
    );
    for (const { id, unit } of RATIOS) {
      if (unit !== "money" && unit !== "perShare") expect(valueOfRatio(id, doubled), id).toBe(valueOfRatio(id));
    }
  });
});
