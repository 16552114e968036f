import type { CompanyType, LineRole, Statement } from "../../words/index.ts";
import type { ItemId } from "../concepts/expression.ts";

/** A line of a whole statement: an item, or a number per share. */
export type StatementLineId = ItemId | "eps" | "sharesDiluted";

export interface StatementLine {
  readonly id: StatementLineId;
  readonly role: LineRole;
  /** The line that it equals where a filer has nothing of the kind: it is left out then. */
  readonly repeats?: ItemId;
  /** The line that it is a part of: filers who state that one break it down in their notes. */
  readonly partOf?: ItemId;
}

const line = (id: StatementLineId): StatementLine => ({ id, role: "line" });
const subtotal = (id: ItemId, repeats?: ItemId): StatementLine => ({
  id,
  role: "subtotal",
  ...(repeats && { repeats }),
});
const memo = (id: ItemId): StatementLine => ({ id, role: "memo" });

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

const INCOME: readonly StatementLine[] = [
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
const BANK_INCOME: readonly StatementLine[] = [
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

const INSURER_INCOME: readonly StatementLine[] = [
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

const REIT_INCOME: readonly StatementLine[] = [
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

const EQUITY: readonly StatementLine[] = [
  line("temporaryEquity"),
  line("preferred"),
  line("commonStock"),
  line("additionalPaidIn"),
  line("treasuryStock"),
  line("retainedEarnings"),
  line("accumulatedOtherIncome"),
  subtotal("equity"),
  line("minorityInterest"),
  subtotal("equityWithMinority", "equity"),
  subtotal("liabilitiesAndEquity"),
];

const LONG_LIVED_ASSETS: readonly StatementLine[] = [
  line("equityMethodInvestments"),
  line("investmentProperty"),
  line("propertyNet"),
  line("operatingLeaseAssets"),
  line("goodwill"),
  line("intangibles"),
  line("deferredTaxAssets"),
];

const BALANCE: readonly StatementLine[] = [
  line("cash"),
  line("shortTermInvestments"),
  subtotal("cashAndShortTermInvestments", "cash"),
  line("receivables"),
  line("otherReceivables"),
  line("inventory"),
  line("otherAssetsCurrent"),
  subtotal("assetsCurrent"),
  line("nonCurrentSecurities"),
  ...LONG_LIVED_ASSETS,
  line("otherAssetsNoncurrent"),
  subtotal("assetsNoncurrent"),
  subtotal("assets"),
  line("accountsPayable"),
  line("accruedLiabilities"),
  line("deferredRevenueCurrent"),
  line("leaseLiabilitiesCurrent"),
  line("dividendsPayable"),
  line("debtWithinAYear"),
  line("otherLiabilitiesCurrent"),
  subtotal("liabilitiesCurrent"),
  line("longTermDebtNoncurrent"),
  line("deferredRevenueNoncurrent"),
  line("leaseLiabilitiesNoncurrent"),
  line("deferredTaxLiabilities"),
  line("pensionLiabilities"),
  line("otherLiabilitiesNoncurrent"),
  subtotal("liabilitiesNoncurrent"),
  subtotal("liabilities"),
  ...EQUITY,
  memo("totalDebt"),
];

/** Financials do not part their balance sheet into current and non-current. */
const BANK_BALANCE: readonly StatementLine[] = [
  line("cash"),
  line("depositsInBanks"),
  line("resaleAgreements"),
  line("tradingAssets"),
  line("availableForSale"),
  line("heldToMaturity"),
  line("loans"),
  ...LONG_LIVED_ASSETS,
  line("otherAssets"),
  subtotal("assets"),
  line("deposits"),
  line("repurchaseAgreements"),
  line("shortTermBorrowings"),
  line("tradingLiabilities"),
  line("debtIncludingMaturities"),
  line("otherLiabilities"),
  subtotal("liabilities"),
  ...EQUITY,
];

const INSURER_BALANCE: readonly StatementLine[] = [
  line("availableForSale"),
  line("investments"),
  line("cash"),
  line("receivables"),
  line("premiumsReceivable"),
  line("reinsuranceRecoverables"),
  line("deferredAcquisitionCosts"),
  ...LONG_LIVED_ASSETS,
  line("otherAssets"),
  subtotal("assets"),
  line("futurePolicyBenefits"),
  line("claimsLiabilities"),
  line("unearnedPremiums"),
  line("debtIncludingMaturities"),
  line("otherLiabilities"),
  subtotal("liabilities"),
  ...EQUITY,
];

const REIT_BALANCE: readonly StatementLine[] = [
  ...LONG_LIVED_ASSETS,
  line("cash"),
  line("receivables"),
  line("otherAssets"),
  subtotal("assets"),
  line("accountsPayable"),
  line("debtIncludingMaturities"),
  line("leaseLiabilitiesNoncurrent"),
  line("otherLiabilities"),
  subtotal("liabilities"),
  ...EQUITY,
];

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

const CASH_FLOW: readonly StatementLine[] = [
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
const FINANCIAL_CASH_FLOW: readonly StatementLine[] = [
  ...NONCASH,
  line("creditLossProvision"),
  line("otherNoncashIncome"),
  subtotal("cfo"),
  ...INVESTING,
  line("changeInDeposits"),
  ...FINANCING,
];

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
