import type { Expression, Item, ItemId } from "./expression.ts";

const stock = (find: Item["find"], more: Partial<Item> = {}): Item => ({ kind: "stock", find, ...more });

/**
 * The last line of a cash-flow statement. It stands for the cash only on the day of a balance sheet: on other days it is
 * the opening cash of a comparison. Banks and brokers hold back money of others in it.
 */
const CASH_WITH_RESTRICTED: Expression = {
  of: {
    among: ["CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents", { item: "assets" }],
    choose: (find, { isBank }) => (!isBank && find(1) ? find(0) : null),
    words: "on the day of a balance sheet, and not of a bank or broker, the first of",
  },
  note: "includes-restricted-cash",
};

/**
 * Lines of the balance sheet except debt. Non-current securities are not liquidity, nor is restricted cash, except where
 * a filer states its cash together with it only.
 *
 * @see 1.4, FND-17, DCF-04
 */
export const BALANCE_ITEMS = {
  cashAndShortTermInvestments: stock(
    {
      firstOf: [
        "CashCashEquivalentsAndShortTermInvestments",
        {
          sumOf: [
            {
              firstOf: [
                "CashAndCashEquivalentsAtCarryingValue",
                "CashAndDueFromBanks",
                "Cash",
                "ifrs-full:CashAndCashEquivalents",
                CASH_WITH_RESTRICTED,
              ],
            },
            {
              firstOf: [
                "ShortTermInvestments",
                "MarketableSecuritiesCurrent",
                "AvailableForSaleSecuritiesDebtSecuritiesCurrent",
                "AvailableForSaleSecuritiesCurrent",
                "HeldToMaturitySecuritiesCurrent",
                "OtherShortTermInvestments",
              ],
            },
          ],
          needs: "first",
        },
      ],
    },
    { bankFirst: { sumOf: ["CashAndDueFromBanks", "InterestBearingDepositsInBanks"], needs: "first" } },
  ),
  /** Securities that could be sold but are held for more than a year; stakes without a market are left out. */
  nonCurrentSecurities: stock({
    firstOf: [
      "MarketableSecuritiesNoncurrent",
      "AvailableForSaleSecuritiesNoncurrent",
      {
        sumOf: ["AvailableForSaleSecuritiesDebtSecuritiesNoncurrent", "HeldToMaturitySecuritiesNoncurrent"],
        needs: "any",
      },
    ],
  }),
  assets: stock({ firstOf: ["Assets", "ifrs-full:Assets"] }),
  assetsCurrent: stock({ firstOf: ["AssetsCurrent", "ifrs-full:CurrentAssets"] }),
  liabilitiesCurrent: stock({ firstOf: ["LiabilitiesCurrent", "ifrs-full:CurrentLiabilities"] }),
  liabilitiesAndEquity: stock({ firstOf: ["LiabilitiesAndStockholdersEquity", "ifrs-full:EquityAndLiabilities"] }),
  liabilities: stock({
    firstOf: [
      "Liabilities",
      "ifrs-full:Liabilities",
      {
        difference: [
          { difference: ["LiabilitiesAndStockholdersEquity", { item: "equityWithMinority" }] },
          { item: "temporaryEquity" },
        ],
        optional: true,
      },
    ],
  }),
  equity: stock({
    firstOf: [
      "StockholdersEquity",
      {
        difference: [
          "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
          { item: "minorityInterest" },
        ],
      },
      "PartnersCapital",
      "MembersEquity",
      "ifrs-full:EquityAttributableToOwnersOfParent",
      "ifrs-full:Equity",
    ],
  }),
  equityWithMinority: stock({
    firstOf: [
      "StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest",
      "ifrs-full:Equity",
      { sumOf: [{ item: "equity" }, { item: "minorityInterest" }], needs: "first" },
    ],
  }),
  minorityInterest: stock({ firstOf: ["MinorityInterest", "ifrs-full:NoncontrollingInterests"] }),
  temporaryEquity: stock({
    firstOf: [
      "RedeemableNoncontrollingInterestEquityCarryingAmount",
      "TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests",
      "TemporaryEquityCarryingAmountAttributableToParent",
    ],
  }),
  preferred: stock({ firstOf: ["PreferredStockValue", "PreferredStockValueOutstanding"] }),
  commonEquity: stock({ difference: [{ item: "equity" }, { item: "preferred" }], optional: true }),
  inventory: stock({ firstOf: ["InventoryNet", "ifrs-full:Inventories"] }),
  receivables: stock({ firstOf: ["AccountsReceivableNetCurrent", "ReceivablesNetCurrent"] }),
  retainedEarnings: stock({ firstOf: ["RetainedEarningsAccumulatedDeficit", "ifrs-full:RetainedEarnings"] }),
  goodwill: stock({ firstOf: ["Goodwill", "ifrs-full:Goodwill"] }),
  intangibles: stock({
    firstOf: [
      "IntangibleAssetsNetExcludingGoodwill",
      "FiniteLivedIntangibleAssetsNet",
      "ifrs-full:IntangibleAssetsOtherThanGoodwill",
    ],
  }),
  propertyNet: stock({ firstOf: ["PropertyPlantAndEquipmentNet", "ifrs-full:PropertyPlantAndEquipment"] }),
  /** What customers have paid for goods and services that are still to come. */
  deferredRevenue: stock({
    firstOf: [
      "ContractWithCustomerLiability",
      { sumOf: ["ContractWithCustomerLiabilityCurrent", "ContractWithCustomerLiabilityNoncurrent"], needs: "any" },
      "DeferredRevenue",
      { sumOf: ["DeferredRevenueCurrent", "DeferredRevenueNoncurrent"], needs: "any" },
      "ifrs-full:ContractLiabilities",
      "ifrs-full:DeferredIncome",
    ],
  }),
  deposits: stock("Deposits"),
  loans: stock({
    firstOf: [
      "LoansAndLeasesReceivableNetReportedAmount",
      "FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss",
      "NotesReceivableNet",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;
