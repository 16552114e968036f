import { type Identity, minus, open, optional, plus, type Terms, whole } from "./identity-term.ts";

/** A concept of IFRS by its name in the taxonomy. */
export const ifrs = (name: string): string => `ifrs-full:${name}`;
/** Names of the revenue. */
export const IFRS_REVENUES = [ifrs("Revenue"), ifrs("RevenueFromContractsWithCustomers")];
const IFRS_PRETAX = ifrs("ProfitLossBeforeTax");
const IFRS_PROFIT = ifrs("ProfitLoss");
/** The profit of the owners, of which earnings per share are. */
export const IFRS_OF_OWNERS = ifrs("ProfitLossAttributableToOwnersOfParent");
const IFRS_OPERATING = ifrs("ProfitLossFromOperatingActivities");

const WHOLE: readonly Terms[] = [
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

const OPEN: readonly Terms[] = [
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
];

/**
 * The sums of statements under IFRS; their concepts are named with the taxonomy.
 *
 * @see REC-22
 */
export const IFRS_IDENTITIES: readonly Identity[] = [...WHOLE.map(whole), ...OPEN.map(open)];
