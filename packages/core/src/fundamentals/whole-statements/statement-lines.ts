import type { CompanyType, Statement } from "../../words/index.ts";
import { BALANCE, BANK_BALANCE, INSURER_BALANCE, REIT_BALANCE } from "./balance-lines.ts";
import { CASH_FLOW, FINANCIAL_CASH_FLOW } from "./cash-flow-lines.ts";
import { BANK_INCOME, INCOME, INSURER_INCOME, REIT_INCOME } from "./income-lines.ts";
import type { StatementLine } from "./statement-line.ts";

type Lines = Readonly<Record<Statement, readonly StatementLine[]>>;

const OF_COMPANIES: Lines = { income: INCOME, balance: BALANCE, cashFlow: CASH_FLOW };
const OF_BANKS: Lines = { income: BANK_INCOME, balance: BANK_BALANCE, cashFlow: FINANCIAL_CASH_FLOW };

const BY_TYPE: Partial<Record<CompanyType, Lines>> = {
  bank: OF_BANKS,
  broker: OF_BANKS,
  insurer: { income: INSURER_INCOME, balance: INSURER_BALANCE, cashFlow: FINANCIAL_CASH_FLOW },
  reit: { income: REIT_INCOME, balance: REIT_BALANCE, cashFlow: CASH_FLOW },
};

/**
 * The lines of a statement in the order of reports; a kind of company has lines of its own in the place of others.
 *
 * @param statement Which of the three.
 * @param type The kind of company.
 * @returns All lines that such a company may state.
 * @see FND-16
 *
 * @example
 * statementLines("income", "bank")[0]; // { id: "interestIncome", role: "line" }
 */
export function statementLines(statement: Statement, type: CompanyType): readonly StatementLine[] {
  return (BY_TYPE[type] ?? OF_COMPANIES)[statement];
}
