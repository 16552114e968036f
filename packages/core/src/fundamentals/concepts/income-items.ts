import { composedOf, conceptOf } from "./evaluate.ts";
import type { Expression, Item, ItemId } from "./expression.ts";

const flow = (find: Item["find"], more: Partial<Item> = {}): Item => ({ kind: "flow", find, ...more });

/** Income after tax and the tax, where all of that income is of operations that go on. */
const PRETAX_FROM_INCOME: Expression = {
  of: {
    among: [{ firstOf: ["ProfitLoss", "NetIncomeLoss"] }, "IncomeTaxExpenseBenefit", { item: "discontinuedIncome" }],
    choose: (find) => {
      const income = find(0);
      const tax = find(1);
      if (!income || !tax || find(2)?.value) return null;
      return composedOf(
        "sum",
        [income, tax].map((term) => [conceptOf(term), term]),
      );
    },
    words: "where nothing is reported as discontinued, the first two together of",
  },
  note: "pretax-from-income-and-tax",
};

/**
 * Lines of the income statement. Three tags name the total of revenue; where a filing has two of them, the other one is a component of
 * it, or wider than it.
 *
 * @see 1.4, FND-17, REC-04
 */
export const INCOME_ITEMS = {
  revenue: flow(
    {
      firstOf: [
        { totalOf: ["Revenues", "RevenueFromContractWithCustomerExcludingAssessedTax", "SalesRevenueNet"] },
        "RevenueFromContractWithCustomerIncludingAssessedTax",
        "RealEstateRevenueNet",
        "RegulatedAndUnregulatedOperatingRevenue",
        "OilAndGasRevenue",
        "HealthCareOrganizationRevenue",
        { sumOf: ["SalesRevenueGoodsNet", "SalesRevenueServicesNet"], needs: "any" },
        "ifrs-full:Revenue",
        "ifrs-full:RevenueFromContractsWithCustomers",
      ],
    },
    {
      neverNegative: true,
      bankFirst: {
        firstOf: [
          "RevenuesNetOfInterestExpense",
          { sumOf: ["InterestIncomeExpenseNet", "NoninterestIncome"], needs: "all" },
        ],
      },
    },
  ),
  netIncome: flow({
    firstOf: [
      "NetIncomeLoss",
      { difference: ["ProfitLoss", "NetIncomeLossAttributableToNoncontrollingInterest"] },
      "ProfitLoss",
      "NetIncomeLossAvailableToCommonStockholdersBasic",
      "ifrs-full:ProfitLossAttributableToOwnersOfParent",
      "ifrs-full:ProfitLoss",
    ],
  }),
  netIncomeCommon: flow({
    firstOf: [
      "NetIncomeLossAvailableToCommonStockholdersDiluted",
      "NetIncomeLossAvailableToCommonStockholdersBasic",
      { difference: [{ item: "netIncome" }, "PreferredStockDividendsIncomeStatementImpact"], optional: true },
    ],
  }),
  costOfRevenue: flow(
    {
      firstOf: [
        "CostOfRevenue",
        "CostOfGoodsAndServicesSold",
        "CostOfGoodsSold",
        "CostOfServices",
        {
          of: "CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization",
          note: "cost-excludes-depreciation",
        },
        "ifrs-full:CostOfSales",
      ],
    },
    { neverNegative: true },
  ),
  grossProfit: flow({
    firstOf: ["GrossProfit", "ifrs-full:GrossProfit", { difference: [{ item: "revenue" }, { item: "costOfRevenue" }] }],
  }),
  operatingIncome: flow({
    firstOf: [
      "OperatingIncomeLoss",
      "ifrs-full:ProfitLossFromOperatingActivities",
      {
        of: { sumOf: [{ item: "pretax" }, { item: "interestExpense" }], needs: "all" },
        note: "operating-income-from-pretax",
      },
    ],
  }),
  pretax: flow({
    firstOf: [
      "IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest",
      "IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments",
      "ifrs-full:ProfitLossBeforeTax",
      PRETAX_FROM_INCOME,
    ],
  }),
  incomeTax: flow({ firstOf: ["IncomeTaxExpenseBenefit", "ifrs-full:IncomeTaxExpenseContinuingOperations"] }),
  interestExpense: flow({
    firstOf: [
      "InterestExpense",
      "InterestExpenseNonoperating",
      "InterestAndDebtExpense",
      { sumOf: ["InterestExpenseDebt", "FinanceLeaseInterestExpense"], needs: "first" },
      "ifrs-full:InterestExpense",
    ],
  }),
  depreciation: flow({
    firstOf: [
      "DepreciationDepletionAndAmortization",
      "DepreciationAmortizationAndAccretionNet",
      "DepreciationAndAmortization",
      "ifrs-full:DepreciationAndAmortisationExpense",
    ],
  }),
  researchAndDevelopment: flow({
    firstOf: [
      "ResearchAndDevelopmentExpense",
      "ResearchAndDevelopmentExpenseExcludingAcquiredInProcessCost",
      "ifrs-full:ResearchAndDevelopmentExpense",
    ],
  }),
  // From the notes: no line of the income statement is advertising alone.
  advertising: flow({ firstOf: ["AdvertisingExpense", "MarketingAndAdvertisingExpense"] }),
  discontinuedIncome: flow({
    firstOf: [
      "IncomeLossFromDiscontinuedOperationsNetOfTax",
      "IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;
