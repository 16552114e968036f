import type { Fact } from "../facts/fact.ts";

/** Concepts of which a filing states one, or none where the term may be absent; added, or taken away. */
export interface IdentityTerm {
  readonly sign: 1 | -1;
  readonly concepts: readonly string[];
  readonly isOptional?: boolean;
}

/** Terms that add up to nothing in every filing that states them. */
export type Identity = readonly IdentityTerm[];

/** The taxonomies whose sums are known; concepts of the second are named with it (`ifrs-full:Revenue`). */
export type IdentityTaxonomy = "us-gaap" | "ifrs-full";

const REVENUES: readonly string[] = [
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

const US_GAAP: readonly Identity[] = [
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

const ifrs = (name: string): string => `ifrs-full:${name}`;
const IFRS_REVENUES = [ifrs("Revenue"), ifrs("RevenueFromContractsWithCustomers")];
const IFRS_PRETAX = ifrs("ProfitLossBeforeTax");
const IFRS_PROFIT = ifrs("ProfitLoss");
const IFRS_OF_OWNERS = ifrs("ProfitLossAttributableToOwnersOfParent");
const IFRS_OPERATING = ifrs("ProfitLossFromOperatingActivities");

const IFRS: readonly Identity[] = [
  [
    plus(
      ifrs("CashFlowsFromUsedInOperatingActivities"),
      ifrs("CashFlowsFromUsedInOperatingActivitiesContinuingOperations"),
    ),
    plus(
      ifrs("CashFlowsFromUsedInInvestingActivities"),
      ifrs("CashFlowsFromUsedInInvestingActivitiesContinuingOperations"),
    ),
    plus(
      ifrs("CashFlowsFromUsedInFinancingActivities"),
      ifrs("CashFlowsFromUsedInFinancingActivitiesContinuingOperations"),
    ),
    optional(plus(ifrs("EffectOfExchangeRateChangesOnCashAndCashEquivalents"))),
    minus(
      ifrs("IncreaseDecreaseInCashAndCashEquivalents"),
      ifrs("IncreaseDecreaseInCashAndCashEquivalentsBeforeEffectOfExchangeRateChanges"),
    ),
  ],
  [plus(...IFRS_REVENUES), minus(ifrs("CostOfSales")), minus(ifrs("GrossProfit"))],
  [plus(...IFRS_REVENUES), minus(ifrs("OperatingExpense")), minus(IFRS_OPERATING)],
  // Expenses by function, IAS 1.103.
  [
    plus(ifrs("GrossProfit")),
    optional(plus(ifrs("OtherIncome"))),
    optional(minus(ifrs("DistributionCosts"))),
    minus(ifrs("AdministrativeExpense"), ifrs("SellingGeneralAndAdministrativeExpense")),
    optional(minus(ifrs("ResearchAndDevelopmentExpense"))),
    optional(minus(ifrs("OtherExpenseByFunction"))),
    minus(IFRS_OPERATING),
  ],
  [
    plus(IFRS_OPERATING),
    optional(plus(ifrs("FinanceIncome"))),
    minus(ifrs("FinanceCosts")),
    optional(plus(ifrs("ShareOfProfitLossOfAssociatesAndJointVenturesAccountedForUsingEquityMethod"))),
    minus(IFRS_PRETAX),
  ],
  [
    plus(IFRS_PRETAX),
    minus(ifrs("IncomeTaxExpenseContinuingOperations")),
    optional(plus(ifrs("ProfitLossFromDiscontinuedOperations"))),
    minus(IFRS_PROFIT, IFRS_OF_OWNERS),
  ],
  [plus(IFRS_OF_OWNERS), plus(ifrs("ProfitLossAttributableToNoncontrollingInterests")), minus(IFRS_PROFIT)],
  [plus(IFRS_OF_OWNERS), minus(IFRS_PROFIT)],
  [plus(IFRS_REVENUES[0] as string), minus(IFRS_REVENUES[1] as string)],
];

/**
 * The sums of the statements by which an amount is confirmed, by the taxonomy of the filing.
 *
 * @see REC-22
 */
export const IDENTITIES: Readonly<Record<IdentityTaxonomy, readonly Identity[]>> = {
  "us-gaap": US_GAAP,
  "ifrs-full": IFRS,
};

/** Names of the revenue of a filing, and of parts of it that are left after costs. */
export const PROFITS_OF_REVENUE: Readonly<
  Record<IdentityTaxonomy, { readonly revenues: readonly string[]; readonly profits: readonly string[] }>
> = {
  "us-gaap": { revenues: REVENUES, profits: ["GrossProfit", "OperatingIncomeLoss"] },
  // Changes in the value of property and other income are part of the operating profit: it may be larger.
  "ifrs-full": { revenues: IFRS_REVENUES, profits: [ifrs("GrossProfit")] },
};

/** Incomes that earnings per share and shares make, and those pairs. */
export const PER_SHARE: Readonly<
  Record<
    IdentityTaxonomy,
    { readonly incomes: readonly string[]; readonly pairs: readonly (readonly [string, string])[] }
  >
> = {
  "us-gaap": {
    incomes: [
      "NetIncomeLoss",
      "ProfitLoss",
      "NetIncomeLossAvailableToCommonStockholdersBasic",
      "NetIncomeLossAvailableToCommonStockholdersDiluted",
    ],
    pairs: [
      ["EarningsPerShareDiluted", "WeightedAverageNumberOfDilutedSharesOutstanding"],
      ["EarningsPerShareBasic", "WeightedAverageNumberOfSharesOutstandingBasic"],
      ["EarningsPerShareBasicAndDiluted", "WeightedAverageNumberOfShareOutstandingBasicAndDiluted"],
    ],
  },
  "ifrs-full": {
    incomes: [IFRS_OF_OWNERS],
    pairs: [
      [ifrs("DilutedEarningsLossPerShare"), ifrs("AdjustedWeightedAverageShares")],
      [ifrs("BasicEarningsLossPerShare"), ifrs("WeightedAverageShares")],
      [ifrs("BasicAndDilutedEarningsLossPerShare"), ifrs("WeightedAverageShares")],
    ],
  },
};

/** Every concept of the identities. */
export const IDENTITY_CONCEPTS: readonly string[] = [
  ...new Set([
    ...[...US_GAAP, ...IFRS].flatMap((identity) => identity.flatMap(({ concepts }) => concepts)),
    ...Object.values(PER_SHARE).flatMap(({ pairs }) => pairs.flat()),
  ]),
];

/** The taxonomy of a fact, where its sums are known. */
export function identityTaxonomy({ taxonomy }: Fact): IdentityTaxonomy | null {
  return taxonomy === "us-gaap" || taxonomy === "ifrs-full" ? taxonomy : null;
}

/** The name of the concept of a fact in the identities. */
export function identityName({ taxonomy, concept }: Fact): string {
  return taxonomy === "us-gaap" ? concept : `${taxonomy}:${concept}`;
}
