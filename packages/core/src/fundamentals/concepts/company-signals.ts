/**
 * Concepts that only one kind of company reports.
 *
 * @see FND-16
 */
export const COMPANY_SIGNALS = {
  insurer: [
    "PremiumsEarnedNet",
    "PolicyholderBenefitsAndClaimsIncurredNet",
    "LiabilityForFuturePolicyBenefits",
    "DeferredPolicyAcquisitionCosts",
  ],
  bank: [
    "InterestIncomeExpenseNet",
    "NoninterestIncome",
    "NoninterestExpense",
    "ProvisionForLoanAndLeaseLosses",
    "ProvisionForLoanLeaseAndOtherLosses",
    "Deposits",
  ],
  industrial: ["CostOfRevenue", "CostOfGoodsAndServicesSold", "CostOfGoodsSold", "GrossProfit", "InventoryNet"],
} as const satisfies Record<string, readonly string[]>;
