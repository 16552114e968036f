import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day } from "../../time/index.ts";
import { CONTRADICTION_KINDS } from "../../words/index.ts";
import { type Derivation, noted, unknown } from "../derivation/derivation.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import { calendarCompany, knownAtLast } from "../made-up-company.fixture.ts";
import type { Periods } from "../periods/periods.ts";
import { companyOn } from "../real-companies.fixture.ts";
import type { RivalReason } from "../reconcile/rival.ts";
import { contradictionsOf } from "./contradictions.ts";

const QUARTERS = 8;
const SOUND = knownAtLast(
  calendarCompany({
    flows: { NetIncomeLoss: new Array(QUARTERS).fill(5), Revenues: new Array(QUARTERS).fill(50) },
    balances: { Assets: new Array(QUARTERS).fill(90) },
  }),
);

/** The same company with quarters that say something else, as a reconciler of its filings may. */
function withQuarters(change: (quarters: Periods) => Partial<Periods>): Fundamentals {
  return { ...SOUND, quarters: { ...SOUND.quarters, ...change(SOUND.quarters) } };
}

const named = (known: Fundamentals) =>
  contradictionsOf(known).map(({ kind, item, span, fiscalYear, end }) => [kind, item, span, fiscalYear, end]);
const END_OF_2020 = day("2020-12-31");

describe("the contradictions of a company", () => {
  it("are none of sound accounts", () => {
    expect(contradictionsOf(SOUND)).toEqual([]);
  });

  it.each([
    ["contradicted", "contradicted"],
    ["restated-perimeter", "restated-perimeter"],
    ["other-context", "other-context"],
    ["wrong-scale", "wrong-scale"],
  ] as const)("name a figure that is missing as %s", (because, kind) => {
    const known = withQuarters(({ item }) => ({
      item: (id, index) => (id === "revenue" && index === 3 ? unknown(because, id) : item(id, index)),
    }));
    expect(named(known)).toEqual([[kind, "revenue", "quarter", 2020, END_OF_2020]]);
  });

  it("leave out what is missing for another reason", () => {
    const known = withQuarters(() => ({ item: (id) => unknown("not-reported", id) }));
    expect(contradictionsOf(known)).toEqual([]);
  });

  it("name a quarter that adds up to the year as first reported", () => {
    const known = withQuarters(({ item }) => ({
      item: (id, index) => {
        const number = item(id, index);
        return number.value !== null && id === "revenue" && index < 2 ? noted(number, "first-reported") : number;
      },
    }));
    expect(named(known).map(([kind, item, , fiscalYear]) => [kind, item, fiscalYear])).toEqual([
      ["first-reported", "revenue", 2020],
      ["first-reported", "revenue", 2020],
    ]);
  });

  it("name a rejected value beside the figure shown once, and no value that was only superseded", () => {
    const beside = (...reasons: readonly RivalReason[]) =>
      withQuarters(({ item }) => ({
        rivals: (id, index) =>
          id === "netIncome" && index === 4
            ? reasons.map((because) => ({ number: item(id, index) as Derivation, because }))
            : [],
      }));
    expect(named(beside("superseded", "recast", "other-line", "restated-perimeter"))).toEqual([]);
    expect(named(beside("other-context", "other-context", "superseded"))).toEqual([
      ["other-context", "netIncome", "quarter", 2021, day("2021-03-31")],
    ]);
  });

  it("name a seam by the first period after it", () => {
    const known = withQuarters(({ item }) => ({
      seams: (id) =>
        id === "revenue"
          ? [{ before: 3, after: 4, proof: [item(id, 3) as Derivation, item(id, 4) as Derivation] as const }]
          : [],
    }));
    expect(named(known)).toEqual([["seam", "revenue", "quarter", 2021, day("2021-03-31")]]);
  });

  it("name a broken identity by the item that it is about", () => {
    const flows = { NetIncomeLoss: [1], Revenues: [100], CostOfRevenue: [60], GrossProfit: [45] };
    expect(named(knownAtLast(calendarCompany({ flows, balances: { Assets: [10], AssetsCurrent: [11] } })))).toEqual([
      ["broken-identity", "grossProfit", "quarter", 2020, day("2020-03-31")],
      ["broken-identity", "assetsCurrent", "quarter", 2020, day("2020-03-31")],
    ]);
  });

  it("are as many as there are different items and periods of a kind, whatever is repeated", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom("revenue", "netIncome", "assets"), fc.nat(QUARTERS - 1))), (at) => {
        const wrong = new Set(at.map(([id, index]) => `${id} ${index}`));
        const known = withQuarters(({ item }) => ({
          item: (id, index) => (wrong.has(`${id} ${index}`) ? unknown("contradicted", id) : item(id, index)),
          rivals: (id, index) =>
            wrong.has(`${id} ${index}`)
              ? [{ number: item("netIncome", 0) as Derivation, because: "contradicted" as const }]
              : [],
        }));
        expect(contradictionsOf(known).length).toBe(wrong.size);
      }),
    );
  });
});

describe.skipIf(needsSharedData)("the contradictions of real companies", () => {
  it("are each of a known kind, item and fiscal year, and none twice", () => {
    const found = contradictionsOf(companyOn("KMB", "2026-04-01"));
    for (const { kind, fiscalYear } of found) {
      expect(CONTRADICTION_KINDS).toContain(kind);
      expect(fiscalYear).toBeGreaterThan(2005);
    }
    expect(new Set(found.map((one) => JSON.stringify(one))).size).toBe(found.length);
  });

  it("are none of Snowflake", () => {
    expect(contradictionsOf(companyOn("SNOW", "2025-07-01"))).toEqual([]);
  });
});
