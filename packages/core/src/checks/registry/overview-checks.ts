import { MONEY_DEALER_TYPES } from "../../fundamentals/index.ts";
import { FINANCIAL_COMPANY_TYPES } from "../../words/index.ts";
import type { Check } from "../check.ts";
import { failed, measured, ratioOrFail, ratioOrUnknown } from "../measure.ts";
import { rule } from "../rule.ts";
import { priceToEarnings } from "./price-to-earnings.ts";

const SHARE_OF_VALUE = { min: 0.2, max: 2, step: 0.05 } as const;

const profitable = {
  name: "net income and free cash flow positive",
  unit: "money",
  threshold: 0,
  bounds: { min: 0, max: 10_000_000_000, step: 10_000_000 },
} as const;

const financialProfit = rule({
  ...profitable,
  formula: "netIncomeTtm (free cash flow means nothing here)",
  inputs: ["netIncomeTtm"],
  measure: ({ netIncomeTtm }) => measured(netIncomeTtm),
});

/** O1 to O8. @see docs/formulas.md, "Overview checks" */
export const OVERVIEW_CHECKS = [
  {
    id: "O1",
    tab: "overview",
    comparison: "<",
    rule: rule({
      name: "P/E < 25",
      unit: "times",
      threshold: 25,
      bounds: { min: 1, max: 100, step: 0.5 },
      formula: "priceInAccounts ÷ epsTtm; no earnings: fail",
      inputs: ["priceInAccounts", "epsTtm"],
      measure: priceToEarnings,
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "After Graham, The Intelligent Investor, ch. 5: at most 25 times the average earnings of seven years.",
  },
  {
    id: "O2",
    tab: "overview",
    comparison: "<",
    rule: rule({
      name: "long-term debt / net income < 4",
      unit: "times",
      threshold: 4,
      bounds: { min: 0.5, max: 20, step: 0.5 },
      formula: "longTermDebt ÷ netIncomeTtm; no earnings: fail",
      inputs: ["longTermDebt", "netIncomeTtm"],
      measure: ({ longTermDebt, netIncomeTtm }) => ratioOrFail(longTermDebt, netIncomeTtm, "no-earnings"),
    }),
    ruleFor: {},
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    source:
      "Buffett and Clark, Warren Buffett and the Interpretation of Financial Statements, 2008: debt payable from three to four years of earnings.",
  },
  {
    id: "O3",
    tab: "overview",
    comparison: "<",
    rule: rule({
      name: "P/E below industry median",
      unit: "fraction",
      threshold: 1,
      bounds: SHARE_OF_VALUE,
      formula: "(priceInAccounts ÷ epsTtm) ÷ industryPe; no earnings: fail",
      inputs: ["priceInAccounts", "epsTtm", "industryPe"],
      measure: ({ priceInAccounts, epsTtm, industryPe }) =>
        epsTtm > 0 ? ratioOrUnknown(priceInAccounts / epsTtm, industryPe) : failed("no-earnings"),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "Simply Wall St, Company Analysis Model, value check 4; median of the industry by STA-16.",
  },
  {
    id: "O4",
    tab: "overview",
    comparison: ">",
    rule: rule({
      ...profitable,
      formula: "the smaller of netIncomeTtm and freeCashFlowTtm",
      inputs: ["netIncomeTtm", "freeCashFlowTtm"],
      measure: ({ netIncomeTtm, freeCashFlowTtm }) => measured(Math.min(netIncomeTtm, freeCashFlowTtm)),
    }),
    ruleFor: { bank: financialProfit, broker: financialProfit, insurer: financialProfit, reit: financialProfit },
    notFor: [],
    ifFiledBy: [],
    source: "Graham, a floor of quality.",
  },
  {
    id: "O5",
    tab: "overview",
    comparison: "<",
    rule: rule({
      name: "price below DCF value",
      unit: "fraction",
      threshold: 1,
      bounds: SHARE_OF_VALUE,
      formula: "priceInAccounts ÷ dcfValue; a value of 0 or less: fail",
      inputs: ["priceInAccounts", "dcfValue"],
      measure: ({ priceInAccounts, dcfValue }) => ratioOrFail(priceInAccounts, dcfValue, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: FINANCIAL_COMPANY_TYPES,
    ifFiledBy: [],
    source: "Discounted cash flow of this product (DCF-01); Simply Wall St asks for 0.8 and 0.6.",
  },
  {
    id: "O6",
    tab: "overview",
    comparison: "<",
    rule: rule({
      name: "price below Graham value",
      unit: "fraction",
      threshold: 1,
      bounds: SHARE_OF_VALUE,
      formula: "priceInAccounts ÷ grahamValue; a value of 0 or less: fail",
      inputs: ["priceInAccounts", "grahamValue"],
      measure: ({ priceInAccounts, grahamValue }) =>
        ratioOrFail(priceInAccounts, grahamValue, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "Graham, The Intelligent Investor, ch. 11: the formula of growth and earnings (GRA-01).",
  },
  {
    id: "O7",
    tab: "overview",
    comparison: ">",
    rule: rule({
      name: "price above 200-day average",
      unit: "fraction",
      threshold: 1,
      bounds: { min: 0.5, max: 1.5, step: 0.01 },
      formula: "price ÷ sma200",
      inputs: ["price", "sma200"],
      measure: ({ price, sma200 }) => ratioOrUnknown(price, sma200),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source: "Faber, A Quantitative Approach to Tactical Asset Allocation, 2007.",
  },
  {
    id: "O8",
    tab: "overview",
    comparison: ">",
    rule: rule({
      name: "average target above price",
      unit: "fraction",
      threshold: 1,
      bounds: SHARE_OF_VALUE,
      formula: "targetAverage ÷ price",
      inputs: ["targetAverage", "price"],
      measure: ({ targetAverage, price }) => ratioOrUnknown(targetAverage, price),
    }),
    ruleFor: {},
    notFor: [],
    ifFiledBy: [],
    source:
      "Mean of the latest target of each firm in twelve months (PT-04). How often targets are met: Bradshaw, Brown and Huang, Review of Accounting Studies 18, 2013.",
  },
] as const satisfies readonly Check[];
