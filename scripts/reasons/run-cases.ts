/** Reasons of backtests. */

import { equityStatistics, tradeStatistics } from "@plumbline/core/backtest";
import { backtestOverfitting, breakEvenCost } from "@plumbline/core/stats";
import { completedResult } from "../../apps/server/src/backtests/earlier-result.ts";
import { runSignals } from "../../packages/core/src/backtest/run-signals.ts";
import { runOf } from "../../packages/core/src/backtest/stock-run.fixture.ts";
import type { ReasonCase } from "./reason-case.ts";

const flat = (price: number) => [price, price, price, price] as const;

const twoDays = () => runSignals(runOf([flat(10), flat(11)], ".."));

/** What a run of two days without a signal shows. */
const idle = () => tradeStatistics(twoDays(), { source: "test" });
const measured = () =>
  equityStatistics(twoDays(), { riskFree: null, benchmark: null, provenance: { source: "test" } }).risk.figures;

/** Returns of some variants of a strategy over some days. */
const returnsOf = (variants: number, days: number) =>
  Array.from({ length: variants }, (_, k) => Float64Array.from({ length: days }, (_day, at) => Math.sin(at + k) / 100));

export const RUN_CASES: readonly ReasonCase[] = [
  {
    reason: "no-trades",
    made: "the win rate of a run without a trade",
    says: "There was no trade of this kind.",
    ask: () => idle().winRate,
  },
  {
    reason: "tested-span-too-short",
    made: "the turnover a year of a run of two days",
    says: "The tested time span is too short for this.",
    ask: () => idle().turnover,
  },
  {
    reason: "tested-span-too-short",
    made: "the growth a year of a run of two days",
    says: "The tested time span is too short for this.",
    ask: () => measured().cagr,
  },
  {
    reason: "no-benchmark",
    made: "the beta of a run without a benchmark",
    says: "This backtest has no benchmark.",
    ask: () => measured().beta,
  },
  {
    reason: "one-trial",
    made: "the probability of overfitting of a single variant",
    says: "It takes two variants: vary a parameter.",
    ask: () => backtestOverfitting(returnsOf(1, 240)),
  },
  {
    reason: "loses-without-costs",
    made: "the cost that a strategy can bear which loses to its benchmark at no cost",
    says: "It loses to the benchmark even without costs.",
    ask: () =>
      breakEvenCost([
        { cost: 0, excess: -0.01 },
        { cost: 0.005, excess: -0.04 },
      ]),
  },
  {
    reason: "gains-at-every-cost",
    made: "the cost that a strategy can bear which leads at 50 basis points",
    says: "It leads even at 50 basis points a side, the most tried.",
    ask: () =>
      breakEvenCost([
        { cost: 0, excess: 0.04 },
        { cost: 0.005, excess: 0.01 },
      ]),
  },
  {
    reason: "earlier-engine",
    made: "how many stocks a stored run looked back at, where its engine did not count them",
    says: "An earlier version of the engine computed this backtest and did not record it. Run it again to see it.",
    ask: () => {
      const stored = {
        statistics: { sinceFirstTrade: null, beside: {} },
        sweep: null,
        honesty: { truncation: { cuts: [], differences: 0 }, survivors: {} },
      };
      return completedResult(stored as unknown as Parameters<typeof completedResult>[0]).honesty.truncation.stocks;
    },
  },
];
