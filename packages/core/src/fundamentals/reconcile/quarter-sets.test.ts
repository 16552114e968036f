import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import type { Entry } from "./entry.ts";
import { filedLines } from "./filed-lines.ts";
import { fiscalFrame } from "./fiscal-frame.ts";
import { ledgerOf } from "./ledger.ts";
import type { LineGroup } from "./line-group.ts";
import { CONTRACTS, filing, INCOME, REVENUE, type Stretch } from "./made-up-filings.fixture.ts";
import { mixedSet } from "./mixed-set.ts";
import { makesUp, type QuarterSet, type Quarters, quarterSet } from "./quarter-sets.ts";
import { SLOTS } from "./spans.ts";
import { filedTerm, numberOfTerm, type Term } from "./term.ts";

const LATER = "2030-01-01";

/** The copies of 2023 by slot. */
function entriesOf(facts: readonly Fact[], group: LineGroup): readonly (readonly Entry[])[] {
  const prepared = prepareFacts(facts);
  const frame = fiscalFrame(prepared.spans.list, day(LATER));
  const filings = filedLines(prepared, group, "USD");
  const { places, years } = { places: frame.places, years: frame.years.length };
  const { byPlace } = ledgerOf({ group, filings, asOf: day(LATER), places, years, earlier: null });
  const year = frame.years.findIndex(({ start }) => start === day("2023-01-01"));
  return byPlace.slice(year * SLOTS, (year + 1) * SLOTS);
}

interface Options {
  readonly group?: LineGroup;
  readonly areApart?: boolean;
}

/** The quarters that follow from what one filing states for 2023, checked by nothing else. */
function setOf(
  amounts: Partial<Record<Stretch, number>>,
  { group = REVENUE, areApart = false }: Options = {},
): QuarterSet | null {
  const named = Object.fromEntries(Object.entries(amounts).map(([stretch, value]) => [`2023 ${stretch}`, value]));
  const entries = entriesOf(filing("10-K 2024-02-15", named, group.lines[0] as string), group);
  const slots = Array.from({ length: SLOTS }, (_, slot) => {
    const entry = entries[slot]?.[0];
    return entry ? filedTerm(entry, slot) : null;
  });
  const { neverNegative } = group;
  return quarterSet({
    perimeter: 0,
    slots,
    neverNegative,
    areApart: () => areApart,
    copies: entries,
    all: entries,
  });
}

const valuesIn = (quarters: Quarters | undefined) => quarters?.map((term) => term?.value ?? null);
const waysIn = (quarters: Quarters | undefined) => quarters?.map((term) => term?.how ?? null);

describe("the quarters that follow from one perimeter (REC-08)", () => {
  it("are differences of what is stated since the start of the year", () => {
    const set = setOf({ q1: 100, h1: 210, n9: 330, fy: 460 });
    expect(valuesIn(set?.quarters)).toEqual([100, 110, 120, 130]);
    expect(waysIn(set?.quarters)).toEqual(["as-filed", "cum2-cum1", "cum3-cum2", "cum4-cum3"]);
    expect(numberOfTerm(set?.quarters[1] as Term, REVENUE)).toMatchObject({
      value: 110,
      rule: "REC-08",
      start: day("2023-04-01"),
      end: day("2023-06-30"),
      filed: day("2024-02-15"),
    });
  });

  // Kimberly-Clark in millions: the report of June 2025 restates the half year and the second quarter.
  it("have a first quarter that the half year and the second imply: 8,217 - 4,163", () => {
    const set = setOf({ h1: 8_217, q2: 4_163 });
    expect(valuesIn(set?.quarters)).toEqual([4_054, 4_163, null, null]);
    expect(waysIn(set?.quarters)?.[0]).toBe("cum2-q2");
    const first = numberOfTerm(set?.quarters[0] as Term, REVENUE);
    expect(first).toMatchObject({ start: day("2023-01-01"), end: day("2023-03-31") });
  });

  it("have a half year that nine months and the third quarter imply: 330 - 120 = 210", () => {
    expect(valuesIn(setOf({ q1: 100, q3: 120, n9: 330 })?.quarters)).toEqual([100, 110, 120, null]);
  });

  it("have a fourth that is the year less three, where no nine months are stated", () => {
    const set = setOf({ q1: 100, q2: 110, q3: 120, fy: 460 });
    expect(valuesIn(set?.quarters)).toEqual([100, 110, 120, 130]);
    expect(waysIn(set?.quarters)?.[3]).toBe("year-less-quarters");
  });

  it("are what is stated where that and the difference agree", () => {
    expect(waysIn(setOf({ q1: 100, q2: 110, h1: 210 })?.quarters)).toEqual(["as-filed", "as-filed", null, null]);
  });

  it("are never below 0 of what cannot be: nine months of 300 after a half year of 310", () => {
    const amounts = { q1: 100, h1: 310, n9: 300 };
    expect(valuesIn(setOf(amounts)?.quarters)).toEqual([100, 210, null, null]);
    expect(valuesIn(setOf(amounts, { group: INCOME })?.quarters)).toEqual([100, 210, -10, null]);
  });

  it("are no differences of lines that mean different amounts", () => {
    const set = setOf({ q1: 100, h1: 210, n9: 330, fy: 460 }, { areApart: true });
    expect(valuesIn(set?.quarters)).toEqual([100, null, null, null]);
  });

  it("do not exist where nothing is stated of any of them", () => {
    expect(setOf({ fy: 460 })).toBeNull();
  });
});

describe("combinations of reported and derived quarters (REC-05, REC-10)", () => {
  it("are chosen by the facts that they distrust: 110 half year, nine months and year, 160 the quarter alone", () => {
    // The half year says 160 of the second quarter, and so do nine months and the year.
    const set = setOf({ q1: 100, q2: 110, h1: 260, q3: 130, n9: 390, q4: 130, fy: 520 });
    expect(set?.distrusted).toBe(1);
    expect(valuesIn(set?.quarters)).toEqual([100, 160, 130, 130]);
  });

  it("rival where either of two quarters may be the wrong one: 100 and 160, or 150 and 110", () => {
    const set = setOf({ q1: 100, q2: 110, h1: 260, q3: 130, n9: 390, q4: 130, fy: 520 });
    expect(set?.rivals.map(valuesIn)).toEqual([[150, 110, 130, 130]]);
  });

  it("do not rival where one distrusts fewer than the other", () => {
    expect(setOf({ q1: 100, q2: 110, h1: 210, q3: 120, n9: 330 })?.rivals).toEqual([]);
  });
});

describe("four reported quarters of any perimeter or line (REC-10, REC-21)", () => {
  const mixed = (facts: readonly Fact[], year: number) =>
    valuesIn(mixedSet(entriesOf(facts, REVENUE).slice(0, 4), year) ?? undefined);
  const stated = (values: readonly number[], concept?: string) =>
    filing(
      "10-K 2024-02-15",
      {
        "2023 q1": values[0] as number,
        "2023 q2": values[1] as number,
        "2023 q3": values[2] as number,
        "2023 q4": values[3] as number,
      },
      concept,
    );

  // ConocoPhillips 2020 in millions: only the quarters under the tag of contracts make up the year.
  it("make up the year but for rounding: 6,158 + 2,749 + 4,386 + 5,491 = 18,784", () => {
    const facts = [...stated([4_811, 4_015, 5_100, 6_000]), ...stated([6_158, 2_749, 4_386, 5_491], CONTRACTS)];
    expect(mixed(facts, 18_784)).toEqual([6_158, 2_749, 4_386, 5_491]);
  });

  it("are not known where two sets do", () => {
    // 101 + 111 and 103 + 109 are both 212.
    const facts = [...stated([101, 111, 121, 131]), ...stated([103, 109, 121, 131], CONTRACTS)];
    expect(mixed(facts, 464)).toBeUndefined();
  });

  it("are not looked for among more than 4,000 sets: eight values a quarter are 4,096", () => {
    // Digits of a number to the base of 17: each choice has its own total, further apart than rounding.
    const values = (k: number, quarter: number) => 1_000_003 + k * 17 ** (quarter + 1);
    const of = (count: number) =>
      Array.from({ length: count }, (_, k) =>
        filing(`10-Q 2024-03-${k + 10}`, {
          "2023 q1": values(k, 0),
          "2023 q2": values(k, 1),
          "2023 q3": values(k, 2),
          "2023 q4": values(k, 3),
        }),
      ).flat();
    const total = [0, 1, 2, 3].reduce((sum, quarter) => sum + values(3, quarter), 0);
    expect(mixed(of(7), total)).toEqual([0, 1, 2, 3].map((quarter) => values(3, quarter)));
    expect(mixed(of(8), total)).toBeUndefined();
  });
});

describe("any quarters", () => {
  const quarter = fc.integer({ min: 1, max: 1_000_000 });
  const four = fc.tuple(quarter, quarter, quarter, quarter);
  const sums = ([a, b, c, d]: readonly [number, number, number, number]) => ({
    q1: a,
    h1: a + b,
    n9: a + b + c,
    fy: a + b + c + d,
  });

  it("follow from their sums since the start of the year, and make up the year", () => {
    fc.assert(
      fc.property(four, (values) => {
        const set = setOf(sums(values), { group: INCOME });
        expect(valuesIn(set?.quarters)).toEqual(values);
        expect(makesUp(set?.quarters as Quarters, sums(values).fy)).toBe(true);
      }),
    );
  });

  it("are as many times larger as what they follow from", () => {
    fc.assert(
      fc.property(four, fc.integer({ min: 2, max: 1_000 }), (values, factor) => {
        const larger = values.map((value) => value * factor) as unknown as typeof values;
        const set = setOf(sums(larger), { group: INCOME });
        expect(valuesIn(set?.quarters)).toEqual(larger);
      }),
    );
  });
});
