import { prepareFacts } from "@plumbline/core/fundamentals";
import { day } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { needsSharedData, sharedFile } from "../../../../scripts/shared-data.ts";
import { DayReader, readCompanyFacts } from "../sources/sec/index.ts";
import { realFile } from "../sources/sec/sec-fixture.ts";
import { scaleSlipIssues } from "./scale-slip-issues.ts";

const today = day("2026-11-20");

async function slipsIn(path: string, symbol: string) {
  const file = realFile(sharedFile(`data/fundamentals/${path}`), "CIK.json");
  const { company } = await readCompanyFacts(file, { today, days: new DayReader() });
  const prepared = prepareFacts(company.facts);
  return scaleSlipIssues(company.facts, symbol, { prepared, asOf: today, splits: [] });
}

describe.skipIf(needsSharedData)("slips of scale in the report", () => {
  it("name the filing, the factor, and that all its amounts are left out", async () => {
    // Kimberly-Clark's 10-Q of 2010-05-07 holds 143 numbers in dollars, zeros included; none is above a million.
    expect(await slipsIn("companyfacts_full/2026-04/CIK0000055785.json.gz", "KMB")).toEqual([
      {
        outcome: "noted",
        code: "scale-slip",
        file: null,
        symbol: "KMB",
        day: "2010-05-07",
        detail: expect.stringMatching(
          /^The 10-Q 0000055785-10-000019 filed 2010-05-07 states 16 of its amounts 1,000,000 times too small, .*; none of its 143 amounts is used\.$/,
        ),
        count: 143,
        said: [
          {
            id: "amounts-too-small",
            values: expect.objectContaining({
              count: 16,
              factor: { grouped: 1_000_000 },
              day: { days: ["2010-05-07"] },
            }),
          },
          { id: "slip-none-used", values: { count: 143 } },
        ],
      },
    ]);
  });

  it("name the share counts of American Express' 10-Q of 2019 in millions", async () => {
    const [slip, ...others] = await slipsIn("companyfacts_22tags/AXP.json.gz", "AXP");
    expect(others).toEqual([]);
    expect(slip).toMatchObject({ code: "scale-slip", count: 2 });
    expect(slip?.detail).toContain("0000004962-19-000031");
    expect(slip?.detail).toContain("1,000,000 times too small");
  });

  it("are none for Alphabet, whose counts differ by the split of 2022 only", async () => {
    expect(await slipsIn("companyfacts_full/2026-04/CIK0001652044.json.gz", "GOOGL")).toEqual([]);
  });
});
