import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import type { Figure } from "../../figure/index.ts";
import { factsBehind } from "../../fundamentals/index.ts";
import { calendarCompany, factOf, knownOn } from "../../fundamentals/made-up-company.fixture.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { formatDay } from "../../time/index.ts";
import { type PartName, type ValuationInputs, valuationInputsAsOf } from "../index.ts";

const MILLION = 1e6;

function inputsOf(company: string, asOf: string): ValuationInputs {
  return valuationInputsAsOf({ fundamentals: companyOn(company, asOf), source: "sec" });
}

function valuesOf({ figures }: ValuationInputs, names: readonly (keyof ValuationInputs["figures"])[]) {
  return Object.fromEntries(names.map((name) => [name, figures[name].value]));
}

function accessionOf(figure: Figure): string | undefined {
  return figure.value === null ? undefined : figure.provenance.accession;
}

describe.skipIf(needsSharedData)("the inputs of Apple as of its 10-K for fiscal 2023", () => {
  const TEN_K = "0000320193-23-000106";
  const inputs = needsSharedData ? null : inputsOf("AAPL", "2023-11-03");

  it("are the lines of that report", () => {
    // Cash flow statement, notes 4 and 9, balance sheet: commercial paper 5,985, term debt 9,822 and 95,281; cash
    // 29,965 and current marketable securities 31,590; EPS 6.13; 15,812,547 thousand diluted shares.
    const expected = {
      cfo: 110_543 * MILLION,
      capex: 10_959 * MILLION,
      interestExpense: 3_933 * MILLION,
      stockCompensation: 10_833 * MILLION,
      totalDebt: (5_985 + 9_822 + 95_281) * MILLION,
      preferred: 0,
      minorityInterest: 0,
      cash: (29_965 + 31_590) * MILLION,
      // Non-current marketable securities of the balance sheet: known, but no part of net debt.
      nonCurrentSecurities: 100_544 * MILLION,
      shares: 15_812_547_000,
      epsTtm: 6.13,
    };
    expect(valuesOf(inputs as ValuationInputs, Object.keys(expected) as PartName[])).toEqual(expected);
  });

  it("come to a flow before interest: 110,543 - 10,959 + 3,933 less the tax it saves", () => {
    // Taxes 14,527 + 19,300 + 16,741 of pretax income 109,207 + 119,103 + 113,736 in 2021 to 2023: 14.784 %.
    const taxRate = 50_568 / 342_046;
    const { defaults, figures, notes } = inputs as ValuationInputs;
    expect(defaults.taxRate.value).toBeCloseTo(taxRate, 12);
    expect(figures.baseFlow.value).toBeCloseTo((110_543 - 10_959 + 3_933 * (1 - taxRate)) * MILLION, 0);
    expect(notes).toEqual([]);
  });

  it("come to net debt of 49,533 million, and the mean of three years' earnings", () => {
    const { figures } = inputs as ValuationInputs;
    expect(figures.netDebt.value).toBe((111_088 - 61_555) * MILLION);
    // 5.61, 6.11 and 6.13
    expect(figures.epsThreeYears.value).toBeCloseTo(17.85 / 3, 12);
    // Equity 62,146 million over the 15,552,752 thousand shares of the cover page.
    expect(figures.bookValuePerShare.value).toBeCloseTo(62_146_000 / 15_552_752, 9);
  });

  it("name the report, and the rule of each figure made of its lines", () => {
    const { figures } = inputs as ValuationInputs;
    for (const name of ["cfo", "capex", "baseFlow", "netDebt", "shares", "epsTtm"] as const) {
      expect(accessionOf(figures[name]), name).toBe(TEN_K);
    }
    expect(figures.baseFlow).toMatchObject({ provenance: { formula: "DCF-05", filedAt: "2023-11-03" } });
    expect(figures.netDebt).toMatchObject({ provenance: { formula: "DCF-04", periodEnd: "2023-09-30" } });
  });

  it("can be followed down to facts, none filed later", () => {
    const { parts } = inputs as ValuationInputs;
    for (const [name, part] of Object.entries(parts)) {
      if (part.value === null) continue;
      const facts = factsBehind(part);
      expect(facts.length, name).toBeGreaterThan(0);
      for (const fact of facts) expect(formatDay(fact.filed) <= "2023-11-03", name).toBe(true);
    }
  });

  it("deduct pay in shares where requested", () => {
    const company = { fundamentals: companyOn("AAPL", "2023-11-03"), source: "sec" };
    const after = valuationInputsAsOf(company, { deductStockCompensation: true });
    const before = (inputs as ValuationInputs).figures.baseFlow.value as number;
    expect(after.figures.baseFlow.value).toBeCloseTo(before - 10_833 * MILLION, 0);
    expect(after.notes).toEqual(["stock-compensation-deducted"]);
  });
});

describe.skipIf(needsSharedData)("the inputs of Kimberly-Clark as of its 10-K for 2025", () => {
  it("are the lines of that report, 0001628280-26-007567", () => {
    const { figures, defaults } = inputsOf("KMB", "2026-02-12");
    // Operations provided 2,777, capital spending 1,138, interest expense 256, EPS 6.07.
    expect([figures.cfo.value, figures.capex.value, figures.interestExpense.value]).toEqual([
      2_777 * MILLION,
      1_138 * MILLION,
      256 * MILLION,
    ]);
    expect(figures.baseFlow.value).toBeCloseTo((2_777 - 1_138 + 256 * (1 - defaults.taxRate.value)) * MILLION, 0);
    expect(figures.epsTtm.value).toBe(6.07);
    // Taxes 343 + 442 + 599 of 1,606 + 2,418 + 2,052, all three years as this report restates them; older reports had
    // the business since sold, under another concept of pretax income.
    expect(defaults.taxRate.value).toBeCloseTo(1_384 / 6_076, 12);
    for (const name of ["cfo", "capex", "baseFlow", "netDebt"] as const) {
      expect(accessionOf(figures[name]), name).toBe("0001628280-26-007567");
    }
  });
});

describe.skipIf(needsSharedData)("what a company does not report", () => {
  it("makes the flow one after interest, and says so, where that is its interest", () => {
    // Apple shows no interest expense from fiscal 2024 on: 118,254 - 9,447.
    const { figures, notes } = inputsOf("AAPL", "2024-11-01");
    expect(figures.baseFlow.value).toBe((118_254 - 9_447) * MILLION);
    expect(notes).toEqual(["interest-not-reported"]);
  });

  it("finds the flow of twelve months where its concept changed within the year", () => {
    // In May 2017 Apple dropped "ContinuingOperations" from the name. Fiscal 2016 + the half year to April 2017 - that
    // to March 2016, of its 10-K for 2016 and its 10-Q of 2017-05-03: 65,824 + 39,579 - 39,064; 12,734 + 6,309 - 5,948.
    const { figures, notes } = inputsOf("AAPL", "2017-06-30");
    expect([figures.cfo.value, figures.capex.value]).toEqual([66_339 * MILLION, 13_095 * MILLION]);
    expect(notes).toEqual([]);
  });

  it("takes the flow of the last fiscal year where twelve months are not known", () => {
    const flow = (concept: string, value: number, start: string, end: string, filed: string) =>
      factOf({ concept, value, start, end, filed, form: filed === "2021-02-10" ? "10-K" : "10-Q" });
    const facts = [
      ...calendarCompany({ flows: { NetIncomeLoss: [1, 1, 1, Number.NaN, 1] } }),
      flow("NetIncomeLoss", 4, "2020-01-01", "2020-12-31", "2021-02-10"),
      flow("NetCashProvidedByUsedInOperatingActivities", 9, "2020-01-01", "2020-12-31", "2021-02-10"),
      flow("PaymentsToAcquirePropertyPlantAndEquipment", 2, "2020-01-01", "2020-12-31", "2021-02-10"),
    ];
    const { figures, notes } = valuationInputsAsOf({ fundamentals: knownOn("2021-06-01", facts), source: "test" });
    expect([figures.cfo.value, figures.capex.value]).toEqual([9, 2]);
    expect(notes).toContain("flow-of-fiscal-year");
  });

  it("leaves net debt unknown where that is its debt", () => {
    // The 22 concepts of this extract have no debt.
    expect(inputsOf("KO", "2026-01-01").figures.netDebt).toEqual({ value: null, because: "not-in-market-data" });
  });

  it("takes shares outstanding where diluted ones are missing, from the accounts or from the provider", () => {
    const facts = calendarCompany({
      flows: { NetIncomeLoss: [1, 1, 1, 1] },
      balances: { Assets: [9, 9, 9, 9], StockholdersEquity: [6, 6, 6, 6] },
    });
    const company = { fundamentals: knownOn("2021-03-01", facts), source: "test" };
    const told = { value: 3, provenance: { source: "prices" } };
    const { figures, notes } = valuationInputsAsOf({ ...company, sharesOutstanding: told });
    expect([figures.shares, figures.bookValuePerShare.value]).toEqual([told, 2]);
    expect(notes).toContain("shares-not-diluted");
    expect(valuationInputsAsOf(company).figures.shares.value).toBeNull();
  });
});
