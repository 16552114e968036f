import { describe, expect, it } from "vitest";
import { type Day, day, formatDay } from "../../time/index.ts";
import { equityRiskPremiumOn } from "../index.ts";

describe("the equity risk premium of a day", () => {
  // Damodaran's page of implied premiums and his notes of those years: 4.08 % in January 2006, 6.43 % at the start of 2009,
  // 5.20 % of 2020, 5.94 % of 2023, 4.33 % of 2025; 4.23 % of 2026.
  it.each([
    ["2006-06-30", 0.0408],
    ["2009-03-09", 0.0643],
    ["2020-12-31", 0.052],
    ["2023-02-01", 0.0594],
    ["2025-11-21", 0.0433],
    ["2026-06-30", 0.0423],
  ])("is on %s what was published for that year", (asOf, premium) => {
    expect(equityRiskPremiumOn(day(asOf))).toEqual({
      value: premium,
      provenance: { source: "damodaran", periodEnd: `${asOf.slice(0, 4)}-01-01`, formula: "DCF-13" },
    });
  });

  it("is that of the year before until the new one is out", () => {
    expect([equityRiskPremiumOn(day("2023-01-31")).value, equityRiskPremiumOn(day("2023-02-01")).value]).toEqual([
      0.0424, 0.0594,
    ]);
  });

  it("is unknown before the first estimate", () => {
    expect(equityRiskPremiumOn(day("2000-01-31"))).toEqual({ value: null, because: "no-risk-premium" });
    expect(equityRiskPremiumOn(day("2000-02-01")).value).toBe(0.0205);
  });

  it("is the last one that is known for two years and a month, and too old from then on", () => {
    // The premium of 1 January 2026 is 765 days old on 5 February 2028.
    expect(equityRiskPremiumOn(day("2028-02-05"))).toMatchObject({
      value: 0.0423,
      provenance: { periodEnd: "2026-01-01" },
    });
    for (const later of ["2028-02-06", "2031-05-05"]) {
      expect(equityRiskPremiumOn(day(later))).toEqual({ value: null, because: "risk-premium-too-old" });
    }
  });

  it("is never of a later day and lies between 2 % and 7 %, on any day of 27 years", () => {
    let days = 0;
    for (let on = day("2000-02-01"); on < day("2027-02-01"); on = (on + 1) as Day) {
      days += 1;
      const premium = equityRiskPremiumOn(on);
      if (premium.value === null) throw new Error(formatDay(on));
      const { periodEnd = "9999" } = premium.provenance;
      if (periodEnd > formatDay(on) || premium.value < 0.02 || premium.value > 0.07) throw new Error(formatDay(on));
    }
    expect(days).toBe(27 * 365 + 7);
  });
});
