import { noted } from "../derivation/derivation.ts";
import type { Metric } from "./metric.ts";

/** Metrics 1 to 5: amounts of the quarter, or at its end. */
export const GROWTH_METRICS: readonly Metric[] = [
  {
    id: "revenue",
    name: "Revenue",
    group: "growth",
    unit: "money",
    kind: "amount",
    good: "higher",
    formula: "revenue",
    rules: ["FND-05", "FND-07", "1.4"],
    source: "As filed; the larger of the two revenue tags is the total.",
    notFor: [],
    of: (periods, index) => periods.item("revenue", index),
  },
  {
    id: "netIncome",
    name: "Net income",
    group: "growth",
    unit: "money",
    kind: "amount",
    good: "higher",
    formula: "netIncome",
    rules: ["FND-05", "FND-07", "FND-18"],
    source: "As filed, attributable to the parent.",
    notFor: [],
    of: (periods, index) => {
      const income = periods.item("netIncome", index);
      const discontinued = periods.item("discontinuedIncome", index);
      return income.value !== null && discontinued.value ? noted(income, "discontinued-operations") : income;
    },
  },
  {
    id: "freeCashFlow",
    name: "Free cash flow",
    group: "growth",
    unit: "money",
    kind: "amount",
    good: "higher",
    formula: "cfo − capex",
    rules: ["FND-07", "1.4"],
    source: "Cash-flow statements are year to date: second to fourth quarters are differences.",
    notFor: ["bank"],
    of: (periods, index) => periods.item("freeCashFlow", index),
  },
  {
    id: "cashAndShortTermInvestments",
    name: "Cash and short-term investments",
    group: "growth",
    unit: "money",
    kind: "amount",
    good: "higher",
    formula: "cash + shortTermInvestments",
    rules: ["FND-05", "1.4"],
    source: "As filed; without restricted cash and non-current securities.",
    notFor: [],
    of: (periods, index) => periods.item("cashAndShortTermInvestments", index),
  },
  {
    id: "eps",
    name: "Earnings per share, diluted",
    group: "growth",
    unit: "perShare",
    kind: "amount",
    good: "higher",
    formula: "as reported; fourth quarter: netIncomeCommon ÷ (4 × sharesOfYear − 3 × sharesOfNineMonths)",
    rules: ["FND-12", "FND-13"],
    source: "As filed, on the share count of the as-of day.",
    notFor: [],
    of: (periods, index) => periods.eps(index),
  },
];
