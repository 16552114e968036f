import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, formatDay } from "../../time/index.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { type FactText, factOf } from "../made-up-company.fixture.ts";
import { discreteQuarters } from "./discrete-quarters.ts";

const ENDS = ["2023-03-31", "2023-06-30", "2023-09-30", "2023-12-31"];
const STARTS = ["2023-01-01", "2023-04-01", "2023-07-01", "2023-10-01"];
const FILED = ["2023-05-01", "2023-08-01", "2023-11-01", "2024-02-15"];

const toDate = (quarters: number, value: number, more: Partial<FactText> = {}): FactText => ({
  concept: "Revenues",
  start: "2023-01-01",
  end: ENDS[quarters - 1] as string,
  filed: FILED[quarters - 1] as string,
  value,
  ...more,
});

const single = (quarter: number, value: number, more: Partial<FactText> = {}): FactText =>
  toDate(quarter, value, { start: STARTS[quarter - 1] as string, ...more });

function quartersOf(facts: readonly FactText[], asOf = "2025-01-01", neverNegative = false) {
  const groups = prepareFacts(facts.map(factOf)).concepts.get("Revenues")?.get("USD") ?? [];
  const quarters = discreteQuarters(groups, { asOf: day(asOf), neverNegative });
  return quarters.map(({ end, value, how }) => [formatDay(end), value, how]);
}

describe("discrete quarters (FND-07)", () => {
  it("takes a reported quarter before a difference", () => {
    expect(quartersOf([toDate(1, 100), toDate(2, 230), single(2, 131)])).toEqual([
      ["2023-03-31", 100, "as-filed"],
      ["2023-06-30", 131, "as-filed"],
    ]);
  });

  it("takes the year less its three quarters where nine months are missing", () => {
    const fourth = quartersOf([single(1, 100), single(2, 130), single(3, 160), toDate(4, 600)]).at(-1);
    expect(fourth).toEqual(["2023-12-31", 210, "year-less-quarters"]);
  });

  it("does not take the year less two quarters", () => {
    expect(quartersOf([single(1, 100), single(3, 160), toDate(4, 600)])).toHaveLength(2);
  });

  it("discards a derived quarter below 0 of a number that cannot be negative, and does not try another way", () => {
    const facts = [single(1, 100), single(2, 130), single(3, 160), toDate(3, 390), toDate(4, 380)];
    expect(quartersOf(facts, "2025-01-01", true).map(([end]) => end)).toEqual(ENDS.slice(0, 3));
    expect(quartersOf(facts).at(-1)).toEqual(["2023-12-31", -10, "cum4-cum3"]);
  });

  it("does not see what is filed later", () => {
    expect(quartersOf([toDate(1, 100), toDate(2, 230), toDate(3, 390)], "2023-10-31")).toHaveLength(2);
  });

  it("does not subtract across different starts", () => {
    expect(quartersOf([toDate(1, 100, { start: "2023-01-02" }), toDate(2, 230)])).toHaveLength(1);
  });

  it("makes quarters that add up to the year, from year-to-date numbers of one vintage", () => {
    const amounts = fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(amounts, (cumulative) => {
        const quarters = quartersOf(cumulative.map((value, k) => toDate(k + 1, value)));
        expect(quarters.reduce((sum, [, value]) => sum + (value as number), 0)).toBe(cumulative[3]);
      }),
    );
  });
});
