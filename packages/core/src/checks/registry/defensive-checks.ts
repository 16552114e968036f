import { MONEY_DEALER_TYPES, UNCLASSIFIED_TYPES } from "../../fundamentals/index.ts";
import { FINANCIAL_COMPANY_TYPES } from "../../words/index.ts";
import type { Check } from "../check.ts";
import { measured, ratioOrFail, ratioOrUnknown } from "../measure.ts";
import { rule } from "../rule.ts";
import { growthOverTenYears, priceProduct, priceToThreeYearEarnings, uninterruptedDividends } from "./graham.ts";
import { yearsInARow } from "./years.ts";

const DEFENSIVE = "Graham, The Intelligent Investor, ch. 14.";
const HEALTH = "Simply Wall St, Company Analysis Model, health checks";

const size = {
  unit: "money",
  bounds: { min: 10_000_000, max: 100_000_000_000, step: 10_000_000 },
} as const;

const altman = {
  unit: "points",
  bounds: { min: 0, max: 10, step: 0.01 },
  formula: "altman",
  inputs: ["altman"],
  measure: ({ altman: score }: { altman: number }) => measured(score),
} as const;

/** D1 to D12. @see docs/formulas.md, "Defensive checks" */
export const DEFENSIVE_CHECKS = [
  {
    id: "D1",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      ...size,
      name: "revenue >= 800 million",
      threshold: 800_000_000,
      formula: "revenueTtmDollars",
      inputs: ["revenueTtmDollars"],
      measure: ({ revenueTtmDollars }) => measured(revenueTtmDollars),
    }),
    ruleFor: {
      utility: rule({
        ...size,
        name: "assets >= 400 million",
        threshold: 400_000_000,
        formula: "assetsDollars",
        inputs: ["assetsDollars"],
        measure: ({ assetsDollars }) => measured(assetsDollars),
      }),
    },
    notFor: [],
    ifFiledBy: [],
    source: `${DEFENSIVE} 100 million of sales, 50 million of assets of about 1971, with consumer prices times eight.`,
  },
  {
    id: "D2",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "current ratio >= 2",
      unit: "times",
      threshold: 2,
      bounds: { min: 0.5, max: 5, step: 0.1 },
      formula: "currentAssets ÷ currentLiabilities",
      inputs: ["currentAssets", "currentLiabilities"],
      measure: ({ currentAssets, currentLiabilities }) => ratioOrUnknown(currentAssets, currentLiabilities),
    }),
    ruleFor: {},
    notFor: ["bank", "utility"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: DEFENSIVE,
  },
  {
    id: "D3",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "long-term debt <= working capital",
      unit: "times",
      threshold: 1,
      bounds: { min: 0.1, max: 5, step: 0.1 },
      formula: "longTermDebt ÷ (currentAssets − currentLiabilities); no working capital: fail, no debt: pass",
      inputs: ["longTermDebt", "currentAssets", "currentLiabilities"],
      passedWithout: "longTermDebt",
      measure: ({ longTermDebt, currentAssets, currentLiabilities }) =>
        ratioOrFail(longTermDebt, currentAssets - currentLiabilities, "denominator-not-positive"),
    }),
    ruleFor: {
      utility: rule({
        name: "long-term debt <= 2 x equity",
        unit: "times",
        threshold: 2,
        bounds: { min: 0.1, max: 5, step: 0.1 },
        formula: "longTermDebt ÷ equity; no equity: fail, no debt: pass",
        inputs: ["longTermDebt", "equity"],
        passedWithout: "longTermDebt",
        measure: ({ longTermDebt, equity }) => ratioOrFail(longTermDebt, equity, "denominator-not-positive"),
      }),
    },
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: DEFENSIVE,
  },
  {
    id: "D4",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "earnings positive in each of 10 years",
      unit: "fiscalYears",
      threshold: 10,
      bounds: { min: 1, max: 20, step: 1 },
      formula: "fiscal years in a row with EPS above 0",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) =>
        measured(
          yearsInARow(epsAnnual, (eps) => eps > 0),
          epsAnnual.length,
        ),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: DEFENSIVE,
  },
  {
    id: "D5",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "uninterrupted dividends 20 years (10 when history is shorter)",
      unit: "fiscalYears",
      threshold: 20,
      bounds: { min: 1, max: 50, step: 1 },
      formula: "dividendYears; with 10 or more but fewer years known, all of dividendHistoryYears",
      inputs: ["dividendYears", "dividendHistoryYears"],
      measure: ({ dividendYears, dividendHistoryYears }) => uninterruptedDividends(dividendYears, dividendHistoryYears),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: `${DEFENSIVE} The shorter record is ours.`,
  },
  {
    id: "D6",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "EPS up one third over 10 years (3-year averages)",
      unit: "fraction",
      threshold: 1 / 3,
      bounds: { min: 0, max: 3, step: 0.01 },
      formula: "mean EPS of the last three of ten fiscal years ÷ that of the first three − 1; a loss last: fail",
      inputs: ["epsAnnual"],
      measure: ({ epsAnnual }) => growthOverTenYears(epsAnnual),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: DEFENSIVE,
  },
  {
    id: "D7",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "P/E on 3-year average EPS <= 15",
      unit: "times",
      threshold: 15,
      bounds: { min: 1, max: 50, step: 0.5 },
      formula: "priceInAccounts ÷ mean EPS of three fiscal years; no earnings: fail",
      inputs: ["priceInAccounts", "epsAnnual"],
      measure: ({ priceInAccounts, epsAnnual }) => priceToThreeYearEarnings(priceInAccounts, epsAnnual),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: DEFENSIVE,
  },
  {
    id: "D8",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "P/B <= 1.5 or P/E x P/B <= 22.5",
      unit: "times",
      threshold: 22.5,
      bounds: { min: 5, max: 100, step: 0.5 },
      formula:
        "P/B × the smaller of 15 and P/E on 3-year average EPS; P/B = priceInAccounts ÷ ((equity − preferred) ÷ sharesOutstanding); no equity: fail",
      inputs: ["priceInAccounts", "equity", "preferred", "sharesOutstanding", "epsAnnual"],
      measure: ({ priceInAccounts, equity, preferred, sharesOutstanding, epsAnnual }) =>
        priceProduct(priceInAccounts, (equity - preferred) / sharesOutstanding, epsAnnual),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: DEFENSIVE,
  },
  {
    id: "D9",
    tab: "defensive",
    comparison: ">",
    rule: rule({ ...altman, name: "Altman Z in safe zone", threshold: 2.6 }),
    ruleFor: { manufacturer: rule({ ...altman, name: "Altman Z in safe zone", threshold: 2.99 }) },
    notFor: FINANCIAL_COMPANY_TYPES,
    ifFiledBy: [],
    source: "Altman, Journal of Finance 23(4), 1968 (manufacturers, Z) and 1995 (others, Z″).",
  },
  {
    id: "D10",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "interest coverage >= 5",
      unit: "times",
      threshold: 5,
      bounds: { min: 0.5, max: 30, step: 0.5 },
      formula: "operatingIncomeTtm ÷ interestTtm; no debt: pass",
      inputs: ["operatingIncomeTtm", "interestTtm"],
      passedWithout: "totalDebt",
      measure: ({ operatingIncomeTtm, interestTtm }) => ratioOrUnknown(operatingIncomeTtm, interestTtm),
    }),
    ruleFor: {},
    notFor: ["bank"],
    ifFiledBy: UNCLASSIFIED_TYPES,
    source: `${HEALTH}, 6.`,
  },
  {
    id: "D11",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "debt / equity <= 40%",
      unit: "fraction",
      threshold: 0.4,
      bounds: { min: 0, max: 5, step: 0.05 },
      formula: "totalDebt ÷ equity; no equity: fail",
      inputs: ["totalDebt", "equity"],
      measure: ({ totalDebt, equity }) => ratioOrFail(totalDebt, equity, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    source: `${HEALTH}, 4.`,
  },
  {
    id: "D12",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "operating cash flow >= 20% of debt",
      unit: "fraction",
      threshold: 0.2,
      bounds: { min: 0, max: 2, step: 0.05 },
      formula: "cfoTtm ÷ totalDebt; no debt: pass",
      inputs: ["cfoTtm", "totalDebt"],
      passedWithout: "totalDebt",
      measure: ({ cfoTtm, totalDebt }) => ratioOrUnknown(cfoTtm, totalDebt),
    }),
    ruleFor: {},
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    source: `${HEALTH}, 5.`,
  },
] as const satisfies readonly Check[];
