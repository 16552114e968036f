import type { Item, StatementItemId } from "./expression.ts";

const of = (kind: Item["kind"], concepts: readonly string[]): Item => ({
  kind,
  find: concepts.length === 1 ? (concepts[0] as string) : { firstOf: concepts },
});
const flow = (...concepts: readonly string[]): Item => of("flow", concepts);
const stock = (...concepts: readonly string[]): Item => of("stock", concepts);

const INCOME_LINES = {
  sellingGeneralAdministrative: flow(
    "SellingGeneralAndAdministrativeExpense",
    "ifrs-full:SellingGeneralAndAdministrativeExpense",
  ),
  sellingAndMarketing: flow("SellingAndMarketingExpense", "SellingExpense", "ifrs-full:DistributionCosts"),
  generalAndAdministrative: flow(
    "GeneralAndAdministrativeExpense",
    "ifrs-full:GeneralAndAdministrativeExpense",
    "ifrs-full:AdministrativeExpense",
  ),
  restructuring: flow("RestructuringCharges", "RestructuringCostsAndAssetImpairmentCharges"),
  operatingExpenses: flow("OperatingExpenses", "ifrs-full:OperatingExpense"),
  costsAndExpenses: flow("CostsAndExpenses", "BenefitsLossesAndExpenses"),
  otherOperatingIncome: flow("OtherOperatingIncomeExpenseNet", "ifrs-full:OtherOperatingIncomeExpense"),
  interestIncome: {
    kind: "flow",
    find: {
      firstOf: [
        "InvestmentIncomeInterest",
        "InvestmentIncomeInterestAndDividend",
        "ifrs-full:FinanceIncome",
        "ifrs-full:RevenueFromInterest",
      ],
    },
    bankFirst: { firstOf: ["InterestAndDividendIncomeOperating", "InterestIncomeOperating"] },
  },
  financeCosts: flow("ifrs-full:FinanceCosts"),
  otherNonOperatingIncome: flow("OtherNonoperatingIncomeExpense"),
  nonOperatingIncome: flow("NonoperatingIncomeExpense"),
  equityMethodIncome: flow(
    "IncomeLossFromEquityMethodInvestments",
    "ifrs-full:ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod",
  ),
  /** Income of all owners; where a filer has no minorities, its net income. */
  profit: { kind: "flow", find: { firstOf: ["ProfitLoss", "ifrs-full:ProfitLoss", { item: "netIncome" }] } },
  minorityIncome: flow(
    "NetIncomeLossAttributableToNoncontrollingInterest",
    "ifrs-full:ProfitLossAttributableToNoncontrollingInterests",
  ),
  preferredDividends: flow("PreferredStockDividendsIncomeStatementImpact", "DividendsPreferredStock"),
} as const satisfies Partial<Record<StatementItemId, Item>>;

/** Lines of banks, insurers and owners of real estate. */
const FINANCIAL_INCOME_LINES = {
  fundingCost: flow("InterestExpense", "InterestExpenseOperating"),
  netInterestIncome: flow("InterestIncomeExpenseNet"),
  creditLossProvision: flow("ProvisionForLoanLeaseAndOtherLosses", "ProvisionForLoanAndLeaseLosses"),
  noninterestIncome: flow("NoninterestIncome"),
  compensation: flow("LaborAndRelatedExpense"),
  noninterestExpense: flow("NoninterestExpense"),
  premiumsEarned: flow("PremiumsEarnedNet"),
  netInvestmentIncome: flow("NetInvestmentIncome"),
  benefitsAndClaims: flow("PolicyholderBenefitsAndClaimsIncurredNet"),
  acquisitionCostAmortization: flow("DeferredPolicyAcquisitionCostAmortizationExpense"),
  rentalIncome: flow(
    "OperatingLeaseLeaseIncome",
    "OperatingLeasesIncomeStatementLeaseRevenue",
    "ifrs-full:RentalIncome",
  ),
  propertyExpenses: flow(
    "DirectCostsOfLeasedAndRentedPropertyOrEquipment",
    "ifrs-full:DirectOperatingExpenseFromInvestmentProperty",
  ),
  propertyGains: flow(
    "GainLossOnSaleOfProperties",
    "GainsLossesOnSalesOfInvestmentRealEstate",
    "ifrs-full:GainsLossesOnFairValueAdjustmentInvestmentProperty",
  ),
} as const satisfies Partial<Record<StatementItemId, Item>>;

const ASSET_LINES = {
  cash: {
    ...stock("CashAndCashEquivalentsAtCarryingValue", "Cash", "ifrs-full:CashAndCashEquivalents"),
    bankFirst: "CashAndDueFromBanks",
  },
  shortTermInvestments: stock(
    "ShortTermInvestments",
    "MarketableSecuritiesCurrent",
    "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
    "AvailableForSaleSecuritiesCurrent",
    "HeldToMaturitySecuritiesCurrent",
    "OtherShortTermInvestments",
  ),
  otherReceivables: stock("NontradeReceivablesCurrent", "OtherReceivablesNetCurrent"),
  otherAssetsCurrent: stock(
    "OtherAssetsCurrent",
    "PrepaidExpenseAndOtherAssetsCurrent",
    "ifrs-full:OtherCurrentAssets",
  ),
  operatingLeaseAssets: stock("OperatingLeaseRightOfUseAsset", "ifrs-full:RightofuseAssets"),
  deferredTaxAssets: stock("DeferredIncomeTaxAssetsNet", "ifrs-full:DeferredTaxAssets"),
  equityMethodInvestments: stock("EquityMethodInvestments", "ifrs-full:InvestmentAccountedForUsingEquityMethod"),
  investmentProperty: stock("RealEstateInvestmentPropertyNet", "ifrs-full:InvestmentProperty"),
  otherAssetsNoncurrent: stock("OtherAssetsNoncurrent", "ifrs-full:OtherNoncurrentAssets"),
  assetsNoncurrent: stock("AssetsNoncurrent", "ifrs-full:NoncurrentAssets"),
  otherAssets: stock("OtherAssets"),
} as const satisfies Partial<Record<StatementItemId, Item>>;

const LIABILITY_LINES = {
  accountsPayable: stock(
    "AccountsPayableCurrent",
    "AccountsPayableTradeCurrent",
    "ifrs-full:TradeAndOtherCurrentPayables",
  ),
  accruedLiabilities: stock("AccruedLiabilitiesCurrent", "ifrs-full:AccrualsClassifiedAsCurrent"),
  deferredRevenueCurrent: stock("ContractWithCustomerLiabilityCurrent", "DeferredRevenueCurrent"),
  deferredRevenueNoncurrent: stock("ContractWithCustomerLiabilityNoncurrent", "DeferredRevenueNoncurrent"),
  leaseLiabilitiesCurrent: stock("OperatingLeaseLiabilityCurrent", "ifrs-full:CurrentLeaseLiabilities"),
  leaseLiabilitiesNoncurrent: stock("OperatingLeaseLiabilityNoncurrent", "ifrs-full:NoncurrentLeaseLiabilities"),
  dividendsPayable: stock("DividendsPayableCurrent"),
  otherLiabilitiesCurrent: stock("OtherLiabilitiesCurrent", "ifrs-full:OtherCurrentLiabilities"),
  deferredTaxLiabilities: stock(
    "DeferredIncomeTaxLiabilitiesNet",
    "DeferredTaxLiabilitiesNoncurrent",
    "ifrs-full:DeferredTaxLiabilities",
  ),
  pensionLiabilities: stock("PensionAndOtherPostretirementDefinedBenefitPlansLiabilitiesNoncurrent"),
  otherLiabilitiesNoncurrent: stock(
    "OtherLiabilitiesNoncurrent",
    "DeferredIncomeTaxesAndOtherLiabilitiesNoncurrent",
    "ifrs-full:OtherNoncurrentLiabilities",
  ),
  liabilitiesNoncurrent: stock("LiabilitiesNoncurrent", "ifrs-full:NoncurrentLiabilities"),
  otherLiabilities: stock("OtherLiabilities", "AccountsPayableAndAccruedLiabilitiesCurrentAndNoncurrent"),
  commonStock: stock("CommonStocksIncludingAdditionalPaidInCapital", "CommonStockValue", "ifrs-full:IssuedCapital"),
  additionalPaidIn: stock(
    "AdditionalPaidInCapital",
    "AdditionalPaidInCapitalCommonStock",
    "ifrs-full:SharePremium",
    "ifrs-full:AdditionalPaidinCapital",
  ),
  treasuryStock: stock("TreasuryStockValue", "TreasuryStockCommonValue", "ifrs-full:TreasuryShares"),
  accumulatedOtherIncome: stock(
    "AccumulatedOtherComprehensiveIncomeLossNetOfTax",
    "ifrs-full:AccumulatedOtherComprehensiveIncome",
  ),
} as const satisfies Partial<Record<StatementItemId, Item>>;

/** Balances of banks and insurers. */
const FINANCIAL_BALANCE_LINES = {
  depositsInBanks: stock("InterestBearingDepositsInBanks"),
  resaleAgreements: stock("FederalFundsSoldAndSecuritiesPurchasedUnderAgreementsToResell"),
  availableForSale: stock(
    "AvailableForSaleSecuritiesDebtSecurities",
    "DebtSecuritiesAvailableForSaleExcludingAccruedInterest",
    "AvailableForSaleSecurities",
  ),
  heldToMaturity: stock(
    "HeldToMaturitySecurities",
    "DebtSecuritiesHeldToMaturityExcludingAccruedInterestAfterAllowanceForCreditLoss",
  ),
  tradingAssets: stock("TradingSecurities"),
  repurchaseAgreements: stock("FederalFundsPurchasedAndSecuritiesSoldUnderAgreementsToRepurchase"),
  shortTermBorrowings: stock("ShortTermBorrowings"),
  tradingLiabilities: stock("TradingLiabilities"),
  debtIncludingMaturities: stock("LongTermDebt", "LongTermDebtAndCapitalLeaseObligationsIncludingCurrentMaturities"),
  investments: stock("Investments", "LongTermInvestments"),
  premiumsReceivable: stock("PremiumsReceivableAtCarryingValue"),
  reinsuranceRecoverables: stock("ReinsuranceRecoverables"),
  deferredAcquisitionCosts: stock("DeferredPolicyAcquisitionCosts"),
  futurePolicyBenefits: stock("LiabilityForFuturePolicyBenefits"),
  claimsLiabilities: stock("LiabilityForClaimsAndClaimsAdjustmentExpense"),
  unearnedPremiums: stock("UnearnedPremiums"),
} as const satisfies Partial<Record<StatementItemId, Item>>;

const OPERATING_LINES = {
  deferredTax: flow("DeferredIncomeTaxExpenseBenefit", "DeferredIncomeTaxesAndTaxCredits"),
  otherNoncashIncome: flow("OtherNoncashIncomeExpense"),
  changeInReceivables: flow("IncreaseDecreaseInAccountsReceivable", "IncreaseDecreaseInAccountsAndOtherReceivables"),
  changeInInventory: flow("IncreaseDecreaseInInventories", "IncreaseDecreaseInRetailRelatedInventories"),
  changeInPayables: flow("IncreaseDecreaseInAccountsPayable", "IncreaseDecreaseInAccountsPayableTrade"),
  changeInDeferredRevenue: flow("IncreaseDecreaseInContractWithCustomerLiability", "IncreaseDecreaseInDeferredRevenue"),
  changeInWorkingCapital: flow("IncreaseDecreaseInOperatingCapital"),
} as const satisfies Partial<Record<StatementItemId, Item>>;

const INVESTING_LINES = {
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

const FINANCING_LINES = {
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

/**
 * Lines that only the whole statements show, as filers state them: each is one tag, and no line is composed of others.
 * Payments, and increases of receivables and inventory, are positive, as the tags have them.
 *
 * @see 1.4, FND-17
 */
export const STATEMENT_ITEMS: Readonly<Record<StatementItemId, Item>> = {
  ...INCOME_LINES,
  ...FINANCIAL_INCOME_LINES,
  ...ASSET_LINES,
  ...LIABILITY_LINES,
  ...FINANCIAL_BALANCE_LINES,
  ...OPERATING_LINES,
  ...INVESTING_LINES,
  ...FINANCING_LINES,
};
