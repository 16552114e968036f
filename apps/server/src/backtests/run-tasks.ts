/** The tasks of a thread of the pool. Each ends soon once it is cancelled. */
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  computePart,
  PRICE_COLUMNS,
  type PriceColumn,
  planRun,
  type RunContext,
  RunError,
  type RunOrder,
  type RunResult,
  resultJson,
  runStocks,
  runStrategy,
} from "@plumbline/market/backtests";
import { ColumnsError, type MarketColumns, readMarketColumns } from "@plumbline/market/columns";
import { opened, withFactors } from "../stored-markets/index.ts";
import { keptIn } from "./kept-columns.ts";
import { partBytes, readPart } from "./part-bytes.ts";
import { isCancelled, type RunControl, writeSteps } from "./run-control.ts";
import { orderOf } from "./run-order.ts";
import type { ColumnsTask, FoundPart, FoundPlan, PartTask, RunTask, TaskFailure, TaskResult } from "./run-task.ts";

const compress = promisify(gzip);

/** Divides a run into parts that are computed apart; into none unless its work is large. */
export function planParts(task: RunTask): Promise<FoundPlan | TaskFailure> {
  const { kept } = keptIn(task.kept);
  return inMarket(task, async (context, order) => ({ parts: await planRun({ ...context, kept }, order) }));
}

/** Computes a part of a run. */
export function computeRunPart(task: PartTask): Promise<FoundPart | TaskFailure> {
  const { kept, used } = keptIn(task.kept);
  return inMarket(task, async (context, order) => {
    const computed = await computePart({ ...context, kept }, order, task.part);
    return { bytes: await partBytes(computed), used: used() };
  });
}

/** Runs a strategy, and joins the parts of it that were computed apart. */
export function computeRun(task: RunTask): Promise<TaskResult | TaskFailure> {
  const { control, trial } = task;
  const { kept, used } = keptIn(task.kept);
  return inMarket(task, async (context, order) => {
    const parts = await Promise.all(task.parts.map(readPart));
    const { result, tried } = await runStrategy({ ...context, kept, parts }, order);
    writeSteps(control, { phase: "storing", done: 0, of: 1 });
    return {
      result: await compress(resultJson(result)),
      summary: summaryOf(result),
      trial: {
        ...trial,
        trials: tried.count,
        sharpeMean: finiteOrNull(tried.mean),
        sharpeVariance: finiteOrNull(tried.variance),
      },
      used: used(),
    };
  });
}

async function inMarket<Result>(
  task: RunTask,
  compute: (context: RunContext, order: RunOrder) => Promise<Result>,
): Promise<Result | TaskFailure> {
  const { at, control, columns } = task;
  const order = orderOf(task);
  const breathe = untilCancelled(control);
  const onSteps: RunContext["onSteps"] = ({ phase, done, of }) => {
    if (phase !== "waiting") writeSteps(control, { phase, done, of });
  };
  try {
    return await withFactors(at, (snapshot, factors) =>
      compute({ snapshot, factors, columns, breathe, onSteps }, order),
    );
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    return { failure };
  }
}

/** Reads the prices of all stocks of a market, once for all threads. */
export async function readColumns({ at, control }: ColumnsTask): Promise<MarketColumns<PriceColumn> | TaskFailure> {
  const snapshot = await opened(at);
  const symbols = new Set(runStocks(snapshot, { market: true }, {}).map(({ symbol }) => symbol));
  try {
    return await readMarketColumns(snapshot, { columns: PRICE_COLUMNS, symbols, breathe: untilCancelled(control) });
  } catch (error) {
    if (error instanceof ColumnsError) return { failure: "memory" };
    throw error;
  }
}

function failureOf(error: unknown): TaskFailure["failure"] | null {
  if (error instanceof RunError) return "data";
  return error instanceof ColumnsError ? "memory" : null;
}

/** Lets timers and messages in, and throws once the run is cancelled. */
function untilCancelled(control: RunControl): () => Promise<void> {
  return async () => {
    await setImmediate();
    if (isCancelled(control)) throw new Error("The run was cancelled.");
  };
}

function summaryOf(result: RunResult): TaskResult["summary"] {
  const { statistics, honesty, equity } = result;
  const { totalReturn, cagr, sharpe, maxDrawdown } = statistics.performance;
  return {
    from: equity.date[0] as string,
    to: equity.date.at(-1) as string,
    totalReturn,
    cagr,
    sharpe,
    maxDrawdown,
    trades: statistics.counts.trades,
    open: statistics.counts.open,
    grade: honesty.grade,
  };
}

function finiteOrNull(value: number): number | null {
  return Number.isFinite(value) ? value : null;
}

export { completeResult, findDetail, findHits, findPastHits, tradesOfStock, writeOrders } from "./trade-tasks.ts";
