/** Yearly rates of the market that a rule can ask, as fractions: what cash earns, and the yield of AAA corporate bonds. */
export const MARKET_RATES = ["cash", "aaa"] as const;
export type MarketRate = (typeof MARKET_RATES)[number];

/** Kinds of data that a strategy reads beside the prices of its stocks. */
export const STRATEGY_NEEDS = ["prices", "fundamentals", "benchmark", "membership", "cashRate", "aaaYield"] as const;
export type StrategyNeed = (typeof STRATEGY_NEEDS)[number];

/** How large a strategy can be: parameters, rules in all, operands that a ranking averages, and bars that it looks back. */
export const STRATEGY_LIMITS = { parameters: 20, rules: 30, ranked: 5, barsAgo: 2520 } as const;

/** What can be wrong with the meaning of a strategy; the page has a sentence for each. */
export const STRATEGY_PROBLEMS = [
  "unknown-indicator",
  "unknown-output",
  "unknown-indicator-parameter",
  "unknown-metric",
  "metric-not-daily",
  "unknown-check",
  "unknown-parameter",
  "parameter-bounds",
  "parameter-outside",
  "parameter-step",
  "not-a-number",
  "not-whole",
  "out-of-range",
  "wrong-order",
  "too-many-parameters",
  "too-many-rules",
  "too-many-rankings",
  "groups-too-deep",
  "empty-group",
  "no-entry",
  "benchmark-without-prices",
  "only-numbers",
  "same-sides",
  "never-holds",
  "contradiction",
  "exit-is-entry",
  "ranking-needs-rebalancing",
  "share-needs-rebalancing",
  "holding-needs-rebalancing",
  "holding-not-in-periods",
  "holding-and-exits",
  "weights-need-rebalancing",
  "same-for-all",
  "risk-needs-stop",
  "entry-order-with-rotation",
] as const;
export type StrategyProblemCode = (typeof STRATEGY_PROBLEMS)[number];

/** What a reader should know before trusting a strategy of the library; the page has a sentence for each. */
export const STRATEGY_CAVEATS = [
  "few-companies-pass",
  "value-traps",
  "year-counted-in-bars",
  "foreign-companies-not-left-out",
  "ratios-of-today",
  "after-the-author",
  "weaker-since-publication",
  "momentum-crashes",
  "lags-in-rising-markets",
  "false-signals",
  "falling-further",
  "signal-at-close",
  "cash-in-place-of-bonds",
  "lower-return-lower-risk",
  "needs-index-members",
  "few-trades",
] as const;
export type StrategyCaveat = (typeof STRATEGY_CAVEATS)[number];
