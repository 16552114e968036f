import { fraction, metric, number, parameter, price, rankedBy, strategyOf, TWELVE_MINUS_ONE, whole } from "./blocks.ts";
import type { LibraryStrategy } from "./library-strategy.ts";

const YEAR_RETURN = { indicator: "roc", parameters: { length: parameter("length") } } as const;

/** Strategies that buy what has risen. */
export const MOMENTUM_STRATEGIES: readonly LibraryStrategy[] = [
  {
    id: "can-slim-like",
    family: "momentum",
    source: "After O'Neil, How to Make Money in Stocks, 1988.",
    caveat: "after-the-author",
    strategy: strategyOf({
      parameters: {
        belowHigh: fraction(-0.15, -0.5, 0),
        strength: fraction(0.8, 0, 1),
        average: whole(200, 20, 400),
        loss: fraction(0.08, 0.01, 0.5),
        positions: whole(20, 1, 100),
      },
      entry: {
        all: [
          { check: "G1", state: "pass" },
          { check: "G3", state: "pass" },
          { check: "G5", state: "pass" },
          { check: "G6", state: "pass" },
          {
            left: { indicator: "fromHigh", parameters: { length: 252 } },
            operator: "atLeast",
            right: number(parameter("belowHigh")),
          },
          {
            left: { indicator: "roc", parameters: { length: 252 } },
            operator: "percentileAtLeast",
            right: parameter("strength"),
          },
          {
            left: { of: "benchmark", price: "close" },
            operator: "above",
            right: { of: "benchmark", indicator: "sma", parameters: { length: parameter("average") } },
          },
        ],
      },
      stops: { loss: parameter("loss") },
      ranking: rankedBy({ indicator: "roc", parameters: { length: 252 } }),
      positions: { count: parameter("positions") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "momentum-12-1",
    family: "momentum",
    source: "Jegadeesh and Titman, Journal of Finance 48(1), 1993; Carhart, Journal of Finance 52(1), 1997.",
    caveat: "momentum-crashes",
    strategy: strategyOf({
      parameters: { ...TWELVE_MINUS_ONE.parameters, share: fraction(0.1, 0.01, 1) },
      entry: { all: [] },
      ranking: rankedBy(TWELVE_MINUS_ONE.operand),
      positions: { share: parameter("share") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "value-momentum",
    family: "momentum",
    source: "Asness, Moskowitz and Pedersen, Journal of Finance 68(3), 2013.",
    caveat: "momentum-crashes",
    strategy: strategyOf({
      parameters: { ...TWELVE_MINUS_ONE.parameters, share: fraction(0.1, 0.01, 1) },
      entry: { all: [] },
      ranking: {
        by: [
          { operand: metric("earningsYield"), best: "highest" },
          { operand: TWELVE_MINUS_ONE.operand, best: "highest" },
        ],
      },
      positions: { share: parameter("share") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "dual-momentum",
    family: "momentum",
    source: "After Antonacci, Dual Momentum Investing, 2014.",
    caveat: "cash-in-place-of-bonds",
    strategy: strategyOf({
      parameters: { length: whole(252, 21, 756), positions: whole(1, 1, 20) },
      entry: { all: [{ left: YEAR_RETURN, operator: "above", right: { rate: "cash" } }] },
      ranking: rankedBy(YEAR_RETURN),
      positions: { count: parameter("positions") },
      rebalancing: "monthly",
    }),
  },
  {
    id: "high-52w",
    family: "momentum",
    source: "George and Hwang, Journal of Finance 59(5), 2004.",
    caveat: "momentum-crashes",
    strategy: strategyOf({
      parameters: { length: whole(252, 21, 756), share: fraction(0.3, 0.01, 1), months: whole(6, 1, 24) },
      entry: { all: [] },
      ranking: rankedBy({ indicator: "fromHigh", parameters: { length: parameter("length") } }),
      positions: { share: parameter("share") },
      rebalancing: "monthly",
      holdMonths: parameter("months"),
    }),
  },
  {
    id: "faber-10m",
    family: "trend",
    source: "Faber, A Quantitative Approach to Tactical Asset Allocation, 2007, updated 2013.",
    caveat: "lower-return-lower-risk",
    strategy: strategyOf({
      parameters: { months: whole(10, 2, 36), positions: whole(10, 1, 50), weight: fraction(1, 0.01, 1) },
      entry: { all: [{ left: price("close"), operator: "above", right: { monthlyAverage: parameter("months") } }] },
      positions: { count: parameter("positions") },
      // Of five assets each has a fifth, whether the others are invested or not: a weight of 0.2.
      sizing: { kind: "share", fraction: parameter("weight") },
      rebalancing: "monthly",
    }),
  },
];
