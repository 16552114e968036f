import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { day, formatDay } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { factOf, knownOn } from "../made-up-company.fixture.ts";
import { type FiscalFrame, fiscalFrame, quarterAt, yearAt } from "./fiscal-frame.ts";
import { filing, frameOn } from "./made-up-filings.fixture.ts";
import { SLOTS } from "./spans.ts";

const LATER = "2030-01-01";
const SLOT_NAMES = ["q1", "q2", "q3", "q4", "h1", "n9", "fy"];

const flow = (start: string, end: string, filed: string, form = "10-K", concept = "Revenues"): Fact =>
  factOf({ concept, start, end, value: 1, filed, form });

const yearsIn = ({ years }: FiscalFrame) =>
  years.map(({ start, end, isStated }) => `${formatDay(start)} ${formatDay(end)}${isStated ? "" : " counted on"}`);

/** Where each stretch of the facts lies: the last year of its fiscal year, and the slot. */
function placesIn(facts: readonly Fact[], asOf = LATER): Readonly<Record<string, string | null>> {
  const { list } = prepareFacts(facts).spans;
  const frame = frameOn(asOf, facts);
  return Object.fromEntries(
    list.map(({ index, start, end }) => {
      const place = frame.places[index] as number;
      const year = frame.years[Math.floor(place / SLOTS)];
      const told = year ? `${formatDay(year.end)} ${SLOT_NAMES[place % SLOTS]}` : null;
      return [`${formatDay(start)} ${formatDay(end)}`, told];
    }),
  );
}

describe("the fiscal years of a company (REC-02)", () => {
  it("are those of its annual reports, with those between and around them counted on", () => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 1 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 1 }),
      ...filing("10-Q 2022-05-01", { "2022 q1": 1, "2018 q4": 1 }),
    ];
    expect(yearsIn(frameOn(LATER, facts))).toEqual([
      "2018-01-01 2018-12-31 counted on",
      "2019-01-01 2019-12-31",
      // 2020 has 366 days: it ends where the next year begins.
      "2020-01-01 2020-12-31 counted on",
      "2021-01-01 2021-12-31",
      "2022-01-01 2022-12-31 counted on",
    ]);
    expect(yearsIn(frameOn("2020-02-14", facts))).toEqual([]);
  });

  // Apple: 2022 has 52 weeks, 2023 has 53 with a first quarter of 14.
  it("have 52 or 53 weeks", () => {
    const facts = [
      flow("2021-09-26", "2022-09-24", "2022-10-28"),
      flow("2022-09-25", "2022-12-31", "2023-02-03", "10-Q"),
      flow("2022-09-25", "2023-04-01", "2023-05-05", "10-Q"),
      flow("2023-01-01", "2023-04-01", "2023-05-05", "10-Q"),
      flow("2022-09-25", "2023-07-01", "2023-08-04", "10-Q"),
      flow("2023-04-02", "2023-07-01", "2023-08-04", "10-Q"),
      flow("2022-09-25", "2023-09-30", "2023-11-03"),
      flow("2023-07-02", "2023-09-30", "2023-11-03"),
    ];
    expect(placesIn(facts)).toEqual({
      "2021-09-26 2022-09-24": "2022-09-24 fy",
      "2022-09-25 2022-12-31": "2023-09-30 q1",
      "2022-09-25 2023-04-01": "2023-09-30 h1",
      "2023-01-01 2023-04-01": "2023-09-30 q2",
      "2022-09-25 2023-07-01": "2023-09-30 n9",
      "2023-04-02 2023-07-01": "2023-09-30 q3",
      "2022-09-25 2023-09-30": "2023-09-30 fy",
      "2023-07-02 2023-09-30": "2023-09-30 q4",
    });
    const ends = frameOn(LATER, facts)
      .quarters.slice(4)
      .map(({ end }) => formatDay(end));
    expect(ends).toEqual(["2022-12-31", "2023-04-01", "2023-07-01", "2023-09-30"]);
  });

  it("leave the months out in which their end was moved", () => {
    const facts = [
      flow("2020-01-01", "2020-12-31", "2021-02-15"),
      flow("2021-01-01", "2021-06-30", "2021-08-15", "10-KT"),
      flow("2021-07-01", "2022-06-30", "2022-08-15"),
      flow("2021-07-01", "2021-09-30", "2021-11-01", "10-Q"),
    ];
    expect(yearsIn(frameOn(LATER, facts))).toEqual(["2020-01-01 2020-12-31", "2021-07-01 2022-06-30"]);
    expect(placesIn(facts)["2021-01-01 2021-06-30"]).toBeNull();
    expect(placesIn(facts)["2021-07-01 2021-09-30"]).toBe("2022-06-30 q1");
  });

  it("are those that most flows have, where two share months", () => {
    const facts = [
      ...["Revenues", "NetIncomeLoss", "GrossProfit"].map((concept) =>
        flow("2020-01-01", "2020-12-31", "2021-02-15", "10-K", concept),
      ),
      flow("2020-07-01", "2021-06-30", "2021-08-15"),
    ];
    expect(yearsIn(frameOn("2021-06-30", facts))).toEqual(["2020-01-01 2020-12-31"]);
    const frame = frameOn(LATER, facts);
    expect(yearsIn(frame)[0]).toBe("2020-01-01 2020-12-31");
    expect(placesIn(facts)["2020-07-01 2021-06-30"]).toBeNull();
  });

  it("have one end where filers tag them a few days apart, that of most flows", () => {
    const facts = [
      flow("2020-01-01", "2020-12-31", "2021-02-15", "10-K", "NetIncomeLoss"),
      flow("2020-01-01", "2020-12-31", "2021-02-15", "10-K", "Revenues"),
      flow("2019-12-31", "2020-12-31", "2021-02-15", "10-K", "GrossProfit"),
      flow("2020-01-03", "2020-12-27", "2021-02-15", "10-K", "CostOfRevenue"),
    ];
    expect(yearsIn(frameOn(LATER, facts))).toEqual(["2020-01-01 2020-12-31"]);
    expect(new Set(Object.values(placesIn(facts)))).toEqual(new Set(["2020-12-31 fy"]));
  });

  it("begin where the half year does, before the first annual report", () => {
    // A 10-Q for June compares with the year before.
    const facts = [
      flow("2010-01-01", "2010-06-30", "2010-08-01", "10-Q"),
      flow("2010-04-01", "2010-06-30", "2010-08-01", "10-Q"),
      flow("2009-01-01", "2009-06-30", "2010-08-01", "10-Q"),
    ];
    expect(placesIn(facts)).toEqual({
      "2010-01-01 2010-06-30": "2010-12-31 h1",
      "2010-04-01 2010-06-30": "2010-12-31 q2",
      "2009-01-01 2009-06-30": "2009-12-31 h1",
    });
    expect(frameOn(LATER, facts).years.every(({ isStated }) => !isStated)).toBe(true);
  });

  it("take no twelve months of a quarterly report, and give them no place", () => {
    const facts = [
      flow("2021-01-01", "2021-12-31", "2022-02-15"),
      flow("2021-07-01", "2022-06-30", "2022-08-01", "10-Q"),
    ];
    expect(yearsIn(frameOn(LATER, facts))[0]).toBe("2021-01-01 2021-12-31");
    expect(placesIn(facts)["2021-07-01 2022-06-30"]).toBeNull();
  });

  it("take no vote of a current report", () => {
    const facts = [
      flow("2021-01-01", "2021-12-31", "2022-02-15"),
      flow("2020-07-01", "2021-06-30", "2022-03-01", "8-K"),
    ];
    expect(frameOn(LATER, facts).years.filter(({ isStated }) => isStated)).toHaveLength(1);
  });

  it("are all that an annual filer has: its quarters are not filled in", () => {
    const facts = [2021, 2022, 2023].flatMap((year) => filing(`20-F ${year + 1}-04-15`, { [`${year} fy`]: year }));
    const known = knownOn("2024-05-01", facts);
    expect(known.isAnnualOnly).toBe(true);
    expect(known.years.list.map(({ end }) => formatDay(end))).toEqual(["2021-12-31", "2022-12-31", "2023-12-31"]);
    expect(known.quarters.list).toEqual([]);
  });
});

describe("a period of a frame by its last day (FND-08)", () => {
  const facts = filing("10-K 2022-02-15", { "2021 fy": 1, "2021 q1": 1 });
  const frame = frameOn(LATER, facts);

  it.each([
    ["2021-03-31", 0],
    ["2021-03-25", 0],
    ["2021-04-06", 0],
    ["2021-03-24", -1],
    ["2021-04-07", -1],
    ["2021-12-31", 3],
  ])("a quarter that ends on %s is number %i", (end, expected) => {
    expect(quarterAt(frame, day(end))).toBe(expected);
  });

  it.each([
    ["2021-12-31", 0],
    ["2022-01-06", 0],
    ["2022-01-07", -1],
  ])("a year that ends on %s is number %i", (end, expected) => {
    expect(yearAt(frame, day(end))).toBe(expected);
  });
});

describe("any frame", () => {
  const facts = [2019, 2020, 2021, 2022].flatMap((year) => [
    ...filing(`10-Q ${year}-05-01`, { [`${year} q1`]: 1, [`${year - 1} q1`]: 1 }),
    ...filing(`10-Q ${year}-08-01`, { [`${year} q2`]: 1, [`${year} h1`]: 1 }),
    ...filing(`10-Q ${year}-11-01`, { [`${year} q3`]: 1, [`${year} n9`]: 1 }),
    ...filing(`10-K ${year + 1}-02-15`, { [`${year} fy`]: 1, [`${year - 1} fy`]: 1 }),
  ]);

  it("is the same in any order of the facts (REC-01)", () => {
    const sorted = placesIn(facts);
    fc.assert(
      fc.property(fc.shuffledSubarray([...facts], { minLength: facts.length }), (shuffled) => {
        expect(placesIn(shuffled)).toEqual(sorted);
        expect(yearsIn(frameOn(LATER, shuffled))).toEqual(yearsIn(frameOn(LATER, facts)));
      }),
    );
  });

  it("moves with its days: a company some days later has the same places some days later", () => {
    const placesOf = (some: readonly Fact[]) => [...fiscalFrame(prepareFacts(some).spans.list, day(LATER)).places];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (days) => {
        const moved = facts.map(({ start, end, ...rest }) => ({
          ...rest,
          start: ((start as number) + days) as Fact["end"],
          end: (end + days) as Fact["end"],
        }));
        expect(placesOf(moved)).toEqual(placesOf(facts));
      }),
    );
  });

  it("gives no two stretches of a year the same place", () => {
    const places = Object.values(placesIn(facts));
    expect(places).not.toContain(null);
    expect(new Set(places).size).toBe(places.length);
  });
});
