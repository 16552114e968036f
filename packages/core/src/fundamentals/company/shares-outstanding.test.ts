import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { type FactText, factOf, knownOn } from "../made-up-company.fixture.ts";
import { sharesOutstanding } from "./shares-outstanding.ts";

const QUARTER = { start: "2023-07-01", end: "2023-09-30", filed: "2023-11-01" };
const income = factOf({ concept: "NetIncomeLoss", value: 1, ...QUARTER });
const count = (concept: string, value: number, more: Partial<FactText> = {}) =>
  factOf({ concept, unit: "shares", value, end: "2023-10-20", filed: "2023-11-01", ...more });
const cover = (value: number, more: Partial<FactText> = {}) =>
  count("EntityCommonStockSharesOutstanding", value, { taxonomy: "dei", ...more });
const balance = count("CommonStockSharesOutstanding", 980, { end: "2023-09-30" });
const average = count("WeightedAverageNumberOfDilutedSharesOutstanding", 1010, QUARTER);

describe("shares for a market value (FND-15)", () => {
  it("are those of the cover page of the latest filing", () => {
    const facts = [income, cover(900, { end: "2023-07-20", filed: "2023-08-01" }), cover(1000), balance, average];
    expect(sharesOutstanding(knownOn("2023-12-01", facts))).toMatchObject({ value: 1000, note: null });
  });

  // 10 in thousands of an average of 1,010: a hundredth and a bit less. 11 is still a company that was listed since.
  it("exclude a count that is a hundred times off from the average", () => {
    const from = (value: number) => sharesOutstanding(knownOn("2023-12-01", [income, cover(value), balance, average]));
    expect(from(10)).toMatchObject({ value: 980, note: "shares-from-balance-sheet" });
    expect(from(101_001)).toMatchObject({ value: 980, note: "shares-from-balance-sheet" });
    expect(from(11)).toMatchObject({ value: 11, note: null });
  });

  it("follow a split after the filing", () => {
    const splits = [{ exDay: day("2023-11-15"), ratio: 3 }];
    expect(sharesOutstanding(knownOn("2023-12-01", [income, cover(1000)], { splits })).value).toBe(3000);
  });

  it("come from the balance sheet, then the average, where the cover has no plain number, with a note", () => {
    const old = cover(900, { end: "2014-07-20", filed: "2014-08-01" });
    const from = (facts: Parameters<typeof knownOn>[1]) => sharesOutstanding(knownOn("2023-12-01", facts));
    expect(from([income, old, balance, average])).toMatchObject({ value: 980, note: "shares-from-balance-sheet" });
    expect(from([income, old, average])).toMatchObject({ value: 1010, note: "shares-from-diluted-average" });
    expect(from([income, old])).toMatchObject({ value: 900, note: "shares-stale" });
    expect(from([income])).toMatchObject({ value: null, because: "not-in-market-data", item: "sharesOutstanding" });
  });
});
