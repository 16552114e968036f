/**
 * Concepts per share and of share counts, by precedence. They are not additive: a quarter is never a difference.
 *
 * @see 1.4, FND-13, FND-15
 */
export const SHARE_CONCEPTS = {
  epsDiluted: [
    "EarningsPerShareDiluted",
    "EarningsPerShareBasicAndDiluted",
    "ifrs-full:DilutedEarningsLossPerShare",
    "ifrs-full:BasicAndDilutedEarningsLossPerShare",
  ],
  sharesDiluted: [
    "WeightedAverageNumberOfDilutedSharesOutstanding",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
    "ifrs-full:AdjustedWeightedAverageShares",
  ],
  sharesBasic: [
    "WeightedAverageNumberOfSharesOutstandingBasic",
    "WeightedAverageNumberOfShareOutstandingBasicAndDiluted",
    "ifrs-full:WeightedAverageShares",
  ],
  coverPageShares: ["dei:EntityCommonStockSharesOutstanding"],
  balanceSheetShares: ["CommonStockSharesOutstanding", "ifrs-full:NumberOfSharesOutstanding"],
  /** Not a count but the ratio of a split (REC-16). */
  splitRatio: ["StockholdersEquityNoteStockSplitConversionRatio1"],
} as const satisfies Record<string, readonly string[]>;
