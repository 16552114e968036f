import type { Books } from "./books.ts";
import { assetsOf, currentAssetsOf, liabilitiesOf, type OperatingBalance } from "./operating-balance.ts";

const DUE_WITHIN_A_YEAR = 0.09;

/** The balance sheet with its totals, as its lines are reported. */
export function operatingSheet(balance: OperatingBalance): Books {
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
