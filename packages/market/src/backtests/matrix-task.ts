import type { CompiledStrategy, ResolvedOperand } from "@plumbline/core/strategy";
import type { MatrixTask } from "./matrix-columns.ts";
import type { RunMarket } from "./run-market.ts";

/** What a strategy reads of all stocks of a run on the days on which it compares them. */
export function matrixTask(market: RunMarket, compiled: CompiledStrategy): MatrixTask {
  const { day, rankingBars, operands } = market;
  const volatility = volatilityOf(compiled);
  return {
    ...market,
    days: rankingBars.map((bar) => day[bar] as number),
    operands: volatility ? [...compiled.dayOperands, volatility] : compiled.dayOperands,
    checks: operands.checks,
  };
}

/** What stocks are weighted by that vary more or less; null of a strategy that does not look at it. */
export function volatilityOf({ strategy: { sizing } }: CompiledStrategy): ResolvedOperand | null {
  if (sizing.kind !== "inverseVolatility") return null;
  return { indicator: "volatility", parameters: { length: sizing.length, barsPerYear: 1 } };
}
