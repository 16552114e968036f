import { UNCLASSIFIED_TYPES } from "../company/applicability.ts";
import { derived, noted, type Traced, unknown } from "../derivation/derivation.ts";
import type { Periods } from "../periods/periods.ts";
import type { Metric } from "./metric.ts";
import { ratio } from "./ratio.ts";

/** Metrics 11 to 15: debt and liquidity at the end of the quarter, flows of twelve months. */
export const DEFENSIVE_METRICS: readonly Metric[] = [
  {
    id: "debtRatio",
    name: "Debt ratio",
    group: "defensive",
    unit: "fraction",
    kind: "pct",
    good: "lower",
    formula: "liabilities ÷ assets",
    flows: [],
    rules: ["1.4", "GEN-04"],
    source: "Textbook definition: all liabilities, not only interest-bearing debt.",
    notFor: [],
    ifFiledBy: [],
    of: (periods, index) =>
      ratio(periods.item("liabilities", index), periods.item("assets", index), ["liabilities", "assets"]),
  },
  {
    id: "interestCoverage",
    name: "Interest coverage",
    group: "defensive",
    unit: "times",
    kind: "multiple",
    good: "higher",
    formula: "operatingIncome TTM ÷ interestExpense TTM",
    flows: ["operatingIncome", "interestExpense"],
    rules: ["FND-10", "GEN-04"],
    source: "Textbook definition (times interest earned); negative for an operating loss.",
    notFor: ["bank"],
    ifFiledBy: ["insurer"],
    of: interestCoverage,
  },
  {
    id: "cashFlowToDebt",
    name: "Cash flow to debt",
    group: "defensive",
    unit: "times",
    kind: "multiple",
    good: "higher",
    formula: "cfo TTM ÷ totalDebt",
    flows: ["cfo"],
    rules: ["FND-10", "1.4", "GEN-04"],
    source: "Interest-bearing debt, without operating leases.",
    notFor: ["bank"],
    ifFiledBy: ["insurer"],
    of: (periods, index) => {
      const debt = periods.item("totalDebt", index);
      if (debt.value === 0) return unknown("no-debt", "totalDebt");
      return ratio(periods.trailing("cfo", index), debt, ["cfo", "totalDebt"]);
    },
  },
  {
    id: "currentRatio",
    name: "Current ratio",
    group: "defensive",
    unit: "times",
    kind: "multiple",
    good: "higher",
    formula: "assetsCurrent ÷ liabilitiesCurrent",
    flows: [],
    rules: ["FND-05", "GEN-04"],
    source: "Textbook definition.",
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    of: (periods, index) =>
      ratio(periods.item("assetsCurrent", index), periods.item("liabilitiesCurrent", index), [
        "assetsCurrent",
        "liabilitiesCurrent",
      ]),
  },
  {
    id: "quickRatio",
    name: "Quick ratio",
    group: "defensive",
    unit: "times",
    kind: "multiple",
    good: "higher",
    formula: "(assetsCurrent − inventory) ÷ liabilitiesCurrent",
    flows: [],
    rules: ["FND-05", "1.4", "GEN-04"],
    source: "The form with inventory taken off; a company without inventory has its current ratio.",
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    of: (periods, index) =>
      ratio(quickAssets(periods, index), periods.item("liabilitiesCurrent", index), [
        "quickAssets",
        "liabilitiesCurrent",
      ]),
  },
];

/** Without debt there is nothing to cover; with debt but no interest tag the filer keeps the number to itself. */
function interestCoverage(periods: Periods, index: number): Traced {
  const debt = periods.item("totalDebt", index);
  if (debt.value === 0) return unknown("no-debt", "totalDebt");
  const income = periods.trailing("operatingIncome", index);
  if (income.value === null) return income;
  const interest = periods.trailing("interestExpense", index);
  const isUnreported = interest.value === null && interest.because === "not-reported";
  if (isUnreported && debt.value !== null) return unknown("interest-not-reported", "interestExpense");
  return ratio(income, interest, ["operatingIncome", "interestExpense"]);
}

function quickAssets(periods: Periods, index: number): Traced {
  const current = periods.item("assetsCurrent", index);
  const inventory = periods.item("inventory", index);
  if (current.value === null) return current;
  if (inventory.value === null)
    return periods.hasNoInventory(index) ? noted(current, "no-inventory-on-balance-sheet") : inventory;
  const parts = [current, inventory];
  const value = current.value - inventory.value;
  return derived({ value, how: "difference", rule: "1.4", parts, names: ["assetsCurrent", "inventory"] });
}
