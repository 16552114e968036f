/** A thread that makes the rows of some stocks of a snapshot, and hands them over stock by stock. */
import { parentPort, workerData } from "node:worker_threads";
import { openSnapshot } from "../../snapshot/index.ts";
import type { StoredSnapshot } from "../derived-file.ts";
import { FactorFile } from "./factor-file.ts";
import { factorBlock } from "./stock-block.ts";

/** What a thread has to do. */
export interface FactorThreadData {
  /** Folder of the snapshot. */
  readonly folder: string;
  /** Where rows may be taken over from. */
  readonly before: StoredSnapshot | null;
  readonly symbols: readonly string[];
}

const { folder, before: earlier, symbols } = workerData as FactorThreadData;
const snapshot = await openSnapshot(folder, { verify: false });
const before = earlier && FactorFile.open(earlier);
const knownRows = before ? (symbol: string) => before.knownRows(symbol) : undefined;
const wanted = new Set(symbols);
for (const instrument of snapshot.instruments) {
  if (!wanted.has(instrument.symbol)) continue;
  const block = await factorBlock(snapshot, instrument, { knownRows });
  parentPort?.postMessage(block, block ? [block.bytes.buffer as ArrayBuffer] : []);
}
before?.close();
snapshot.close();
