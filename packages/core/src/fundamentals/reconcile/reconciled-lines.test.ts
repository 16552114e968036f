import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact.ts";
import { CONTRACTS, cellsOf, filing, INCOME, reconciledOn, yearOf } from "./made-up-filings.fixture.ts";
import { makesUp, type Quarters } from "./quarter-sets.ts";

const LATER = "2030-01-01";

/** Three reports and a fourth quarter by subtraction: 1,001 and 1,011 and 1,021 and 1,031 are 4,064. */
const YEAR = [
  ...filing("10-Q 2020-05-01", { "2020 q1": 1_001 }),
  ...filing("10-Q 2020-08-01", { "2020 q2": 1_011, "2020 h1": 2_012 }),
  ...filing("10-Q 2020-11-01", { "2020 q3": 1_021, "2020 n9": 3_033 }),
  ...filing("10-K 2021-02-15", { "2020 fy": 4_064 }),
];

describe("the year that is shown (REC-09)", () => {
  it("is the newest copy in an accepted form", () => {
    const facts = [...YEAR, ...filing("10-K 2022-02-15", { "2020 fy": 3_501, "2021 fy": 3_601 })];
    expect(cellsOf(reconciledOn("2022-02-14", facts), 2020)[4]).toBe(4_064);
    expect(cellsOf(reconciledOn("2022-02-15", facts), 2020)[4]).toBe(3_501);
    const current = filing("8-K 2021-06-01", { "2020 fy": 3_501 });
    expect(cellsOf(reconciledOn(LATER, [...YEAR, ...current]), 2020)[4]).toBe(4_064);
  });

  it("is not a copy that only rounds the one before more coarsely (FND-06)", () => {
    // IBM 2019: 77,147 million, and 77,000 million in three quarterly reports.
    const facts = [
      ...filing("10-K 2020-02-25", { "2019 fy": 77_147e6 }),
      ...filing("10-Q 2020-04-28", { "2019 fy": 77_000e6, "2020 q1": 17_571e6 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2019)[4]).toBe(77_147e6);
  });

  it("is none that its own nine months exceed", () => {
    const facts = [
      ...filing("10-Q 2020-05-01", { "2020 q1": 1_001 }),
      ...filing("10-Q 2020-08-01", { "2020 q2": 1_011 }),
      ...filing("10-Q 2020-11-01", { "2020 q3": 1_021, "2020 n9": 3_033 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 2_501 }),
    ];
    const cells = cellsOf(reconciledOn(LATER, facts), 2020);
    expect(cells.slice(0, 3)).toEqual([1_001, 1_011, 1_021]);
    expect(cells[4]).toBe("contradicted");
  });
});

describe("the quarters beside a year (REC-10)", () => {
  it("add up to it", () => {
    expect(cellsOf(reconciledOn(LATER, YEAR), 2020)).toEqual([1_001, 1_011, 1_021, 1_031, 4_064]);
  });

  it("add up to the figure that was first reported, where it alone was restated: they say so", () => {
    // Kimberly-Clark 2012 in millions: 5,307 = 21,063 - 15,756 beside a year of 19,467.
    const facts = [
      ...filing("10-Q 2012-05-01", { "2012 q1": 5_241 }),
      ...filing("10-Q 2012-08-01", { "2012 h1": 10_510 }),
      ...filing("10-Q 2012-11-01", { "2012 n9": 15_756 }),
      ...filing("10-K 2013-02-22", { "2012 fy": 21_063 }),
      ...filing("10-K 2015-02-20", { "2012 fy": 19_467, "2014 fy": 19_724 }),
    ];
    const lines = reconciledOn(LATER, facts);
    expect(cellsOf(lines, 2012)).toEqual([5_241, 5_269, 5_246, 5_307, 19_467]);
    const { quarters, year, olderYear } = yearOf(lines, 2012);
    expect(quarters.map(({ mark }) => mark)).toEqual(Array.from({ length: 4 }, () => "first-reported"));
    expect(year.mark).toBe("restated");
    expect(olderYear?.value).toBe(21_063);
  });

  it("are those of another company where the two figures are more than a factor of 2 apart", () => {
    const restated = (year: number) => filing("10-K 2022-02-15", { "2020 fy": year, "2021 fy": 9_001 });
    const cells = (year: number) => cellsOf(reconciledOn(LATER, [...YEAR, ...restated(year)]), 2020);
    expect(cells(2_032)).toEqual([1_001, 1_011, 1_021, 1_031, 2_032]);
    expect(cells(8_128)).toEqual([1_001, 1_011, 1_021, 1_031, 8_128]);
    const missing = Array.from({ length: 4 }, () => "restated-perimeter");
    expect(cells(2_031)).toEqual([...missing, 2_031]);
    expect(cells(8_129)).toEqual([...missing, 8_129]);
  });

  it("lack the fourth where the year is of another perimeter than nine months", () => {
    // IBM 2021 in millions: nine months with the business that left, the year without it.
    const facts = [
      ...filing("10-K 2021-02-23", { "2020 fy": 73_620 }),
      ...filing("10-Q 2021-04-27", { "2021 q1": 17_730 }),
      ...filing("10-Q 2021-07-27", { "2021 q2": 18_745, "2021 h1": 36_475 }),
      ...filing("10-Q 2021-11-05", { "2021 q3": 17_618, "2021 n9": 54_093 }),
      ...filing("10-K 2022-02-22", { "2021 fy": 57_351, "2020 fy": 55_179 }),
    ];
    expect(cellsOf(reconciledOn("2022-03-15", facts), 2021)).toEqual([
      17_730,
      18_745,
      17_618,
      "restated-perimeter",
      57_351,
    ]);
    const restated = [
      ...filing("10-Q 2022-04-26", { "2022 q1": 14_197, "2021 q1": 13_187 }),
      ...filing("10-Q 2022-07-26", { "2022 h1": 29_733, "2021 h1": 27_405, "2021 q2": 14_218 }),
      ...filing("10-Q 2022-10-25", { "2022 n9": 43_840, "2021 n9": 40_657 }),
    ];
    // 40,657 - 27,405, and 57,351 - 40,657.
    const quarters = [13_187, 14_218, 13_252, 16_694];
    expect(cellsOf(reconciledOn(LATER, [...facts, ...restated]), 2021)).toEqual([...quarters, 57_351]);
  });

  it("follow the newest report in a year under way", () => {
    // AT&T 2022 in millions: the half year is told without the media business, the first quarter with it.
    const facts = [
      ...filing("10-K 2022-02-16", { "2021 fy": 168_864 }),
      ...filing("10-Q 2022-05-04", { "2022 q1": 38_105 }),
      ...filing("10-Q 2022-08-04", { "2022 q2": 29_643, "2022 h1": 59_355, "2021 fy": 134_038 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2022)).toEqual([
      29_712,
      29_643,
      "not-reported",
      "not-reported",
      "not-reported",
    ]);
  });

  it("are taken from other lines only where they make up the year but for rounding", () => {
    const contracts = filing(
      "10-K 2021-02-15",
      { "2020 q1": 951, "2020 q2": 961, "2020 q3": 971, "2020 q4": 981 },
      CONTRACTS,
    );
    const quarters = filing("10-Q 2020-11-01", { "2020 q1": 1_001, "2020 q2": 1_011, "2020 q3": 1_021 });
    // 951 + 961 + 971 + 981 = 3,864.
    const year = (value: number) => filing("10-K 2022-02-15", { "2020 fy": value });
    const cells = (value: number) => cellsOf(reconciledOn(LATER, [...quarters, ...contracts, ...year(value)]), 2020);
    expect(cells(3_864)).toEqual([951, 961, 971, 981, 3_864]);
  });
});

describe("two quarters and a half year that disagree (REC-05)", () => {
  const BEFORE = filing("10-K 2021-02-15", { "2020 q1": 81, "2020 q2": 101, "2020 fy": 401 }, "NetIncomeLoss");
  const NOW = [
    ...filing("10-Q 2021-05-01", { "2021 q1": 101 }, "NetIncomeLoss"),
    ...filing("10-Q 2021-08-01", { "2021 q2": 31, "2021 h1": 212 }, "NetIncomeLoss"),
  ];

  it("are told by the year before, where one reading alone is within a factor of 2 of it", () => {
    // Either 101 + 111 or 181 + 31 is 212; 181 is above twice 81, and 31 below half of 101.
    expect(cellsOf(reconciledOn(LATER, [...BEFORE, ...NOW], INCOME), 2021).slice(0, 2)).toEqual([101, 111]);
  });

  it("are contradicted without a year before", () => {
    expect(cellsOf(reconciledOn(LATER, NOW, INCOME), 2021).slice(0, 2)).toEqual(["contradicted", "contradicted"]);
  });
});

describe("current reports (REC-11)", () => {
  // RTX 2018 in millions: quarters of a current report, a year of an annual one; 7,836 + 8,333 + 8,412 + 10,121 = 34,702.
  const QUARTERS = { "2018 q1": 7_836, "2018 q2": 8_333, "2018 q3": 8_412, "2018 q4": 10_121 } as const;
  const RECAST = filing("8-K 2020-05-01", QUARTERS);
  const ANNUAL = filing("10-K 2021-02-08", { "2018 fy": 34_701, "2020 fy": 56_587 });

  it("supply quarters that make up a year of an accepted form", () => {
    expect(cellsOf(reconciledOn(LATER, [...RECAST, ...ANNUAL]), 2018)).toEqual([7_836, 8_333, 8_412, 10_121, 34_701]);
  });

  it("supply none without such a year", () => {
    const later = filing("10-K 2021-02-08", { "2020 fy": 56_587 });
    const missing = Array.from({ length: 5 }, () => "not-reported");
    expect(cellsOf(reconciledOn(LATER, [...RECAST, ...later]), 2018)).toEqual(missing);
    const year = filing("8-K 2020-05-01", { "2018 fy": 34_701 });
    expect(cellsOf(reconciledOn(LATER, [...RECAST, ...year, ...later]), 2018)).toEqual(missing);
  });

  it("are evidence of a restatement", () => {
    const facts = [
      ...YEAR,
      ...filing("8-K 2021-06-01", { "2020 fy": 3_501 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 3_601 }),
    ];
    expect(yearOf(reconciledOn(LATER, facts), 2021).year.term?.entry?.perimeter).toBe(1);
  });
});

describe("an item whose line changes within the year", () => {
  it("keeps its quarters: the lines are not known to mean different amounts", () => {
    const facts = [
      ...filing("10-Q 2020-05-01", { "2020 q1": 100 }, "SalesRevenueNet"),
      ...filing("10-Q 2020-08-01", { "2020 h1": 210 }, "SalesRevenueNet"),
      ...filing("10-Q 2020-11-01", { "2020 n9": 330 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 460 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2020)).toEqual([100, 110, 120, 130, 460]);
  });

  it("loses those that would mix lines which some filing tells apart", () => {
    const facts = [
      ...filing("10-Q 2020-05-01", { "2020 q1": 100 }, "NetIncomeLoss"),
      ...filing("10-Q 2020-05-01", { "2020 q1": 120 }, "ProfitLoss"),
      ...filing("10-Q 2020-08-01", { "2020 h1": 250 }, "ProfitLoss"),
    ];
    expect(cellsOf(reconciledOn(LATER, facts, INCOME), 2020).slice(0, 2)).toEqual([100, "restated-perimeter"]);
  });
});

describe("any item", () => {
  const quarter = fc.integer({ min: 1, max: 9_999 }).map((value) => value * 10 + 1);
  const four = fc.tuple(quarter, quarter, quarter, quarter);
  const reports = ([a, b, c, d]: readonly [number, number, number, number], restated: number): readonly Fact[] => [
    ...filing("10-Q 2020-05-01", { "2020 q1": a }, "NetIncomeLoss"),
    ...filing("10-Q 2020-08-01", { "2020 h1": a + b }, "NetIncomeLoss"),
    ...filing("10-Q 2020-11-01", { "2020 n9": a + b + c }, "NetIncomeLoss"),
    ...filing("10-K 2021-02-15", { "2020 fy": a + b + c + d }, "NetIncomeLoss"),
    ...filing("10-K 2022-02-15", { "2020 fy": restated, "2021 fy": restated }, "NetIncomeLoss"),
  ];

  it("has four quarters that make up its year, or the figure of it that they say (REC-10)", () => {
    fc.assert(
      fc.property(four, quarter, (values, restated) => {
        const { quarters, year, olderYear } = yearOf(reconciledOn(LATER, reports(values, restated), INCOME), 2020);
        const terms = quarters.map(({ term }) => term) as unknown as Quarters;
        if (terms.includes(null)) return;
        expect(makesUp(terms, (olderYear ?? year.term)?.value as number)).toBe(true);
      }),
    );
  });

  it("is the same in any order of the facts (REC-01)", () => {
    const facts = reports([101, 111, 121, 131], 371);
    const sorted = cellsOf(reconciledOn(LATER, facts, INCOME), 2020);
    fc.assert(
      fc.property(fc.shuffledSubarray([...facts], { minLength: facts.length }), (shuffled) => {
        expect(cellsOf(reconciledOn(LATER, shuffled, INCOME), 2020)).toEqual(sorted);
      }),
    );
  });
});
