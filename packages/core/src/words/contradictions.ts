/** Words for what is wrong with a figure of the accounts, or with the figures around it. */
export const CONTRADICTION_KINDS = [
  "contradicted",
  "restated-perimeter",
  "other-context",
  "wrong-scale",
  "first-reported",
  "seam",
  "broken-identity",
] as const;

export type ContradictionKind = (typeof CONTRADICTION_KINDS)[number];

/** The lines of the statements whose contradictions are counted; what is composed of others would count them twice. */
export const CONTRADICTION_ITEMS = [
  "revenue",
  "costOfRevenue",
  "grossProfit",
  "operatingIncome",
  "interestExpense",
  "netIncome",
  "eps",
  "cfo",
  "capex",
  "cashAndShortTermInvestments",
  "assets",
  "assetsCurrent",
  "inventory",
  "liabilities",
  "liabilitiesCurrent",
  "equity",
] as const;

export type ContradictionItem = (typeof CONTRADICTION_ITEMS)[number];
