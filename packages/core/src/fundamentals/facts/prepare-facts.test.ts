import { describe, expect, it } from "vitest";
import { day } from "../../time/index.ts";
import { factOf } from "../made-up-company.fixture.ts";
import { prepareFacts } from "./prepare-facts.ts";
import { reportingCurrency } from "./reporting-currency.ts";

const assets = (unit: string, end: string, filed: string, value = 1) =>
  factOf({ concept: "Assets", unit, end, filed, value, form: "20-F" });

describe("prepared facts", () => {
  it("leave out concepts that no rule needs, forms that are not accepted and odd lengths", () => {
    const { concepts } = prepareFacts([
      factOf({ concept: "GainOnSaleOfSpaceship", end: "2023-03-31", filed: "2023-05-01", value: 1 }),
      factOf({ concept: "Assets", end: "2023-03-31", filed: "2023-05-01", value: 1, form: "DEF 14A" }),
      factOf({ concept: "Revenues", start: "2023-03-01", end: "2023-03-31", filed: "2023-05-01", value: 1 }),
    ]);
    expect([...concepts.values()].flatMap((units) => [...units.keys()])).toEqual([]);
  });

  it("name a fiscal year by its own report, not by the reports that repeat it", () => {
    const year = { concept: "NetIncomeLoss", start: "2022-02-01", end: "2023-01-31", value: 1 };
    const { annualReports } = prepareFacts([
      factOf({ ...year, filed: "2023-03-20", form: "10-K", fiscalYear: 2022 }),
      factOf({ ...year, filed: "2023-06-01", form: "10-Q", fiscalYear: 2023 }),
    ]);
    expect(annualReports).toMatchObject([{ latestEnd: day("2023-01-31"), fiscalYear: 2022 }]);
  });
});

describe("the reporting currency (FND-01)", () => {
  it("is that of the accounts, not of the convenience translation of their last year", () => {
    const prepared = prepareFacts([
      assets("CNY", "2022-12-31", "2024-04-20"),
      assets("CNY", "2023-12-31", "2024-04-20"),
      assets("USD", "2023-12-31", "2024-04-20"),
    ]);
    expect(reportingCurrency(prepared, day("2024-05-01"))).toBe("CNY");
  });

  it("follows a company that changes it, from the filing on", () => {
    const prepared = prepareFacts([
      assets("CAD", "2022-12-31", "2023-03-01"),
      assets("USD", "2023-12-31", "2024-03-01"),
    ]);
    expect(reportingCurrency(prepared, day("2024-02-29"))).toBe("CAD");
    expect(reportingCurrency(prepared, day("2024-03-01"))).toBe("USD");
  });

  it("is the dollar where nothing is reported", () => {
    expect(reportingCurrency(prepareFacts([]), day("2024-03-01"))).toBe("USD");
  });
});
