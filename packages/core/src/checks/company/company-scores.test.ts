import { describe, expect, it } from "vitest";
import type { CompanyType } from "../../fundamentals/index.ts";
import { calendarCompany, factOf, knownAtLast } from "../../fundamentals/made-up-company.fixture.ts";
import { altmanAccounts, companyScores, piotroskiInput } from "./company-scores.ts";

const REPORT = {
  flows: { NetIncomeLoss: [1, 1, 1, 1], NetCashProvidedByUsedInOperatingActivities: [2, 2, 2, 2] },
  balances: { Assets: [9, 9, 9, 9], LiabilitiesAndStockholdersEquity: [9, 9, 9, 9], StockholdersEquity: [4, 4, 4, 4] },
};

/** Complete reports of three fiscal years without current assets, gross profit and shares. */
function yearsOf(concepts: Readonly<Record<string, number>>) {
  const years = [2020, 2021, 2022].flatMap((year) =>
    Object.entries(concepts).map(([concept, value]) => {
      const isFlow = /^(Net|Revenues|CostOf)/.test(concept);
      return factOf({
        concept,
        value,
        unit: concept.endsWith("SharesOutstanding") ? "shares" : "USD",
        end: `${year}-12-31`,
        filed: `${year + 1}-02-20`,
        form: "10-K",
        ...(isFlow ? { start: `${year}-01-01` } : {}),
      });
    }),
  );
  return { fundamentals: knownAtLast(years), source: "test" };
}
const COMPLETE = {
  Assets: 9,
  LiabilitiesAndStockholdersEquity: 9,
  StockholdersEquity: 4,
  NetIncomeLoss: 1,
  NetCashProvidedByUsedInOperatingActivities: 2,
};

describe("the scores of a financial company", () => {
  // Eight of the nine signals: only the gross margin is not known.
  const LINES = {
    ...{ ...COMPLETE, AssetsCurrent: 6, LiabilitiesCurrent: 3, Revenues: 5, CostOfGoodsAndServicesSold: 1 },
    ...{ LongTermDebtNoncurrent: 2, CommonStockSharesOutstanding: 7 },
  };
  const scoresOf = (type: CompanyType, lines: Readonly<Record<string, number>>) => {
    const { fundamentals } = yearsOf(lines);
    return companyScores({ ...fundamentals, company: { ...fundamentals.company, type } }, 9);
  };

  it("hold that of Piotroski where eight signals can be told, and never that of Altman", () => {
    const { piotroski, altman } = scoresOf("insurer", LINES);
    expect(piotroski?.available).toBe(8);
    expect(piotroski?.signals[7]).toMatchObject({ name: "F8 gross margin rising", result: "na" });
    expect(altman).toBeNull();
    expect(scoresOf("other", LINES)).toMatchObject({ piotroski: { available: 9 }, altman: { terms: { x5: 5 / 9 } } });
  });

  it("hold none where fewer signals can be told, and none of a bank", () => {
    expect(scoresOf("insurer", COMPLETE)).toEqual({ piotroski: null, altman: null });
    expect(scoresOf("other", COMPLETE).piotroski?.available).toBeLessThan(8);
    expect(scoresOf("bank", LINES)).toEqual({ piotroski: null, altman: null });
  });
});

describe("a score that does not exist", () => {
  it("is missing because of a short history, not of an unreported number, without three years", () => {
    const accounts = { fundamentals: knownAtLast(calendarCompany(REPORT)), source: "test" };
    expect(piotroskiInput(accounts)).toEqual({ value: null, because: "too-few-periods" });
  });

  it("is not reported only where each line that is missing is missing in a complete report", () => {
    expect(piotroskiInput(yearsOf(COMPLETE))).toEqual({ value: null, because: "not-reported" });
    const { StockholdersEquity: _, ...cut } = COMPLETE;
    expect(piotroskiInput(yearsOf(cut))).toEqual({ value: null, because: "not-in-market-data" });
    expect(altmanAccounts(yearsOf(COMPLETE)).because).toBe("not-reported");
    expect(altmanAccounts(yearsOf(cut)).because).toBe("not-in-market-data");
  });

  it("is not called unreported where the quarters are too few for a sum of twelve months", () => {
    const short = Object.fromEntries(
      Object.entries(REPORT.flows).map(([concept, values]) => [concept, values.slice(2)]),
    );
    const balances = Object.fromEntries(
      Object.entries(REPORT.balances).map(([concept, values]) => [concept, values.slice(2)]),
    );
    const accounts = { fundamentals: knownAtLast(calendarCompany({ flows: short, balances })), source: "test" };
    expect(altmanAccounts(accounts).because).toBe("not-in-market-data");
  });
});
