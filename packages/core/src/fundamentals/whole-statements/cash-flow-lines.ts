import { line, memo, type StatementLine, subtotal } from "./statement-line.ts";

const INVESTING: readonly StatementLine[] = [
  line("capex"),
  line("acquisitions"),
  line("divestitures"),
  line("propertySold"),
  line("securitiesBought"),
  line("securitiesMatured"),
  line("securitiesSold"),
  line("otherInvesting"),
  subtotal("cashFromInvesting"),
];

const FINANCING: readonly StatementLine[] = [
  line("shortTermDebtNet"),
  line("debtIssued"),
  line("debtRepaid"),
  line("issuance"),
  line("buybacks"),
  line("taxPaidForShares"),
  line("dividendsPaid"),
  line("otherFinancing"),
  subtotal("cashFromFinancing"),
  line("exchangeEffect"),
  subtotal("cashChange"),
  line("cashAtEnd"),
];

const NONCASH: readonly StatementLine[] = [
  line("profit"),
  line("depreciation"),
  line("stockCompensation"),
  line("deferredTax"),
];

export const CASH_FLOW: readonly StatementLine[] = [
  ...NONCASH,
  line("otherNoncashIncome"),
  line("changeInReceivables"),
  line("changeInInventory"),
  line("changeInPayables"),
  line("changeInDeferredRevenue"),
  line("changeInWorkingCapital"),
  subtotal("cfo"),
  ...INVESTING,
  ...FINANCING,
  memo("freeCashFlow"),
];

/** Deposits and loans pass through the cash flow of a bank: what is left after investments says nothing of it. */
export const FINANCIAL_CASH_FLOW: readonly StatementLine[] = [
  ...NONCASH,
  line("creditLossProvision"),
  line("otherNoncashIncome"),
  subtotal("cfo"),
  ...INVESTING,
  line("changeInDeposits"),
  ...FINANCING,
];
