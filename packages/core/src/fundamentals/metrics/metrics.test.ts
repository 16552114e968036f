import { describe, expect, it } from "vitest";
import type { CompanyType } from "../company/company-type.ts";
import { ITEMS } from "../concepts/items.ts";
import { calendarCompany, knownAtLast } from "../made-up-company.fixture.ts";
import { companyMetrics, latestColumns } from "./company-metrics.ts";
import { METRIC_IDS } from "./metric.ts";
import { METRICS, metricOf } from "./metrics.ts";

const NONE = Number.NaN;
const rising = (count: number) => Array.from({ length: count }, (_, k) => k + 1);
const columnsOf = (numbers: Parameters<typeof calendarCompany>[0]) =>
  companyMetrics(knownAtLast(calendarCompany(numbers))).columns;

describe("the registry of metrics", () => {
  it("holds the fifteen of the specification in its order, five to a group", () => {
    expect(METRICS.map(({ id }) => id)).toEqual([...METRIC_IDS]);
    expect(METRICS.map(({ group }) => group)).toEqual(
      ["growth", "offensive", "defensive"].flatMap((group) => Array(5).fill(group)),
    );
  });

  it("leaves out the metrics that mean nothing for a type of company", () => {
    // Not for banks 3, 6, 7, 10, 12-15; not for insurers 6. Only with their lines: insurers 7, 10, 12-15; REITs 6, 10, 14, 15;
    // brokers 14, 15.
    const numbersIn = (list: "notFor" | "ifFiledBy", type: CompanyType) =>
      METRICS.flatMap((metric, k) => (metric[list].includes(type) ? [k + 1] : []));
    expect(numbersIn("notFor", "bank")).toEqual([3, 6, 7, 10, 12, 13, 14, 15]);
    expect(numbersIn("notFor", "insurer")).toEqual([6]);
    expect(numbersIn("ifFiledBy", "insurer")).toEqual([7, 10, 12, 13, 14, 15]);
    expect(numbersIn("ifFiledBy", "reit")).toEqual([6, 10, 14, 15]);
    expect(numbersIn("ifFiledBy", "broker")).toEqual([14, 15]);
    for (const list of ["notFor", "ifFiledBy"] as const) expect(numbersIn(list, "utility")).toEqual([]);
  });

  it("names as flows of a metric those of its formula, no balance and nothing else", () => {
    const isFlow = (word: string) => Object.entries(ITEMS).some(([id, { kind }]) => id === word && kind === "flow");
    for (const { formula, flows } of METRICS) {
      const named = (formula.match(/\w+/g) ?? []).filter(isFlow);
      expect([...flows].sort(), formula).toEqual(named.sort());
    }
  });

  it("finds a metric by its id", () => {
    expect(metricOf("roe").formula).toContain("netIncomeCommon TTM");
  });
});

describe("the five columns", () => {
  it.each([3, 20, 30])("are the same from the latest periods alone, of %d quarters", (count) => {
    const known = knownAtLast(calendarCompany({ flows: { NetIncomeLoss: rising(count) } }));
    expect(latestColumns(known)).toEqual(companyMetrics(known).columns);
  });

  it("are latest, previous, mean of four, change on the year, mean of twenty", () => {
    const { netIncome } = columnsOf({ flows: { NetIncomeLoss: rising(20) } });
    expect(netIncome.latest.value).toBe(20);
    expect(netIncome.previous.value).toBe(19);
    expect(netIncome.oneYearAverage).toMatchObject({ mean: { value: 18.5 }, used: 4, of: 4 });
    expect(netIncome.yearOverYear).toMatchObject({ change: { value: (20 - 16) / 16 }, kind: "relative" });
    expect(netIncome.fiveYearAverage).toMatchObject({ mean: { value: 10.5 }, used: 20, of: 20 });
  });

  it("count the known periods where a mean cannot be taken: 3 of 4", () => {
    const { revenue } = columnsOf({ flows: { NetIncomeLoss: rising(6), Revenues: [1, 2, 3, NONE, 5, 6] } });
    expect(revenue.oneYearAverage).toMatchObject({ mean: { value: null, because: "too-few-periods" }, used: 3, of: 4 });
    expect(revenue.yearOverYear.base.value).toBe(2);
  });

  it("take a five-year mean of sixteen, not of fifteen, of twenty quarters in a row", () => {
    const mean = (missing: number) =>
      columnsOf({ flows: { NetIncomeLoss: rising(20), Revenues: rising(20).map((k) => (k <= missing ? NONE : k)) } })
        .revenue.fiveYearAverage;
    expect(mean(4)).toMatchObject({ mean: { value: 12.5 }, used: 16 });
    expect(mean(5)).toMatchObject({ mean: { value: null, because: "too-few-periods" }, used: 15 });
  });

  it("are empty across a gap", () => {
    const { netIncome } = columnsOf({ flows: { NetIncomeLoss: [1, 2, 3, NONE, 5] } });
    expect(netIncome.previous).toMatchObject({ value: null, because: "periods-missing" });
    expect(netIncome.latest.value).toBe(5);
  });
});

describe("ratios", () => {
  it("do not exist over a denominator of 0 or less (GEN-04)", () => {
    const { grossMargin } = columnsOf({ flows: { NetIncomeLoss: [1], Revenues: [0], GrossProfit: [1] } });
    expect(grossMargin.latest).toMatchObject({ value: null, because: "denominator-not-positive", item: "revenue" });
  });

  it("show a negative coverage of an operating loss", () => {
    const { interestCoverage } = columnsOf({
      flows: { NetIncomeLoss: [1, 1, 1, 1], OperatingIncomeLoss: [-5, -5, -5, -5], InterestExpense: [1, 1, 1, 1] },
      balances: { LongTermDebtNoncurrent: [9, 9, 9, 9] },
    });
    expect(interestCoverage.latest.value).toBe(-5);
  });

  it("give a company without inventory its current ratio as quick ratio, with a note", () => {
    const { quickRatio, inventoryTurnover } = columnsOf({
      flows: { NetIncomeLoss: [1] },
      balances: { AssetsCurrent: [6], LiabilitiesCurrent: [4] },
    });
    expect(quickRatio.latest).toMatchObject({ value: 1.5, parts: [{ note: "no-inventory-on-balance-sheet" }, {}] });
    expect(inventoryTurnover.latest).toMatchObject({ value: null, because: "no-inventory" });
  });

  it("mark income that includes discontinued operations (FND-18)", () => {
    const flows = { NetIncomeLoss: [5], IncomeLossFromDiscontinuedOperationsNetOfTax: [2] };
    expect(columnsOf({ flows }).netIncome.latest).toMatchObject({ value: 5, note: "discontinued-operations" });
  });
});
