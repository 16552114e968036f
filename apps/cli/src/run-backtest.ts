import { writeFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import { RUN_PHASES } from "@plumbline/core/words";
import {
  orderLines,
  ordersOf,
  type RunContext,
  RunError,
  type RunResult,
  resultJson,
  runOrder,
  runStrategy,
} from "@plumbline/market/backtests";
import { ColumnsError } from "@plumbline/market/columns";
import { DamagedFactors, FactorFile } from "@plumbline/market/screening";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";
import { type AskedRun, readAskedRun } from "./backtest-order.ts";
import type { BacktestWords } from "./backtest-words.ts";
import { CommandError } from "./command-error.ts";
import { describeRun } from "./describe-run.ts";
import { newestMarket } from "./newest-market.ts";
import { ProgressLine } from "./progress-line.ts";
import type { Terminal } from "./terminal.ts";

/** Runs a strategy in this process, as the server's threads do, and tells what came out. */
export async function runBacktest(words: BacktestWords, terminal: Terminal): Promise<number> {
  const market = words.name ?? (await newestMarket(terminal.dataDirectory));
  const { snapshot, refused } = await openMarket(terminal.dataDirectory, market);
  try {
    for (const { id } of refused) terminal.err(`${id ?? "The pointer"} is damaged; see npm run market -- verify.\n`);
    const asked = await readAskedRun(words, snapshot);
    const result = await computed(asked, { snapshot, market }, terminal);
    if (words.csv !== null) await writeOrders(words.csv, result);
    if (words.json) terminal.out(`${resultJson(result)}\n`);
    else terminal.out(describeRun(result, { name: words.strategy, market }));
    return 0;
  } finally {
    snapshot.close();
  }
}

interface Opened {
  readonly snapshot: Snapshot;
  readonly market: string;
}

async function computed(asked: AskedRun, { snapshot, market }: Opened, terminal: Terminal): Promise<RunResult> {
  const progress = new ProgressLine(terminal);
  const factors = FactorFile.open({
    dataDirectory: terminal.dataDirectory,
    market,
    snapshot: snapshot.manifest.id,
  });
  const context: RunContext = {
    snapshot,
    factors,
    columns: null,
    onSteps: forward(({ phase, done, of }) => progress.show({ phase, done, total: of, amount: 0, unit: "steps" })),
    breathe: () => setImmediate(),
  };
  const order = runOrder({ ...asked, saved: null, earlierTrials: [] });
  try {
    const { result } = await runStrategy(context, order).catch((error: unknown) => {
      if (!(error instanceof DamagedFactors)) throw error;
      // The facts themselves say the same and take longer to read.
      return runStrategy({ ...context, factors: null }, order);
    });
    return result;
  } catch (error) {
    if (error instanceof RunError || error instanceof ColumnsError) throw new CommandError(1, error.message);
    throw error;
  } finally {
    progress.end();
    factors?.close();
  }
}

/** Leaves out phases that are repeated within later ones: each combination has its signals. */
function forward(show: RunContext["onSteps"]): RunContext["onSteps"] {
  let reached = 0;
  return (steps) => {
    const place = RUN_PHASES.indexOf(steps.phase);
    if (place < reached) return;
    reached = place;
    show(steps);
  };
}

/** Writes the same file of orders as the page exports. */
async function writeOrders(path: string, { trades, executions }: RunResult): Promise<void> {
  const lines = orderLines(ordersOf({ trades, executions }));
  await writeFile(path, [...lines].join("")).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(1, `The file ${path} cannot be written (${error.code}).`);
  });
}
