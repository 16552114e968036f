import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { accountsSide, type CheckInputs } from "../../checks/index.ts";
import { companyOn } from "../../fundamentals/real-companies.fixture.ts";
import { QUALITY_RATIOS } from "./quality-ratios.ts";

describe.skipIf(needsSharedData)("ratios of a restated company", () => {
  it("give the seam as the reason where they reach over years before it", () => {
    // Kimberly-Clark restated 2023 to 2025 in its 10-K for 2025, without the tissue business; five years begin in 2020.
    const { inputs } = accountsSide({ fundamentals: companyOn("KMB", "2026-04-01"), source: "sec" });
    const growth = QUALITY_RATIOS.find(({ id }) => id === "revenueGrowthFiveYears");
    expect(growth?.of({ ...inputs } as CheckInputs)).toBe("restated-perimeter");
  });
});
