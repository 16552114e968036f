import type { WireValuation } from "@plumbline/contract";
import { importMarket } from "@plumbline/market/ingest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../../scripts/shared-data.ts";
import { startValuedServer, type ValuedServer } from "../../testing/valued-server.ts";

const FACTS = [
  "companyfacts_full/2026-04/CIK0000320193.json.gz",
  "companyfacts_full/2026-04/CIK0000055785.json.gz",
  "submissions/2026-04/CIK0000320193.json.gz",
  "submissions/2026-04/CIK0000055785.json.gz",
  "companyfacts_2fy/jpm_companyfacts.json.gz",
];
const REFERENCE = [
  "sp500_constituents_2021-04.csv",
  "fred_sp500_daily.csv",
  "us_treasury_curves_1990_2017.csv.gz",
  "shiller_sp500_monthly.csv",
];

function publishRealMarket(dataDirectory: string) {
  const prices = ["AAPL", "KMB", "JPM"].map((symbol) => `alphavantage_daily_adjusted/DA-${symbol}-T-2021-04-21.csv.gz`);
  return importMarket({
    dataDirectory,
    market: "tiny",
    prices: prices.map((file) => sharedFile(`data/prices/${file}`)),
    facts: FACTS.map((file) => sharedFile(`data/fundamentals/${file}`)),
    reference: REFERENCE.map((file) => sharedFile(`data/reference/${file}`)),
    targets: [],
  });
}

const MILLION = 1e6;

describe.skipIf(needsSharedData)("the valuation of real companies", () => {
  let server: ValuedServer;

  beforeAll(async () => {
    server = await startValuedServer({ publish: publishRealMarket });
  }, 60_000);
  afterAll(() => server.close());

  /** In millions. */
  function millions({ inputs }: WireValuation, name: keyof WireValuation["inputs"]): number {
    return (inputs[name].figure.value as number) / MILLION;
  }

  describe("Kimberly-Clark's on 2021-04-21, by its form 10-K of 2021-02-11", () => {
    const report = { source: "sec", form: "10-K", accession: "0000055785-21-000016", filedAt: "2021-02-11" };
    let kimberly: WireValuation;
    beforeAll(async () => {
      kimberly = await server.valuation("code=KMB");
    });

    it("starts from the published figures", () => {
      // In millions: operations 3,729, capital spending 1,217, interest 252; taxes of 471, 576 and 676 in three years.
      expect(millions(kimberly, "cfo")).toBeCloseTo(3_729, 9);
      expect(millions(kimberly, "capex")).toBeCloseTo(1_217, 9);
      expect(millions(kimberly, "interestExpense")).toBeCloseTo(252, 9);
      expect(millions(kimberly, "baseFlow")).toBeCloseTo(3_729 - 1_217 + 252 * (1 - (471 + 576 + 676) / 7_393), 6);
      // Debt of 486 within a year and 7,878 later, minorities of 243, cash of 303; 342.5 diluted shares, 6.87 of each.
      expect(millions(kimberly, "netDebt")).toBeCloseTo(486 + 7_878 + 243 - 303, 9);
      expect(millions(kimberly, "shares")).toBeCloseTo(342.5, 9);
      expect(kimberly.inputs.epsTtm.figure).toMatchObject({ value: 6.87, provenance: report });
      for (const name of ["baseFlow", "netDebt", "cash", "totalDebt"] as const) {
        expect(kimberly.inputs[name].figure).toMatchObject({ provenance: report });
      }
    });

    it("has the restatements within ten years of values, on the days of their filings", async () => {
      // Health care left in October 2014; the 10-K of 2015-02-18 states 2012 with revenue of 19,467 instead of 21,063.
      const { seams } = await server.history("code=KMB");
      expect(seams.map(({ item, restated, former }) => [restated.filedAt, item, restated.value, former.value])).toEqual(
        [["2015-02-18", "revenue", 19_467 * MILLION, 21_063 * MILLION]],
      );
      expect((await server.history("code=AAPL")).seams).toEqual([]);
    });

    it("leads each of them to the facts of the filings", () => {
      const { tree } = kimberly.inputs.totalDebt;
      expect(tree?.parts.map(({ value, fact }) => [value / MILLION, fact?.accession, fact?.link !== null])).toEqual([
        [486, report.accession, true],
        [7_878, report.accession, true],
      ]);
    });

    it("grows as free cash flow did since 2015, the middle of three rates", () => {
      const { shortTermGrowth } = kimberly.parameters;
      // 2,306 - 1,056 = 1,250 million in 2015, 3,729 - 1,217 = 2,512 in 2020.
      expect(shortTermGrowth.default.value).toBeCloseTo((2_512 / 1_250) ** (1 / 5) - 1, 12);
      expect(kimberly.expectations.history.fiveYears.value).toBe(shortTermGrowth.default.value);
    });

    it("takes the last known yield of a monthly series", () => {
      expect(kimberly.parameters.riskFreeRate.default).toEqual({
        value: 0.0161,
        provenance: { source: "shiller", periodEnd: "2021-03-01", concept: "shiller-long-rate" },
      });
    });

    it("measures its beta against the S&P 500 over sixty months, and keeps the cost of capital at 6 %", () => {
      const { beta, wacc } = kimberly.parameters;
      expect(beta.default).toMatchObject({ provenance: { source: "fred", concept: "sp500" } });
      expect(beta.inputs.find(({ name }) => name === "months")?.figure.value).toBe(60);
      expect(beta.default.value).toBeGreaterThan(0.5);
      expect(beta.default.value).toBeLessThan(1);
      expect(wacc.default.value).toBe(0.06);
      expect(wacc.unbounded).toBeLessThan(0.06);
    });

    it("equals the result of a separate program for these figures", () => {
      // 50-digit arithmetic on the figures above, with terminal growth of 1.61 %.
      expect(kimberly.dcf.value).toBeCloseTo(395.336502359439, 8);
      expect(kimberly.graham.value).toBeCloseTo(6.87 * 38.5, 9);
    });

    it("has the values that the checks O5 and O6 use", async () => {
      const { checks } = (await server.get("/api/stock/getStockInfo?code=KMB")).json().data;
      const resultOf = (id: string) => checks.find((check: { id: string }) => check.id === id).result;
      expect([resultOf("O5"), resultOf("O6")]).toEqual(["pass", "pass"]);
    });
  });

  describe("Apple's on 2015-06-30, before its split of 2020", () => {
    let apple: WireValuation;
    beforeAll(async () => {
      apple = await server.valuation("code=AAPL&asOf=2015-06-30");
    });

    it("adds the last twelve months from its reports for fiscal 2014 and for two quarters of 2015", () => {
      // Form 10-K of 2014-10-27, forms 10-Q of 2015-04-28 and 2014-04-24, in millions.
      expect(millions(apple, "cfo")).toBeCloseTo(59_713 + 52_803 - 36_208, 6);
      expect(millions(apple, "capex")).toBeCloseTo(9_571 + 5_586 - 3_367, 6);
      // Commercial paper 3,799, long-term debt 40,072; cash 14,489, marketable securities 18,607.
      expect(millions(apple, "netDebt")).toBeCloseTo(3_799 + 40_072 - 14_489 - 18_607, 6);
      expect(apple.inputs.shares.figure).toMatchObject({
        value: 5_834_858_000,
        provenance: { accession: "0001193125-15-153166", filedAt: "2015-04-28" },
      });
    });

    it("equals, at the Treasury's 2.35 % of that day, the result of a separate program for these figures", () => {
      expect(apple.parameters.riskFreeRate.default).toMatchObject({
        value: 0.0235,
        provenance: { source: "us-treasury", periodEnd: "2015-06-30" },
      });
      // 125.425 x 5,761.03 million shares at 2.35 % + 5.78 %, debt at 2.85 % less tax of 41,121 / 159,401.
      expect(apple.parameters.wacc.default.value).toBeCloseTo(0.0778569266949449, 14);
      expect(apple.dcf.value).toBeCloseTo(573.452134698284, 8);
    });

    it("counts its long-term marketable securities of 160,443 million only when asked to", async () => {
      const choices = { securities: "added" };
      const { dcf, notes, parameters } = await server.chosen({ code: "AAPL", asOf: "2015-06-30", choices });
      expect(millions(apple, "nonCurrentSecurities")).toBe(160_443);
      expect(parameters.netDebt.chosen).toBe((3_799 + 40_072 - 14_489 - 18_607 - 160_443) * MILLION);
      expect(parameters.netDebt.default.value).toBe((3_799 + 40_072 - 14_489 - 18_607) * MILLION);
      // The separate program with them.
      expect(dcf.value).toBeCloseTo(600.949461968288, 8);
      expect(notes).toContain("securities-added");
    });

    it("uses nothing that was filed, traded or published after the day", () => {
      expect(apple.parameters.equityRiskPremium.default).toMatchObject({
        value: 0.0578,
        provenance: { periodEnd: "2015-01-01" },
      });
      const text = JSON.stringify(apple);
      const days = [...text.matchAll(/"(?:filedAt|periodEnd|end)":"([\d-]+)"/g)].map(([, on]) => on ?? "");
      expect(days.length).toBeGreaterThan(200);
      expect(days.toSorted().at(-1)).toBe("2015-06-30");
    });
  });

  it("is refused for JPMorgan, a bank, without a price for 2025", async () => {
    const { companyType, dcf, price, expectations, suitability } = await server.valuation("code=JPM&asOf=2025-06-01");
    expect(companyType).toBe("bank");
    expect(dcf).toMatchObject({ because: "NOT_SUITABLE", details: { companyType: "bank" } });
    expect(suitability.dcf.reasons.map(({ code }) => code)).toEqual(["COMPANY_IS_BANK"]);
    expect(price).toEqual({ value: null, because: "price-too-old" });
    expect(expectations.growth).toEqual(dcf);
  });

  it("has a history that does not jump at Apple's split of 4:1", async () => {
    const { date, dcf, price } = await server.history("code=AAPL");
    const before = date.indexOf("2020-07-31");
    const after = date.indexOf("2020-08-31");
    expect(date).toHaveLength(121);
    // 425.04 before the split; 129.04 on its day.
    expect(price.slice(before, after + 1)).toEqual([expect.closeTo(425.04 / 4, 9), 129.04]);
    const change = (dcf[after] as number) / (dcf[before] as number) - 1;
    // Only its price moved the weights of its capital: no report was filed in August.
    expect(Math.abs(change)).toBeLessThan(0.05);
  });
});
