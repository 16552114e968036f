import type { Fact } from "../facts/fact.ts";
import { type Identity, minus, open, optional, plus, type Terms, whereStated, whole } from "./identity-term.ts";
import { IFRS_IDENTITIES, IFRS_OF_OWNERS, IFRS_REVENUES, ifrs } from "./ifrs-identities.ts";

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

const INTEREST = ["InterestExpense", "InterestExpenseNonoperating", "InterestAndDebtExpense"];
const INTEREST_INCOME = [
  "InvestmentIncomeInterestAndDividend",
  "InvestmentIncomeInterest",
  "InterestAndOtherIncome",
  "InvestmentIncomeNonoperating",
];
const OTHER_INCOME = ["OtherNonoperatingIncomeExpense", "IncomeLossFromEquityMethodInvestments"];
const INVESTING_CASH = [
  "NetCashProvidedByUsedInInvestingActivities",
  "NetCashProvidedByUsedInInvestingActivitiesContinuingOperations",
];
/** Payments and proceeds of investing activities: where a filing has names of its own for some, the rest does not add up. */
const INVESTED = [
  "PaymentsToAcquirePropertyPlantAndEquipment",
  "PaymentsToAcquireProductiveAssets",
  "PaymentsToAcquireOtherPropertyPlantAndEquipment",
  "PaymentsForCapitalImprovements",
  "PaymentsToAcquireMachineryAndEquipment",
  "PaymentsToDevelopSoftware",
  "PaymentsForSoftware",
  "PaymentsToAcquireSoftware",
  "PaymentsToAcquireBusinessesNetOfCashAcquired",
  "PaymentsToAcquireIntangibleAssets",
  "PaymentsToAcquireInvestments",
  "PaymentsToAcquireOtherInvestments",
  "PaymentsToAcquireMarketableSecurities",
  "PaymentsToAcquireAvailableForSaleSecurities",
  "PaymentsToAcquireAvailableForSaleSecuritiesDebt",
  "PaymentsToAcquireShortTermInvestments",
  "PaymentsToAcquireEquityMethodInvestments",
  "PaymentsForProceedsFromInvestments",
  "PaymentsForProceedsFromOtherInvestingActivities",
];
const DIVESTED = [
  "ProceedsFromSaleOfPropertyPlantAndEquipment",
  "ProceedsFromSaleOfProductiveAssets",
  "ProceedsFromDivestitureOfBusinesses",
  "ProceedsFromDivestitureOfBusinessesNetOfCashDivested",
  "ProceedsFromSaleMaturityAndCollectionsOfInvestments",
  "ProceedsFromSaleAndMaturityOfMarketableSecurities",
  "ProceedsFromSaleAndMaturityOfOtherInvestments",
  "ProceedsFromSaleOfAvailableForSaleSecurities",
  "ProceedsFromSaleOfAvailableForSaleSecuritiesDebt",
  "ProceedsFromMaturitiesPrepaymentsAndCallsOfAvailableForSaleSecurities",
  "ProceedsFromSaleOfEquitySecuritiesFvNi",
  "ProceedsFromCollectionOfNotesReceivable",
];

const WHOLE: readonly Terms[] = [
  [
    plus(
      "NetCashProvidedByUsedInOperatingActivities",
      "NetCashProvidedByUsedInOperatingActivitiesContinuingOperations",
    ),
    plus(...INVESTING_CASH),
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

const OPEN: readonly Terms[] = [
  [plus("OperatingIncomeLoss"), plus("NonoperatingIncomeExpense"), minus(...PRETAX)],
  [
    plus("OperatingIncomeLoss"),
    optional(plus(...INTEREST_INCOME)),
    minus(...INTEREST),
    optional(plus(...OTHER_INCOME)),
    minus(...PRETAX),
  ],
  [
    optional(plus(...INTEREST_INCOME)),
    minus(...INTEREST),
    optional(plus(...OTHER_INCOME)),
    minus("NonoperatingIncomeExpense"),
  ],
  [...whereStated(minus(...INVESTED)), ...whereStated(plus(...DIVESTED)), minus(...INVESTING_CASH)],
];

/** The sums of the statements by which an amount is confirmed; those under IFRS name their concepts with the taxonomy. */
const IDENTITIES: readonly Identity[] = [...WHOLE.map(whole), ...OPEN.map(open), ...IFRS_IDENTITIES];

/** An identity with the place of one of its terms. */
export interface PlacedTerm {
  readonly identity: Identity;
  readonly place: number;
}

const PLACES: ReadonlyMap<string, readonly PlacedTerm[]> = placesByName();

function placesByName(): Map<string, PlacedTerm[]> {
  const places = new Map<string, PlacedTerm[]>();
  for (const identity of IDENTITIES) {
    for (const [place, { concepts }] of identity.terms.entries()) {
      for (const name of concepts) places.set(name, [...(places.get(name) ?? []), { identity, place }]);
    }
  }
  return places;
}

/**
 * The identities in which a concept stands.
 *
 * @param name Such as `GrossProfit` or `ifrs-full:GrossProfit`.
 * @see REC-22
 *
 * @example
 * identitiesWith("ProfitLoss").length > identitiesWith("GrossProfit").length; // true
 */
export function identitiesWith(name: string): readonly PlacedTerm[] {
  return PLACES.get(name) ?? [];
}

/** Names of the revenue of a filing, and of parts of it that are left after costs. */
export const PROFITS_OF_REVENUE: readonly {
  readonly revenues: readonly string[];
  readonly profits: readonly string[];
}[] = [
  { revenues: REVENUES, profits: ["GrossProfit", "OperatingIncomeLoss"] },
  // Under IFRS changes in the value of property are part of the operating profit: it may be larger.
  { revenues: IFRS_REVENUES, profits: [ifrs("GrossProfit")] },
];

/** Earnings per share and the shares by which they are an income. */
export const PER_SHARE: readonly {
  readonly incomes: readonly string[];
  readonly pairs: readonly (readonly [perShare: string, shares: string])[];
}[] = [
  {
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
  {
    incomes: [IFRS_OF_OWNERS],
    pairs: [
      [ifrs("DilutedEarningsLossPerShare"), ifrs("AdjustedWeightedAverageShares")],
      [ifrs("BasicEarningsLossPerShare"), ifrs("WeightedAverageShares")],
      [ifrs("BasicAndDilutedEarningsLossPerShare"), ifrs("WeightedAverageShares")],
    ],
  },
];

/** Concepts of the sums that can break, and those per share: what speaks against a figure is judged as figures are. */
export const IDENTITY_CONCEPTS: readonly string[] = [
  ...new Set([
    ...IDENTITIES.filter(({ canBreak }) => canBreak).flatMap(conceptsOf),
    ...PER_SHARE.flatMap(({ pairs }) => pairs.flat()),
  ]),
];

/** Concepts of the sums that only confirm. */
export const OPEN_CONCEPTS: readonly string[] = [
  ...new Set(IDENTITIES.filter(({ canBreak }) => !canBreak).flatMap(conceptsOf)),
];

function conceptsOf({ terms }: Identity): readonly string[] {
  return terms.flatMap(({ concepts }) => concepts);
}

/** The name of the concept of a fact in the identities. */
export function identityName({ taxonomy, concept }: Pick<Fact, "taxonomy" | "concept">): string {
  return taxonomy === "us-gaap" ? concept : `${taxonomy}:${concept}`;
}
