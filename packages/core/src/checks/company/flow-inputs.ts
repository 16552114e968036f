import { type Figure, missing } from "../../figure/index.ts";
import { figureOf, metricOf, ownLine, type Periods, type Traced } from "../../fundamentals/index.ts";
import { isFinancial } from "../../words/index.ts";
import type { CheckInputs } from "../check-inputs.ts";
import { type Accounts, inDollars, latestPeriods, orNone, yearsAgo } from "./accounts.ts";

type FlowInputName =
  | "epsTtm"
  | "epsQuarter"
  | "epsQuarterYearAgo"
  | "epsAnnual"
  | "revenueTtm"
  | "revenueTtmDollars"
  | "revenueQuarter"
  | "revenueQuarterYearAgo"
  | "revenueAnnual"
  | "netIncomeTtm"
  | "operatingIncomeTtm"
  | "interestTtm"
  | "cfoTtm"
  | "freeCashFlowTtm"
  | "freeCashFlowTtmThreeYearsAgo"
  | "grossMargin"
  | "grossMarginYearAgo"
  | "roe"
  | "sharesDiluted"
  | "sharesDilutedThreeYearsAgo"
  | "netChargeOffsTtm"
  | "grossProfitTtm"
  | "revenueTtmYearAgo"
  | "dividendsPaidTtm"
  | "buybacksTtm"
  | "issuanceTtm"
  | "roeAnnual";

/**
 * What the checks need from income, cash flow and their history.
 *
 * @param accounts The company on a day.
 * @see docs/rules.md, "Checks"; FND-10, FND-13, FND-14
 *
 * @example
 * flowInputs({ fundamentals: apple, source: "sec" }).epsTtm.value; // 8.26
 */
export function flowInputs(accounts: Accounts): Pick<CheckInputs, FlowInputName> {
  const { years, isAnnualOnly, company } = accounts.fundamentals;
  const periods = latestPeriods(accounts);
  const ago = (count: number, of: (index: number) => Traced): Figure => yearsAgo(accounts, count, of);
  const ofQuarter = (count: number, of: (index: number) => Traced): Figure =>
    isAnnualOnly ? missing("annual-only") : ago(count, of);
  const trailing = (id: Parameters<Periods["trailing"]>[0]) => ago(0, (index) => periods.trailing(id, index));
  const revenueTtm = trailing("revenue");
  const cfoTtm = trailing("cfo");
  const interest = trailing("interestExpense");
  const eps = (index: number) => periods.eps(index);
  const revenue = (index: number) => periods.item("revenue", index);
  const freeCashFlow = (index: number) => periods.trailing("freeCashFlow", index);
  const operatingIncome = (index: number) => {
    const income = periods.trailing("operatingIncome", index);
    return isFinancial(company.type) ? ownLine(income) : income;
  };
  const grossMargin = (index: number) => metricOf("grossMargin").of(periods, index);
  const shares = (index: number) => periods.sharesDiluted(index);
  return {
    epsTtm: ago(0, (index) => periods.epsTrailing(index)),
    epsQuarter: ofQuarter(0, eps),
    epsQuarterYearAgo: ofQuarter(1, eps),
    epsAnnual: unbrokenYears(accounts, (index) => years.eps(index)),
    revenueTtm,
    revenueTtmDollars: inDollars(revenueTtm, accounts),
    revenueQuarter: ofQuarter(0, revenue),
    revenueQuarterYearAgo: ofQuarter(1, revenue),
    revenueAnnual: unbrokenYears(accounts, (index) => years.item("revenue", index)),
    netIncomeTtm: trailing("netIncome"),
    operatingIncomeTtm: ago(0, operatingIncome),
    interestTtm:
      interest.value === null && interest.because === "not-reported" ? missing("interest-not-reported") : interest,
    cfoTtm,
    freeCashFlowTtm: ago(0, freeCashFlow),
    freeCashFlowTtmThreeYearsAgo: ago(3, freeCashFlow),
    grossMargin: ago(0, grossMargin),
    grossMarginYearAgo: ago(1, grossMargin),
    roe: ago(0, (index) => metricOf("roe").of(periods, index)),
    sharesDiluted: ago(0, shares),
    sharesDilutedThreeYearsAgo: ago(3, shares),
    netChargeOffsTtm: trailing("netChargeOffs"),
    grossProfitTtm: trailing("grossProfit"),
    revenueTtmYearAgo: ago(1, (index) => periods.trailing("revenue", index)),
    dividendsPaidTtm: orNone(trailing("dividendsPaid"), cfoTtm),
    buybacksTtm: orNone(trailing("buybacks"), cfoTtm),
    issuanceTtm: orNone(trailing("issuance"), cfoTtm),
    roeAnnual: unbrokenYears(accounts, (index) => metricOf("roe").of(years, index)),
  };
}

/** The fiscal years in a row up to the latest. */
function unbrokenYears(accounts: Accounts, of: (index: number) => Traced): readonly Figure[] {
  const { list } = accounts.fundamentals.years;
  const count = list.at(-1)?.unbroken ?? 0;
  return Array.from({ length: count }, (_, k) => figureOf(of(list.length - count + k), accounts));
}
