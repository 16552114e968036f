import { fraction, metric, parameter, strategyOf, whole } from "./blocks.ts";
import type { LibraryStrategy } from "./library-strategy.ts";
import { type ScreenRules, screenRules } from "./screen-rules.ts";

const defensive = screenRules("graham-defensive");
const enterprising = screenRules("graham-enterprising");
const netNet = screenRules("net-net");
const magic = screenRules("magic-formula", { size: { filter: 1, minimum: 0, maximum: 1e12, step: 50e6 } });
const acquirers = screenRules("acquirers-multiple", { percentile: { filter: 0, minimum: 0, maximum: 1, step: 0.05 } });
const piotroski = screenRules("piotroski-value", {
  percentile: { filter: 0, minimum: 0, maximum: 1, step: 0.05 },
  score: { filter: 1, minimum: 1, maximum: 9, step: 1 },
});
const simple = screenRules("graham-simple", {
  multiple: { filter: 0, minimum: 1, maximum: 4, step: 0.1 },
  equity: { filter: 1, minimum: 0, maximum: 1, step: 0.05 },
});
const lynch = screenRules("lynch-peg", {
  debt: { filter: 2, minimum: 0, maximum: 5, step: 0.1 },
  inventory: { filter: 3, minimum: -0.5, maximum: 1, step: 0.05 },
});

/** All that pass, bought in equal parts month by month, each part held a year. */
const heldForAYear = ({ parameters, universe, rules, ranking }: ScreenRules) =>
  strategyOf({
    parameters: { ...parameters, months: whole(12, 1, 36) },
    universe,
    entry: { all: rules },
    ranking,
    rebalancing: "monthly",
    holdMonths: parameter("months"),
  });

/** Strategies that buy what is cheap. */
export const VALUE_STRATEGIES: readonly LibraryStrategy[] = [
  {
    id: "graham-defensive",
    family: "value",
    source: defensive.source,
    caveat: "few-companies-pass",
    strategy: heldForAYear(defensive),
  },
  {
    id: "graham-enterprising",
    family: "value",
    source: enterprising.source,
    caveat: "few-companies-pass",
    strategy: heldForAYear(enterprising),
  },
  {
    id: "net-net",
    family: "value",
    source: netNet.source,
    caveat: "year-counted-in-bars",
    strategy: strategyOf({
      parameters: { bars: whole(252, 21, 1260), positions: whole(30, 1, 100) },
      entry: { all: netNet.rules },
      // Sold at the whole of net current assets.
      exit: { all: [{ check: "F8", state: "fail", threshold: 1 }] },
      stops: { bars: parameter("bars") },
      ranking: netNet.ranking,
      positions: { count: parameter("positions") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "graham-simple",
    family: "value",
    source: `After ${simple.source}`,
    caveat: "year-counted-in-bars",
    strategy: strategyOf({
      parameters: {
        ...simple.parameters,
        profit: fraction(0.5, 0.1, 2),
        bars: whole(630, 252, 1260),
        positions: whole(30, 1, 100),
      },
      entry: {
        all: [
          { left: metric("earningsYield"), operator: "atLeast", right: { rate: "aaa", times: parameter("multiple") } },
          ...simple.rules.slice(1),
        ],
      },
      // The end of the second calendar year after the purchase is two and a half years away on average.
      stops: { profit: parameter("profit"), bars: parameter("bars") },
      ranking: simple.ranking,
      positions: { count: parameter("positions") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "magic-formula",
    family: "value",
    source: magic.source,
    caveat: "foreign-companies-not-left-out",
    strategy: strategyOf({
      parameters: { ...magic.parameters, positions: whole(30, 12, 120), months: whole(12, 1, 36) },
      universe: { ...magic.universe, rules: magic.rules },
      entry: { all: [] },
      ranking: magic.ranking,
      positions: { count: parameter("positions") },
      rebalancing: "monthly",
      holdMonths: parameter("months"),
    }),
  },
  {
    id: "acquirers-multiple",
    family: "value",
    source: `After ${acquirers.source}`,
    caveat: "value-traps",
    strategy: strategyOf({
      parameters: acquirers.parameters,
      entry: { all: acquirers.rules },
      ranking: acquirers.ranking,
      rebalancing: "monthly",
    }),
  },
  {
    id: "piotroski-value",
    family: "value",
    source: piotroski.source,
    caveat: "value-traps",
    strategy: strategyOf({
      parameters: piotroski.parameters,
      entry: { all: piotroski.rules },
      ranking: piotroski.ranking,
      rebalancing: "yearly",
    }),
  },
  {
    id: "lynch-peg",
    family: "value",
    source: `After ${lynch.source}`,
    caveat: "after-the-author",
    strategy: strategyOf({
      parameters: lynch.parameters,
      entry: { all: lynch.rules },
      ranking: lynch.ranking,
      rebalancing: "monthly",
    }),
  },
];
