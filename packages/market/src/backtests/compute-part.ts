import { compileStrategy, tradesBy } from "@plumbline/core/strategy";
import type { ComputedPart, MatrixColumns, RunPart, StockRange } from "./computed-part.ts";
import { blankColumns, fillColumns, type MatrixTask } from "./matrix-columns.ts";
import { matrixTask } from "./matrix-task.ts";
import { readRunMarket } from "./run-market.ts";
import type { RunContext, RunOrder } from "./run-order.ts";
import { marksOfPart } from "./stock-marks.ts";
import { sweepPart } from "./sweep.ts";
import { trader } from "./trade-rules.ts";

/**
 * Computes a part of a run: what `runStrategy` finds with all its parts is what it finds alone, to the bit.
 *
 * @throws {RunError} if there is nothing to trade.
 * @throws {ColumnsError} if the prices take more memory than allowed.
 * @throws What `breathe` throws.
 */
export async function computePart(context: RunContext, order: RunOrder, part: RunPart): Promise<ComputedPart> {
  const market = await readRunMarket(context, order);
  const { kind, from } = part;
  if (kind === "combinations") {
    return {
      kind,
      from,
      until: part.until,
      sweep: await sweepPart(market, order, { ...part, trade: trader(market, order) }),
    };
  }
  // A stock that belongs to the universe may have no prices at all.
  const until = Math.min(part.until, market.stocks.length);
  const range = { from: Math.min(from, until), until };
  const compiled = compileStrategy(order.strategy, order.values);
  const isDaily = compiled.strategy.rebalancing === "signals" && tradesBy(compiled.strategy) !== "rotation";
  if (isDaily) return { kind, ...range, marks: await marksOfPart(market, compiled, range) };
  return { kind, ...range, matrix: await matrixOfPart(matrixTask(market, compiled), range) };
}

async function matrixOfPart(task: MatrixTask, range: StockRange): Promise<MatrixColumns> {
  const size = (range.until - range.from) * task.days.length;
  const columns = Object.fromEntries(
    [...blankColumns(task)].map(([name, nothing]) => [name, new Float64Array(size).fill(nothing)]),
  );
  await fillColumns(task, range, columns);
  return columns;
}
