import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day, formatDay } from "../../time/index.ts";
import { isSameEnd } from "../periods/timeline.ts";
import { companyOn, statementsOn } from "../real-companies.fixture.ts";
import type { StatementLineId } from "./statement-line.ts";
import { type StatementTable, type StatementTableOptions, statementTable } from "./statement-table.ts";

const MILLION = 1e6;

const tableOf = (company: string, asOf: string, options: Partial<StatementTableOptions>) =>
  statementTable(statementsOn(company, asOf), { statement: "income", span: "year", maxPeriods: 80, ...options });

/** The cells of a period by line. */
function columnOf({ periods, rows }: StatementTable, end: string) {
  const place = periods.findIndex((period) => formatDay(period.end) === end);
  return new Map(rows.flatMap(({ line, cells }) => (cells[place] ? [[line.id, cells[place]] as const] : [])));
}

/** The figures of a period in millions. */
function millions(table: StatementTable, end: string): Partial<Record<StatementLineId, number | null>> {
  const column = [...columnOf(table, end)];
  return Object.fromEntries(
    column.map(([id, { number }]) => [id, number.value === null ? null : number.value / MILLION]),
  );
}

describe.skipIf(needsSharedData)("the statements of Apple", () => {
  // Form 10-K of 2024-11-01 (0000320193-24-000123), in millions of dollars; the signs are those of the tags.
  const OF_2024 = {
    income: {
      revenue: 391_035,
      costOfRevenue: 210_352,
      grossProfit: 180_683,
      researchAndDevelopment: 31_370,
      sellingGeneralAdministrative: 26_097,
      operatingExpenses: 57_467,
      operatingIncome: 123_216,
      nonOperatingIncome: 269,
      pretax: 123_485,
      incomeTax: 29_749,
      netIncome: 93_736,
    },
    balance: {
      cash: 29_943,
      shortTermInvestments: 35_228,
      receivables: 33_410,
      otherReceivables: 32_833,
      inventory: 7_286,
      otherAssetsCurrent: 14_287,
      assetsCurrent: 152_987,
      nonCurrentSecurities: 91_479,
      propertyNet: 45_680,
      otherAssetsNoncurrent: 74_834,
      assetsNoncurrent: 211_993,
      assets: 364_980,
      accountsPayable: 68_960,
      otherLiabilitiesCurrent: 78_304,
      deferredRevenueCurrent: 8_249,
      liabilitiesCurrent: 176_392,
      longTermDebtNoncurrent: 85_750,
      otherLiabilitiesNoncurrent: 45_888,
      liabilitiesNoncurrent: 131_638,
      liabilities: 308_030,
      commonStock: 83_276,
      retainedEarnings: -19_154,
      accumulatedOtherIncome: -7_172,
      equity: 56_950,
      liabilitiesAndEquity: 364_980,
    },
    cashFlow: {
      profit: 93_736,
      depreciation: 11_445,
      stockCompensation: 11_688,
      changeInReceivables: 3_788,
      changeInInventory: 1_046,
      changeInPayables: 6_020,
      cfo: 118_254,
      securitiesBought: 48_656,
      securitiesMatured: 51_211,
      securitiesSold: 11_135,
      capex: 9_447,
      otherInvesting: 1_308,
      cashFromInvesting: 2_935,
      taxPaidForShares: 5_441,
      dividendsPaid: 15_234,
      buybacks: 94_949,
      debtIssued: 0,
      debtRepaid: 9_958,
      shortTermDebtNet: 3_960,
      otherFinancing: -361,
      cashFromFinancing: -121_983,
      cashChange: -794,
      cashAtEnd: 29_943,
      freeCashFlow: 108_807,
    },
  } as const;

  it.each(["income", "balance", "cashFlow"] as const)("have the %s of the annual report", (statement) => {
    expect(millions(tableOf("AAPL", "2025-01-15", { statement }), "2024-09-28")).toMatchObject(OF_2024[statement]);
  });

  it("have earnings per share and shares of the report below its income", () => {
    const table = tableOf("AAPL", "2025-01-15", {});
    const column = columnOf(table, "2024-09-28");
    expect(column.get("eps")).toMatchObject({ number: { value: 6.08 }, state: "reported" });
    expect(column.get("sharesDiluted")?.number.value).toBe(15_408_095_000);
    expect(table.rows.map(({ line }) => line.id).slice(-3)).toEqual(["netIncome", "eps", "sharesDiluted"]);
  });

  it("have no line that the company does not state, or states in notes as a part of another", () => {
    const ids = tableOf("AAPL", "2025-01-15", {}).rows.map(({ line }) => line.id);
    const without = ["minorityIncome", "discontinuedIncome", "preferredDividends", "netIncomeCommon", "profit"];
    expect(ids.filter((id) => [...without, "sellingAndMarketing"].includes(id))).toEqual([]);
  });

  it("say of each figure whether the report states it", () => {
    const quarters = tableOf("AAPL", "2025-01-15", { span: "quarter" });
    expect(columnOf(quarters, "2024-06-29").get("revenue")?.state).toBe("reported");
    // No report states a fourth quarter: it is the year less nine months, 391,035 - 296,105 (10-Q of 2024-08-02).
    const fourth = columnOf(quarters, "2024-09-28").get("revenue");
    expect(fourth).toMatchObject({ state: "derived", number: { value: 94_930 * MILLION, how: "cum4-cum3" } });
    expect(
      columnOf(tableOf("AAPL", "2025-01-15", { statement: "balance" }), "2024-09-28").get("debtWithinAYear"),
    ).toMatchObject({
      state: "derived",
      // Commercial paper 9,967 and term debt 10,912.
      number: { value: 20_879 * MILLION },
    });
  });

  it("show nothing that was filed after the day", () => {
    // The 10-K of fiscal 2024 came on 2024-11-01.
    const asOf = day("2024-10-31");
    for (const statement of ["income", "balance", "cashFlow"] as const) {
      for (const span of ["quarter", "year"] as const) {
        const { periods, rows } = tableOf("AAPL", formatDay(asOf), { statement, span });
        expect(formatDay(periods.at(-1)?.end ?? asOf)).toBe(span === "year" ? "2023-09-30" : "2024-06-29");
        const figures = rows.flatMap(({ cells, seams }) => [
          ...cells.flatMap(({ number, rivals }) => [number, ...rivals.map((rival) => rival.number)]),
          ...seams.flatMap(({ proof }) => proof),
        ]);
        expect(figures.filter((number) => number.value !== null && number.filed > asOf)).toEqual([]);
      }
    }
  });

  it.each(["quarter", "year"] as const)(
    "balance at the end of every %s, and their cash flows lead to the change in cash",
    (span) => {
      const at = (statement: "balance" | "cashFlow") => tableOf("AAPL", "2026-04-01", { statement, span });
      const balance = at("balance");
      const cashFlow = at("cashFlow");
      let compared = 0;
      for (const { end } of balance.periods) {
        const { assets, liabilitiesAndEquity } = millions(balance, formatDay(end));
        expect(liabilitiesAndEquity).toBe(assets);
        const { cfo, cashFromInvesting, cashFromFinancing, cashChange } = millions(cashFlow, formatDay(end));
        if (cfo == null || cashFromInvesting == null || cashFromFinancing == null || cashChange == null) continue;
        // Reclassified quarters of 2016 and 2017 move from one flow to another; sums stand to a million of rounding.
        expect(Math.abs(cfo + cashFromInvesting + cashFromFinancing - cashChange)).toBeLessThanOrEqual(1);
        compared++;
      }
      expect(compared).toBeGreaterThan(span === "year" ? 15 : 60);
    },
  );

  // REC-10: a year is the sum of its quarters, or their states say why not.
  it.each([
    ["income", /./],
    ["cashFlow", /^(cfo|capex|cashFrom(Investing|Financing)|cashChange)$/],
  ] as const)("have quarters of the %s that add up to their year since fiscal 2018", (statement, ids) => {
    const sums = sumsOfYears("AAPL", statement).filter(({ fiscalYear, id }) => fiscalYear >= 2018 && ids.test(id));
    expect(sums.filter(({ whole, sum }) => sum !== whole)).toEqual([]);
    expect(sums.length).toBeGreaterThan(30);
  });
});

/** Years of flows, and the sums of their quarters where no state says that these need not be equal. */
function sumsOfYears(company: string, statement: "income" | "cashFlow") {
  const quarters = tableOf(company, "2026-04-01", { statement, span: "quarter" });
  const years = tableOf(company, "2026-04-01", { statement });
  return years.periods.flatMap(({ start, fiscalYear }, place) => {
    const first = quarters.periods.findIndex((quarter) => isSameEnd(quarter.start, start));
    if (first < 0) return [];
    return years.rows.flatMap(({ line: { id }, kind, cells }) => {
      const whole = cells[place];
      const parts = quarters.rows.find(({ line }) => line.id === id)?.cells.slice(first, first + 4) ?? [];
      const isPlain = [...parts, whole].every((cell) => cell?.state === "reported" || cell?.state === "derived");
      if (kind !== "flow" || !isPlain) return [];
      const sum = parts.reduce((total, { number }) => total + (number.value ?? 0), 0);
      return [{ fiscalYear, id, sum, whole: whole?.number.value }];
    });
  });
}

describe.skipIf(needsSharedData)("the statements of other companies", () => {
  it("show Kimberly-Clark's year as it was known on each day", () => {
    const revenue = (asOf: string) => {
      const { number } = columnOf(tableOf("KMB", asOf, {}), "2024-12-31").get("revenue") ?? {};
      return number && number.value !== null ? [number.value / MILLION, number.fact?.accession] : null;
    };
    // 10-K of 2025-02-13; that of 2026-02-12 leaves out the tissue business that is for sale.
    expect(revenue("2025-03-01")).toEqual([20_058, "0000055785-25-000013"]);
    expect(revenue("2026-03-01")).toEqual([16_805, "0001628280-26-007567"]);
  });

  it("have the interest, deposits and loans of a bank", () => {
    // JPMorgan's 10-K of 2026-02-13 (0001628280-26-008131).
    expect(millions(tableOf("JPM", "2026-03-01", {}), "2025-12-31")).toMatchObject({
      netInterestIncome: 95_443,
      noninterestIncome: 87_004,
      revenue: 182_447,
      creditLossProvision: 14_212,
      noninterestExpense: 95_640,
      netIncome: 57_048,
    });
    expect(millions(tableOf("JPM", "2026-03-01", { statement: "balance" }), "2025-12-31")).toMatchObject({
      deposits: 2_559_320,
      loans: 1_467_664,
      assets: 4_424_900,
      liabilities: 4_062_462,
      equity: 362_438,
    });
    const ids = tableOf("JPM", "2026-03-01", { statement: "balance" }).rows.map(({ line }) => line.id);
    expect(ids).not.toContain("assetsCurrent");
  });

  it("have years alone of a company that reports once a year, by IFRS", () => {
    // Form 20-F of 2025-04-02.
    const table = tableOf("LPA", "2026-03-01", {});
    expect(columnOf(table, "2024-12-31").get("revenue")?.number.value).toBe(43_862_372);
    expect(columnOf(table, "2024-12-31").get("financeCosts")).toMatchObject({
      state: "reported",
      number: { value: 22_642_028, fact: { form: "20-F", accession: "0001997711-25-000030" } },
    });
    expect(tableOf("LPA", "2026-03-01", { span: "quarter" })).toEqual({ periods: [], rows: [] });
  });

  // Facts that only statements show must not move what is judged of the others, such as the scale of a filing.
  it.each(["AAPL", "KMB", "GOOGL", "JPM"])("have the figures of %s that the rest of the program has", (company) => {
    const known = companyOn(company, "2026-03-01");
    for (const span of ["quarter", "year"] as const) {
      const { periods, rows } = tableOf(company, "2026-03-01", { statement: "balance", span });
      const { list, item } = span === "quarter" ? known.quarters : known.years;
      expect(periods).toEqual(list.slice(-80));
      for (const id of ["assets", "equity", "goodwill"] as const) {
        const shown = rows.find(({ line }) => line.id === id)?.cells.map(({ number }) => number.value);
        expect(shown).toEqual(periods.map((_, place) => item(id, list.length - periods.length + place).value));
      }
    }
  });
});
