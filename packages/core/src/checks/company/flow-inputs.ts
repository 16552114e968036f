import { type Figure, missing } from "../../figure/index.ts";
import {
  aYearBefore,
  FLOWS_OF_EPS,
  figureOf,
  firstAfterSeams,
  type ItemId,
  type Kind,
  metricOf,
  ownLine,
  type Periods,
  type Traced,
  unknown,
} from "../../fundamentals/index.ts";
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
 * All that the checks need from income, cash flow and their history. The figure of a year ago is told as the filings of the latest period
 * count it.
 *
 * @param accounts The company on a day.
 * @see docs/rules.md, "Checks"; FND-10, FND-13, FND-14, REC-13, REC-14
 *
 * @example
 * flowInputs({ fundamentals: apple, source: "sec" }).epsTtm.value; // 8.26
 */
export function flowInputs(accounts: Accounts): Pick<CheckInputs, FlowInputName> {
  const { years, isAnnualOnly, company } = accounts.fundamentals;
  const periods = latestPeriods(accounts);
  const before = aYearBefore(periods, years);
  const latest = (of: (index: number) => Traced): Figure => yearsAgo(accounts, 0, of);
  const ofQuarter = (of: (index: number) => Traced): Figure => (isAnnualOnly ? missing("annual-only") : latest(of));
  const trailing = (id: ItemId) => latest((index) => periods.trailing(id, index));
  const revenueTtm = trailing("revenue");
  const cfoTtm = trailing("cfo");
  const interest = trailing("interestExpense");
  const epsOf = (of: Periods) => ofQuarter((index) => of.eps(index));
  const revenueOf = (of: Periods) => ofQuarter((index) => of.item("revenue", index));
  const freeCashFlow = (index: number) => periods.trailing("freeCashFlow", index);
  const operatingIncome = (index: number) => {
    const income = periods.trailing("operatingIncome", index);
    return isFinancial(company.type) ? ownLine(income) : income;
  };
  const grossMarginOf = (of: Periods) => latest((index) => metricOf("grossMargin").of(of, index));
  const shares = (index: number) => periods.sharesDiluted(index);
  return {
    epsTtm: latest((index) => periods.epsTrailing(index)),
    epsQuarter: epsOf(periods),
    epsQuarterYearAgo: epsOf(before),
    epsAnnual: unbrokenYears(accounts, (index) => years.eps(index), FLOWS_OF_EPS),
    revenueTtm,
    revenueTtmDollars: inDollars(revenueTtm, accounts),
    revenueQuarter: revenueOf(periods),
    revenueQuarterYearAgo: revenueOf(before),
    ...years.once(ANNUAL, years.list.length - 1, () => annualInputs(accounts)),
    netIncomeTtm: trailing("netIncome"),
    operatingIncomeTtm: latest(operatingIncome),
    interestTtm:
      interest.value === null && interest.because === "not-reported" ? missing("interest-not-reported") : interest,
    cfoTtm,
    freeCashFlowTtm: latest(freeCashFlow),
    freeCashFlowTtmThreeYearsAgo: yearsAgo(accounts, 3, freeCashFlow, ["freeCashFlow"]),
    grossMargin: grossMarginOf(periods),
    grossMarginYearAgo: grossMarginOf(before),
    roe: latest((index) => metricOf("roe").of(periods, index)),
    sharesDiluted: latest(shares),
    sharesDilutedThreeYearsAgo: yearsAgo(accounts, 3, shares),
    netChargeOffsTtm: trailing("netChargeOffs"),
    grossProfitTtm: trailing("grossProfit"),
    revenueTtmYearAgo: latest((index) => before.trailing("revenue", index)),
    dividendsPaidTtm: orNone(trailing("dividendsPaid"), cfoTtm),
    buybacksTtm: orNone(trailing("buybacks"), cfoTtm),
    issuanceTtm: orNone(trailing("issuance"), cfoTtm),
  };
}

type AnnualInputs = Pick<CheckInputs, "revenueAnnual" | "roeAnnual">;

const ANNUAL: Kind<AnnualInputs> = { name: "annual-inputs" };

function annualInputs(accounts: Accounts): AnnualInputs {
  const { years } = accounts.fundamentals;
  return {
    revenueAnnual: unbrokenYears(accounts, (index) => years.item("revenue", index), ["revenue"]),
    roeAnnual: unbrokenYears(accounts, (index) => metricOf("roe").of(years, index), metricOf("roe").flows),
  };
}

/** The fiscal years in a row up to the latest; those before the last seam are missing. */
function unbrokenYears(accounts: Accounts, of: (index: number) => Traced, flows: readonly ItemId[]): readonly Figure[] {
  const { years } = accounts.fundamentals;
  const { list } = years;
  const count = list.at(-1)?.unbroken ?? 0;
  const first = list.length - count;
  const from = firstAfterSeams(years, flows, first, list.length - 1);
  return Array.from({ length: count }, (_, k) => {
    const index = first + k;
    return figureOf(index < from ? unknown("restated-perimeter") : of(index), accounts);
  });
}
