import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { endsOf, quartersOfFile } from "../quarters-of-file.fixture.ts";
import { copiesOf, filing, ledgerOn } from "./made-up-filings.fixture.ts";

describe.skipIf(needsSharedData)("a restatement that shows in what a report implies", () => {
  it("gives American Express a first quarter of 2017 of 5,848, and a fourth", () => {
    // 10-Q 0000004962-18-000060: 6,047 and, for 2018, 6,581. 10-Q 0000004962-18-000095: 12,072 - 6,224 = 5,848 and
    // 13,061 - 6,674 = 6,387, which the 10-Q of April 2019 states. 10-K 0000004962-20-000030: 24,780, less nine months of 18,244.
    expect(
      quartersOfFile("companyfacts_22tags/AXP.json.gz", { item: "revenue", asOf: "2020-07-15", ends: endsOf(2017) }),
    ).toEqual([5848, 6224, 6172, 6536]);
  });

  it("mixes no quarters of General Electric with and without Baker Hughes in 2018", () => {
    // 10-Q 0000040545-19-000069: 70,513 - 23,392 = 47,121 for the first half, which was 56,950. As first reported: the year of 10-K
    // 0000040545-19-000014 is 121,615, with nine months of 88,337 in 10-Q 0000040545-18-000081.
    expect(
      quartersOfFile("../cases/accounts/GE.json.gz", { item: "revenue", asOf: "2021-07-15", ends: endsOf(2018) }),
    ).toEqual([28_660, 30_104, 29_573, 121_615 - 88_337]);
  });

  it("leaves the quarters of a year under way missing that no report states in the newest count: Lockheed Martin in 2010", () => {
    // 10-Q 0001193125-10-233655: 33,009 - 11,375 = 21,634 for the first half, which was 21,915 in 10-Q 0001193125-10-170556.
    const ends = ["2010-03-28", "2010-06-27", "2010-09-26"];
    expect(quartersOfFile("companyfacts_22tags/LMT.json.gz", { item: "revenue", asOf: "2011-01-05", ends })).toEqual([
      null,
      null,
      11_375,
    ]);
  });
});

describe.skipIf(needsSharedData)("quarters of a year that was restated twice", () => {
  it("make up the figure of a report before that of a current report alone: General Electric in 2014", () => {
    // 10-K 0000040545-15-000030 states 148,589, of which 10-Qs of 2014 state three quarters; 8-K 0000040545-15-000094 recast it as
    // 132,208 and 10-K 0000040545-16-000145 as 117,184, which no quarters make up.
    const quarters = quartersOfFile("../cases/accounts/GE.json.gz", {
      item: "revenue",
      asOf: "2016-07-15",
      ends: endsOf(2014),
    });
    expect(quarters).toEqual([34_178, 36_233, 36_174, 148_589 - 34_178 - 36_233 - 36_174]);
  });
});

describe("a filing that implies other first months (REC-07, REC-08)", () => {
  const first = filing("10-Q 2018-04-25", { "2018 q1": 6581, "2017 q1": 6047 });
  const perimeters = (later: Parameters<typeof filing>[1]) => {
    const ledger = ledgerOn("2019-01-01", [...first, ...filing("10-Q 2018-07-24", later)]);
    return copiesOf(ledger, 2018, "q2").map(([, , perimeter]) => perimeter);
  };

  it("opens a perimeter where both years are less than before", () => {
    expect(perimeters({ "2018 q2": 6674, "2018 h1": 13_061, "2017 q2": 6224, "2017 h1": 12_072 })).toEqual([1]);
  });

  it("opens none for one year, nor for years that move apart, such as those of swapped quarters", () => {
    expect(perimeters({ "2018 q2": 6674, "2018 h1": 13_061 })).toEqual([0]);
    expect(perimeters({ "2018 q2": 6674, "2018 h1": 13_061, "2017 q2": 6224, "2017 h1": 12_271 })).toEqual([0]);
    expect(perimeters({ "2018 q2": 6224, "2018 h1": 13_255, "2017 q2": 6674, "2017 h1": 12_271 })).toEqual([0]);
  });

  it("opens none where the stretches add up, whatever they are (law)", () => {
    const amount = fc.integer({ min: 1, max: 1e6 });
    fc.assert(
      fc.property(amount, amount, (second, before) => {
        const stated = { "2018 q2": second, "2018 h1": 6581 + second, "2017 q2": before, "2017 h1": 6047 + before };
        expect(perimeters(stated)).toEqual([0]);
      }),
    );
  });
});
