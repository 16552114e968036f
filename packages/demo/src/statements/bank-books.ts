import type { Company } from "../companies/company.ts";
import { amountOf, type Books } from "./books.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";
import { surplusCapital } from "./surplus-capital.ts";

const REVENUE_TO_ASSETS = 0.043;
const TAX_RATE = 0.21;
const FUNDING_RATE = 0.009;
const LOSS_RATE = 0.0036;
const CASH = 0.065;
const SECURITIES = 0.2;
const LOANS = 0.66;
const DEBT = 0.06;
const OTHER = 0.075;
const OTHER_OWED = 0.03;
const EQUITY = 0.102;
const PREFERRED = 0.006;
const PREFERRED_RATE = 0.055;
const STOCK_PAY = 0.012;

/**
 * Keeps the books of a bank, quarter after quarter: lending and securities follow revenue, deposits fund what is left,
 * so that assets equal liabilities and equity to the last unit.
 */
export function bankBooks(company: Company, inputs: readonly QuarterInputs[]): readonly Books[] {
  let before = openingBooks(company, inputs[0] as QuarterInputs);
  return inputs.map((quarter) => {
    const income = incomeOf(company, quarter, before);
    const books = { ...income, ...flowsOf(quarter, income, before) };
    before = books;
    return books;
  });
}

function openingBooks({ traits }: Company, { yearlySales }: QuarterInputs): Books {
  const total = yearlySales / REVENUE_TO_ASSETS;
  const share = (part: number) => Math.round(total * part);
  const held = { cash: share(CASH), securities: share(SECURITIES), loans: share(LOANS), otherAssets: share(OTHER) };
  const assets = held.cash + held.securities + held.loans + held.otherAssets;
  const equity = share(EQUITY);
  const owed = { longTermDebt: share(DEBT), otherLiabilities: share(OTHER_OWED) };
  const preferredStock = traits.has("preferred-stock") ? share(PREFERRED) : 0;
  const deposits = assets - equity - owed.longTermDebt - owed.otherLiabilities;
  return { ...held, ...owed, assets, equity, deposits, preferredStock, retainedEarnings: Math.round(equity * 0.62) };
}

function incomeOf({ character, industry }: Company, { sales, luck, boom }: QuarterInputs, before: Books) {
  const revenue = Math.round(sales);
  const netInterestIncome = Math.round(revenue * (industry.name === "Regional Banks" ? 0.76 : 0.56));
  const fundingCost = Math.round((amountOf(before, "deposits") * FUNDING_RATE) / 4);
  const provision = Math.round((amountOf(before, "loans") * LOSS_RATE * Math.max(0.1, 1 - 9 * boom)) / 4);
  const typicalLosses = (LOSS_RATE * LOANS) / REVENUE_TO_ASSETS;
  const margin = (character.netMargin / (1 - TAX_RATE)) * (0.8 + 0.2 * luck);
  const operatingCost = Math.round(revenue * (1 - margin - typicalLosses));
  const pretaxIncome = revenue - provision - operatingCost;
  const incomeTax = Math.round(pretaxIncome * TAX_RATE);
  const profit = pretaxIncome - incomeTax;
  const preferredDividends = Math.round((amountOf(before, "preferredStock") * PREFERRED_RATE) / 4);
  return {
    revenue,
    netInterestIncome,
    fundingCost,
    interestIncome: netInterestIncome + fundingCost,
    otherRevenue: revenue - netInterestIncome,
    provision,
    operatingCost,
    pretaxIncome,
    incomeTax,
    continuingIncome: profit,
    profit,
    netIncome: profit,
    preferredDividends,
    commonIncome: profit - preferredDividends,
  };
}

function flowsOf(
  quarter: QuarterInputs,
  income: { profit: number; provision: number; preferredDividends: number },
  before: Books,
): Books {
  const total = quarter.yearlySales / REVENUE_TO_ASSETS;
  const share = (part: number) => Math.round(total * part);
  const after = { cash: share(CASH), securities: share(SECURITIES), loans: share(LOANS), otherAssets: share(OTHER) };
  const owed = { longTermDebt: share(DEBT), otherLiabilities: share(OTHER_OWED) };
  const change = (item: "securities" | "loans" | "otherAssets" | "longTermDebt" | "otherLiabilities") =>
    ({ ...after, ...owed })[item] - amountOf(before, item);
  const stockCompensation = Math.round(quarter.sales * STOCK_PAY);
  const operatingCapitalIncrease = change("otherAssets") - change("otherLiabilities");
  const operatingCash = income.profit + income.provision + stockCompensation - operatingCapitalIncrease;
  const lending = change("loans") + income.provision;
  const investingCash = 0 - change("securities") - lending;
  const dividendsPaid = quarter.dividends + income.preferredDividends;
  const returned = surplusCapital(amountOf(before, "equity"), share(EQUITY));
  const outside = quarter.shareMoney - returned - dividendsPaid + change("longTermDebt");
  const cashChange = after.cash - amountOf(before, "cash");
  const depositsTaken = cashChange - operatingCash - investingCash - outside;
  const equity =
    amountOf(before, "equity") + income.profit + stockCompensation + quarter.shareMoney - returned - dividendsPaid;
  const deposits = amountOf(before, "deposits") + depositsTaken;
  const liabilities = deposits + owed.longTermDebt + owed.otherLiabilities;
  return {
    stockCompensation,
    operatingCapitalIncrease,
    operatingCash,
    securitiesBought: change("securities"),
    lending,
    investingCash,
    depositsTaken,
    borrowing: change("longTermDebt"),
    dividendsPaid,
    sharesBought: Math.max(0, -quarter.shareMoney) + returned,
    sharesIssued: Math.max(0, quarter.shareMoney),
    financingCash: depositsTaken + outside,
    cashChange,
    ...after,
    ...owed,
    deposits,
    preferredStock: amountOf(before, "preferredStock"),
    retainedEarnings: amountOf(before, "retainedEarnings") + income.profit - dividendsPaid,
    equity,
    totalEquity: equity,
    liabilities,
    assets: after.cash + after.securities + after.loans + after.otherAssets,
    liabilitiesAndEquity: liabilities + equity,
  };
}
