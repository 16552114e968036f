import type { Item, ItemId } from "./expression.ts";

const stock = (find: Item["find"], more: Partial<Item> = {}): Item => ({ kind: "stock", find, ...more });

/**
 * Lines of the balance sheet but debt. Restricted cash and non-current securities are no liquidity.
 *
 * @see finance.md 1.4, FND-17, DCF-04
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
  /** What could be sold but is meant to be kept for more than a year; stakes without a market are not among them. */
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
      { item: "equity" },
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
  deposits: stock("Deposits"),
  loans: stock({
    firstOf: [
      "LoansAndLeasesReceivableNetReportedAmount",
      "FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss",
      "NotesReceivableNet",
    ],
  }),
} as const satisfies Partial<Record<ItemId, Item>>;
