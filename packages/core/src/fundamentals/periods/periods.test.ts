import { describe, expect, it } from "vitest";
import { calendarCompany, knownAtLast, type QuarterNumbers } from "../made-up-company.fixture.ts";

const quarters = (numbers: QuarterNumbers) => knownAtLast(calendarCompany(numbers)).quarters;
const NONE = Number.NaN;

describe("windows of quarters (FND-09, FND-10)", () => {
  it("sum the last four quarters", () => {
    const periods = quarters({ flows: { NetIncomeLoss: [1, 2, 3, 4, 5] } });
    expect(periods.trailing("netIncome", 4)).toMatchObject({ value: 2 + 3 + 4 + 5, how: "sum-of-quarters" });
  });

  it("give a history that is too short as the reason rather than sum fewer", () => {
    const periods = quarters({ flows: { NetIncomeLoss: [1, 2, 3] } });
    expect(periods.trailing("netIncome", 2)).toMatchObject({ value: null, because: "too-few-periods" });
  });

  it("never sum over a gap", () => {
    const periods = quarters({ flows: { NetIncomeLoss: [1, 2, NONE, 4, 5, 6, 7] } });
    expect(periods.list.map(({ unbroken }) => unbroken)).toEqual([1, 2, 1, 2, 3, 4]);
    expect(periods.trailing("netIncome", 4)).toMatchObject({ value: null, because: "periods-missing" });
    expect(periods.trailing("netIncome", 5).value).toBe(4 + 5 + 6 + 7);
  });

  it("average a balance with that of a year earlier", () => {
    const periods = quarters({ flows: { NetIncomeLoss: [1, 1, 1, 1, 1] }, balances: { Assets: [10, 0, 0, 0, 30] } });
    expect(periods.average("assets", 4)).toMatchObject({ value: 20, how: "average" });
  });
});

describe("debt (1.4)", () => {
  const debtOf = (numbers: QuarterNumbers) =>
    quarters({ flows: { NetIncomeLoss: [1], ...numbers.flows }, balances: numbers.balances ?? {} }).item(
      "totalDebt",
      0,
    );

  it("is 0 where a classified balance sheet shows none and no interest is paid", () => {
    expect(debtOf({ balances: { AssetsCurrent: [5] } })).toMatchObject({ value: 0, how: "none-on-balance-sheet" });
    expect(debtOf({ flows: { InterestExpense: [0] }, balances: { AssetsCurrent: [5] } }).value).toBe(0);
  });

  it("is unknown where interest is paid, or the balance sheet would not show it", () => {
    expect(debtOf({ flows: { InterestExpense: [2] }, balances: { AssetsCurrent: [5] } }).value).toBeNull();
    expect(debtOf({}).value).toBeNull();
  });

  it("is unknown where the year before showed one", () => {
    const balances = { AssetsCurrent: [5, 5], LongTermDebtNoncurrent: [9, NONE] };
    expect(quarters({ flows: { NetIncomeLoss: [1, 1] }, balances }).item("totalDebt", 1).value).toBeNull();
  });

  it("counts current maturities once, though `LongTermDebt` includes them", () => {
    expect(debtOf({ balances: { LongTermDebt: [100], LongTermDebtCurrent: [20], CommercialPaper: [7] } }).value).toBe(
      107,
    );
  });

  it("does not take a part, long-term notes, for the whole", () => {
    // Kimberly-Clark 2010: notes of 397 million within a long-term debt of 5,385 million.
    expect(debtOf({ balances: { LongTermDebt: [5385], LongTermNotesPayable: [397] } }).value).toBe(5385);
  });
});
