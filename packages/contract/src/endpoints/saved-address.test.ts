import { describe, expect, it } from "vitest";
import { savedAddress } from "./saved-address.ts";

describe("savedAddress", () => {
  it.each([
    ["/pages/valuation?code=AAPL", "/pages/valuation?code=AAPL"],
    [
      "/pages/valuation?set=terminalGrowth:0.02,wacc:0.090&code=aapl&q=x",
      "/pages/valuation?code=AAPL&set=terminalGrowth%3A0.02%2Cwacc%3A0.09",
    ],
    [
      "/pages/valuation?with=mid-year%2C1974&asOf=2024-02-29&code=BRK.B",
      "/pages/valuation?code=BRK.B&asOf=2024-02-29&with=mid-year%2C1974",
    ],
  ])("keeps the stock, the day and the parameters of a valuation: %s", (given, saved) => {
    expect(savedAddress("valuation", given)).toBe(saved);
  });

  it("keeps filters, order, length, columns and the day of a screen, and neither what is typed nor who is explained", () => {
    const given =
      "/pages/basic-search?q=ap&strategyFilters=golden-cross~rsi2&cols=pe~roe&take=50&sort=-marketValue&f=pe(..15)~sectors(Energy)&why=AAPL";
    const saved =
      "/pages/basic-search?f=pe(..15)~sectors(Energy)&strategyFilters=golden-cross~rsi2&sort=-marketValue&take=50&cols=pe~roe";
    expect(savedAddress("screen", given)).toBe(saved);
    expect(savedAddress("screen", "/pages/basic-search")).toBe("/pages/basic-search");
  });

  it("keeps the name of the columns of a screen", () => {
    const given = "/pages/basic-search?view=Value%20%26%20debt&cols=pe~debtToEquity";
    const saved = "/pages/basic-search?cols=pe~debtToEquity&view=Value%20%26%20debt";
    expect(savedAddress("screen", given)).toBe(saved);
    expect(savedAddress("screen", `/pages/basic-search?cols=pe&view=${"x".repeat(81)}`)).toBeNull();
  });

  it("keeps the companies of a comparison, each once, and not the screen that they were found with", () => {
    const given = "/pages/basic-search?f=pe(..15)&compare=aapl,MSFT,AAPL";
    expect(savedAddress("comparison", given)).toBe("/pages/basic-search?compare=AAPL%2CMSFT");
  });

  it("is the same for an address that it has returned", () => {
    const once = savedAddress("screen", "/pages/basic-search?f=industries(Oil%20%2528integrated%2529)&asOf=2024-01-31");
    expect(once).toBe("/pages/basic-search?f=industries(Oil%20%2528integrated%2529)&asOf=2024-01-31");
    expect(savedAddress("screen", once ?? "")).toBe(once);
  });

  it.each([
    ["valuation", "https://example.org/pages/valuation?code=AAPL"],
    ["valuation", "//example.org/pages/valuation?code=AAPL"],
    ["valuation", "javascript:alert(1)"],
    ["valuation", "#/pages/valuation?code=AAPL"],
    ["valuation", "/pages/valuation"],
    ["valuation", "/pages/valuation/?code=AAPL"],
    ["valuation", "/pages/analysis?code=AAPL"],
    ["valuation", "/pages/valuation?code=AAPL?code=MSFT"],
    ["valuation", "/pages/valuation?code=<b>"],
    ["valuation", "/pages/valuation?code=AAPL&set=wacc:9"],
    ["valuation", "/pages/valuation?code=AAPL&set=constructor:1"],
    ["valuation", "/pages/valuation?code=AAPL&set=wacc"],
    ["valuation", "/pages/valuation?code=AAPL&asOf=2024-02-30"],
    ["valuation", "/pages/valuation?code=AAPL&asOf=yesterday"],
    ["valuation", "/pages/valuation?code=AAPL&q=%00"],
    ["valuation", "/pages/valuation?code=AAPL&q=%E0%A4"],
    ["valuation", "/pages/valuation?code=AAPL&with=Mid year"],
    ["screen", "/pages/basic-search?f=pe"],
    ["screen", "/pages/basic-search?f="],
    ["screen", "/pages/basic-search?f=sectors(%E2%80%AEygrenE)"],
    ["screen", "/pages/basic-search?sort=a;b"],
    ["screen", "/pages/basic-search?strategyFilters=Golden"],
    ["screen", "/pages/basic-search?strategyFilters=a~b~c~d~e~f"],
    ["screen", "/pages/basic-search?take=0"],
    ["screen", "/pages/basic-search?take=10001"],
    ["comparison", "/pages/basic-search"],
    ["comparison", "/pages/basic-search?compare=A,B,C,D,E"],
    ["comparison", "/pages/basic-search?compare=A,,B"],
  ] as const)("finds no %s at %s", (kind, address) => {
    expect(savedAddress(kind, address)).toBeNull();
  });
});
