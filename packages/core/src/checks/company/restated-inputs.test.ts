import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { knownAtLast } from "../../fundamentals/made-up-company.fixture.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { restatedCompany } from "../../fundamentals/restated-company.fixture.ts";
import { checkOf, evaluate } from "../index.ts";
import { accountsSide } from "./check-inputs-from.ts";
import { flowInputs } from "./flow-inputs.ts";

const MILLION = 1_000_000;

function kimberlyClark(asOf: string) {
  return { fundamentals: companyOn("KMB", asOf), source: "sec" };
}

describe.skipIf(needsSharedData)("the inputs of the checks of a restated company", () => {
  it("compare a quarter with the one that its own report states", () => {
    // 10-Q for the third quarter of 2025, without the tissue business: revenue 4,150 and 4,144 million; a year before, with it, 4,952.
    const { revenueQuarter, revenueQuarterYearAgo } = flowInputs(kimberlyClark("2026-01-05"));
    expect([revenueQuarter.value, revenueQuarterYearAgo.value]).toEqual([4_150 * MILLION, 4_144 * MILLION]);
  });

  it("compare twelve months at the end of a year with the year before in the same annual report", () => {
    // 10-K for 2025: revenue 16,447 and 16,805 million.
    const { revenueTtm, revenueTtmYearAgo } = flowInputs(kimberlyClark("2026-04-01"));
    expect([revenueTtm.value, revenueTtmYearAgo.value]).toEqual([16_447 * MILLION, 16_805 * MILLION]);
  });

  it("count the fiscal years since the seam, and leave earnings, which were not restated, as they are", () => {
    const { revenueAnnual, epsAnnual } = flowInputs(kimberlyClark("2026-04-01"));
    expect(revenueAnnual.slice(-3).map(({ value }) => value)).toEqual(
      [17_146, 16_805, 16_447].map((one) => one * MILLION),
    );
    expect(revenueAnnual.at(-4)).toEqual({ value: null, because: "restated-perimeter" });
    expect(epsAnnual.slice(-10).every(({ value }) => value !== null)).toBe(true);
  });

  it("give the seam as the reason of a check over years before it", () => {
    const inputs = { ...accountsSide({ ...kimberlyClark("2026-04-01") }).inputs };
    const all = inputs as Parameters<typeof evaluate>[1];
    expect(evaluate(checkOf("G4"), all)).toMatchObject({ state: "unknown", because: "restated-perimeter" });
    expect(evaluate(checkOf("G3"), all).value).not.toBeNull();
  });
});

describe("free cash flow against that of three years before", () => {
  const flows = {
    NetIncomeLoss: Array.from({ length: 28 }, (_, k) => 1_000 + 10 * k),
    NetCashProvidedByUsedInOperatingActivities: Array.from({ length: 28 }, (_, k) => 2_000 + 10 * k),
    PaymentsToAcquirePropertyPlantAndEquipment: Array.from({ length: 28 }, (_, k) => 500 + 5 * k),
  };
  const ofCash = "NetCashProvidedByUsedInOperatingActivities";
  const threeYearsAgo = (restated: string) => {
    const facts = restatedCompany({ flows, restated: { concept: restated, from: 24, factor: 0.5 } });
    return flowInputs({ fundamentals: knownAtLast(facts), source: "test" }).freeCashFlowTtmThreeYearsAgo;
  };

  it("is missing where a seam of cash from operations lies between, and not where one of net income does", () => {
    expect(threeYearsAgo(ofCash)).toEqual({ value: null, because: "restated-perimeter" });
    // Quarters 12 to 15: 4 x 2,000 + 10 x (12 + 13 + 14 + 15), less 4 x 500 + 5 x 54.
    expect(threeYearsAgo("NetIncomeLoss").value).toBe(8_540 - 2_270);
  });
});
