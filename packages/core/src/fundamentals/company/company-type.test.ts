import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { companyOn } from "../real-companies.fixture.ts";
import { classifyCompany, companyTypeOfSic } from "./company-type.ts";

describe("company types (FND-16)", () => {
  // Codes of the SEC's SIC list: JPMorgan 6021, a finance lessor 6172, Goldman Sachs 6211, UnitedHealth 6324, ...
  it.each([
    [6021, "bank"],
    [6199, "bank"],
    [6211, "broker"],
    [6324, "insurer"],
    [6411, "insurer"],
    [6798, "reit"],
    [4911, "utility"],
    [3571, "manufacturer"],
    [1999, "other"],
    [4000, "other"],
    [6500, "other"],
    [7372, "other"],
  ] as const)("makes SIC %d %s", (sic, type) => {
    expect(companyTypeOfSic(sic)).toBe(type);
  });

  it("trusts the SIC code and says when the concepts disagree", () => {
    expect(classifyCompany(6324, "industrial")).toMatchObject({ type: "insurer", isAgreed: false });
    expect(classifyCompany(6021, "bank")).toMatchObject({ type: "bank", isAgreed: true });
  });

  it("goes by the concepts where there is no code", () => {
    expect(classifyCompany(null, "insurer")).toMatchObject({ type: "insurer", from: "concepts" });
    expect(classifyCompany(null, "industrial")).toMatchObject({ type: "other", from: "concepts" });
    expect(classifyCompany(null, null)).toMatchObject({ type: "other", from: "none" });
  });

  it.skipIf(needsSharedData)("knows a bank and a manufacturer by what they report, once they have reported it", () => {
    expect(companyOn("JPM", "2026-06-01", { sic: null }).company).toMatchObject({ type: "bank", from: "concepts" });
    expect(companyOn("AAPL", "2026-03-01", { sic: null }).company.signal).toBe("industrial");
    expect(companyOn("AAPL", "2009-01-01", { sic: null }).company.from).toBe("none");
  });
});
