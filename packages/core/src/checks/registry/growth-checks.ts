import { MONEY_DEALER_TYPES } from "../../fundamentals/index.ts";
import type { Check } from "../check.ts";
import { failed, type Measure, measured, passed, unmeasured } from "../measure.ts";
import { rule } from "../rule.ts";
import { endsOf, growthRate, yearsInARow } from "./years.ts";

const A_YEAR = { min: -0.5, max: 1, step: 0.01 } as const;

/** now / then - 1; growth from a loss has no rate. */
function growthOverYear(now: number, then: number): Measure {
  return then > 0 ? measured(now / then - 1) : failed("denominator-not-positive");
}

function compoundGrowth(history: readonly number[], years: number): Measure {
  const ends = endsOf(history, years);
  if (!ends) return unmeasured("too-few-periods");
  const { first, last } = ends;
  return first > 0 && last > 0 ? measured(growthRate(first, last, years)) : failed("end-not-positive");
}

function priceEarningsToGrowth(price: number, epsTtm: number, epsAnnual: readonly number[]): Measure {
  const growth = compoundGrowth(epsAnnual, 5);
  if (growth.kind === "settled") return unmeasured(growth.because);
  if (growth.kind === "unmeasured") return growth;
  if (growth.value <= 0) return failed("denominator-not-positive");
  return epsTtm > 0 ? measured(price / epsTtm / (growth.value * 100)) : failed("no-earnings");
}

function againstThreeYearsAgo(now: number, then: number): Measure {
  if (then > 0) return measured(now / then);
  if (now <= 0) return failed("denominator-not-positive");
  return passed(then === 0 ? "from-zero" : "loss-to-profit");
}

/** G1 to G10. @see docs/formulas.md, "Growth checks" */
export const GROWTH_CHECKS = [
  {
    id: "G1",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "quarterly EPS growth >= 25%",
      unit: "fraction",
      threshold: 0.25,
      bounds: A_YEAR,
      formula: "epsQuarter ÷ epsQuarterYearAgo − 1; a loss a year ago: fail",
      inputs: ["epsQuarter", "epsQuarterYearAgo"],
      measure: ({ epsQuarter, epsQuarterYearAgo }) => growthOverYear(epsQuarter, epsQuarterYearAgo),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "O'Neil, How to Make Money in Stocks: the C of CAN SLIM.",
  },
  {
    id: "G2",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "quarterly revenue growth >= 10%",
      unit: "fraction",
      threshold: 0.1,
      bounds: A_YEAR,
      formula: "revenueQuarter ÷ revenueQuarterYearAgo − 1",
      inputs: ["revenueQuarter", "revenueQuarterYearAgo"],
      measure: ({ revenueQuarter, revenueQuarterYearAgo }) => growthOverYear(revenueQuarter, revenueQuarterYearAgo),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "After O'Neil, who asks for 25 %; 10 % is ours.",
  },
  {
    id: "G3",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "EPS 3-year CAGR >= 15%",
      unit: "fraction",
      threshold: 0.15,
      bounds: A_YEAR,
      formula: "(EPS ÷ EPS three fiscal years before)^(1/3) − 1; a loss at either end: fail",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) => compoundGrowth(epsAnnual, 3),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "After O'Neil's A (25 %) and Lynch's fast growers (20 to 25 %); 15 % is ours.",
  },
  {
    id: "G4",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "revenue 5-year CAGR >= 10%",
      unit: "fraction",
      threshold: 0.1,
      bounds: A_YEAR,
      formula: "(revenue ÷ revenue five fiscal years before)^(1/5) − 1",
      inputs: ["revenueAnnual"],
      measure: ({ revenueAnnual }) => compoundGrowth(revenueAnnual, 5),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "A norm of growth investing; the threshold is ours.",
  },
  {
    id: "G5",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "EPS up three years running",
      unit: "fiscalYears",
      threshold: 3,
      bounds: { min: 1, max: 9, step: 1 },
      formula: "fiscal years in a row with EPS above that of the year before",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) =>
        measured(
          yearsInARow(epsAnnual, (eps, k) => k > 0 && eps > (epsAnnual[k - 1] as number)),
          epsAnnual.length - 1,
        ),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "O'Neil, How to Make Money in Stocks.",
  },
  {
    id: "G6",
    tab: "growth",
    comparison: ">=",
    rule: rule({
      name: "return on equity >= 17%",
      unit: "fraction",
      threshold: 0.17,
      bounds: { min: 0, max: 1, step: 0.01 },
      formula: "roe",
      inputs: ["roe"],
      measure: ({ roe }) => measured(roe),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "O'Neil, How to Make Money in Stocks; Simply Wall St asks for 20 %.",
  },
  {
    id: "G7",
    tab: "growth",
    comparison: "<=",
    rule: rule({
      name: "PEG <= 1",
      unit: "times",
      threshold: 1,
      bounds: { min: 0.1, max: 5, step: 0.1 },
      formula:
        "(priceInAccounts ÷ epsTtm) ÷ (100 × 5-year CAGR of EPS); no growth or no earnings: fail, CAGR undefined: not known",
      inputs: ["priceInAccounts", "epsTtm", "epsAnnual"],
      measure: ({ priceInAccounts, epsTtm, epsAnnual }) => priceEarningsToGrowth(priceInAccounts, epsTtm, epsAnnual),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "Lynch, One Up on Wall Street, 1989.",
  },
  {
    id: "G8",
    tab: "growth",
    comparison: ">",
    rule: rule({
      name: "free cash flow above three years ago",
      unit: "fraction",
      threshold: 1,
      bounds: { min: 0, max: 5, step: 0.1 },
      formula: "freeCashFlowTtm ÷ freeCashFlowTtmThreeYearsAgo; where that was 0 or less, any positive one passes",
      inputs: ["freeCashFlowTtm", "freeCashFlowTtmThreeYearsAgo"],
      measure: ({ freeCashFlowTtm, freeCashFlowTtmThreeYearsAgo }) =>
        againstThreeYearsAgo(freeCashFlowTtm, freeCashFlowTtmThreeYearsAgo),
    }),
    ruleFor: {},
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    source: "Ours.",
  },
  {
    id: "G9",
    tab: "growth",
    comparison: ">",
    rule: rule({
      name: "gross margin rising",
      unit: "fraction",
      threshold: 0,
      bounds: { min: -0.2, max: 0.2, step: 0.005 },
      formula: "grossMargin − grossMarginYearAgo",
      inputs: ["grossMargin", "grossMarginYearAgo"],
      measure: ({ grossMargin, grossMarginYearAgo }) => measured(grossMargin - grossMarginYearAgo),
    }),
    ruleFor: {},
    notFor: ["bank", "insurer"],
    ifFiledBy: ["broker", "reit"],
    source: "After the eighth signal of Piotroski, 2000.",
  },
  {
    id: "G10",
    tab: "growth",
    comparison: "<=",
    rule: rule({
      name: "share count growth <= 2% a year over three years",
      unit: "fraction",
      threshold: 0.02,
      bounds: { min: -0.1, max: 0.5, step: 0.005 },
      formula: "(sharesDiluted ÷ sharesDilutedThreeYearsAgo)^(1/3) − 1",
      inputs: ["sharesDiluted", "sharesDilutedThreeYearsAgo"],
      measure: ({ sharesDiluted, sharesDilutedThreeYearsAgo }) =>
        measured(growthRate(sharesDilutedThreeYearsAgo, sharesDiluted, 3)),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "A guard against dilution; ours.",
  },
] as const satisfies readonly Check[];
