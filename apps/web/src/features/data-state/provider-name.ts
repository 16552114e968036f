const NAMES: Readonly<Record<string, string>> = {
  edgar: "SEC EDGAR",
  yahoo: "Yahoo Finance",
  stooq: "Stooq",
  tiingo: "Tiingo",
  "alpha-vantage": "Alpha Vantage",
  fmp: "Financial Modeling Prep",
  "us-treasury": "US Treasury",
  "state-street": "State Street",
};

/** A provider as it calls itself, in every language. */
export function providerName(name: string): string {
  return NAMES[name] ?? name;
}
