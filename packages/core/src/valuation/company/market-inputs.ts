import type { Figure } from "../../figure/index.ts";

/** How a share moves with the market. */
export interface BetaEstimate {
  /** Adjusted towards 1 and kept within bounds; 1 where it could not be measured. */
  readonly adjusted: Figure;
  /** As measured; null where it could not be. */
  readonly raw: number | null;
  /** Months it was measured over. */
  readonly months: number;
  /** Whether both include dividends, neither does, or only the stock does (`mixed`). Left out where unknown. */
  readonly basis?: BetaBasis;
}

export type BetaBasis = "total" | "price" | "mixed";

/** What a valuation needs from the market on a day. Rates are fractions. */
export interface MarketInputs {
  /** Of a share, in the currency of the accounts and on the share count of the day. */
  readonly price: Figure;
  /** Market value of the equity; price times shares outstanding unless given. */
  readonly marketValue?: Figure;
  /** Yield of ten-year government bonds. */
  readonly riskFreeRate: Figure;
  /** The return expected of shares above the risk-free rate; see `equityRiskPremiumOn`. */
  readonly equityRiskPremium: Figure;
  /** 1 unless given. */
  readonly beta?: BetaEstimate;
  /** Yield of AAA corporate bonds, for Graham's revision of 1974. */
  readonly bondYield?: Figure;
}
