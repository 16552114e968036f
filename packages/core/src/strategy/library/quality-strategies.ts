import { fraction, metric, parameter, rankedBy, strategyOf, whole } from "./blocks.ts";
import type { LibraryStrategy } from "./library-strategy.ts";
import { screenRules } from "./screen-rules.ts";

const PERCENTILE = { percentile: { filter: 0, minimum: 0, maximum: 1, step: 0.05 } } as const;
const profitability = screenRules("gross-profitability", PERCENTILE);
const quality = screenRules("quality", PERCENTILE);
const growth = screenRules("dividend-growth", {
  years: { filter: 0, minimum: 1, maximum: 50, step: 1 },
  payout: { filter: 1, minimum: 0.1, maximum: 1, step: 0.05 },
});
const yields = screenRules("shareholder-yield", PERCENTILE);

/** Strategies that buy profitable, steady or paying companies. */
export const QUALITY_STRATEGIES: readonly LibraryStrategy[] = [
  {
    id: "gross-profitability",
    family: "quality",
    source: profitability.source,
    caveat: "weaker-since-publication",
    strategy: strategyOf({
      parameters: profitability.parameters,
      entry: { all: profitability.rules },
      ranking: profitability.ranking,
      rebalancing: "monthly",
    }),
  },
  {
    id: "quality",
    family: "quality",
    source: quality.source,
    caveat: "after-the-author",
    strategy: strategyOf({
      parameters: quality.parameters,
      entry: { all: quality.rules },
      ranking: quality.ranking,
      rebalancing: "monthly",
    }),
  },
  {
    id: "low-volatility",
    family: "quality",
    source:
      "After Blitz and van Vliet, Journal of Portfolio Management 34(1), 2007, and the S&P Low Volatility indices.",
    caveat: "lags-in-rising-markets",
    strategy: strategyOf({
      parameters: { length: whole(252, 21, 1260), share: fraction(0.2, 0.01, 1) },
      entry: { all: [] },
      ranking: rankedBy(
        { indicator: "volatility", parameters: { length: parameter("length"), barsPerYear: 252 } },
        "lowest",
      ),
      positions: { share: parameter("share") },
      sizing: { kind: "inverseVolatility", length: parameter("length") },
      rebalancing: "quarterly",
    }),
  },
  {
    id: "dividend-growth",
    family: "income",
    source: growth.source,
    caveat: "few-companies-pass",
    strategy: strategyOf({
      parameters: growth.parameters,
      entry: { all: growth.rules },
      ranking: growth.ranking,
      rebalancing: "monthly",
    }),
  },
  {
    id: "dogs-of-the-dow",
    family: "income",
    source: "O'Higgins and Downes, Beating the Dow, 1991.",
    caveat: "needs-index-members",
    strategy: strategyOf({
      parameters: { positions: whole(10, 1, 30) },
      universe: { index: "djia" },
      entry: { all: [] },
      ranking: rankedBy(metric("dividendYield")),
      positions: { count: parameter("positions") },
      rebalancing: "yearly",
    }),
  },
  {
    id: "shareholder-yield",
    family: "income",
    source: `After ${yields.source}`,
    caveat: "value-traps",
    strategy: strategyOf({
      parameters: yields.parameters,
      entry: { all: yields.rules },
      ranking: yields.ranking,
      rebalancing: "monthly",
    }),
  },
];
