import type { OperatingBalance } from "./operating-balance.ts";
import type { OperatingFlows } from "./operating-flows.ts";

const PATENTS_IN_PURCHASE = 0.3;

/** The balance sheet after the flows of a quarter. */
export function nextOperatingBalance(
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
