/** The SEC, among the names of providers. */
export const EDGAR = "edgar";

/** Providers in the order in which a pull asks them unless somebody says otherwise; those without a key are left out. */
export const ASKING_ORDER: readonly string[] = [
  EDGAR,
  "yahoo",
  "stooq",
  "tiingo",
  "alpha-vantage",
  "fmp",
  "us-treasury",
];
