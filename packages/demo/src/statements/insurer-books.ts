import type { Company } from "../companies/company.ts";
import { amountOf, type Books } from "./books.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";
import { surplusCapital } from "./surplus-capital.ts";

const TAX_RATE = 0.2;
const DEBT_COST = 0.045;
const CASH = 0.06;
const RECEIVABLES = 0.12;
const ACQUISITION_COSTS = 0.08;
const OTHER = 0.14;
const OTHER_OWED = 0.34;
const STOCK_PAY = 0.006;
const TYPICAL_RETURN_ON_EQUITY = 0.115;
const MIN_EQUITY = 0.22;

/** Reserves to yearly revenue and the part of revenue that comes from investments, by industry. */
const BUSINESS: Readonly<Record<string, { reserves: number; invested: number; claims: number }>> = {
  "Life & Health Insurance": { reserves: 5.5, invested: 0.28, claims: 0.66 },
  "Property & Casualty Insurance": { reserves: 1.15, invested: 0.09, claims: 0.6 },
  "Managed Health Care": { reserves: 0.16, invested: 0.012, claims: 0.82 },
};
const OTHER_BUSINESS = { reserves: 1, invested: 0.08, claims: 0.6 };

/**
 * Keeps the books of an insurer, quarter after quarter: reserves follow premiums, investments take what cash is left,
 * so that assets equal liabilities and equity to the last unit.
 */
export function insurerBooks(company: Company, inputs: readonly QuarterInputs[]): readonly Books[] {
  let before = openingBooks(company, inputs[0] as QuarterInputs);
  return inputs.map((quarter) => {
    const income = incomeOf(company, quarter, before);
    const books = { ...income, ...flowsOf(company, quarter, { profit: income.profit, before }) };
    before = books;
    return books;
  });
}

/** The balances that follow revenue. */
function followers({ industry }: Company, { yearlySales }: QuarterInputs) {
  const share = (part: number) => Math.round(yearlySales * part);
  const { reserves } = BUSINESS[industry.name] ?? OTHER_BUSINESS;
  const held = {
    cash: share(CASH),
    receivables: share(RECEIVABLES),
    acquisitionCosts: share(ACQUISITION_COSTS),
    otherAssets: share(OTHER),
  };
  const owed = {
    claimReserves: share(reserves),
    longTermDebt: share(industry.leverage),
    otherLiabilities: share(OTHER_OWED),
  };
  return { ...held, ...owed };
}

function openingBooks(company: Company, quarter: QuarterInputs): Books {
  const balances = followers(company, quarter);
  const equity = typicalEquity(company, quarter);
  const owed = balances.claimReserves + balances.longTermDebt + balances.otherLiabilities;
  const tied = balances.cash + balances.receivables + balances.acquisitionCosts + balances.otherAssets;
  return { ...balances, equity, securities: owed + equity - tied, retainedEarnings: Math.round(equity * 0.7) };
}

function typicalEquity({ industry }: Company, { yearlySales }: QuarterInputs): number {
  return Math.round(yearlySales * Math.max(MIN_EQUITY, industry.netMargin / TYPICAL_RETURN_ON_EQUITY));
}

function incomeOf({ character, industry }: Company, { sales, luck, moneyCost }: QuarterInputs, before: Books) {
  const { invested, claims: claimShare } = BUSINESS[industry.name] ?? OTHER_BUSINESS;
  const revenue = Math.round(sales);
  const investmentIncome = Math.round(revenue * invested);
  const interestExpense = Math.round((amountOf(before, "longTermDebt") * DEBT_COST * moneyCost) / 4);
  const pretaxIncome = Math.round((revenue * character.netMargin * (0.5 + 0.5 * luck)) / (1 - TAX_RATE));
  const costs = revenue - pretaxIncome - interestExpense;
  const claims = Math.round((costs * claimShare) / (claimShare + 0.25));
  const incomeTax = Math.round(pretaxIncome * TAX_RATE);
  const profit = pretaxIncome - incomeTax;
  return {
    revenue,
    premiums: revenue - investmentIncome,
    investmentIncome,
    claims,
    operatingCost: costs - claims,
    interestExpense,
    pretaxIncome,
    incomeTax,
    continuingIncome: profit,
    profit,
    netIncome: profit,
    commonIncome: profit,
  };
}

function flowsOf(
  company: Company,
  quarter: QuarterInputs,
  { profit, before }: { profit: number; before: Books },
): Books {
  const balances = followers(company, quarter);
  const change = (item: keyof typeof balances) => balances[item] - amountOf(before, item);
  const stockCompensation = Math.round(quarter.sales * STOCK_PAY);
  const operatingCapitalIncrease =
    change("receivables") +
    change("acquisitionCosts") +
    change("otherAssets") -
    change("claimReserves") -
    change("otherLiabilities");
  const operatingCash = profit + stockCompensation - operatingCapitalIncrease;
  const borrowing = change("longTermDebt");
  const returned = surplusCapital(amountOf(before, "equity"), typicalEquity(company, quarter));
  const financingCash = borrowing + quarter.shareMoney - returned - quarter.dividends;
  const cashChange = change("cash");
  const securitiesBought = operatingCash + financingCash - cashChange;
  const securities = amountOf(before, "securities") + securitiesBought;
  const equity =
    amountOf(before, "equity") + profit + stockCompensation + quarter.shareMoney - returned - quarter.dividends;
  const liabilities = balances.claimReserves + balances.longTermDebt + balances.otherLiabilities;
  return {
    stockCompensation,
    operatingCapitalIncrease,
    operatingCash,
    securitiesBought,
    investingCash: 0 - securitiesBought,
    borrowing,
    dividendsPaid: quarter.dividends,
    sharesBought: Math.max(0, -quarter.shareMoney) + returned,
    sharesIssued: Math.max(0, quarter.shareMoney),
    financingCash,
    cashChange,
    ...balances,
    securities,
    retainedEarnings: amountOf(before, "retainedEarnings") + profit - quarter.dividends,
    equity,
    totalEquity: equity,
    liabilities,
    assets: balances.cash + securities + balances.receivables + balances.acquisitionCosts + balances.otherAssets,
    liabilitiesAndEquity: liabilities + equity,
  };
}
