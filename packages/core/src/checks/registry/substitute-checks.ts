import { MONEY_DEALER_TYPES } from "../../fundamentals/index.ts";
import { COMPANY_TYPES, type CompanyType } from "../../words/index.ts";
import type { Check } from "../check.ts";
import { measured, passed, ratioOrFail, ratioOrUnknown, unmeasured } from "../measure.ts";
import { rule } from "../rule.ts";

const NOT_BANKS: readonly CompanyType[] = COMPANY_TYPES.filter((type) => type !== "bank");
const FINANCIAL_HEALTH = "Simply Wall St, Company Analysis Model, health checks of financial institutions";

/**
 * Substitutes for checks that do not fit: B1 to B4 for banks, R1 for a company that makes a loss. They belong to the
 * defensive tab and are shown only where they apply.
 *
 * @see docs/formulas.md, "Stand-ins for checks that do not fit"
 */
export const SUBSTITUTE_CHECKS = [
  {
    id: "B1",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "assets / equity <= 20",
      unit: "times",
      threshold: 20,
      bounds: { min: 1, max: 50, step: 1 },
      formula: "assets ÷ equity; no equity: fail",
      inputs: ["assets", "equity"],
      measure: ({ assets, equity }) => ratioOrFail(assets, equity, "denominator-not-positive"),
    }),
    ruleFor: {},
    notFor: NOT_BANKS,
    ifFiledBy: [],
    source: `${FINANCIAL_HEALTH}, 1.`,
  },
  {
    id: "B2",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "deposits >= 50% of liabilities",
      unit: "fraction",
      threshold: 0.5,
      bounds: { min: 0, max: 1, step: 0.01 },
      formula: "deposits ÷ liabilities",
      inputs: ["deposits", "liabilities"],
      measure: ({ deposits, liabilities }) => ratioOrUnknown(deposits, liabilities),
    }),
    ruleFor: {},
    notFor: NOT_BANKS,
    ifFiledBy: [],
    source: `${FINANCIAL_HEALTH}, 3.`,
  },
  {
    id: "B3",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "loans <= 125% of deposits",
      unit: "fraction",
      threshold: 1.25,
      bounds: { min: 0.25, max: 2, step: 0.05 },
      formula: "loans ÷ deposits",
      inputs: ["loans", "deposits"],
      measure: ({ loans, deposits }) => ratioOrUnknown(loans, deposits),
    }),
    ruleFor: {},
    notFor: NOT_BANKS,
    ifFiledBy: [],
    source: `${FINANCIAL_HEALTH}, 5.`,
  },
  {
    id: "B4",
    tab: "defensive",
    comparison: "<=",
    rule: rule({
      name: "net charge-offs <= 3% of loans",
      unit: "fraction",
      threshold: 0.03,
      bounds: { min: 0, max: 0.2, step: 0.005 },
      formula: "netChargeOffsTtm ÷ loans",
      inputs: ["netChargeOffsTtm", "loans"],
      measure: ({ netChargeOffsTtm, loans }) => ratioOrUnknown(netChargeOffsTtm, loans),
    }),
    ruleFor: {},
    notFor: NOT_BANKS,
    ifFiledBy: [],
    source: `${FINANCIAL_HEALTH}, 6.`,
  },
  {
    id: "R1",
    tab: "defensive",
    comparison: ">=",
    rule: rule({
      name: "cash lasts 1 year of losses",
      unit: "years",
      threshold: 1,
      bounds: { min: 0.25, max: 5, step: 0.25 },
      formula: "cash ÷ −freeCashFlowTtm, in years; no cash is burnt: pass; only for a loss TTM",
      inputs: ["netIncomeTtm", "freeCashFlowTtm", "cash"],
      measure: ({ netIncomeTtm, freeCashFlowTtm, cash }) => {
        if (netIncomeTtm > 0) return unmeasured("not-applicable-with-profit");
        return freeCashFlowTtm < 0 ? measured(cash / -freeCashFlowTtm) : passed("denominator-not-positive");
      },
    }),
    ruleFor: {},
    notFor: MONEY_DEALER_TYPES,
    ifFiledBy: ["insurer", "reit"],
    source: "Ours: the twelve months over which an auditor judges whether a company can go on.",
  },
] as const satisfies readonly Check[];
