import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { notesOn } from "../derivation/evidence.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { fundamentalsAsOf } from "../fundamentals-as-of.ts";
import { factOf } from "../made-up-company.fixture.ts";

const CFO = "NetCashProvidedByUsedInOperatingActivities";
const INVESTING = "NetCashProvidedByUsedInInvestingActivities";
const FINANCING = "NetCashProvidedByUsedInFinancingActivities";
const CHANGE = "CashAndCashEquivalentsPeriodIncreaseDecrease";

const MONTHS = ["03-31", "06-30", "09-30", "12-31"];

/** The amounts that a report states of a concept since the start of the year. */
function stated(concept: string, year: number, quarters: number, value: number): Fact {
  const end = `${year}-${MONTHS[quarters - 1]}`;
  const filed = quarters === 4 ? `${year + 1}-02-15` : `${year}-${String(3 * quarters + 2).padStart(2, "0")}-05`;
  const form = quarters === 4 ? "10-K" : "10-Q";
  return factOf({ concept, value: 1e6 * value, start: `${year}-01-01`, end, filed, form });
}

/** Six years that grow by 5 a quarter, in millions, with the statement of cash flows around them. */
function history(concepts: Readonly<Record<string, number>>): Fact[] {
  const years = [2018, 2019, 2020, 2021, 2022, 2023];
  return years.flatMap((year, k) =>
    [1, 2, 3, 4].flatMap((quarters) =>
      Object.entries(concepts).map(([concept, share]) =>
        stated(concept, year, quarters, share * quarters * (1001 + 53 * k)),
      ),
    ),
  );
}

function firstQuarter(facts: readonly Fact[]) {
  const { quarters } = fundamentalsAsOf(prepareFacts(facts), { asOf: day("2024-05-10") });
  return quarters.item("cfo", quarters.list.length - 1);
}

function notesOf(facts: readonly Fact[]): readonly string[] {
  const number = firstQuarter(facts);
  return number.value === null ? [number.because] : notesOn(number);
}

const AROUND = { [CFO]: 1, [INVESTING]: -0.5, [FINANCING]: -0.2, [CHANGE]: 0.3 };

describe("a figure that no second fact states", () => {
  it("has no mark where it is like those before it", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 1319)])).toEqual([]);
  });

  it("is not confirmed where it is a part of the total", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 0.6 * 1319)])).toEqual(["not-confirmed"]);
  });

  it("is not confirmed where it is exactly that of the year before", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 1266)])).toEqual(["not-confirmed"]);
  });

  it("is not confirmed with another sign", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, -1319)])).toEqual(["not-confirmed"]);
  });

  it("is confirmed by the sum of the three cash flows, however unusual it is", () => {
    const filed = [stated(CFO, 2024, 1, 400), stated(INVESTING, 2024, 1, -300), stated(FINANCING, 2024, 1, -50)];
    expect(notesOf([...history(AROUND), ...filed, stated(CHANGE, 2024, 1, 50)])).toEqual([]);
  });

  it("is not confirmed where that sum is broken for the first time, however usual it is", () => {
    const filed = [stated(CFO, 2024, 1, 1319), stated(INVESTING, 2024, 1, -300), stated(FINANCING, 2024, 1, -50)];
    expect(notesOf([...history(AROUND), ...filed, stated(CHANGE, 2024, 1, 50)])).toEqual(["not-confirmed"]);
  });

  it("is missing where it is a thousand times too large, or too small", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 1319e3)])).toEqual(["wrong-scale"]);
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 1319e-3)])).toEqual(["wrong-scale"]);
  });
});

describe("a figure whose past cannot judge it", () => {
  /** Six years of first quarters to years, in millions, whose quarters are above and below 0 by turns. */
  const WIDE = [2018, 2019, 2020, 2021, 2022, 2023].flatMap((year, k) =>
    [1, 2, 3, 4].map((quarters) =>
      stated(CFO, year, quarters, ([707, -303, 509, -101][quarters - 1] as number) * (k % 2 ? -3 : 1) + k),
    ),
  );
  const next = stated(CFO, 2024, 1, 409);

  it("is not confirmed until a second fact states it", () => {
    expect(notesOf([...WIDE, next])).toEqual(["not-confirmed"]);
    const again = { ...next, accession: "amended", form: "10-Q/A", filed: day("2024-05-09") };
    expect(notesOf([...WIDE, next, again])).toEqual([]);
  });

  it("has no mark where the past is steady, or shorter than a year", () => {
    expect(notesOf([...history({ [CFO]: 1 }), stated(CFO, 2024, 1, 1319)])).toEqual([]);
    expect(notesOf([stated(CFO, 2023, 3, 700), stated(CFO, 2023, 4, 900), next])).toEqual([]);
  });
});
