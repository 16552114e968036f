import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day, formatDay } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import { notesOn } from "../derivation/evidence.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { fundamentalsAsOf } from "../fundamentals-as-of.ts";

const MILLION = 1_000_000;

/** The revenue of the fiscal year to a day in millions, and whether it is called not confirmed. */
function revenueOf(file: string, asOf: string, end: string) {
  const { years } = fundamentalsAsOf(prepareFacts(factsOfFile(file)), { asOf: day(asOf) });
  const revenue = years.item(
    "revenue",
    years.list.findIndex((year) => formatDay(year.end) === end),
  );
  if (revenue.value === null) throw new Error(`No revenue is known of ${end}: ${revenue.because}.`);
  return [revenue.value / MILLION, notesOn(revenue).includes("not-confirmed")] as const;
}

describe.skipIf(needsSharedData)("a year after a seam", () => {
  it.each([
    // 10-K 0001558370-22-001584, without Kyndryl; 79,591 in the year before is with it.
    ["IBM of 2019", "companyfacts_22tags/IBM.json.gz", "2023-07-15", "2019-12-31", 57_714],
    // The same filing; 10-K 0001558370-21-001489 had 73,620.
    ["IBM of 2020", "companyfacts_22tags/IBM.json.gz", "2022-07-15", "2020-12-31", 55_179],
    // 10-K 0000732717-23-000011, without WarnerMedia; the year before is 181,193 with it.
    ["AT&T of 2020", "companyfacts_22tags/T.json.gz", "2024-01-05", "2020-12-31", 143_050],
    // 10-K 0000040545-25-000015, without GE Vernova; no filing states the year before without it.
    ["GE of 2022", "../cases/accounts/GE.json.gz", "2025-07-15", "2022-12-31", 29_139],
  ])("is not doubted because the years before it were larger: %s", (_, file, asOf, end, revenue) => {
    expect(revenueOf(file, asOf, end)).toEqual([revenue, false]);
  });
});
