import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { endsOf, quartersOfFile } from "../quarters-of-file.fixture.ts";
import { cellsOf, filing, INCOME, reconciledOn } from "./made-up-filings.fixture.ts";

const LATER = "2030-01-01";

const small = (company: string) => `companyfacts_22tags/${company}.json.gz`;
const GE = "../cases/accounts/GE.json.gz";

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

  it("take two amounts of one filing: American Express", () => {
    // 10-Q 0000950123-10-072749: 600, 2,601, 4,900 and 6,300 of 2009; 4,912 in the next one, 0000950123-10-100214.
    expect(quartersOfFile(small("AXP"), { item: "cfo", asOf: "2026-07-15", ends: endsOf(2009) })).toEqual([
      600,
      2601 - 600,
      4900 - 2601,
      6300 - 4900,
    ]);
  });

  it("subtract no nine months as restated from a year as first filed: American Express and GE", () => {
    // 10-K 0001193125-12-077400: 10,475 of 2011, 9,768 in that of 2013; nine months 6,988 in 2011 and 6,374 in 2012.
    const american = { item: "cfo", asOf: "2026-07-15", ends: ["2011-12-31"] } as const;
    expect(quartersOfFile(small("AXP"), american)).toEqual([null]);
    // 10-K 0001193125-11-047479: 150,211 of 2010; 149,593 in that of 2012. Nine months 108,368 in 10-Q 0000040545-11-000058.
    const general = { item: "revenue", asOf: "2026-07-15", ends: ["2010-12-31"] } as const;
    expect(quartersOfFile(GE, general)).toEqual([null]);
  });

  it("keep the first quarter with the half year of its year: GE, Goldman Sachs and Bank of America", () => {
    const halfYear = (file: string, item: "cfo" | "capex", year: number) =>
      quartersOfFile(file, { item, asOf: `${year + 1}-07-15`, ends: endsOf(year).slice(0, 2) });
    // 10-Qs of 2019: 1,680 and 3,514; of 2020: 1,027 and 1,614. Those of the Aprils after state 1,395 and 504.
    expect(halfYear(GE, "capex", 2019)).toEqual([1680, 3514 - 1680]);
    expect(halfYear(GE, "capex", 2020)).toEqual([1027, 1614 - 1027]);
    // 10-Qs of 2017: -3,364 and -13,853; that of May 2018 states -3,389.
    expect(halfYear("../cases/accounts/GS.json.gz", "cfo", 2017)[1]).toBe(-13_853 + 3364);
    // 10-Qs of 2016: 10,843 and 26,136; that of May 2017 states 10,897.
    expect(halfYear(small("BAC"), "cfo", 2016)[1]).toBe(26_136 - 10_843);
  });

  it("are of one name: AT&T and GE", () => {
    // Exhibit 99.3 of 8-K 0000732717-22-000080: 7,740. 15,370 of continuing operations, 7,630 of them in the first quarter.
    expect(quartersOfFile(small("T"), { item: "cfo", asOf: "2023-07-15", ends: endsOf(2022).slice(0, 2) })).toEqual([
      7630,
      15_370 - 7630,
    ]);
    // 663 with software (0000040545-23-000198), 298 of them in the first quarter (0000040545-24-000113); 279 without.
    const ends = endsOf(2023).slice(0, 2);
    expect(quartersOfFile(GE, { item: "capex", asOf: "2024-07-15", ends })).toEqual([298, 663 - 298]);
  });

  it("make up the year under their own name: Goldman Sachs, Bank of America and RTX", () => {
    const last = (file: string, year: number) =>
      quartersOfFile(file, { item: "cfo", asOf: "2020-01-05", ends: endsOf(year).slice(3) })[0];
    // 10-K 0001193125-18-056383: 6,900; nine months 2,965 in 10-Q 0001193125-17-331475. The 10-K of 2019 states 6,494.
    expect(last("../cases/accounts/GS.json.gz", 2016)).toBe(6900 - 2965);
    // The 10-Ks state 18,306, then 18,361, then 17,277 under another name; the nine months are 26,662, then 26,717.
    expect([18_306 - 26_662, 18_361 - 26_717]).toContain(last(small("BAC"), 2016));
    // 10-K 0000101829-16-000050: 6,994; nine months 5,022 in 10-Q 0000101829-15-000042. The 10-K of 2015 states 7,336.
    expect(last("../cases/accounts/RTX.json.gz", 2014)).toBe(6994 - 5022);
  });

  it("are what filings state of them: Morgan Stanley, ConocoPhillips and Lockheed Martin", () => {
    // 10-K 0001193125-11-050049: 2,934 + 5,196 + 8,468 + 6,836 = 23,434. The year is 23,280 since the 10-K of 2012.
    const morgan = { item: "revenue", asOf: "2013-01-05", ends: endsOf(2009) } as const;
    expect(quartersOfFile(small("MS"), morgan)).toEqual([2934, 5196, 8468, 6836]);
    // 10-Q 0000950123-09-029713: 1,298 of the second quarter and 2,138 of the half year; that of May 2010 states 800 of the first.
    const conoco = { item: "netIncome", asOf: "2010-07-15", ends: endsOf(2009).slice(0, 2) } as const;
    expect(quartersOfFile(small("COP"), conoco)).toEqual([2138 - 1298, 1298]);
    // 10-Q 0001193125-10-233655: 798 of the third quarter of 2010; that of 2011 (0001193125-11-284412) 789.
    const lockheed = { item: "grossProfit", asOf: "2014-01-05", ends: ["2010-09-26"] } as const;
    expect(quartersOfFile(small("LMT"), lockheed)).toEqual([798]);
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

  it("is of two amounts under one name, where filings state the first quarter under two", () => {
    const facts = [
      ...filing("10-Q 2020-05-01", { "2020 q1": 1_000 }, "ProfitLoss"),
      ...filing("10-Q 2020-08-01", { "2020 h1": 2_100 }, "NetIncomeLoss"),
      ...filing("10-Q 2021-05-01", { "2020 q1": 1_200 }, "NetIncomeLoss"),
    ];
    const quarters = (asOf: string) => cellsOf(reconciledOn(asOf, facts, INCOME), 2020).slice(0, 2);
    expect(quarters("2021-01-01")).toEqual([1_000, 2_100 - 1_000]);
    expect(quarters(LATER)).toEqual([1_200, 2_100 - 1_200]);
  });

  it("is of the two amounts that one filing states, though a later one states the longer by a little more", () => {
    const facts = [
      ...filing("10-Q 2021-08-01", { "2020 h1": 2_600, "2020 n9": 4_905, "2020 fy": 6_300 }),
      ...filing("10-Q 2021-11-01", { "2020 n9": 4_912 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2020).slice(2)).toEqual([4_905 - 2_600, 6_300 - 4_905, 6_300]);
  });

  it("does not replace what a filing states of the quarter, where it is of two seasons", () => {
    const facts = [
      ...filing("10-Q 2020-08-01", { "2020 q2": 1_100, "2020 h1": 2_100 }),
      ...filing("10-Q 2021-05-01", { "2020 q1": 970 }),
    ];
    expect(cellsOf(reconciledOn(LATER, facts), 2020)[1]).toBe(1_100);
  });

  it("is none of a year as first filed and nine months as restated, once a filing restates the year by a little", () => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 3_500 }),
      ...filing("10-Q 2020-11-01", { "2020 n9": 3_300 }),
      ...filing("10-K 2021-02-15", { "2019 fy": 4_000, "2020 fy": 4_600 }),
      ...filing("10-Q 2021-08-01", { "2020 h1": 2_050 }),
      ...filing("10-Q 2021-11-01", { "2020 n9": 3_200 }),
      ...filing("10-K 2022-02-15", { "2019 fy": 4_100, "2020 fy": 4_585 }),
    ];
    const fourth = (asOf: string) => cellsOf(reconciledOn(asOf, facts), 2020)[3];
    expect(fourth("2022-01-01")).toBe(4_600 - 3_200);
    expect(fourth(LATER)).toBe("restated-perimeter");
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
