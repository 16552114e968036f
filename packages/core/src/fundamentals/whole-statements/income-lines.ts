import { line, type StatementLine, subtotal } from "./statement-line.ts";

const OTHER_INCOME: readonly StatementLine[] = [
  line("interestIncome"),
  line("interestExpense"),
  line("financeCosts"),
  line("otherNonOperatingIncome"),
  subtotal("nonOperatingIncome"),
];

const FROM_PRETAX: readonly StatementLine[] = [
  subtotal("pretax"),
  line("incomeTax"),
  line("equityMethodIncome"),
  line("discontinuedIncome"),
  subtotal("profit", "netIncome"),
  line("minorityIncome"),
  subtotal("netIncome"),
  line("preferredDividends"),
  subtotal("netIncomeCommon", "netIncome"),
  line("eps"),
  line("sharesDiluted"),
];

const OVERHEADS: readonly StatementLine[] = [
  line("sellingGeneralAdministrative"),
  { id: "sellingAndMarketing", role: "line", partOf: "sellingGeneralAdministrative" },
  { id: "generalAndAdministrative", role: "line", partOf: "sellingGeneralAdministrative" },
];

export const INCOME: readonly StatementLine[] = [
  subtotal("revenue"),
  line("costOfRevenue"),
  subtotal("grossProfit"),
  line("researchAndDevelopment"),
  ...OVERHEADS,
  line("restructuring"),
  line("otherOperatingIncome"),
  subtotal("operatingExpenses"),
  subtotal("costsAndExpenses"),
  subtotal("operatingIncome"),
  ...OTHER_INCOME,
  ...FROM_PRETAX,
];

/** Interest is what banks and brokers trade in: it stands in the place of sales and their cost. */
export const BANK_INCOME: readonly StatementLine[] = [
  line("interestIncome"),
  line("fundingCost"),
  subtotal("netInterestIncome"),
  subtotal("noninterestIncome"),
  subtotal("revenue"),
  line("creditLossProvision"),
  line("compensation"),
  subtotal("noninterestExpense"),
  ...FROM_PRETAX,
];

export const INSURER_INCOME: readonly StatementLine[] = [
  line("premiumsEarned"),
  line("netInvestmentIncome"),
  subtotal("revenue"),
  line("benefitsAndClaims"),
  line("costOfRevenue"),
  line("acquisitionCostAmortization"),
  ...OVERHEADS,
  subtotal("operatingExpenses"),
  subtotal("costsAndExpenses"),
  subtotal("operatingIncome"),
  ...OTHER_INCOME,
  ...FROM_PRETAX,
];

export const REIT_INCOME: readonly StatementLine[] = [
  line("rentalIncome"),
  subtotal("revenue"),
  line("costOfRevenue"),
  line("propertyExpenses"),
  line("depreciation"),
  ...OVERHEADS,
  line("propertyGains"),
  subtotal("operatingExpenses"),
  subtotal("costsAndExpenses"),
  subtotal("operatingIncome"),
  ...OTHER_INCOME,
  ...FROM_PRETAX,
];
