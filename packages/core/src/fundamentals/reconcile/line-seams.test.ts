import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDay } from "../../time/index.ts";
import type { Fact } from "../facts/fact.ts";
import { lineSeams } from "./line-seams.ts";
import { filing, INCOME, REVENUE, reconciledOn } from "./made-up-filings.fixture.ts";

const LATER = "2030-01-01";

function seamsOf(facts: readonly Fact[], span: "quarter" | "year", group = REVENUE): readonly string[] {
  const lines = reconciledOn(LATER, facts, group);
  const endOf = (index: number) => formatDay(lines.frame.years[index]?.end as Fact["end"]);
  return lineSeams(lines, span).map(({ before, after }) => `${endOf(before)} ${endOf(after)}`);
}

/** Four quarters and the year, each filed on its day; a fourth of each year is the rest of it. */
function ownReports(year: number, quarters: readonly [number, number, number, number]): readonly Fact[] {
  const [a, b, c, d] = quarters;
  return [
    ...filing(`10-Q ${year}-05-01`, { [`${year} q1`]: a }),
    ...filing(`10-Q ${year}-08-01`, { [`${year} h1`]: a + b }),
    ...filing(`10-Q ${year}-11-01`, { [`${year} n9`]: a + b + c }),
    ...filing(`10-K ${year + 1}-02-15`, { [`${year} fy`]: a + b + c + d }),
  ];
}

// IBM in millions: the 10-K of 2022 restates 2020 and 2019, and the reports of 2022 the quarters of 2021.
const IBM = [
  ...filing("10-K 2019-02-26", { "2018 fy": 79_591 }),
  ...filing("10-K 2020-02-25", { "2019 fy": 77_147, "2018 fy": 79_591 }),
  ...ownReports(2020, [17_571, 18_123, 17_560, 20_366]),
  ...filing("10-Q 2021-04-27", { "2021 q1": 17_730, "2020 q1": 17_571 }),
  ...filing("10-Q 2021-07-27", { "2021 h1": 36_475, "2020 h1": 35_694 }),
  ...filing("10-Q 2021-11-05", { "2021 n9": 54_093, "2020 n9": 53_254 }),
  ...filing("10-K 2022-02-22", { "2021 fy": 57_351, "2020 fy": 55_179, "2019 fy": 57_714 }),
  ...filing("10-Q 2022-04-26", { "2022 q1": 14_197, "2021 q1": 13_187 }),
  ...filing("10-Q 2022-07-26", { "2022 h1": 29_733, "2021 h1": 27_405 }),
  ...filing("10-Q 2022-10-25", { "2022 n9": 43_840, "2021 n9": 40_657 }),
];

describe("seams of an item (REC-13)", () => {
  it("lie between quarters that no filing states together as they are shown", () => {
    expect(seamsOf(IBM, "quarter")).toEqual(["2020-12-31 2021-12-31"]);
  });

  it("lie elsewhere between years: the annual report restates two years before its own, and not the third", () => {
    expect(seamsOf(IBM, "year")).toEqual(["2018-12-31 2019-12-31"]);
  });

  it("are proved by a figure that is shown and what another filing states in its place", () => {
    const lines = reconciledOn(LATER, IBM);
    const [seam] = lineSeams(lines, "year");
    // 2018 is shown by both filings alike; of 2019 the earlier one states 77,147.
    expect(seam?.proof.map(({ value }) => value)).toEqual([57_714, 77_147]);
  });

  it("do not lie where a filing states both years as they are shown", () => {
    const facts = [
      ...filing("10-K 2021-02-15", { "2020 fy": 1_001 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 1_301, "2020 fy": 801 }),
    ];
    expect(seamsOf(facts, "year")).toEqual([]);
  });

  // 2 % of the larger: of 10,001 they are 200.02.
  it.each([
    [9_801, []],
    [9_800, ["2019-12-31 2020-12-31"]],
  ])("join figures that are up to 2 %% apart: 10,001 restated as %i", (restated, expected) => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 9_501 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 10_001 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 11_001, "2020 fy": restated }),
    ];
    expect(seamsOf(facts, "year")).toEqual(expected);
  });

  it("do not lie where no filing differs, though none states both", () => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 501 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 1_001 }),
    ];
    expect(seamsOf(facts, "year")).toEqual([]);
  });

  it("are not proved by a copy that was rejected", () => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 501 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 1_001 }),
      ...filing("10-K 2022-02-15", { "2020 fy": -7, "2021 fy": 1_101 }),
    ];
    expect(seamsOf(facts, "year")).toEqual([]);
  });

  it("are as they are in any order of the facts (REC-01)", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...IBM], { minLength: IBM.length }), (facts) => {
        expect([...seamsOf(facts, "quarter"), ...seamsOf(facts, "year")]).toEqual([
          "2020-12-31 2021-12-31",
          "2018-12-31 2019-12-31",
        ]);
      }),
    );
  });

  it("do not exist without restatements, whatever the figures", () => {
    const amount = fc.integer({ min: 1, max: 999_999 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 6 }), (values) => {
        const facts = values.flatMap((value, k) =>
          filing(`10-K ${2011 + k}-02-15`, { [`${2010 + k} fy`]: value }, "NetIncomeLoss"),
        );
        expect(seamsOf(facts, "year", INCOME)).toEqual([]);
      }),
    );
  });
});
