import { comparisonsOf } from "./comparisons.ts";
import { type Honesty, judge } from "./honesty.ts";
import { readRunMarket } from "./run-market.ts";
import type { RunContext, RunOrder } from "./run-order.ts";
import { type RunResult, runResult } from "./run-result.ts";
import { runSweep } from "./sweep.ts";
import { trader } from "./trade-rules.ts";

/** What a run leaves behind: its result, and what it has tried. */
export interface RunOutcome {
  readonly result: RunResult;
  readonly tried: Honesty["own"];
}

/**
 * Runs a strategy on a market: trades by its rules, tries the combinations of its parameters that are asked for, and holds the result
 * against everything that may flatter it.
 *
 * @returns The same for the same order and snapshot, to the bit.
 * @throws {RunError} if there is nothing to trade.
 * @throws {ColumnsError} if the prices take more memory than allowed.
 * @throws What `breathe` throws.
 */
export async function runStrategy(context: RunContext, order: RunOrder): Promise<RunOutcome> {
  const market = await readRunMarket(context, order);
  const trade = trader(market, order);
  const backtest = await trade({});
  context.onSteps({ phase: "trading", done: 1, of: 1 });
  const sweep = await runSweep(market, order, trade);
  const comparisons = comparisonsOf(market, order);
  const honesty = await judge(market, order, { backtest, sweep, trade, instead: comparisons.benchmark });
  return { result: runResult({ market, order, backtest, comparisons, sweep, honesty }), tried: honesty.own };
}
