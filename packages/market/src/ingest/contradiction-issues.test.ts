import { prepareFacts } from "@plumbline/core/fundamentals";
import { type Day, day } from "@plumbline/core/time";
import { CONTRADICTION_KINDS } from "@plumbline/core/words";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import type { Fact } from "../model/index.ts";
import { DayReader, readCompanyFacts } from "../sources/sec/index.ts";
import { realFile } from "../sources/sec/sec-fixture.ts";
import { type AccountsReading, CONTRADICTION_CODES, contradictionIssues, rowsOfYears } from "./contradiction-issues.ts";

const today = day("2026-11-20");
const issuesOf = (facts: readonly Fact[], symbol: string | null, reading: AccountsReading) =>
  contradictionIssues(prepareFacts(facts), symbol, reading);
const READING = { asOf: today, splits: [], sic: null, industry: null };

/** Facts of a balance sheet in a report of its own for each year. */
function balances(years: readonly number[], concepts: Readonly<Record<string, number>>): Fact[] {
  return years.flatMap((year) => {
    const of = {
      taxonomy: "us-gaap",
      unit: "USD",
      accession: `${year}`,
      form: "10-K",
      filed: day(`${year + 1}-02-20`),
    };
    const more = { end: day(`${year}-12-31`), fiscalYear: year, fiscalPeriod: "FY", frame: null };
    const flow = { concept: "NetIncomeLoss", start: day(`${year}-01-01`), value: 5 };
    return [
      flow,
      ...Object.entries(concepts).map(([concept, value]) => ({ concept, start: null as Day | null, value })),
    ].map((fact) => ({ ...of, ...more, ...fact }));
  });
}

describe("contradictions in the report", () => {
  const WRONG = { Assets: 10, Liabilities: 5, StockholdersEquity: 2, AssetsCurrent: 11 };

  it("are one entry of a company and kind, which names items and years", () => {
    expect(issuesOf(balances([2019, 2020, 2022], WRONG), "MADE", READING)).toEqual([
      {
        outcome: "noted",
        code: "accounts-do-not-add-up",
        file: null,
        symbol: "MADE",
        day: "2023-02-20",
        detail: "assets: 2019–2020, 2022. assetsCurrent: 2019–2020, 2022.",
        count: 6,
        said: [
          { id: "figures-of-years", values: { item: { words: ["assets"] }, years: { list: ["2019–2020", "2022"] } } },
          {
            id: "figures-of-years",
            values: { item: { words: ["assetsCurrent"] }, years: { list: ["2019–2020", "2022"] } },
          },
        ],
      },
    ]);
  });

  it("are none of accounts that agree, of a company without facts, and of what was not filed yet", () => {
    expect(issuesOf(balances([2020], { Assets: 10 }), "MADE", READING)).toEqual([]);
    expect(issuesOf([], null, READING)).toEqual([]);
    expect(issuesOf(balances([2020], WRONG), "MADE", { ...READING, asOf: day("2021-02-19") })).toEqual([]);
  });

  it("have a code for each kind", () => {
    expect(new Set(CONTRADICTION_CODES).size).toBe(CONTRADICTION_KINDS.length);
  });

  it.skipIf(needsSharedData)("name the years in which Kimberly-Clark's quarters do not make the year", async () => {
    const file = realFile(sharedFile("data/fundamentals/companyfacts_full/2026-04/CIK0000055785.json.gz"), "CIK.json");
    const { company } = await readCompanyFacts(file, { today, days: new DayReader() });
    const issues = issuesOf(company.facts, "KMB", { ...READING, sic: 2670 });
    expect(new Set(issues.map(({ code }) => code)).size).toBe(issues.length);
    for (const { count, said } of issues) {
      expect(count).toBeGreaterThan(0);
      expect(said?.length).toBeLessThanOrEqual(7);
    }
  });
});

describe("years in words", () => {
  it("stand together where they follow each other", () => {
    expect(rowsOfYears([2018, 2010, 2011, 2012, 2018, 2020])).toEqual(["2010–2012", "2018", "2020"]);
    expect(rowsOfYears([])).toEqual([]);
  });

  it("are all the years that were given, in rising rows that do not touch", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1990, max: 2040 })), (years) => {
        const rows = rowsOfYears(years).map((row) => row.split("–").map(Number));
        const all = rows.flatMap(([first = 0, last = first]) =>
          Array.from({ length: last - first + 1 }, (_, k) => first + k),
        );
        expect(all).toEqual([...new Set(years)].sort((left, right) => left - right));
        for (const [k, [first = 0]] of rows.entries()) expect(first).toBeGreaterThan((rows[k - 1]?.at(-1) ?? 0) + 1);
      }),
    );
  });
});
