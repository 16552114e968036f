/*
 * What each kind of company files, in the tags of the items (docs/rules.md 1.4). `*`: compared with earlier periods in every filing;
 * `?`: left out when it is 0.
 */

/** Companies that make, sell or serve, with a classified balance sheet; other kinds leave some lines out. */
export const OPERATING_LINES = `
income  RevenueFromContractWithCustomerExcludingAssessedTax  revenue *?
income  CostOfRevenue  costOfRevenue *?
income  GrossProfit  grossProfit *?
income  ResearchAndDevelopmentExpense  research *?
income  SellingGeneralAndAdministrativeExpense  sellingGeneral *
income  OperatingExpenses  operatingExpenses *
income  CostsAndExpenses  costsAndExpenses *
income  OperatingIncomeLoss  operatingIncome *
income  InterestExpense  interestExpense *?
income  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest  pretaxIncome *
income  IncomeTaxExpenseBenefit  incomeTax *
income  IncomeLossFromDiscontinuedOperationsNetOfTax  discontinuedIncome *?
income  ProfitLoss  profit *
income  NetIncomeLossAttributableToNoncontrollingInterest  minorityIncome *?
income  NetIncomeLoss  netIncome *
cash    DepreciationDepletionAndAmortization  depreciation
cash    ShareBasedCompensation  stockCompensation
cash    IncreaseDecreaseInOperatingCapital  operatingCapitalIncrease
cash    NetCashProvidedByUsedInOperatingActivities  operatingCash *
cash    PaymentsToAcquirePropertyPlantAndEquipment  capitalExpenditure *
cash    PaymentsToAcquireBusinessesNetOfCashAcquired  acquisitions ?
cash    PaymentsForProceedsFromInvestments  securitiesBought ?
cash    NetCashProvidedByUsedInInvestingActivities  investingCash
cash    ProceedsFromRepaymentsOfDebt  borrowing ?
cash    PaymentsOfDividendsCommonStock  dividendsPaid ?
cash    PaymentsForRepurchaseOfCommonStock  sharesBought ?
cash    ProceedsFromIssuanceOfCommonStock  sharesIssued ?
cash    NetCashProvidedByUsedInFinancingActivities  financingCash
cash    CashAndCashEquivalentsPeriodIncreaseDecrease  cashChange
balance CashAndCashEquivalentsAtCarryingValue  cash
balance ShortTermInvestments  securities ?
balance AccountsReceivableNetCurrent  receivables
balance InventoryNet  inventory ?
balance AssetsCurrent  currentAssets
balance PropertyPlantAndEquipmentNet  property
balance Goodwill  goodwill ?
balance IntangibleAssetsNetExcludingGoodwill  intangibles ?
balance Assets  assets *
balance AccountsPayableCurrent  payables
balance LongTermDebtCurrent  currentDebt ?
balance LiabilitiesCurrent  currentLiabilities
balance LongTermDebtNoncurrent  longTermDebt ?
balance Liabilities  liabilities
balance RedeemableNoncontrollingInterestEquityCarryingAmount  temporaryEquity ?
balance RetainedEarningsAccumulatedDeficit  retainedEarnings
balance StockholdersEquity  equity *
balance MinorityInterest  minorityInterest ?
balance StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest  totalEquity
balance LiabilitiesAndStockholdersEquity  liabilitiesAndEquity`;

/** Banks: no classified balance sheet, no cost of sales. */
export const BANK_LINES = `
income  InterestAndDividendIncomeOperating  interestIncome *
income  InterestExpenseOperating  fundingCost *
income  InterestIncomeExpenseNet  netInterestIncome *
income  ProvisionForLoanAndLeaseLosses  provision *
income  NoninterestIncome  otherRevenue *
income  NoninterestExpense  operatingCost *
income  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest  pretaxIncome *
income  IncomeTaxExpenseBenefit  incomeTax *
income  NetIncomeLoss  netIncome *
income  PreferredStockDividendsIncomeStatementImpact  preferredDividends *?
income  NetIncomeLossAvailableToCommonStockholdersBasic  commonIncome *
cash    ShareBasedCompensation  stockCompensation
cash    IncreaseDecreaseInOperatingCapital  operatingCapitalIncrease
cash    NetCashProvidedByUsedInOperatingActivities  operatingCash *
cash    PaymentsForProceedsFromInvestments  securitiesBought
cash    PaymentsForProceedsFromLoansAndLeases  lending
cash    NetCashProvidedByUsedInInvestingActivities  investingCash
cash    IncreaseDecreaseInDeposits  depositsTaken
cash    ProceedsFromRepaymentsOfDebt  borrowing
cash    PaymentsOfDividends  dividendsPaid ?
cash    PaymentsForRepurchaseOfCommonStock  sharesBought ?
cash    ProceedsFromIssuanceOfCommonStock  sharesIssued ?
cash    NetCashProvidedByUsedInFinancingActivities  financingCash
cash    CashAndCashEquivalentsPeriodIncreaseDecrease  cashChange
balance CashAndDueFromBanks  cash
balance AvailableForSaleSecuritiesDebtSecurities  securities
balance LoansAndLeasesReceivableNetReportedAmount  loans
balance OtherAssets  otherAssets
balance Assets  assets *
balance Deposits  deposits
balance LongTermDebt  longTermDebt
balance OtherLiabilities  otherLiabilities
balance Liabilities  liabilities
balance PreferredStockValue  preferredStock ?
balance RetainedEarningsAccumulatedDeficit  retainedEarnings
balance StockholdersEquity  equity *
balance LiabilitiesAndStockholdersEquity  liabilitiesAndEquity`;

/** Insurers: premiums, claims and reserves. */
export const INSURER_LINES = `
income  PremiumsEarnedNet  premiums *
income  NetInvestmentIncome  investmentIncome *
income  Revenues  revenue *
income  PolicyholderBenefitsAndClaimsIncurredNet  claims *
income  OtherCostAndExpenseOperating  operatingCost *
income  InterestExpense  interestExpense *?
income  BenefitsLossesAndExpenses  costsAndExpenses *
income  IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest  pretaxIncome *
income  IncomeTaxExpenseBenefit  incomeTax *
income  NetIncomeLoss  netIncome *
cash    ShareBasedCompensation  stockCompensation
cash    IncreaseDecreaseInOperatingCapital  operatingCapitalIncrease
cash    NetCashProvidedByUsedInOperatingActivities  operatingCash *
cash    PaymentsForProceedsFromInvestments  securitiesBought
cash    NetCashProvidedByUsedInInvestingActivities  investingCash
cash    ProceedsFromRepaymentsOfDebt  borrowing
cash    PaymentsOfDividendsCommonStock  dividendsPaid ?
cash    PaymentsForRepurchaseOfCommonStock  sharesBought ?
cash    ProceedsFromIssuanceOfCommonStock  sharesIssued ?
cash    NetCashProvidedByUsedInFinancingActivities  financingCash
cash    CashAndCashEquivalentsPeriodIncreaseDecrease  cashChange
balance CashAndCashEquivalentsAtCarryingValue  cash
balance Investments  securities
balance PremiumsReceivableAtCarryingValue  receivables
balance DeferredPolicyAcquisitionCosts  acquisitionCosts
balance OtherAssets  otherAssets
balance Assets  assets *
balance LiabilityForFuturePolicyBenefitsAndUnpaidClaimsAndClaimsAdjustmentExpense  claimReserves
balance LongTermDebt  longTermDebt
balance OtherLiabilities  otherLiabilities
balance Liabilities  liabilities
balance RetainedEarningsAccumulatedDeficit  retainedEarnings
balance StockholdersEquity  equity *
balance LiabilitiesAndStockholdersEquity  liabilitiesAndEquity`;

/** Foreign companies that report once a year under IFRS. */
export const IFRS_LINES = `
income  Revenue  revenue *
income  CostOfSales  costOfRevenue *
income  GrossProfit  grossProfit *
income  ProfitLossFromOperatingActivities  operatingIncome *
income  FinanceCosts  interestExpense *
income  ProfitLossBeforeTax  pretaxIncome *
income  IncomeTaxExpenseContinuingOperations  incomeTax *
income  ProfitLoss  profit *
income  ProfitLossAttributableToOwnersOfParent  netIncome *
cash    DepreciationAndAmortisationExpense  depreciation
cash    CashFlowsFromUsedInOperatingActivities  operatingCash *
cash    PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities  capitalExpenditure *
cash    CashFlowsFromUsedInInvestingActivities  investingCash
cash    DividendsPaidClassifiedAsFinancingActivities  dividendsPaid ?
cash    CashFlowsFromUsedInFinancingActivities  financingCash
cash    IncreaseDecreaseInCashAndCashEquivalents  cashChange
balance CashAndCashEquivalents  cash
balance TradeAndOtherCurrentReceivables  receivables
balance Inventories  inventory ?
balance CurrentAssets  currentAssets
balance PropertyPlantAndEquipment  property
balance Goodwill  goodwill ?
balance Assets  assets *
balance TradeAndOtherCurrentPayables  payables
balance CurrentLiabilities  currentLiabilities
balance NoncurrentPortionOfNoncurrentBorrowings  longTermDebt ?
balance Liabilities  liabilities
balance RetainedEarnings  retainedEarnings
balance EquityAttributableToOwnersOfParent  equity *
balance NoncontrollingInterests  minorityInterest ?
balance Equity  totalEquity *
balance EquityAndLiabilities  liabilitiesAndEquity`;
