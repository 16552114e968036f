import { setImmediate } from "node:timers/promises";
import { factsSource, possibleSplits } from "../../companies/index.ts";
import type { Instrument } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import type { StoredSnapshot } from "../derived-file.ts";
import { type FactorFile, FactorFileWriter, type StockBlock, stockBlock } from "./factor-file.ts";
import { stockRows } from "./stock-rows.ts";

export interface FactorOptions {
  /** That of an earlier snapshot: rows of days by which nothing has changed are taken over. */
  readonly before?: FactorFile | null;
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
  { before = null, onProgress, breathe = setImmediate }: FactorOptions = {},
): Promise<FactorCounts> {
  const stocks = snapshot.instruments.filter(({ assetClass, cik }) => assetClass === "stock" && cik !== null);
  const writer = new FactorFileWriter(at);
  const counts = { rows: 0, computed: 0 };
  try {
    // Codes of an earlier file are taken over with its rows.
    const currencies = [...(before?.currencies ?? [])];
    for (const [done, instrument] of stocks.entries()) {
      const block = await blockOf(snapshot, instrument, { before, currencies, breathe });
      if (block) {
        writer.add(block);
        counts.rows += block.days.length;
        counts.computed += block.computed;
      }
      onProgress?.(done + 1, stocks.length);
    }
    writer.publish(currencies);
    return counts;
  } finally {
    writer.abandon();
  }
}

async function blockOf(
  snapshot: Snapshot,
  instrument: Instrument,
  { before, currencies, breathe }: { before: FactorFile | null; currencies: string[]; breathe: () => Promise<unknown> },
): Promise<StockBlock | null> {
  const { symbol, cik } = instrument;
  const company = cik === null ? null : snapshot.facts(cik);
  if (!company) return null;
  const source = {
    instrument,
    facts: company.facts,
    splits: possibleSplits(snapshot.prices(symbol)),
    source: factsSource(snapshot),
  };
  const rows = [];
  for (const row of stockRows(source, before?.knownRows(symbol) ?? (() => null), currencies)) {
    rows.push(row);
    await breathe();
  }
  return stockBlock(symbol, rows);
}
