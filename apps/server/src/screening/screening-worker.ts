/**
 * A thread of its own that computes screenings: parts at once, whole markets one after the other. Studies of checks, for
 * which nobody waits with open hands, are computed while there is nothing else to do.
 */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import {
  computeColumns,
  computeGroupRatios,
  packed,
  type ScreeningColumns,
  writeScreening,
} from "@plumbline/market/screening";
import { marketFolder, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import type { Job, JobMessage, RatiosJob, ResultMessage, StudyEnd, StudyJob } from "./job.ts";

/** The market that is served, and the one before it, of which answers may be under way. */
const MOST_OPEN = 2;

const open = new Map<string, Promise<Snapshot>>();
let wholeMarkets: Promise<unknown> = Promise.resolve();
/** Screenings that somebody waits for. */
const awaited = new Set<Promise<unknown>>();
let newestStudy = -1;
/** Screenings under way that nobody waits for any more. */
const cancelled = new Set<number>();

class Superseded extends Error {}

parentPort?.on("message", (message: JobMessage) => {
  if ("cancelled" in message) cancelled.add(message.number);
  else if ("study" in message) study(message);
  else if ("ratios" in message) compare(message);
  else screen(message);
});

function compare({ number, ratios: job }: Extract<JobMessage, { ratios: RatiosJob }>): void {
  const made = opened(job.at).then((snapshot) => computeGroupRatios(snapshot, job.day, job.groups));
  putFirst(
    made.then(
      (ratios) => answer({ number, ratios }),
      (error) => answer({ number, failure: textOf(error) }),
    ),
  );
}

function screen({ number, job }: Extract<JobMessage, { job: Job }>): void {
  const goOn = async () => {
    await setImmediate();
    if (cancelled.has(number)) throw new Error("Nobody waits for this screening any more.");
  };
  const made = job.symbols === null ? wholeMarkets.then(() => compute(job, goOn)) : compute(job, goOn);
  if (job.symbols === null) wholeMarkets = made.catch(() => undefined);
  const settled = made.finally(() => cancelled.delete(number));
  putFirst(
    settled.then(
      (result) => answer({ number, ...result }, [result.screening.values.buffer, result.screening.missing.buffer]),
      (error) => answer({ number, failure: textOf(error) }),
    ),
  );
}

/** Studies stand behind it. */
function putFirst(settled: Promise<void>): void {
  awaited.add(settled);
  settled.finally(() => awaited.delete(settled));
}

function study({ number, study: job }: Extract<JobMessage, { study: StudyJob }>): void {
  newestStudy = number;
  const giveWay = async () => {
    await setImmediate();
    while (awaited.size > 0) await Promise.all(awaited);
    if (number !== newestStudy) throw new Superseded();
  };
  computeAndWrite(job, giveWay).then(
    (end) => answer({ number, study: end }),
    (error) => answer({ number, failure: textOf(error) }),
  );
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function answer(message: ResultMessage, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}

async function compute({ at, day, symbols, isKept }: Job, breathe: () => Promise<void>) {
  const snapshot = await opened(at);
  const [columns] = await computeColumns(snapshot, [day], symbols === null ? { breathe } : { symbols, breathe });
  if (!columns) throw new Error("A screening of one day is none.");
  return { screening: packed(columns), notKept: isKept ? kept(at, columns) : null };
}

async function computeAndWrite({ at }: StudyJob, breathe: () => Promise<void>): Promise<StudyEnd> {
  try {
    const snapshot = await opened(at);
    writeStudy(at, await computeStudy(snapshot, { breathe }));
    return "written";
  } catch (error) {
    if (error instanceof Superseded) return "superseded";
    throw error;
  }
}

/** Writes a screening to the disk. Gives what stood in the way, which is no reason not to answer with it. */
function kept(at: Job["at"], columns: ScreeningColumns): string | null {
  try {
    return writeScreening(at, columns);
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
