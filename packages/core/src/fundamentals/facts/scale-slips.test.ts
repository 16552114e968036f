import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { type Day, day, formatDay } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import type { ItemId } from "../concepts/expression.ts";
import { factsBehind, notesOn } from "../derivation/evidence.ts";
import type { Fundamentals } from "../fundamentals-as-of.ts";
import { calendarCompany, factOf, knownOn } from "../made-up-company.fixture.ts";
import { itemLookups } from "../periods/item-at.ts";
import { companyOn } from "../real-companies.fixture.ts";
import { companyOfCase, RULE_CASES } from "../revised-cases.fixture.ts";
import type { Fact } from "./fact.ts";
import { prepareFacts } from "./prepare-facts.ts";
import { rescaled, SCALE_POWERS } from "./scale-factor.ts";
import { scaleSlips, soundFacts } from "./sound-facts.ts";
import { isPossibleValue } from "./unit.ts";

/** An item on a day, also of a filer without net income, who has no quarters. */
function itemAt(known: Fundamentals, item: ItemId, end: string) {
  return itemLookups(known.statements, false).quarter(item, day(end));
}

describe.skipIf(needsSharedData)("golden-fundamentals-revised.json, slips of scale (FND-19)", () => {
  const cases = RULE_CASES.filter(({ id, item }) => item && /^(scale-slip|impossible)/.test(id));
  it.each(cases)("$id", (one) => {
    const known = companyOfCase(one);
    for (const [end, { val, filed }] of Object.entries(one.expected ?? {})) {
      const found = itemAt(known, one.item as ItemId, end);
      expect(found?.value, end).toBe(val);
      expect(found && formatDay(found.filed), end).toBe(filed);
    }
    for (const end of one.absent ?? []) expect(itemAt(known, one.item as ItemId, end), end).toBeNull();
  });

  it.each(RULE_CASES.filter(({ id }) => id.startsWith("eps-shares-slip")))("$id", (one) => {
    const { quarters } = companyOfCase(one);
    for (const [end, expected] of Object.entries(one.expectedEps ?? {})) {
      const index = quarters.list.findIndex((quarter) => formatDay(quarter.end) === end);
      const eps = quarters.eps(index);
      if (expected === null || eps.value === null) throw new Error(`Both must be numbers: ${end}`);
      expect(eps.value).toBeCloseTo(expected.val, 12);
      expect(formatDay(eps.filed)).toBe(expected.filed);
      expect(notesOn(eps).includes("rescaled")).toBe(expected.flags.includes("rescaled"));
    }
  });
});

describe.skipIf(needsSharedData)("slips in real filings", () => {
  const SLIPPED = "0000055785-10-000019";

  it("leave out all amounts of Kimberly-Clark's 10-Q of 2010-05-07, which is in millions", () => {
    // The 10-K for 2010 states total assets of 19,209 million at the end of 2009; the 10-Q states 19,209.
    const of = (asOf: string) => itemAt(companyOn("KMB", asOf), "assets", "2009-12-31");
    expect(of("2015-03-01")?.value).toBe(19_209e6);
    const known = companyOn("KMB", "2015-03-01");
    for (const id of ["assets", "liabilitiesCurrent", "inventory", "equity"] as const) {
      for (const { end } of known.quarters.list) {
        const found = itemAt(known, id, formatDay(end));
        if (found) expect(factsBehind(found).map(({ accession }) => accession)).not.toContain(SLIPPED);
      }
    }
  });

  it("are not found before other filings show the right scale", () => {
    const prepared = prepareFacts(factsOfFile("companyfacts_full/2026-04/CIK0000055785.json.gz"));
    const on = (asOf: string) => scaleSlips(prepared, { asOf: day(asOf), splits: [] }).money.filings;
    expect([...on("2010-05-06")]).toEqual([]);
    expect([...on("2012-01-01")]).toEqual([[SLIPPED, 6]]);
  });

  it("bring the diluted shares of ConocoPhillips' 10-Qs to the scale of its 10-K for 2009 and those since 2022", () => {
    // In thousands 2013 to 2021: the 10-K for 2019 states 1,123,536 thousand diluted shares.
    const found = prepareFacts(factsOfFile("companyfacts_22tags/COP.json.gz"));
    const concept = "WeightedAverageNumberOfDilutedSharesOutstanding";
    const year = soundFacts(found, { asOf: day("2026-03-01"), splits: [] })
      .concepts.get(concept)
      ?.get("shares")
      ?.find(({ quarters, end }) => quarters === 4 && end === day("2019-12-31"));
    for (const { value } of year?.copies ?? []) expect(value).toBeCloseTo(1_123_536_000, -4);
    expect(year?.copies.length).toBeGreaterThan(0);
  });
});

const QUARTERS = 12;
const BALANCES = ["Assets", "AssetsCurrent", "LiabilitiesAndStockholdersEquity"] as const;

/** Balances that change by less than 1 % in all. */
const steady = fc.array(fc.integer({ min: 100_000_000, max: 101_000_000 }), {
  minLength: QUARTERS,
  maxLength: QUARTERS,
});

describe("slips of scale (FND-19)", () => {
  const asOf = "2024-01-01";
  const company = (balances: readonly (readonly number[])[], flows: readonly number[] = []) =>
    calendarCompany({
      flows: { NetIncomeLoss: flows },
      balances: Object.fromEntries(BALANCES.map((concept, k) => [concept, balances[k] as number[]])),
    });

  it("remove the amounts of the filing and keep all others, for any filing and factor", () => {
    fc.assert(
      fc.property(
        fc.tuple(steady, steady, steady),
        fc.integer({ min: 0, max: QUARTERS - 1 }),
        fc.constantFrom(...SCALE_POWERS),
        (balances, slipped, power) => {
          const flows = Array.from({ length: QUARTERS }, (_, k) => 1_000_000 * (k + 1));
          const facts = company(balances, flows);
          const accession = [...new Set(facts.map((fact) => fact.accession))].sort()[slipped];
          const wrong = facts.map((fact) =>
            fact.accession === accession ? { ...fact, value: rescaled(fact.value, power) } : fact,
          );
          const sound = soundFacts(prepareFacts(wrong), { asOf: day(asOf), splits: [] });
          const left = [...sound.concepts.values()].flatMap((units) =>
            [...units.values()].flatMap((groups) => groups.flatMap(({ copies }) => copies)),
          );
          expect(new Set(left)).toEqual(new Set(wrong.filter((fact) => fact.accession !== accession)));
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are not found where all filings keep their scale", () => {
    fc.assert(
      fc.property(fc.tuple(steady, steady, steady), (balances) => {
        const prepared = prepareFacts(company(balances));
        expect(soundFacts(prepared, { asOf: day(asOf), splits: [] })).toBe(prepared);
      }),
      { numRuns: 20 },
    );
  });

  it("need three periods to be found, and nothing that is filed later", () => {
    // By hand: two neighbours are no proof; the third is filed on 2021-02-09.
    const facts = company([
      [1e9, 1000, 1e9, 1e9, 1e9, 1e9],
      [1e9, 1000, 1e9, 1e9, 1e9, 1e9],
      [1e9, 1000, 1e9, 1e9, 1e9, 1e9],
    ]);
    expect(itemAt(knownOn("2021-02-08", facts), "assets", "2020-06-30")?.value).toBe(1000);
    expect(itemAt(knownOn("2021-02-09", facts), "assets", "2020-06-30")).toBeNull();
  });

  it("keep the other values of a filing with one slip", () => {
    const facts = calendarCompany({
      balances: { Assets: [5e8, 5.01e8, 5.02e8, 503_000, 5.04e8, 5.05e8], InventoryNet: [7, 8, 9, 10, 11, 12] },
    });
    const known = knownOn(asOf, facts);
    expect(itemAt(known, "assets", "2020-12-31")).toBeNull();
    expect(itemAt(known, "inventory", "2020-12-31")?.value).toBe(10);
  });
});

describe("slips of share counts (FND-19)", () => {
  const CONCEPT = "WeightedAverageNumberOfDilutedSharesOutstanding";
  const count = (year: number, value: number, filed = `${year + 1}-02-15`): Fact =>
    factOf({
      concept: CONCEPT,
      unit: "shares",
      start: `${year}-01-01`,
      end: `${year}-12-31`,
      value,
      filed,
      form: "10-K",
    });
  const shares = (
    facts: readonly Fact[],
    year: number,
    asOf: string,
    splits: readonly { exDay: Day; ratio: number }[] = [],
  ) =>
    knownOn(asOf, facts, { splits })
      .statements.shares(CONCEPT, 4)
      .find(({ end }) => end === day(`${year}-12-31`));
  const MERCK = [
    count(2009, 2_273e6),
    count(2010, 3_120e6),
    count(2011, 3_094e6),
    count(2012, 3_076),
    count(2013, 2_996e6),
  ];

  it("are corrected for Merck's 3,076 of 2012, with the fact as filed as evidence", () => {
    const found = shares(MERCK, 2012, "2014-03-01");
    expect(found).toMatchObject({ value: 3_076_000_000, how: "rescaled", rule: "FND-19", note: "rescaled" });
    expect(found && factsBehind(found).map(({ value }) => value)).toEqual([3_076]);
  });

  it("are replaced by another copy where there is one, once it is filed", () => {
    const facts = [...MERCK, { ...count(2012, 3_076e6, "2014-02-20"), accession: "later" }];
    expect(shares(facts, 2012, "2014-02-19")?.how).toBe("rescaled");
    expect(shares(facts, 2012, "2014-02-20")).toMatchObject({ value: 3_076e6, how: "as-filed" });
  });

  it("are judged by the larger scale where two filings have it, though most have the other", () => {
    const facts = [
      count(2010, 5e8),
      count(2011, 5.1e8),
      ...[2012, 2013, 2014, 2015].map((year) => count(year, 520_000)),
    ];
    expect(shares(facts, 2014, "2016-03-01")?.value).toBe(520_000_000);
    expect(shares(facts, 2010, "2016-03-01")?.value).toBe(5e8);
  });

  it("are not judged by one filing alone", () => {
    expect(shares([count(2010, 5e8), count(2011, 510)], 2011, "2013-01-01")?.value).toBe(510);
  });

  it("give no number where no factor fits", () => {
    expect(shares([count(2010, 5e8), count(2011, 5e8), count(2012, 40_000)], 2012, "2014-01-01")).toBeUndefined();
  });

  it("are judged on one split basis", () => {
    // One for 200: 800 million shares before are the 4 million after.
    const facts = [count(2010, 8e8), count(2011, 8e8), count(2012, 4e6), count(2013, 4e6)];
    const splits = [{ exDay: day("2012-06-01"), ratio: 1 / 200 }];
    expect(shares(facts, 2013, "2014-06-01", splits)).toMatchObject({ value: 4e6, how: "as-filed" });
    expect(shares(facts, 2010, "2014-06-01", splits)).toMatchObject({ value: 4e6, how: "split-adjusted" });
  });
});

describe("impossible values (FND-19)", () => {
  it.each([
    ["USD", 1e15, true],
    ["USD", 1.0001e15, false],
    ["JPY", -1.0001e15, false],
    ["shares", 1e13, true],
    ["shares", 1.0001e13, false],
    ["USD/shares", 1e308, false],
    ["USD", Number.NaN, false],
    ["USD", Number.POSITIVE_INFINITY, false],
  ])("%s %d: %j", (unit, value, expected) => {
    expect(isPossibleValue(unit, value)).toBe(expected);
  });

  it("are not used from a market that accepted them before", () => {
    const facts = [factOf({ concept: "Assets", end: "2023-12-31", filed: "2024-02-01", value: 1e308 })];
    expect(knownOn("2024-03-01", facts).statements.balances("Assets")).toEqual([]);
  });
});
