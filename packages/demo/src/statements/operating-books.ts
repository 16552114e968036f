import type { Chance } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { Books } from "./books.ts";
import {
  assetsOf,
  currentAssetsOf,
  liabilitiesOf,
  type OperatingBalance,
  openingBalance,
} from "./operating-balance.ts";
import { type OperatingFlows, operatingCashFlow } from "./operating-cash-flow.ts";
import { discontinuedLoss, minorityShare, operatingIncome } from "./operating-income.ts";
import { operatingNorms } from "./operating-norms.ts";
import type { QuarterInputs } from "./quarter-inputs.ts";

/** First and last quarter in which a business that is being given up stands apart. */
export interface Discontinuation {
  readonly from: number;
  readonly until: number;
}

/**
 * Keeps the books of a company that is neither a bank nor an insurer, quarter after quarter. Every balance is the one
 * before and the flows between, so that assets equal liabilities and equity to the last unit.
 *
 * @param inputs Of each quarter, oldest first.
 * @param given What is being given up, if anything.
 */
export function operatingBooks(
  company: Company,
  inputs: readonly QuarterInputs[],
  { given, chance }: { given: Discontinuation | null; chance: Chance },
): readonly Books[] {
  const norms = operatingNorms(company);
  let balance: OperatingBalance = openingBalance(company, inputs[0] as QuarterInputs, norms);
  return inputs.map((quarter, index) => {
    const before = balance;
    const income = operatingIncome(company, { inputs: quarter, norms, before });
    const stands = given !== null && index >= given.from && index <= given.until;
    const discontinuedIncome = stands ? discontinuedLoss(quarter.yearlySales / 4) : 0;
    const profit = income.continuingIncome + discontinuedIncome;
    const minorityIncome = minorityShare(company, profit);
    const result = {
      profit,
      minorityIncome,
      netIncome: profit - minorityIncome,
      commonIncome: profit - minorityIncome,
    };
    const flows = operatingCashFlow(company, { inputs: quarter, norms, before, profit, chance });
    balance = nextOperatingBalance(before, { flows, netIncome: result.netIncome, minorityIncome });
    const { wear: _wear, amortisation: _amortisation, capital: _capital, ...cashFlow } = flows;
    return { ...income, ...(stands ? { discontinuedIncome } : {}), ...result, ...cashFlow, ...operatingSheet(balance) };
  });
}

const PATENTS_IN_PURCHASE = 0.3;

/** The balance sheet after the flows of a quarter. */
function nextOperatingBalance(
  before: OperatingBalance,
  { flows, netIncome, minorityIncome }: { flows: OperatingFlows; netIncome: number; minorityIncome: number },
): OperatingBalance {
  const patents = Math.round(flows.acquisitions * PATENTS_IN_PURCHASE);
  const paidIn = flows.sharesIssued - flows.sharesBought + flows.stockCompensation;
  return {
    ...before,
    ...flows.capital,
    cash: before.cash + flows.cashChange,
    securities: before.securities + flows.securitiesBought,
    property: before.property + flows.capitalExpenditure - flows.wear,
    goodwill: before.goodwill + flows.acquisitions - patents,
    intangibles: before.intangibles + patents - flows.amortisation,
    debt: before.debt + flows.borrowing,
    equity: before.equity + netIncome - flows.dividendsPaid + paidIn,
    retainedEarnings: before.retainedEarnings + netIncome - flows.dividendsPaid,
    minorityInterest: before.minorityInterest + minorityIncome,
  };
}

const DUE_WITHIN_A_YEAR = 0.09;

/** The balance sheet with its totals, as its lines are reported. */
function operatingSheet(balance: OperatingBalance): Books {
  const { debt, ...lines } = balance;
  const currentDebt = Math.round(debt * DUE_WITHIN_A_YEAR);
  const totalEquity = balance.equity + balance.minorityInterest;
  const liabilities = liabilitiesOf(balance);
  return {
    ...lines,
    currentAssets: currentAssetsOf(balance),
    assets: assetsOf(balance),
    currentDebt,
    longTermDebt: debt - currentDebt,
    currentLiabilities: balance.payables + balance.accruedLiabilities + currentDebt,
    liabilities,
    totalEquity,
    liabilitiesAndEquity: liabilities + balance.temporaryEquity + totalEquity,
  };
}
