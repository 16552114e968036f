/** A thread of its own that computes screenings: parts at once, whole markets one after the other. */
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { computeColumns, packed, type ScreeningColumns, writeScreening } from "@plumbline/market/screening";
import { marketFolder, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import type { Job, JobMessage, ResultMessage } from "./job.ts";

/** The market that is served, and the one before it, of which answers may be under way. */
const MOST_OPEN = 2;

const open = new Map<string, Promise<Snapshot>>();
let wholeMarkets: Promise<unknown> = Promise.resolve();

parentPort?.on("message", ({ number, job }: JobMessage) => {
  const made = job.symbols === null ? wholeMarkets.then(() => compute(job)) : compute(job);
  if (job.symbols === null) wholeMarkets = made.catch(() => undefined);
  made.then(
    (result) => answer({ number, ...result }, [result.screening.values.buffer]),
    (error) => answer({ number, failure: textOf(error) }),
  );
});

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function answer(message: ResultMessage, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}

async function compute({ at, day, symbols, isKept }: Job) {
  const snapshot = await opened(at);
  const [columns] = await computeColumns(snapshot, [day], symbols === null ? {} : { symbols });
  if (!columns) throw new Error("A screening of one day is none.");
  return { screening: packed(columns), notKept: isKept ? kept(at, columns) : null };
}

/** Writes a screening to the disk; what stood in the way is no reason not to answer with it. */
function kept(at: Job["at"], columns: ScreeningColumns): string | null {
  try {
    writeScreening(at, columns);
    return null;
  } catch (error) {
    return textOf(error);
  }
}

/** The files were verified when the server opened the snapshot. */
function opened({ dataDirectory, market, snapshot: id }: Job["at"]): Promise<Snapshot> {
  const known = open.get(id);
  if (known) return known;
  const opening = openSnapshot(join(marketFolder(dataDirectory, market).snapshots, id), { verify: false });
  open.set(id, opening);
  opening.catch(() => open.delete(id));
  const [oldest] = open.keys();
  if (open.size > MOST_OPEN && oldest !== undefined) forget(oldest);
  return opening;
}

function forget(id: string): void {
  const opening = open.get(id);
  open.delete(id);
  opening?.then((snapshot) => snapshot.close()).catch(() => undefined);
}
