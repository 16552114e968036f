import { describe, expect, it } from "vitest";
import type { EvidenceItem } from "../evidence.ts";
import { knownNumbers } from "../facts.ts";
import { findFindings } from "./find-findings.ts";

const PROVENANCE = { source: "sec", form: "10-K", filedAt: "2026-02-20", periodEnd: "2025-12-31" } as const;

/** Ids of what is found in these numbers. */
function foundIn(values: Readonly<Record<string, number>>): string[] {
  const items = Object.entries(values).map(
    ([id, value]): EvidenceItem => ({
      id,
      kind: "metric",
      asOf: "2026-03-20",
      figure: { value, provenance: PROVENANCE },
      unit: "fraction",
      currency: null,
    }),
  );
  return findFindings(knownNumbers(items)).map(({ id }) => id);
}

describe("what is unusual about a company", () => {
  it("is a margin of a year below that of five, and not one of the quarter that is weak every year", () => {
    // Coca-Cola's fourth quarter of 2025 has 15.6 %, as its fourth quarters have; its years differ by less.
    const average = { "metric.operatingMargin.fiveYearAverage": 0.253 };
    const quarter = { ...average, "metric.operatingMargin.latest": 0.156 };
    expect(foundIn({ ...quarter, "metric.operatingMargin.oneYearAverage": 0.25 })).toEqual([]);
    expect(foundIn({ ...quarter, "metric.operatingMargin.oneYearAverage": 0.17 })).toEqual(["margin-thinner"]);
    expect(foundIn({ ...quarter, "metric.operatingMargin.oneYearAverage": 0.33 })).toEqual(["margin-wider"]);
  });

  it("is profit without cash in a year, and not in the quarter in which taxes are paid", () => {
    const quarter = { "metric.freeCashFlow.latest": 1e9, "metric.netIncome.latest": 10e9 };
    const year = (cash: number) => ({
      "metric.freeCashFlow.oneYearAverage": cash,
      "metric.netIncome.oneYearAverage": 10e9,
    });
    expect(foundIn({ ...quarter, ...year(9e9) })).toEqual([]);
    expect(foundIn({ ...quarter, ...year(3e9) })).toEqual(["profit-without-cash"]);
    expect(foundIn({ ...quarter, ...year(20e9) })).toEqual(["profit-turns-to-cash"]);
  });

  it("is a P/E beyond the limit of the check where its industry cannot be compared, and its standing where it can", () => {
    // Apple at 31.4 times earnings; the check O1 ends at 25.
    const priced = { "ratio.pe": 31.4, "check.O1.threshold": 25 };
    expect(foundIn(priced)).toEqual(["demanding"]);
    expect(foundIn({ ...priced, "ratio.pe": 24 })).toEqual([]);
    expect(foundIn({ ...priced, "industry.pe": 0.5 })).toEqual([]);
    expect(foundIn({ ...priced, "industry.pe": 0.1 })).toEqual(["expensive"]);
  });
});
