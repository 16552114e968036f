import { unknown } from "../derivation/derivation.ts";
import type { Metric } from "./metric.ts";
import { ratio } from "./ratio.ts";

/** Metrics 6 to 10: margins of the quarter, returns and turnover of twelve months. */
export const OFFENSIVE_METRICS: readonly Metric[] = [
  {
    id: "grossMargin",
    name: "Gross margin",
    group: "offensive",
    unit: "fraction",
    kind: "pct",
    good: "higher",
    formula: "grossProfit ÷ revenue",
    flows: ["grossProfit", "revenue"],
    rules: ["FND-07", "GEN-04"],
    source: "Textbook definition, single quarter.",
    // The cost of an insurer is its claims: the cost of products that a health insurer states is a part of it.
    notFor: ["bank", "insurer"],
    ifFiledBy: ["reit"],
    of: (periods, index) =>
      ratio(periods.item("grossProfit", index), periods.item("revenue", index), ["grossProfit", "revenue"]),
  },
  {
    id: "operatingMargin",
    name: "Operating margin",
    group: "offensive",
    unit: "fraction",
    kind: "pct",
    good: "higher",
    formula: "operatingIncome ÷ revenue",
    flows: ["operatingIncome", "revenue"],
    rules: ["FND-07", "GEN-04"],
    source: "Textbook definition, single quarter.",
    notFor: ["bank"],
    ifFiledBy: ["insurer"],
    of: (periods, index) =>
      ratio(periods.item("operatingIncome", index), periods.item("revenue", index), ["operatingIncome", "revenue"]),
  },
  {
    id: "roa",
    name: "Return on assets",
    group: "offensive",
    unit: "fraction",
    kind: "pct",
    good: "higher",
    formula: "netIncome TTM ÷ avg(assets)",
    flows: ["netIncome"],
    rules: ["FND-10", "GEN-04"],
    source: "Average of the balance and the one a year earlier, as in CFA texts; SimFin takes the opening balance.",
    notFor: [],
    ifFiledBy: [],
    of: (periods, index) =>
      ratio(periods.trailing("netIncome", index), periods.average("assets", index), ["netIncome", "assets"]),
  },
  {
    id: "roe",
    name: "Return on equity",
    group: "offensive",
    unit: "fraction",
    kind: "pct",
    good: "higher",
    formula: "netIncomeCommon TTM ÷ avg(equity − preferred)",
    flows: ["netIncomeCommon"],
    rules: ["FND-10", "GEN-04"],
    source: "Return of the common shareholders on the average of their equity; none where that is negative.",
    notFor: [],
    ifFiledBy: [],
    of: (periods, index) =>
      ratio(periods.trailing("netIncomeCommon", index), periods.average("commonEquity", index), [
        "netIncomeCommon",
        "commonEquity",
      ]),
  },
  {
    id: "inventoryTurnover",
    name: "Inventory turnover",
    group: "offensive",
    unit: "times",
    kind: "multiple",
    good: "higher",
    formula: "costOfRevenue TTM ÷ avg(inventory)",
    flows: ["costOfRevenue"],
    rules: ["FND-10", "GEN-04"],
    source: "Textbook definition on average inventory.",
    notFor: ["bank"],
    ifFiledBy: ["insurer", "reit"],
    of: (periods, index) => {
      if (periods.hasNoInventory(index)) return unknown("no-inventory", "inventory");
      const names = ["costOfRevenue", "inventory"] as const;
      return ratio(periods.trailing("costOfRevenue", index), periods.average("inventory", index), names);
    },
  },
];
