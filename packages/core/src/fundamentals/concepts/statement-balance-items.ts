import type { Item, StatementItemId } from "./expression.ts";
import { stock } from "./statement-item.ts";

export const ASSET_LINES = {
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

export const LIABILITY_LINES = {
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
export const FINANCIAL_BALANCE_LINES = {
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
