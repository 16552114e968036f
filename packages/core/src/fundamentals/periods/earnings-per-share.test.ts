import { describe, expect, it } from "vitest";
import { type FactText, factOf, knownOn } from "../made-up-company.fixture.ts";

const [YEAR, NINE, QUARTER] = [
  { start: "2023-01-01", end: "2023-12-31", filed: "2024-02-15", form: "10-K" },
  { start: "2023-01-01", end: "2023-09-30", filed: "2023-11-01" },
  { start: "2024-01-01", end: "2024-03-31", filed: "2024-05-01" },
];
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

  it("falls back on the shares of the year, and says so", () => {
    const facts = [income(600, YEAR), income(390, NINE), shares(100, YEAR)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0)).toMatchObject({ value: 2.1, note: "shares-of-the-year" });
  });

  it("is never the difference of two rounded numbers", () => {
    const facts = [income(600, YEAR), income(390, NINE), eps(6, YEAR), eps(3.9, NINE)];
    expect(knownOn("2024-03-01", facts).quarters.eps(0)).toMatchObject({ value: null, because: "not-reported" });
  });

  it("brings the shares of nine months to the basis of the year where a split lies between", () => {
    const facts = [income(600, YEAR), income(390, NINE), shares(200, YEAR), shares(90, NINE)];
    const splits = [{ exDay: factOf({ ...YEAR, concept: "x", value: 0, end: "2023-12-01" }).end, ratio: 2 }];
    expect(knownOn("2024-03-01", facts, { splits }).quarters.eps(0).value).toBe(210 / (4 * 200 - 3 * 180));
  });
});

describe("EPS of twelve months (FND-14)", () => {
  it("is at the end of a year the reported number itself", () => {
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
