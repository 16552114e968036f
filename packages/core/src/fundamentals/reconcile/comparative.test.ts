import { describe, expect, it } from "vitest";
import type { Fact } from "../facts/fact.ts";
import { comparative } from "./comparative.ts";
import { filing, indexOf, reconciledOn, shown } from "./made-up-filings.fixture.ts";
import { SLOT } from "./spans.ts";

function yearBefore(asOf: string, facts: readonly Fact[], year: number, slot: number): number | string | null {
  const lines = reconciledOn(asOf, facts);
  return shown(comparative(lines, indexOf(lines.frame, year), slot));
}

// IBM in millions: 2021 with the business that left, 2022 without it.
const IBM = [
  ...filing("10-K 2021-02-23", { "2020 fy": 73_620 }),
  ...filing("10-Q 2021-04-27", { "2021 q1": 17_730 }),
  ...filing("10-Q 2021-07-27", { "2021 h1": 36_475 }),
  ...filing("10-Q 2021-11-05", { "2021 n9": 54_093 }),
  ...filing("10-K 2022-02-22", { "2021 fy": 57_351, "2020 fy": 55_179 }),
  ...filing("10-Q 2022-04-26", { "2022 q1": 14_197, "2021 q1": 13_187 }),
];

describe("the figure of the year before, to compare with (REC-14)", () => {
  it("is that of the newer figure's filing, though the series shows another one", () => {
    const lines = reconciledOn("2022-05-01", IBM);
    expect(shown(lines.years[indexOf(lines.frame, 2021)]?.quarters[0] as Parameters<typeof shown>[0])).toBe(17_730);
    expect(yearBefore("2022-05-01", IBM, 2022, SLOT.q1)).toBe(13_187);
  });

  it("is the series' own where the filing says the same of it", () => {
    const facts = [
      ...filing("10-Q 2021-05-01", { "2021 q1": 1_001 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 4_201 }),
      ...filing("10-Q 2022-05-01", { "2022 q1": 1_101, "2021 q1": 1_002 }),
    ];
    // 1,001 and 1,002 are one amount; the newer copy is shown.
    expect(yearBefore("2022-06-01", facts, 2022, SLOT.q1)).toBe(1_002);
  });

  it("follows by subtraction within the perimeter of the newer figure", () => {
    const facts = [...IBM, ...filing("10-Q 2022-07-26", { "2022 q2": 15_535, "2022 h1": 29_732, "2021 h1": 27_405 })];
    // 27,405 - 13,187.
    expect(yearBefore("2022-08-01", facts, 2022, SLOT.q2)).toBe(14_218);
  });

  it("is the year of its own annual report", () => {
    expect(yearBefore("2022-05-01", IBM, 2021, SLOT.year)).toBe(55_179);
  });

  it("is as shown where the filing says nothing of it and no seam lies between", () => {
    const facts = [
      ...filing("10-Q 2021-05-01", { "2021 q1": 1_001 }),
      ...filing("10-K 2022-02-15", { "2021 fy": 4_201 }),
      ...filing("10-Q 2022-05-01", { "2022 q1": 1_101 }),
    ];
    expect(yearBefore("2022-06-01", facts, 2022, SLOT.q1)).toBe(1_001);
  });

  it("does not exist where a seam lies between and the filing says nothing of it", () => {
    const facts = [
      ...filing("10-K 2020-02-15", { "2019 fy": 10_001 }),
      ...filing("10-K 2021-02-15", { "2020 fy": 10_501 }),
      // The next perimeter restates the newer year and not the older one.
      ...filing("10-K 2022-02-15", { "2021 fy": 7_001, "2020 fy": 6_501 }),
    ];
    expect(yearBefore("2022-06-01", facts, 2020, SLOT.year)).toBe("restated-perimeter");
    expect(yearBefore("2021-06-01", facts, 2020, SLOT.year)).toBe(10_001);
  });

  it("does not exist before the first year", () => {
    expect(yearBefore("2022-06-01", filing("10-K 2022-02-15", { "2021 fy": 7_001 }), 2021, SLOT.year)).toBe(
      "not-reported",
    );
  });
});
