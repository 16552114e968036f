import type { Item, StatementItemId } from "./expression.ts";
import { flow, stock } from "./statement-item.ts";

export const OPERATING_LINES = {
  deferredTax: flow("DeferredIncomeTaxExpenseBenefit", "DeferredIncomeTaxesAndTaxCredits"),
  otherNoncashIncome: flow("OtherNoncashIncomeExpense"),
  changeInReceivables: flow("IncreaseDecreaseInAccountsReceivable", "IncreaseDecreaseInAccountsAndOtherReceivables"),
  changeInInventory: flow("IncreaseDecreaseInInventories", "IncreaseDecreaseInRetailRelatedInventories"),
  changeInPayables: flow("IncreaseDecreaseInAccountsPayable", "IncreaseDecreaseInAccountsPayableTrade"),
  changeInDeferredRevenue: flow("IncreaseDecreaseInContractWithCustomerLiability", "IncreaseDecreaseInDeferredRevenue"),
  changeInWorkingCapital: flow("IncreaseDecreaseInOperatingCapital"),
} as const satisfies Partial<Record<StatementItemId, Item>>;

export const INVESTING_LINES = {
  acquisitions: flow("PaymentsToAcquireBusinessesNetOfCashAcquired", "PaymentsToAcquireBusinessesGross"),
  divestitures: flow("ProceedsFromDivestitureOfBusinessesNetOfCashDivested", "ProceedsFromDivestitureOfBusinesses"),
  propertySold: flow(
    "ProceedsFromSaleOfPropertyPlantAndEquipment",
    "ProceedsFromSaleOfProductiveAssets",
    "ifrs-full:ProceedsFromSalesOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities",
  ),
  securitiesBought: flow(
    "PaymentsToAcquireInvestments",
    "PaymentsToAcquireAvailableForSaleSecuritiesDebt",
    "PaymentsToAcquireAvailableForSaleSecurities",
    "PaymentsToAcquireMarketableSecurities",
  ),
  securitiesMatured: flow("ProceedsFromMaturitiesPrepaymentsAndCallsOfAvailableForSaleSecurities"),
  securitiesSold: flow(
    "ProceedsFromSaleOfAvailableForSaleSecuritiesDebt",
    "ProceedsFromSaleOfAvailableForSaleSecurities",
    "ProceedsFromSaleAndMaturityOfMarketableSecurities",
    "ProceedsFromSaleMaturityAndCollectionsOfInvestments",
  ),
  otherInvesting: flow("PaymentsForProceedsFromOtherInvestingActivities"),
  cashFromInvesting: flow(
    "NetCashProvidedByUsedInInvestingActivities",
    "NetCashProvidedByUsedInInvestingActivitiesContinuingOperations",
    "ifrs-full:CashFlowsFromUsedInInvestingActivities",
  ),
} as const satisfies Partial<Record<StatementItemId, Item>>;

export const FINANCING_LINES = {
  changeInDeposits: flow("IncreaseDecreaseInDeposits"),
  shortTermDebtNet: flow(
    "ProceedsFromRepaymentsOfCommercialPaper",
    "ProceedsFromRepaymentsOfShortTermDebt",
    "ProceedsFromRepaymentsOfShortTermDebtMaturingInThreeMonthsOrLess",
  ),
  debtIssued: flow(
    "ProceedsFromIssuanceOfLongTermDebt",
    "ProceedsFromIssuanceOfLongTermDebtAndCapitalSecuritiesNet",
    "ProceedsFromDebtNetOfIssuanceCosts",
    "ProceedsFromIssuanceOfDebt",
    "ifrs-full:ProceedsFromBorrowingsClassifiedAsFinancingActivities",
  ),
  debtRepaid: flow(
    "RepaymentsOfLongTermDebt",
    "RepaymentsOfLongTermDebtAndCapitalSecurities",
    "RepaymentsOfDebtAndCapitalLeaseObligations",
    "RepaymentsOfDebt",
    "ifrs-full:RepaymentsOfBorrowingsClassifiedAsFinancingActivities",
  ),
  taxPaidForShares: flow("PaymentsRelatedToTaxWithholdingForShareBasedCompensation"),
  otherFinancing: flow("ProceedsFromPaymentsForOtherFinancingActivities"),
  cashFromFinancing: flow(
    "NetCashProvidedByUsedInFinancingActivities",
    "NetCashProvidedByUsedInFinancingActivitiesContinuingOperations",
    "ifrs-full:CashFlowsFromUsedInFinancingActivities",
  ),
  exchangeEffect: flow(
    "EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
    "EffectOfExchangeRateOnCashAndCashEquivalents",
    "ifrs-full:EffectOfExchangeRateChangesOnCashAndCashEquivalents",
  ),
  cashChange: flow(
    "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect",
    "CashAndCashEquivalentsPeriodIncreaseDecrease",
    "ifrs-full:IncreaseDecreaseInCashAndCashEquivalents",
  ),
  cashAtEnd: stock(
    "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
    "CashAndCashEquivalentsAtCarryingValue",
    "ifrs-full:CashAndCashEquivalents",
  ),
} as const satisfies Partial<Record<StatementItemId, Item>>;
