import type { Item, StatementItemId } from "./expression.ts";
import { flow } from "./statement-item.ts";

export const INCOME_LINES = {
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
export const FINANCIAL_INCOME_LINES = {
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
