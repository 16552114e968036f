import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { calendarCompany, knownOn, type QuarterNumbers } from "../made-up-company.fixture.ts";
import { companyOn } from "../real-companies.fixture.ts";
import { identityBreaches } from "./identity-breaches.ts";

const breachesOf = ({ flows, balances = {} }: QuarterNumbers) =>
  identityBreaches(knownOn("2022-01-01", calendarCompany({ flows: { NetIncomeLoss: [1], ...flows }, balances }))).map(
    ({ identity, expected, actual }) => [identity, expected, actual],
  );

describe("sums that must hold", () => {
  it("find assets that are not liabilities and equity, beyond half a percent", () => {
    const balances = (assets: number) => ({ Assets: [assets], Liabilities: [60], StockholdersEquity: [40] });
    expect(breachesOf({ balances: balances(100.4) })).toEqual([]);
    expect(breachesOf({ balances: balances(101) })).toEqual([["assets-are-claims", 100, 101]]);
  });

  it("find a gross profit that is not revenue less cost", () => {
    const flows = { Revenues: [100], CostOfRevenue: [60], GrossProfit: [45] };
    expect(breachesOf({ flows })).toEqual([["gross-profit-is-revenue-less-cost", 40, 45]]);
  });

  it("find current assets beyond all assets", () => {
    expect(breachesOf({ balances: { Assets: [10], AssetsCurrent: [11] } })).toEqual([
      ["current-assets-within-assets", 10, 11],
    ]);
  });

  it.skipIf(needsSharedData)("hold for every quarter and year of Alphabet and Snowflake", () => {
    expect(identityBreaches(companyOn("GOOGL", "2026-04-01"))).toEqual([]);
    expect(identityBreaches(companyOn("SNOW", "2025-07-01"))).toEqual([]);
  });

  it.skipIf(needsSharedData)("find the years Kimberly-Clark restated without their quarters", () => {
    const years = identityBreaches(companyOn("KMB", "2026-04-01")).filter(({ span }) => span === "year");
    expect(years.every(({ identity }) => identity === "quarters-make-the-year")).toBe(true);
    // Revenue of 2023 without the business sold since: 17,146 million, where the quarters as filed add up to 20,431.
    expect(years.at(-1)).toMatchObject({ expected: 17_146e6, actual: 20_431e6 });
  });
});
