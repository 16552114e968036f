import { describe, expect, it } from "vitest";
import { asFiled, noted, unknown } from "../derivation/derivation.ts";
import { calendarCompany, factOf, knownAtLast } from "../made-up-company.fixture.ts";
import type { Periods } from "../periods/periods.ts";
import type { Rival, Seam } from "../reconcile/rival.ts";
import { markOf, metricRivals, metricSeams } from "./metric-rivals.ts";
import { metricOf } from "./metrics.ts";

// IBM's revenue of 2020: 73,620 million in the 10-K of 2021-02-23, 55,179 in that of 2022-02-22, without Kyndryl.
const of2020 = { concept: "Revenues", form: "10-K", start: "2020-01-01", end: "2020-12-31" };
const first = asFiled(factOf({ ...of2020, value: 73_620e6, filed: "2021-02-23" }));
const second = asFiled(factOf({ ...of2020, value: 55_179e6, filed: "2022-02-22" }));

const { quarters } = knownAtLast(
  calendarCompany({ flows: { NetIncomeLoss: [1, 2, 3, 4, 5], Revenues: [9, 9, 9, 9, 9] } }),
);
const rival = (number: Rival["number"]): Rival => ({ number, because: "restated-perimeter" });

function withRivals(rivals: (id: string, index: number) => readonly Rival[]): Periods {
  return { ...quarters, rivals };
}

describe("the rivals of a metric", () => {
  it("are those of its flows, the latest filed first, each value of a filing once", () => {
    const periods = withRivals((id, index) => (index === 4 && id !== "netIncome" ? [rival(first), rival(second)] : []));
    const found = metricRivals(metricOf("operatingMargin"), periods, { index: 4, value: first });
    expect(found.map(({ item, number }) => [item, number.value])).toEqual([
      ["revenue", 55_179e6],
      ["revenue", 73_620e6],
    ]);
    expect(metricRivals(metricOf("netIncome"), periods, { index: 4, value: first })).toEqual([]);
  });

  it("are none of a balance, and none of a metric that means nothing for the company", () => {
    const periods = withRivals(() => [rival(first)]);
    expect(metricRivals(metricOf("debtRatio"), periods, { index: 4, value: first })).toEqual([]);
    const value = unknown("not-applicable-to-banks");
    expect(metricRivals(metricOf("freeCashFlow"), periods, { index: 4, value })).toEqual([]);
  });

  it("are of a missing metric of twelve months those of the quarter that is missing, too", () => {
    const periods: Periods = {
      ...withRivals((_, index) => (index === 2 ? [rival(first)] : index === 3 ? [rival(second)] : [])),
      item: (id, index) => (index === 2 ? unknown("contradicted", id) : quarters.item(id, index)),
    };
    const value = unknown("contradicted", "netIncome");
    expect(metricRivals(metricOf("roa"), periods, { index: 4, value })).toMatchObject([
      { number: { value: 73_620e6 } },
    ]);
    // A margin of the quarter asks no other quarter.
    expect(metricRivals(metricOf("grossMargin"), periods, { index: 4, value })).toEqual([]);
  });

  it("are those of the part that is missing, such as the cost of a gross profit", () => {
    const periods = withRivals((id) => (id === "costOfRevenue" ? [rival(first)] : []));
    const value = unknown("contradicted", "costOfRevenue");
    expect(metricRivals(metricOf("grossMargin"), periods, { index: 4, value })).toHaveLength(1);
  });
});

describe("the seams of a metric", () => {
  it("are those of its flows, oldest first, one between two periods", () => {
    const seam = (after: number): Seam => ({ before: after - 1, after, proof: [first, second] });
    const seams: Periods["seams"] = (id) =>
      id === "revenue" ? [seam(3), seam(1)] : id === "operatingIncome" ? [seam(3)] : [];
    const found = metricSeams(metricOf("operatingMargin"), { ...quarters, seams });
    expect(found.map(({ item, after }) => [item, after])).toEqual([
      ["revenue", 1],
      ["operatingIncome", 3],
    ]);
    expect(metricSeams(metricOf("currentRatio"), { ...quarters, seams })).toEqual([]);
  });
});

describe("the mark of a number", () => {
  it("is the gravest of its notes and of those of its parts", () => {
    expect(markOf(first)).toBeNull();
    expect(markOf(noted(first, "restated"))).toBe("restated");
    expect(markOf(noted(noted(first, "restated"), "first-reported"))).toBe("first-reported");
    expect(markOf(noted(first, "discontinued-operations"))).toBeNull();
    expect(markOf(unknown("contradicted"))).toBeNull();
  });
});
