import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { marketFolder } from "../../snapshot/index.ts";
import type { StoredSnapshot } from "../derived-file.ts";
import type { FactorThreadData } from "./factor-thread.ts";
import type { StockBlock } from "./stock-block.ts";

/**
 * Limits of a thread's memory in mebibytes. A thread needs some hundred, for one company and the list of all instruments. The limit is
 * far higher, because V8 collects more often near it: with a quarter of this limit two threads took a fifth longer (Node 24).
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 4096, maxYoungGenerationSizeMb: 32 };

export interface ThreadedBlocks {
  readonly at: StoredSnapshot;
  readonly before: StoredSnapshot | null;
  readonly symbols: readonly string[];
  readonly threads: number;
}

/**
 * Makes the rows of many stocks in threads.
 *
 * @param onBlock Called for each stock, in any order; null of one without accounts. What it throws ends all threads.
 * @throws what the first thread that fails says.
 */
export async function blocksFromThreads(
  { at, before, symbols, threads }: ThreadedBlocks,
  onBlock: (block: StockBlock | null) => Promise<unknown>,
): Promise<void> {
  const folder = join(marketFolder(at.dataDirectory, at.market).snapshots, at.snapshot);
  const workers = Array.from({ length: threads }, (_, k) => {
    // Neighbours in the alphabet are classes of one company, and so in one thread; large companies are spread.
    const share = symbols.filter((_symbol, index) => Math.floor(index / 2) % threads === k);
    const workerData: FactorThreadData = { folder, before, symbols: share };
    return new Worker(new URL("./factor-thread.ts", import.meta.url), { workerData, resourceLimits: HEAP_LIMITS });
  });
  try {
    await Promise.all(workers.map((worker) => allBlocks(worker, onBlock)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function allBlocks(worker: Worker, onBlock: (block: StockBlock | null) => Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on("message", (block: StockBlock | null) => {
      onBlock(block).catch(reject);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`A thread ended with code ${code}.`))));
  });
}
