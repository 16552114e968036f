import type { Figure, KnownFigure } from "../../figure/index.ts";

/** How a share moves with the market. */
export interface BetaEstimate {
  /** Adjusted towards 1 and kept within bounds; 1 where it could not be measured. */
  readonly adjusted: Figure;
  /** As measured; null where it could not be. */
  readonly raw: number | null;
  /** Months it was measured over. */
  readonly months: number;
}

/** What a valuation asks of the market on a day. Rates are fractions. */
export interface MarketInputs {
  /** Of a share, in the currency of the accounts and on the share count of the day. */
  readonly price: Figure;
  /** Market value of the equity; price times shares outstanding unless given. */
  readonly marketValue?: Figure;
  /** Yield of ten-year government bonds. */
  readonly riskFreeRate: Figure;
  /** `EQUITY_RISK_PREMIUM` unless given. */
  readonly equityRiskPremium?: Figure;
  /** 1 unless given. */
  readonly beta?: BetaEstimate;
  /** Yield of AAA corporate bonds, for Graham's revision of 1974. */
  readonly bondYield?: Figure;
}

/**
 * The premium of American shares over government bonds that prices implied at the start of 2026, by Damodaran's yearly
 * estimate: the default of every valuation whose market gives none.
 *
 * @see DCF-13; Damodaran, pages.stern.nyu.edu, implied equity risk premium
 */
export const EQUITY_RISK_PREMIUM: KnownFigure = {
  value: 0.0423,
  provenance: { source: "damodaran", periodEnd: "2026-01-01", formula: "DCF-13" },
};
