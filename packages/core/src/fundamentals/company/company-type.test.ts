import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { companyOn } from "../real-companies.fixture.ts";
import { type ConceptSignal, classifyCompany, companyTypeOfIndustry, companyTypeOfSic } from "./company-type.ts";

const ofSic = (sic: number | null, signal: ConceptSignal | null) => classifyCompany({ sic, industry: null }, signal);

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

  it("trusts the SIC code and notes when the concepts disagree", () => {
    expect(ofSic(6324, "industrial")).toMatchObject({ type: "insurer", isAgreed: false });
    expect(ofSic(6021, "bank")).toMatchObject({ type: "bank", isAgreed: true });
  });

  // Sub-industries of GICS with a member each and its SIC code: Bank of America 6021, American Express 6199, Morgan Stanley
  // 6211, Travelers 6331, Aon 6411, UnitedHealth 6324, Simon Property 6798, Duke Energy 4931, AES 4991.
  it.each([
    ["Diversified Banks", "bank", 6021],
    ["Consumer Finance", "bank", 6199],
    ["Investment Banking & Brokerage", "broker", 6211],
    ["Property & Casualty Insurance", "insurer", 6331],
    ["Insurance Brokers", "insurer", 6411],
    ["Managed Health Care", "insurer", 6324],
    ["Retail REITs", "reit", 6798],
    ["Multi-Utilities", "utility", 4931],
    ["Independent Power Producers & Energy Traders", "utility", 4991],
  ] as const)("makes a company of %s without a code %s, as its code would", (industry, type, sic) => {
    expect(companyTypeOfIndustry(industry)).toBe(type);
    expect(companyTypeOfSic(sic)).toBe(type);
    expect(classifyCompany({ sic: null, industry }, null)).toMatchObject({ type, from: "industry" });
  });

  it("decides nothing by an industry whose name is not clear", () => {
    // BlackRock 6211, State Street 6022; S&P Global 7320, Nasdaq 6200.
    expect(companyTypeOfIndustry("Asset Management & Custody Banks")).toBeNull();
    expect(companyTypeOfIndustry("Financial Exchanges & Data")).toBeNull();
    expect(companyTypeOfIndustry("Systems Software")).toBeNull();
    const custodian = { sic: null, industry: "Asset Management & Custody Banks" };
    expect(classifyCompany(custodian, "bank")).toMatchObject({ type: "bank", from: "concepts" });
  });

  it("takes the code before the industry", () => {
    const company = { sic: 7320, industry: "Diversified Banks" };
    expect(classifyCompany(company, null)).toMatchObject({ type: "other", from: "sic" });
  });

  it("goes by the concepts where there is no code", () => {
    expect(ofSic(null, "insurer")).toMatchObject({ type: "insurer", from: "concepts" });
    expect(ofSic(null, "industrial")).toMatchObject({ type: "other", from: "concepts" });
    expect(ofSic(null, null)).toMatchObject({ type: "other", from: "none" });
  });

  it.skipIf(needsSharedData)("knows a bank and a manufacturer by what they report, once they have reported it", () => {
    expect(companyOn("JPM", "2026-06-01", { sic: null }).company).toMatchObject({ type: "bank", from: "concepts" });
    expect(companyOn("AAPL", "2026-03-01", { sic: null }).company.signal).toBe("industrial");
    expect(companyOn("AAPL", "2009-01-01", { sic: null }).company.from).toBe("none");
  });
});
