import { describe, expect, it } from "vitest";
import { type FactText, factOf, knownOn } from "../made-up-company.fixture.ts";

const YEAR = { start: "2023-01-01", end: "2023-12-31", filed: "2024-02-15", form: "10-K" };
const NINE = { start: "2023-01-01", end: "2023-09-30", filed: "2023-11-01" };
const QUARTER = { start: "2024-01-01", end: "2024-03-31", filed: "2024-05-01" };
const income = (value: number, period: Omit<FactText, "concept" | "value">) =>
  factOf({ concept: "NetIncomeLoss", value, ...period });
const eps = (value: number, period: Omit<FactText, "concept" | "value">) =>
  factOf({ concept: "EarningsPerShareDiluted", unit: "USD/shares", value, ...period });
const shares = (value: number, period: Omit<FactText, "concept" | "value">) =>
  factOf({ concept: "WeightedAverageNumberOfDilutedSharesOutstanding", unit: "shares", value, ...period });

describe("EPS of a fourth quarter (FND-13)", () => {
  // (600 - 390) / (4 x 100 - 3 x 90) = 210 / 130
  it("is its income over the shares that year and nine months imply", () => {
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE)];
    const { quarters } = knownOn("2024-03-01", facts);
    expect(quarters.eps(0)).toMatchObject({ value: 210 / 130, how: "income-per-share", unit: "USD/shares" });
  });

  it("is never its income over the shares of the year alone", () => {
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0)).toMatchObject({ value: null, because: "not-in-market-data" });
  });

  // 6 - 3.9 = 2.1; without any shares there is nothing to judge it by.
  it("is the difference of the reported numbers where there are no shares of nine months", () => {
    const facts = [income(600, YEAR), income(390, NINE), eps(6, YEAR), eps(3.9, NINE)];
    const found = knownOn("2024-03-01", facts).quarters.eps(0);
    expect(found).toMatchObject({ how: "cum4-cum3", note: "rounded", unit: "USD/shares" });
    expect(found.value).toBeCloseTo(2.1, 12);
    // 210 / 100 = 2.1: within half and twice.
    expect(knownOn("2024-03-01", [...facts, shares(100, YEAR)]).quarters.eps(0).value).toBeCloseTo(2.1, 12);
  });

  // 4 x 100 - 3 x 60 = 220 = 2.2 x 100; 59.9 makes 220.3, beyond it. 4 x 100 - 3 x 116.7 = 49.9, below half.
  it.each([
    [60, 210 / 220],
    [59.9, null],
    [116.6, 210 / (400 - 3 * 116.6)],
    [116.7, null],
  ])("takes shares of 0.5 to 2.2 times the year's: nine months of %f", (nineMonths, expected) => {
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(nineMonths, NINE)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0).value).toBe(expected);
  });

  it("takes shares of year and nine months of one vintage, though the year was restated since", () => {
    const later = { ...YEAR, filed: "2025-02-15" };
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE), shares(120, later)];
    expect(knownOn("2025-03-01", facts).quarters.eps(0).value).toBe(210 / 130);
  });

  // 600 / 100 = 6.00. Within 0.006 of it: no flag. 6.01 and 5.99 are not.
  it.each([
    [6, null],
    [6.005, null],
    [6.01, "numerator-unmatched"],
    [5.99, "numerator-unmatched"],
  ])("says when no income of the year gives its reported %f", (reported, note) => {
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE), eps(reported, YEAR)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0)).toMatchObject({ value: 210 / 130, note });
  });

  // 600 / 100 = 6.00 lies between half and twice of 2.99 and 12.01 no longer.
  it.each([2.99, 12.01])(
    "does not use shares that are off by more than a factor of 2 from the year's %f",
    (reported) => {
      const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE), eps(reported, YEAR)];
      expect(knownOn("2024-03-01", facts).quarters.eps(0).value).toBeNull();
      const known = knownOn("2024-03-01", [...facts, eps(1.5, NINE)]).quarters.eps(0);
      expect(known).toMatchObject({ value: reported - 1.5, note: "rounded" });
    },
  );

  it("looks at the reported number of the filing of the shares only", () => {
    const other = { ...YEAR, filed: "2024-02-14" };
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE), eps(1, other)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0)).toMatchObject({
      value: 210 / 130,
      note: "numerator-unmatched",
    });
  });

  it("takes basic shares for a loss, and diluted ones where there are no basic ones", () => {
    const basic = (value: number, period: Omit<FactText, "concept" | "value">) =>
      factOf({ concept: "WeightedAverageNumberOfSharesOutstandingBasic", unit: "shares", value, ...period });
    const facts = [income(200, YEAR), income(390, NINE), shares(100, YEAR), shares(90, NINE)];
    const { quarters } = knownOn("2024-03-01", facts);
    expect(quarters.eps(0)).toMatchObject({ value: -190 / 130, note: null });
    const withBasic = knownOn("2024-03-01", [...facts, basic(80, YEAR), basic(80, NINE)]).quarters.eps(0);
    expect(withBasic).toMatchObject({ value: -190 / 80, note: null });
  });

  it("brings the shares of nine months to the basis of the year where a split lies between", () => {
    const facts = [income(600, YEAR), income(390, NINE), shares(200, YEAR), shares(90, NINE)];
    const splits = [{ exDay: factOf({ ...YEAR, concept: "x", value: 0, end: "2023-12-01" }).end, ratio: 2 }];
    expect(knownOn("2024-03-01", facts, { splits }).quarters.eps(0).value).toBe(210 / (4 * 200 - 3 * 180));
  });
});

describe("EPS of twelve months (FND-14)", () => {
  it("is the reported number itself at the end of a year", () => {
    const facts = [income(600, YEAR), income(390, NINE), eps(7.46, YEAR)];
    expect(knownOn("2024-03-01", facts).quarters.epsTrailing(0)).toMatchObject({ value: 7.46, how: "as-filed" });
  });

  it("rolls forward: year + year to date - year to date a year before", () => {
    const before = { start: "2023-01-01", end: "2023-03-31", filed: "2024-05-01" };
    const facts = [income(150, QUARTER), eps(7.46, YEAR), eps(4.85, QUARTER), eps(4.05, before)];
    const { quarters } = knownOn("2024-06-01", facts);
    expect(quarters.epsTrailing(0)).toMatchObject({
      how: "roll-forward",
      names: ["year", "yearToDate", "yearToDateBefore"],
    });
    expect(quarters.epsTrailing(0).value).toBeCloseTo(8.26, 12);
  });
});
