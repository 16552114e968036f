import { UNCLASSIFIED_TYPES } from "../../fundamentals/index.ts";
import type { Check } from "../check.ts";
import { failed, measured, passed, ratioOrFail, ratioOrUnknown } from "../measure.ts";
import { rule } from "../rule.ts";
import { againstFiveYearsAgo } from "./graham.ts";
import { enterpriseValue, tangibleCapital } from "./greenblatt.ts";
import { priceToEarnings } from "./price-to-earnings.ts";
import { yearsInARow } from "./years.ts";

const ENTERPRISING = "Graham, The Intelligent Investor, ch. 15.";

/** F1 to F12. @see docs/formulas.md, "Offensive checks" */
export const OFFENSIVE_CHECKS = [
  {
    id: "F1",
    tab: "offensive",
    comparison: "<=",
    rule: rule({
      name: "P/E <= 10",
      unit: "times",
      threshold: 10,
      bounds: { min: 1, max: 50, step: 0.5 },
      formula: "priceInAccounts ÷ epsTtm; no earnings: fail",
      inputs: ["priceInAccounts", "epsTtm"],
      measure: priceToEarnings,
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: ENTERPRISING,
  },
  {
    id: "F2",
    tab: "offensive",
    comparison: ">=",
    rule: rule({
      name: "current ratio >= 1.5",
      unit: "times",
      threshold: 1.5,
      bounds: { min: 0.5, max: 5, step: 0.1 },
      formula: "currentAssets ÷ currentLiabilities",
      inputs: ["currentAssets", "currentLiabilities"],
      measure: ({ currentAssets, currentLiabilities }) => ratioOrUnknown(currentAssets, currentLiabilities),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: ENTERPRISING,
  },
  {
    id: "F3",
    tab: "offensive",
    comparison: "<=",
    rule: rule({
      name: "debt <= 110% of net current assets",
      unit: "fraction",
      threshold: 1.1,
      bounds: { min: 0.1, max: 5, step: 0.1 },
      formula: "totalDebt ÷ (currentAssets − currentLiabilities); no net current assets: fail, no debt: pass",
      inputs: ["totalDebt", "currentAssets", "currentLiabilities"],
      passedWithout: "totalDebt",
      measure: ({ totalDebt, currentAssets, currentLiabilities }) =>
        ratioOrFail(totalDebt, currentAssets - currentLiabilities, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: ENTERPRISING,
  },
  {
    id: "F4",
    tab: "offensive",
    comparison: ">=",
    rule: rule({
      name: "no loss in five years",
      unit: "fiscalYears",
      threshold: 5,
      bounds: { min: 1, max: 10, step: 1 },
      formula: "fiscal years in a row with EPS of 0 or more",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) =>
        measured(
          yearsInARow(epsAnnual, (eps) => eps >= 0),
          epsAnnual.length,
        ),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: ENTERPRISING,
  },
  {
    id: "F5",
    tab: "offensive",
    comparison: ">",
    rule: rule({
      name: "pays a dividend",
      unit: "perShare",
      threshold: 0,
      bounds: { min: 0, max: 10, step: 0.05 },
      formula: "dividendsTtm",
      inputs: ["dividendsTtm"],
      measure: ({ dividendsTtm }) => measured(dividendsTtm),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: ENTERPRISING,
  },
  {
    id: "F6",
    tab: "offensive",
    comparison: ">",
    rule: rule({
      name: "EPS above five years ago",
      unit: "fraction",
      threshold: 0,
      bounds: { min: -0.5, max: 3, step: 0.05 },
      formula: "(EPS − EPS five fiscal years before) ÷ |EPS five fiscal years before|",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) => againstFiveYearsAgo(epsAnnual),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: ENTERPRISING,
  },
  {
    id: "F7",
    tab: "offensive",
    comparison: "<=",
    rule: rule({
      name: "price <= 120% of net tangible assets",
      unit: "fraction",
      threshold: 1.2,
      bounds: { min: 0.1, max: 5, step: 0.1 },
      formula: "priceInAccounts ÷ ((equity − goodwill − intangibles) ÷ sharesOutstanding); no such assets: fail",
      inputs: ["priceInAccounts", "equity", "goodwill", "intangibles", "sharesOutstanding"],
      measure: ({ priceInAccounts, equity, goodwill, intangibles, sharesOutstanding }) =>
        ratioOrFail(priceInAccounts, (equity - goodwill - intangibles) / sharesOutstanding, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: ENTERPRISING,
  },
  {
    id: "F8",
    tab: "offensive",
    comparison: "<=",
    rule: rule({
      name: "price <= 2/3 of net current asset value",
      unit: "fraction",
      threshold: 2 / 3,
      bounds: { min: 0.1, max: 2, step: 0.01 },
      formula: "priceInAccounts ÷ ((currentAssets − liabilities − preferred) ÷ sharesOutstanding); no such value: fail",
      inputs: ["priceInAccounts", "currentAssets", "liabilities", "preferred", "sharesOutstanding"],
      measure: ({ priceInAccounts, currentAssets, liabilities, preferred, sharesOutstanding }) =>
        ratioOrFail(
          priceInAccounts,
          (currentAssets - liabilities - preferred) / sharesOutstanding,
          "denominator-not-positive",
        ),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: "Graham and Dodd, Security Analysis; Oppenheimer, Financial Analysts Journal 42(6), 1986.",
  },
  {
    id: "F9",
    tab: "offensive",
    comparison: ">=",
    rule: rule({
      name: "earnings yield (EBIT/EV) >= 10%",
      unit: "fraction",
      threshold: 0.1,
      bounds: { min: 0.01, max: 0.5, step: 0.01 },
      formula:
        "operatingIncomeTtm ÷ (marketValue + totalDebt + preferred + minorityInterest − cash); no operating income: fail, else cash above everything: pass",
      inputs: ["operatingIncomeTtm", "marketValue", "totalDebt", "preferred", "minorityInterest", "cash"],
      measure: ({ operatingIncomeTtm, ...parts }) => {
        if (operatingIncomeTtm <= 0) return failed("no-operating-income");
        const value = enterpriseValue(parts);
        return value > 0 ? measured(operatingIncomeTtm / value) : passed("denominator-not-positive");
      },
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: "Greenblatt, The Little Book That Beats the Market, 2005; the threshold is ours.",
  },
  {
    id: "F10",
    tab: "offensive",
    comparison: ">=",
    rule: rule({
      name: "return on capital >= 25%",
      unit: "fraction",
      threshold: 0.25,
      bounds: { min: 0, max: 2, step: 0.01 },
      formula:
        "operatingIncomeTtm ÷ (max(currentAssets − cash − (currentLiabilities − shortTermDebt), 0) + propertyNet)",
      inputs: ["operatingIncomeTtm", "currentAssets", "currentLiabilities", "shortTermDebt", "cash", "propertyNet"],
      measure: ({ operatingIncomeTtm, ...parts }) => ratioOrUnknown(operatingIncomeTtm, tangibleCapital(parts)),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: "Greenblatt, The Little Book That Beats the Market, 2005; 25 % as in the screens of the AAII.",
  },
  {
    id: "F11",
    tab: "offensive",
    comparison: ">=",
    rule: rule({
      name: "Piotroski F-score >= 7",
      unit: "points",
      threshold: 7,
      bounds: { min: 1, max: 9, step: 1 },
      formula: "piotroski",
      inputs: ["piotroski"],
      measure: ({ piotroski }) => measured(piotroski),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: "Piotroski, Journal of Accounting Research 38, 2000, who calls 8 and 9 high.",
  },
  {
    id: "F12",
    tab: "offensive",
    comparison: ">",
    rule: rule({
      name: "12-1 month momentum above benchmark",
      unit: "fraction",
      threshold: 0,
      bounds: { min: -0.5, max: 1, step: 0.01 },
      formula: "momentum − the larger of benchmarkMomentum and 0",
      inputs: ["momentum", "benchmarkMomentum"],
      measure: ({ momentum, benchmarkMomentum }) => measured(momentum - Math.max(benchmarkMomentum, 0)),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "Jegadeesh and Titman, Journal of Finance 48(1), 1993.",
  },
] as const satisfies readonly Check[];
