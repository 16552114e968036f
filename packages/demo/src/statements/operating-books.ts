import type { Chance } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { Books } from "./books.ts";
import { nextOperatingBalance } from "./next-operating-balance.ts";
import { type OperatingBalance, openingBalance } from "./operating-balance.ts";
import { operatingCashFlow } from "./operating-cash-flow.ts";
import { discontinuedLoss, minorityShare, operatingIncome } from "./operating-income.ts";
import { operatingNorms } from "./operating-norms.ts";
import { operatingSheet } from "./operating-sheet.ts";
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
