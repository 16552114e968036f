/** The SEC, among the names of providers. */
export const EDGAR = "edgar";

/** In this order providers of prices and rates are asked, unless somebody names others. */
export const PULL_ORDER = ["yahoo", "stooq", "tiingo", "alpha-vantage", "fmp", "us-treasury"] as const;
