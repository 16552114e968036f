import { setImmediate } from "node:timers/promises";
import type { Snapshot } from "../../snapshot/index.ts";
import type { StoredSnapshot } from "../derived-file.ts";
import { blocksFromThreads } from "./blocks-from-threads.ts";
import type { FactorFile } from "./factor-file.ts";
import { factorBlock, type StockBlock } from "./stock-block.ts";
import { FactorFileWriter } from "./write-factor-file.ts";

export interface FactorOptions {
  /** That of an earlier snapshot: rows of days by which nothing has changed are taken over. */
  readonly before?: FactorFile | null;
  /** How many threads to start; with fewer than two all is done here. */
  readonly threads?: number;
  /** Called after each stock. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Waited for after each row; lets timers and messages in between unless given. It throws to give up. */
  readonly breathe?: () => Promise<unknown>;
}

export interface FactorCounts {
  readonly rows: number;
  readonly computed: number;
}

/**
 * Makes the factor history of a snapshot and writes it beside: for each stock a row of everything that its accounts
 * contribute to a screening, from each day on which that changed. One company is in memory at a time.
 *
 * @returns How many rows it has, and how many of them had to be computed.
 * @throws {SnapshotError} if the disk is full or refuses; what was there before stays.
 */
export async function buildFactors(
  snapshot: Snapshot,
  at: StoredSnapshot,
  { before = null, onProgress, breathe = setImmediate, threads = 1 }: FactorOptions = {},
): Promise<FactorCounts> {
  const stocks = snapshot.instruments.filter(({ assetClass, cik }) => assetClass === "stock" && cik !== null);
  const knownRows = before ? (symbol: string) => before.knownRows(symbol) : undefined;
  const writer = new FactorFileWriter(at);
  const counts = { rows: 0, computed: 0, stocks: 0 };
  const add = (block: StockBlock | null) => {
    if (block) writer.add(block);
    counts.rows += block?.days.length ?? 0;
    counts.computed += block?.computed ?? 0;
    counts.stocks++;
    onProgress?.(counts.stocks, stocks.length);
  };
  try {
    if (threads > 1) {
      const symbols = stocks.map(({ symbol }) => symbol);
      await blocksFromThreads({ at, before: before?.at ?? null, symbols, threads }, async (block) => {
        add(block);
        await breathe();
      });
    } else {
      for (const instrument of stocks) add(await factorBlock(snapshot, instrument, { knownRows, breathe }));
    }
    writer.publish();
    return { rows: counts.rows, computed: counts.computed };
  } finally {
    writer.abandon();
  }
}
