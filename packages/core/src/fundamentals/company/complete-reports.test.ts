import { describe, expect, it } from "vitest";
import { needsSharedData } from "../../../../../scripts/shared-data.ts";
import { day } from "../../time/index.ts";
import { factsOfFile } from "../company-facts.fixture.ts";
import { prepareFacts } from "../facts/prepare-facts.ts";
import { calendarCompany, knownAtLast } from "../made-up-company.fixture.ts";
import { companyOn } from "../real-companies.fixture.ts";
import { completeReports, isReportComplete } from "./complete-reports.ts";

const BALANCES = { Assets: [9], LiabilitiesAndStockholdersEquity: [9], StockholdersEquity: [4] };
const FLOWS = { NetIncomeLoss: [1], NetCashProvidedByUsedInOperatingActivities: [2] };

describe("complete reports", () => {
  it("make a missing number unreported, where the market has everything that each report holds", () => {
    const { quarters } = knownAtLast(calendarCompany({ flows: FLOWS, balances: BALANCES }));
    expect(quarters.item("interestExpense", 0)).toMatchObject({ value: null, because: "not-reported" });
  });

  it.each([...Object.keys(BALANCES), "NetCashProvidedByUsedInOperatingActivities"])(
    "are none without %s: then the number is not in the market's data",
    (left) => {
      const without = (all: Readonly<Record<string, number[]>>) =>
        Object.fromEntries(Object.entries(all).filter(([concept]) => concept !== left));
      const { quarters } = knownAtLast(calendarCompany({ flows: without(FLOWS), balances: without(BALANCES) }));
      expect(quarters.item("interestExpense", 0)).toMatchObject({ value: null, because: "not-in-market-data" });
    },
  );

  it("decide for the period in which the number is missing, not for the last one of a sum or a mean", () => {
    // Interest of the third quarter of 2020 is missing; only the report about that quarter lacks the total assets.
    const gap = [1, 1, Number.NaN, 1, 1, 1, 1];
    const all = <Value>(value: Value) => gap.map(() => value);
    const facts = (assets: readonly number[]) => {
      const flows = { InterestExpense: gap, NetIncomeLoss: all(1), NetCashProvidedByUsedInOperatingActivities: all(2) };
      const balances = {
        Assets: assets,
        LiabilitiesAndStockholdersEquity: all(9),
        StockholdersEquity: all(4),
        LongTermDebt: gap.map((value) => 3 * value),
      };
      return knownAtLast(calendarCompany({ flows, balances })).quarters;
    };
    const whole = facts(all(9));
    expect(whole.trailing("interestExpense", 4)).toMatchObject({ value: null, because: "not-reported" });
    const cut = facts(gap.map((value) => 9 * value));
    expect(cut.item("interestExpense", 2)).toMatchObject({ value: null, because: "not-in-market-data" });
    expect(cut.trailing("interestExpense", 4)).toMatchObject({ value: null, because: "not-in-market-data" });
    expect(cut.average("interestExpense", 6)).toMatchObject({ value: null, because: "not-in-market-data" });
    expect(cut.epsTrailing(4)).toMatchObject({ value: null, because: "not-in-market-data" });
  });

  it("need one filing that has everything, not several that have it together", () => {
    const facts = calendarCompany({ flows: FLOWS, balances: BALANCES });
    const split = facts.map((fact) => (fact.concept === "Assets" ? { ...fact, accession: "another" } : fact));
    expect(completeReports(prepareFacts(split).concepts).size).toBe(0);
  });

  it("are not known before they are filed", () => {
    const [first] = calendarCompany({ flows: FLOWS, balances: BALANCES });
    const reports = completeReports(prepareFacts(calendarCompany({ flows: FLOWS, balances: BALANCES })).concepts);
    const end = first?.end ?? day("2020-01-01");
    const filed = first?.filed ?? day("2020-01-01");
    expect(isReportComplete(reports, end, (filed - 1) as typeof filed)).toBe(false);
    expect(isReportComplete(reports, end, filed)).toBe(true);
  });
});

describe.skipIf(needsSharedData)("complete reports of real companies", () => {
  it.each(["MSFT", "KO", "JNJ"])("are none in a file of %s that was cut to 22 concepts", (company) => {
    const prepared = prepareFacts(factsOfFile(`companyfacts_22tags/${company}.json.gz`));
    expect(prepared.completeReports.size).toBe(0);
  });

  it.each([
    ["AAPL", "2024-11-30"],
    ["KMB", "2016-11-30"],
    ["GOOGL", "2024-11-30"],
    ["SNOW", "2024-06-15"],
    ["WMT", "2026-06-15"],
  ])("are those of %s, so that a line it lacks is one that it has not reported", (company, asOf) => {
    const { quarters } = companyOn(company, asOf);
    const last = quarters.list.length - 1;
    expect(quarters.item("netChargeOffs", last)).toMatchObject({
      because: "not-reported",
    });
  });
});
