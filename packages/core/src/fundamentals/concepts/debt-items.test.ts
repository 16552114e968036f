import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { factOf, knownOn } from "../made-up-company.fixture.ts";
import { factsOfCompany } from "../shared-companies.fixture.ts";
import type { ItemId } from "./expression.ts";

/** A balance sheet of these amounts, all of one filing. */
function sheet(id: ItemId, balances: Readonly<Record<string, number>>) {
  const day = { end: "2023-12-31", filed: "2024-02-15", form: "10-K" };
  const facts = Object.entries(balances).map(([concept, value]) => factOf({ concept, value, ...day }));
  const income = factOf({ concept: "NetIncomeLoss", value: 1, start: "2023-10-01", ...day });
  return knownOn("2024-03-01", [income, ...facts]).quarters.item(id, 0);
}

describe("debt (1.4)", () => {
  it.each([
    // NVIDIA's notes of 2016: all of the debt is the convertible part due within a year, the non-current tag says 0.
    ["notes due within a year", { ConvertibleDebtCurrent: 1413, LongTermDebt: 1413, LongTermDebtNoncurrent: 0 }, 1413],
    ["notes payable alone", { NotesPayableCurrent: 5, LongTermDebtNoncurrent: 20 }, 25],
    [
      "debt due within a year that includes maturities",
      { DebtCurrent: 30, LongTermDebtCurrent: 25, LongTermDebtNoncurrent: 70 },
      100,
    ],
    // 100 - 25 is the non-current part, once.
    ["the whole less its maturities", { LongTermDebtCurrent: 25, LongTermDebt: 100, ShortTermBorrowings: 7 }, 107],
    ["the whole alone", { LongTermDebt: 100 }, 100],
    ["debt due within a year that is the whole", { DebtCurrent: 100, LongTermDebt: 100 }, 100],
    // 40 + 55 = 95 is 5 % short of 100, 40 + 54 more than that.
    ["parts 5 % short of the whole", { LongTermDebtCurrent: 40, LongTermDebtNoncurrent: 55, LongTermDebt: 100 }, 95],
    ["parts further short of it", { LongTermDebtCurrent: 40, LongTermDebtNoncurrent: 54, LongTermDebt: 100 }, 100],
    ["the same with debt due within a year", { DebtCurrent: 40, LongTermDebtNoncurrent: 54, LongTermDebt: 100 }, 100],
    [
      "a short-term line beside the whole",
      { ShortTermBorrowings: 30, LongTermDebtNoncurrent: 54, LongTermDebt: 100 },
      130,
    ],
    // 46 + 54 is the whole: the maturities are in the short-term line.
    [
      "a short-term line that holds the maturities",
      { ShortTermBorrowings: 46, LongTermDebtNoncurrent: 54, LongTermDebt: 100 },
      100,
    ],
    [
      "that line tagged as maturities too",
      { ShortTermBorrowings: 46, LongTermDebtCurrent: 46, LongTermDebtNoncurrent: 54 },
      100,
    ],
    // A filer whose non-current line bears the name of the whole.
    ["maturities beyond the whole", { LongTermDebtCurrent: 150, LongTermDebt: 100 }, 250],
  ] as const)("adds %s up", (_, balances, expected) => {
    expect(sheet("totalDebt", balances).value).toBe(expected);
  });

  it("is not none where interest is paid, or a tag of debt above 0 is known", () => {
    expect(sheet("totalDebt", { AssetsCurrent: 9 })).toMatchObject({ value: 0, how: "none-on-balance-sheet" });
    expect(sheet("totalDebt", { AssetsCurrent: 9, ConvertibleNotesPayableCurrent: 4 }).value).toBe(4);
  });

  it("is unknown where its 0 stands on one day alone, since a balance sheet has two columns", () => {
    const columns = ["2022-12-31", "2023-12-31"];
    const filed = { filed: "2024-02-15", form: "10-K" };
    const assets = columns.map((end) => factOf({ ...filed, concept: "Assets", value: 900, end }));
    const of = (days: readonly string[], more: Readonly<Record<string, number>> = {}) => {
      const debts = days.map((end) => factOf({ ...filed, concept: "LongTermDebt", value: 0, end }));
      const others = Object.entries(more).map(([concept, value]) =>
        factOf({ ...filed, concept, value, end: "2023-12-31" }),
      );
      const income = factOf({ ...filed, concept: "NetIncomeLoss", value: 1, start: "2023-10-01", end: "2023-12-31" });
      return knownOn("2024-03-01", [income, ...assets, ...debts, ...others]).quarters.item("longTermDebt", 0);
    };
    expect(of(columns)).toMatchObject({ value: 0 });
    expect(of(["2023-12-31"])).toMatchObject({ value: null });
    expect(of(["2023-12-31"], { LongTermNotesPayable: 7 })).toMatchObject({ value: 7 });
  });

  it.skipIf(needsSharedData)("of Oracle on May 31, 2022 is not 0, which only a note of its 10-K tags", () => {
    // Its 10-K of June 21, 2022 has 2,755 million of interest expense: the names of its notes payable are not in the file.
    const facts = factsOfCompany({ name: "ORCL", file: "cases/accounts/ORCL.json.gz" });
    const { quarters } = knownOn("2022-07-15", facts);
    expect(quarters.item("longTermDebt", 0)).toEqual({
      value: null,
      because: "not-in-market-data",
      item: "longTermDebt",
    });
  });

  it("is, of long-term debt, at least the whole less the short-term part", () => {
    const balances = {
      ShortTermBorrowings: 50,
      LongTermDebtCurrent: 300,
      LongTermNotesPayable: 400,
      LongTermDebt: 5400,
    };
    expect([sheet("longTermDebt", balances).value, sheet("totalDebt", balances).value]).toEqual([5400, 5450]);
  });

  it("is never below any of its parts, and never above all tags together", () => {
    const amount = fc.constantFrom(0, 1, 20, 300, 300, 4000);
    const tags = fc.record(
      {
        ShortTermBorrowings: amount,
        CommercialPaper: amount,
        LongTermDebtCurrent: amount,
        ConvertibleDebtCurrent: amount,
        LongTermDebtNoncurrent: amount,
        ConvertibleDebtNoncurrent: amount,
        LongTermDebt: amount,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(tags, (balances) => {
        const values = Object.values(balances).filter((value) => value !== undefined);
        if (values.length === 0) return;
        const debt = sheet("totalDebt", balances).value as number;
        expect(debt).toBeGreaterThanOrEqual(0.95 * (balances.LongTermDebt ?? 0));
        expect(debt).toBeLessThanOrEqual(values.reduce<number>((sum, value) => sum + value, 0));
        expect(debt === 0).toBe(values.every((value) => value === 0));
      }),
    );
  });
});

describe("cash, equity and pretax income where their own tags are missing (1.4)", () => {
  const RESTRICTED = "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents";
  const WITH_MINORITY = "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest";

  it("is cash with restricted cash, with a note, but not for a bank", () => {
    const day = { end: "2023-12-31", filed: "2024-02-15", form: "10-K" };
    const facts = [
      factOf({ concept: "NetIncomeLoss", value: 1, start: "2023-10-01", ...day }),
      factOf({ concept: RESTRICTED, value: 160, ...day }),
      factOf({ concept: "Assets", value: 1000, ...day }),
    ];
    const cashOf = (type: "other" | "bank" | "broker") =>
      knownOn("2024-03-01", facts, { type }).quarters.item("cashAndShortTermInvestments", 0);
    expect(cashOf("other")).toMatchObject({ value: 160, note: "includes-restricted-cash" });
    expect([cashOf("bank").value, cashOf("broker").value]).toEqual([null, null]);
  });

  it("is equity with minorities less theirs, for liabilities too", () => {
    const balances = { LiabilitiesAndStockholdersEquity: 3000, [WITH_MINORITY]: 1000, MinorityInterest: 40 };
    expect([sheet("equity", balances).value, sheet("liabilities", balances).value]).toEqual([960, 2000]);
    // Without the tag that includes minorities they are added: 3000 - 960 - 40 - 30 in temporary equity.
    const apart = {
      LiabilitiesAndStockholdersEquity: 3000,
      StockholdersEquity: 960,
      MinorityInterest: 40,
      TemporaryEquityCarryingAmountAttributableToParent: 30,
    };
    expect(sheet("liabilities", apart).value).toBe(1970);
  });

  it("is net income plus tax where no profit of all owners is reported, with a note", () => {
    const period = { start: "2023-10-01", end: "2023-12-31", filed: "2024-02-15", form: "10-K" };
    const facts = [
      factOf({ concept: "NetIncomeLoss", value: 76, ...period }),
      factOf({ concept: "IncomeTaxExpenseBenefit", value: 20, ...period }),
    ];
    const pretaxOf = (more: typeof facts) => knownOn("2024-03-01", [...facts, ...more]).quarters.item("pretax", 0);
    expect(pretaxOf([])).toMatchObject({ value: 96, note: "pretax-from-income-and-tax" });
    const discontinued = (concept: string, value: number) => pretaxOf([factOf({ concept, value, ...period })]).value;
    expect(discontinued("IncomeLossFromDiscontinuedOperationsNetOfTax", 0)).toBe(96);
    const ofParent = "IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity";
    expect(discontinued(ofParent, 5)).toBeNull();
  });
});
