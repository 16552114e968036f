import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { endsOf, quartersOfFile } from "../quarters-of-file.fixture.ts";
import { cellsOf, filing, INCOME, reconciledOn } from "./made-up-filings.fixture.ts";

const LATER = "2030-01-01";

const small = (company: string) => `companyfacts_22tags/${company}.json.gz`;

describe.skipIf(needsSharedData)("the quarters of companies that restated a little, or under another name", () => {
  it("give AT&T the operating income that it told for the last quarter of 2009", () => {
    // Exhibit 99.2 of its 8-K of January 2010 (0000732717-10-000002): 4,861 for the three months to 12/31/2009, 21,492 for the year.
    // Its 10-Q of November 2009 states 16,631 for nine months, that of November 2010 16,612.
    expect(quartersOfFile(small("T"), { item: "operatingIncome", asOf: "2010-12-15", ends: ["2009-12-31"] })).toEqual([
      4861,
    ]);
  });

  it("give Apple the operating cash flow of 12.5 billion that it told for the second quarter of fiscal 2017", () => {
    // Release of 2017-05-02. 10-Qs of 2017 state 27,056 and 39,579; those of 2018 27,234 and 39,804, under another name.
    const ends = ["2016-12-31", "2017-04-01", "2017-07-01", "2017-09-30"];
    const onDay = (asOf: string) => quartersOfFile(small("AAPL"), { item: "cfo", asOf, ends });
    const first = [27_056, 39_579 - 27_056, 47_942 - 39_579, 63_598 - 47_942];
    expect(onDay("2018-01-15")).toEqual(first);
    expect(onDay("2018-06-15")).toEqual(first);
    // 10-K 0000320193-18-000145 restates the year as 64,225.
    expect(onDay("2019-01-15")).toEqual([27_234, 39_804 - 27_234, 48_476 - 39_804, 64_225 - 48_476]);
  });

  it("charge no change of a year to its last quarter alone: Coca-Cola and AbbVie", () => {
    // Coca-Cola 2010: 10-K 2011-02-28 8,449, 10-K 2013-02-27 8,413; nine months 7,290 in the 10-Qs of 2010 and 2011.
    expect(quartersOfFile(small("KO"), { item: "operatingIncome", asOf: "2015-01-15", ends: ["2010-12-31"] })).toEqual([
      8449 - 7290,
    ]);
    // AbbVie 2016: 10-Ks of 2017 and 2018 9,384, 10-K 2019-02-27 9,340; nine months 7,026 in the 10-Qs of 2016 and 2017.
    expect(
      quartersOfFile(small("ABBV"), { item: "operatingIncome", asOf: "2020-01-15", ends: ["2016-12-31"] }),
    ).toEqual([9384 - 7026]);
  });

  it("take the first one from the reports that restate the half year: Bank of America and Goldman Sachs", () => {
    // Bank of America 2009: 54,797 in the 10-Q of 2010-05-07, 74,771 in that of 2010-08-06, which was 65,611 a year before.
    expect(quartersOfFile(small("BAC"), { item: "cfo", asOf: "2012-01-15", ends: endsOf(2009).slice(0, 2) })).toEqual([
      54_797,
      74_771 - 54_797,
    ]);
    // Goldman Sachs 2016: -2,542 in the 10-Q of 2017-05-04 and 7,542 in that of 2017-08-04; -3,932 and 5,673 a year before.
    const goldman = quartersOfFile("../cases/accounts/GS.json.gz", {
      item: "cfo",
      asOf: "2019-07-15",
      ends: endsOf(2016).slice(0, 2),
    });
    expect(goldman).toEqual([-2542, 7542 + 2542]);
  });

  it("stay as they were first filed where only some stretches are restated: Morgan Stanley", () => {
    // 10-Qs and 10-K of 2017: -1,611, -9,470, -6,113, -4,505; those of 2018 restate the first three as 90, -14,159, -8,549.
    expect(quartersOfFile(small("MS"), { item: "cfo", asOf: "2019-08-01", ends: endsOf(2017) })).toEqual([
      -1611,
      -9470 + 1611,
      -6113 + 9470,
      -4505 + 6113,
    ]);
  });

  it("hold no revenue of 0 once a later report states it: Eaton", () => {
    // 10-Q of 2012-11-14 states 0, that of 2013-11-07 3,950 and 11,978 for nine months; the year is 16,311 (10-K 2013-02-28).
    const eaton = quartersOfFile("../cases/accounts/ETN.json.gz", {
      item: "revenue",
      asOf: "2014-08-01",
      ends: endsOf(2012),
    });
    expect(eaton).toEqual([3960, 4068, 3950, 16_311 - 11_978]);
  });
});

const FIRST = [
  ...filing("10-Q 2020-05-01", { "2020 q1": 1_000 }),
  ...filing("10-Q 2020-08-01", { "2020 h1": 2_100 }),
  ...filing("10-Q 2020-11-01", { "2020 n9": 3_300 }),
  ...filing("10-K 2021-02-15", { "2020 fy": 4_600 }),
];

describe("a difference of two stretches (REC-08)", () => {
  it("is of copies of one season: a year restated by a little leaves its quarters as they were", () => {
    const facts = [...FIRST, ...filing("10-K 2022-02-15", { "2020 fy": 4_590, "2021 fy": 4_700 })];
    expect(cellsOf(reconciledOn(LATER, facts), 2020)).toEqual([1_000, 1_100, 1_200, 1_300, 4_590]);
  });

  it("is of restated copies where the reports of the next year restate both", () => {
    const facts = [
      ...FIRST,
      ...filing("10-Q 2021-11-01", { "2020 n9": 3_290, "2021 n9": 3_400 }),
      ...filing("10-K 2022-02-15", { "2020 fy": 4_585, "2021 fy": 4_700 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2020).slice(3)).toEqual([4_585 - 3_290, 4_585]);
  });

  it("is never of a first quarter under another name and a half year of a year before", () => {
    const lossesToo = [
      ...filing("10-Q 2020-05-01", { "2020 q1": 1_000 }, "ProfitLoss"),
      ...filing("10-Q 2020-08-01", { "2020 h1": 2_100 }, "NetIncomeLoss"),
      ...filing("10-Q 2021-05-01", { "2020 q1": 1_200 }, "NetIncomeLoss"),
    ];
    const quarters = cellsOf(reconciledOn(LATER, lossesToo, INCOME), 2020).slice(0, 2);
    expect(quarters).not.toContain(2_100 - 1_200);
    expect(quarters[1]).toBe(2_100 - 1_000);
  });

  it("gives the same quarters when all amounts are a hundred times as large (law)", () => {
    const amount = fc.integer({ min: 10_000, max: 99_999 });
    const moved = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount, amount), moved, ([q1, q2, q3, q4], by) => {
        const quartersAt = (scale: number) => {
          const at = (value: number) => value * scale;
          const facts = [
            ...filing("10-Q 2020-05-01", { "2020 q1": at(q1) }),
            ...filing("10-Q 2020-08-01", { "2020 h1": at(q1 + q2) }),
            ...filing("10-Q 2020-11-01", { "2020 n9": at(q1 + q2 + q3) }),
            ...filing("10-K 2021-02-15", { "2020 fy": at(q1 + q2 + q3 + q4) }),
            ...filing("10-K 2022-02-15", { "2020 fy": at(q1 + q2 + q3 + q4 + by) }),
          ];
          return cellsOf(reconciledOn(LATER, facts), 2020).map((cell) =>
            typeof cell === "number" ? cell / scale : cell,
          );
        };
        expect(quartersAt(100)).toEqual(quartersAt(1));
      }),
    );
  });
});

describe("a revenue of 0 (REC-05)", () => {
  it("is not believed once a later report states the same quarter", () => {
    const facts = [
      ...filing("10-Q 2020-11-01", { "2020 q3": 0 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 4_600 }),
      ...filing("10-Q 2021-11-01", { "2020 q3": 1_200, "2021 q3": 1_300 }),
    ];
    expect(cellsOf(reconciledOn("2021-06-01", facts), 2020)[2]).toBe(0);
    expect(cellsOf(reconciledOn(LATER, facts), 2020)[2]).toBe(1_200);
  });
});
