import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ItemId } from "../concepts/expression.ts";
import { notesOn } from "../derivation/evidence.ts";
import type { Fact } from "../facts/fact.ts";
import { type FactText, factOf, knownOn } from "../made-up-company.fixture.ts";

const ENDS = ["2023-03-31", "2023-06-30", "2023-09-30", "2023-12-31"];
const STARTS = ["2023-01-01", "2023-04-01", "2023-07-01", "2023-10-01"];
const FILED = ["2023-05-01", "2023-08-01", "2023-11-01", "2024-02-15"];
const OLD = "SalesRevenueNet";
const NEW = "Revenues";
const PLANT = "PaymentsToAcquirePropertyPlantAndEquipment";
const OTHER_PLANT = "PaymentsToAcquireProductiveAssets";

/** A number since the start of the year; of its fourth quarter in an annual report. */
function toDate(concept: string, quarters: number, value: number, more: Partial<FactText> = {}): Fact {
  const k = quarters - 1;
  const form = quarters === 4 ? "10-K" : "10-Q";
  const period = { start: "2023-01-01", end: ENDS[k] as string, filed: FILED[k] as string };
  return factOf({ concept, value, form, ...period, ...more });
}

/** Net income makes the quarters: 10 each. */
const INCOME = [1, 2, 3, 4].map((quarters) => toDate("NetIncomeLoss", quarters, 10 * quarters));

function quarterOf(facts: readonly Fact[], id: ItemId, k: number, asOf = "2025-01-01") {
  return knownOn(asOf, [...INCOME, ...facts]).quarters.item(id, k);
}

describe("a quarter of an item whose concept changed within the year (REC-08)", () => {
  it("is the difference of the item where every concept lacks it", () => {
    const facts = [toDate(OLD, 1, 100), toDate(OLD, 2, 210), toDate(NEW, 3, 330), toDate(NEW, 4, 460)];
    const third = quarterOf(facts, "revenue", 2);
    // 330 - 210; the fourth is a difference of one concept again, 460 - 330.
    expect(third).toMatchObject({ value: 120, how: "cum3-cum2", note: "item-level", rule: "REC-08" });
    expect(quarterOf(facts, "revenue", 3)).toMatchObject({ value: 130, note: null });
  });

  it("rests on quarters that are such differences themselves, the earliest first", () => {
    const concepts = [OLD, NEW, OLD, NEW];
    const facts = [100, 210, 330, 460].map((value, k) => toDate(concepts[k] as string, k + 1, value));
    expect([0, 1, 2, 3].map((k) => quarterOf(facts, "revenue", k).value)).toEqual([100, 110, 120, 130]);
  });

  // Quarters of 330. Nine months of 331.7 are 0.51 % more, but with 128.3 the quarters are 458.3, within 0.5 % of the year of 460.
  it.each([330, 331.6, 331.7, 328.3])(
    "is the year less nine months of %f, where the four make up the year",
    (nineMonths) => {
      const singles = [100, 110, 120].map((value, k) => toDate(OLD, k + 1, value, { start: STARTS[k] as string }));
      const facts = [...singles, toDate("HealthCareOrganizationRevenue", 3, nineMonths), toDate(NEW, 4, 460)];
      const fourth = quarterOf(facts, "revenue", 3);
      expect(fourth.value).toBeCloseTo(460 - nineMonths, 9);
      expect(fourth.value !== null && notesOn(fourth)).toContain("item-level");
    },
  );

  it("exists where a quarter before it is unknown: 460 - 330", () => {
    const facts = [toDate(OLD, 3, 330), toDate(NEW, 4, 460)];
    expect(quarterOf(facts, "revenue", 3)).toMatchObject({ value: 130, how: "cum4-cum3", note: "item-level" });
    expect(quarterOf(facts, "revenue", 2).value).toBeNull();
  });

  it("does not exist where some filing states both concepts with different amounts", () => {
    // Profit with minorities is 12 where that of the parent is 10: 52 - 30 would mix the two.
    const facts = [...INCOME.slice(0, 3), toDate("ProfitLoss", 1, 12), toDate("ProfitLoss", 4, 52)];
    const { quarters } = knownOn("2025-01-01", facts);
    expect(quarters.list.map((_, k) => quarters.item("netIncome", k).value)).toEqual([10, 10, 10, null]);
  });

  it("is the year less three known quarters where no concept has nine months", () => {
    const singles = [100, 110, 120].map((value, k) => toDate(OLD, k + 1, value, { start: STARTS[k] as string }));
    const fourth = quarterOf([...singles, toDate(NEW, 4, 460)], "revenue", 3);
    expect(fourth).toMatchObject({ value: 130, how: "year-less-quarters", note: "item-level" });
  });

  it("takes copies of one vintage: a restated year is not reduced by nine months that are not restated", () => {
    const restated = { filed: "2025-02-15" };
    const facts = [toDate(OLD, 1, 100), toDate(OLD, 2, 210), toDate(OLD, 3, 330), toDate(NEW, 4, 460)];
    expect(quarterOf([...facts, toDate(NEW, 4, 600, restated)], "revenue", 3, "2025-03-01").value).toBe(130);
  });

  it("does not see what was filed later", () => {
    const facts = [toDate(OLD, 1, 100), toDate(OLD, 2, 210), toDate(OLD, 3, 330), toDate(NEW, 4, 460)];
    const known = knownOn("2024-02-14", [...INCOME, ...facts]);
    expect(known.quarters.list).toHaveLength(3);
  });

  it("is discarded below 0 where that is impossible, and so is every number made of it", () => {
    const facts = [
      ...[50, 120, 200, 290].map((value, k) => toDate("NetCashProvidedByUsedInOperatingActivities", k + 1, value)),
      toDate(PLANT, 1, 20),
      toDate(PLANT, 2, 56),
      // Nine months are less than six: 53 - 56.
      toDate(OTHER_PLANT, 3, 53),
      toDate(OTHER_PLANT, 4, 80),
    ];
    expect(quarterOf(facts, "capex", 2).value).toBeNull();
    expect(quarterOf(facts, "freeCashFlow", 2).value).toBeNull();
    // 90 - (80 - 53).
    expect(quarterOf(facts, "freeCashFlow", 3).value).toBe(63);
  });

  it("makes a quarter of the company where it is one of net income", () => {
    const facts = [1, 2, 3].map((quarters) => toDate("NetIncomeLoss", quarters, 10 * quarters));
    const { quarters } = knownOn("2025-01-01", [...facts, toDate("ProfitLoss", 4, 46)]);
    expect(quarters.list).toHaveLength(4);
    expect(quarters.list[3]).toMatchObject({ unbroken: 4, fiscalQuarter: 4 });
    expect(quarters.item("netIncome", 3)).toMatchObject({ value: 16, note: "item-level" });
    expect(quarters.trailing("netIncome", 3)).toMatchObject({ value: 46, how: "as-filed" });
  });

  it("adds up to the year whenever it exists, wherever the concept changed", () => {
    const quarter = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.tuple(quarter, quarter, quarter, quarter), fc.integer({ min: 1, max: 4 }), (values, changed) => {
        let sum = 0;
        const facts = values.map((value, k) => {
          sum += value;
          return toDate(k + 1 < changed ? OLD : NEW, k + 1, sum);
        });
        const { quarters } = knownOn("2025-01-01", [...INCOME, ...facts]);
        const found = [0, 1, 2, 3].map((k) => quarters.item("revenue", k));
        expect(found.map(({ value }) => value)).toEqual(values);
        const marked = found.map((one) => one.value !== null && notesOn(one).includes("item-level"));
        expect(marked).toEqual(values.map((_, k) => k + 1 === changed && changed > 1));
      }),
    );
  });
});
