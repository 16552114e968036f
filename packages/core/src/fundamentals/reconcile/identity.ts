/** Concepts of which a filing states one, or none where the term may be absent; added, or taken away. */
export interface IdentityTerm {
  readonly sign: 1 | -1;
  readonly concepts: readonly string[];
  readonly isOptional?: boolean;
}

/** Terms that add up to nothing in every filing that states them. */
export type Identity = readonly IdentityTerm[];

/** Names of the revenue of a filing. */
export const REVENUES: readonly string[] = [
  "Revenues",
  "RevenueFromContractWithCustomerExcludingAssessedTax",
  "SalesRevenueNet",
  "RevenueFromContractWithCustomerIncludingAssessedTax",
  "RevenuesNetOfInterestExpense",
  "RegulatedAndUnregulatedOperatingRevenue",
];
const COSTS = [
  "CostOfRevenue",
  "CostOfGoodsAndServicesSold",
  "CostOfGoodsSold",
  "CostOfServices",
  "CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization",
];
const PRETAX = [
  "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
  "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
];
const DISCONTINUED = [
  "IncomeLossFromDiscontinuedOperationsNetOfTax",
  "IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity",
];
const CASH_CHANGE = [
  "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect",
  "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect",
  "CashAndCashEquivalentsPeriodIncreaseDecrease",
  "CashAndCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect",
];
const EXCHANGE = [
  "EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
  "EffectOfExchangeRateOnCashAndCashEquivalents",
];

const plus = (...concepts: readonly string[]): IdentityTerm => ({ sign: 1, concepts });
const minus = (...concepts: readonly string[]): IdentityTerm => ({ sign: -1, concepts });
const optional = (term: IdentityTerm): IdentityTerm => ({ ...term, isOptional: true });

/**
 * The sums of the statements by which an amount is confirmed.
 *
 * @see REC-22
 */
export const IDENTITIES: readonly Identity[] = [
  [
    plus(
      "NetCashProvidedByUsedInOperatingActivities",
      "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
    ),
    plus(
      "NetCashProvidedByUsedInInvestingActivities",
      "NetCashProvidedByUsedInInvestingActivitiesContinuingOperations",
    ),
    plus(
      "NetCashProvidedByUsedInFinancingActivities",
      "NetCashProvidedByUsedInFinancingActivitiesContinuingOperations",
    ),
    optional(plus(...EXCHANGE)),
    optional(plus("CashProvidedByUsedInDiscontinuedOperations", "NetCashProvidedByUsedInDiscontinuedOperations")),
    minus(...CASH_CHANGE),
  ],
  [plus(...REVENUES), minus(...COSTS), minus("GrossProfit")],
  [
    plus(...REVENUES),
    minus("CostsAndExpenses", "OperatingExpenses", "BenefitsLossesAndExpenses", "NoninterestExpense"),
    minus("OperatingIncomeLoss", ...PRETAX),
  ],
  [plus("GrossProfit"), minus("OperatingExpenses"), minus("OperatingIncomeLoss")],
  [plus("NetIncomeLoss"), plus("NetIncomeLossAttributableToNoncontrollingInterest"), minus("ProfitLoss")],
  [
    plus(...PRETAX),
    minus("IncomeTaxExpenseBenefit"),
    optional(plus("IncomeLossFromEquityMethodInvestments")),
    optional(plus(...DISCONTINUED)),
    minus("NetIncomeLoss", "ProfitLoss"),
  ],
  [plus("NetIncomeLoss"), minus("ProfitLoss")],
  [
    plus("NetIncomeLoss", "ProfitLoss"),
    minus("NetIncomeLossAvailableToCommonStockholdersBasic", "NetIncomeLossAvailableToCommonStockholdersDiluted"),
  ],
  [plus(REVENUES[0] as string), minus(...REVENUES.slice(1))],
  [plus(REVENUES[1] as string), minus(...REVENUES.slice(2))],
];

/** Every concept of the identities. */
export const IDENTITY_CONCEPTS: readonly string[] = [
  ...new Set(IDENTITIES.flatMap((identity) => identity.flatMap(({ concepts }) => concepts))),
];
