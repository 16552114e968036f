/**
 * A thread of its own that computes screenings: parts at once, whole markets one after the other. Factor histories and
 * studies of checks, for which nobody waits with open hands, are computed while there is nothing else to do.
 */
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import {
  computeColumns,
  computeGroupRatios,
  DamagedFactors,
  FactorFile,
  makeFactors,
  packed,
  removeFactors,
  type ScreeningColumns,
  writeScreening,
} from "@plumbline/market/screening";
import { marketFolder, openSnapshot, type Snapshot } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import type { BackgroundEnd, HistoryJob, Job, JobMessage, RatiosJob, ResultMessage, StudyJob } from "./job.ts";

/** The market that is served, and the one before it, of which answers may be under way. */
const MOST_OPEN = 2;

const open = new Map<string, Promise<Snapshot>>();
/** Factor histories of the snapshots that are open; null of one that has none. */
const histories = new Map<string, FactorFile | null>();
/** What is made in the background, one after the other. */
let background: Promise<unknown> = Promise.resolve();
let wholeMarkets: Promise<unknown> = Promise.resolve();
/** Screenings that somebody waits for. */
const awaited = new Set<Promise<unknown>>();
/** Number of the newest job of each kind that is done in the background. */
const newest = { history: -1, study: -1 };
/** Numbers of the screenings, and ratios of groups, that are computed for somebody who still waits. */
const underway = new Set<number>();

class Superseded extends Error {}

parentPort?.on("message", (message: JobMessage) => {
  if ("cancelled" in message) underway.delete(message.number);
  else if ("study" in message) study(message);
  else if ("history" in message) makeHistory(message);
  else if ("ratios" in message) compare(message);
  else screen(message);
});

function compare({ number, ratios: job }: Extract<JobMessage, { ratios: RatiosJob }>): void {
  const made = whileAwaited(number, (breathe) =>
    withFactors(job.at, (snapshot, factors) => computeGroupRatios(snapshot, job.day, job.groups, { factors, breathe })),
  );
  putFirst(
    made.then(
      (ratios) => answer({ number, ratios }),
      (error) => answer({ number, failure: textOf(error) }),
    ),
  );
}

function screen({ number, job }: Extract<JobMessage, { job: Job }>): void {
  const made = whileAwaited(number, (breathe) =>
    job.symbols === null ? wholeMarkets.then(() => compute(job, breathe)) : compute(job, breathe),
  );
  if (job.symbols === null) wholeMarkets = made.catch(() => undefined);
  putFirst(
    made.then(
      (result) => answer({ number, ...result }, [result.screening.values.buffer, result.screening.missing.buffer]),
      (error) => answer({ number, failure: textOf(error) }),
    ),
  );
}

/** Computes what ends, after the stock it is at, once nobody waits for it any more. */
async function whileAwaited<T>(number: number, compute: (breathe: () => Promise<void>) => Promise<T>): Promise<T> {
  underway.add(number);
  try {
    return await compute(async () => {
      await setImmediate();
      if (!underway.has(number)) throw new Error("Nobody waits for this screening any more.");
    });
  } finally {
    underway.delete(number);
  }
}

/** Studies stand behind it. */
function putFirst(settled: Promise<void>): void {
  awaited.add(settled);
  settled.finally(() => awaited.delete(settled));
}

function study({ number, study: job }: Extract<JobMessage, { study: StudyJob }>): void {
  const giveWay = givingWay("study", number);
  inBackground(() => computeAndWrite(job, giveWay)).then(
    (end) => answer({ number, study: end }),
    (error) => answer({ number, failure: textOf(error) }),
  );
}

function makeHistory({ number, history: job }: Extract<JobMessage, { history: HistoryJob }>): void {
  const giveWay = givingWay("history", number);
  inBackground(() => makeAndOpen(job, giveWay)).then(
    (end) => answer({ number, history: end }),
    (error) => answer({ number, failure: textOf(error) }),
  );
}

/** Waits as long as somebody waits for a screening, and ends work that a newer snapshot has made useless. */
function givingWay(kind: keyof typeof newest, number: number): () => Promise<void> {
  newest[kind] = number;
  return async () => {
    await setImmediate();
    while (awaited.size > 0) await Promise.all(awaited);
    if (number !== newest[kind]) throw new Superseded();
  };
}

async function inBackground(work: () => Promise<void>): Promise<BackgroundEnd> {
  const done = background.then(work);
  background = done.catch(() => undefined);
  try {
    await done;
    return "written";
  } catch (error) {
    if (error instanceof Superseded) return "superseded";
    throw error;
  }
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function answer(message: ResultMessage, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}

async function compute({ at, day, symbols, isKept }: Job, breathe: () => Promise<void>) {
  const [columns] = await withFactors(at, (snapshot, factors) =>
    computeColumns(snapshot, [day], symbols === null ? { factors, breathe } : { symbols, factors, breathe }),
  );
  if (!columns) throw new Error("A screening of one day is none.");
  return { screening: packed(columns), notKept: isKept ? kept(at, columns) : null };
}

async function computeAndWrite({ at }: StudyJob, breathe: () => Promise<void>): Promise<void> {
  await breathe();
  writeStudy(at, await withFactors(at, (snapshot, factors) => computeStudy(snapshot, { breathe, factors })));
}

async function makeAndOpen({ at }: HistoryJob, breathe: () => Promise<void>): Promise<void> {
  await breathe();
  const snapshot = await opened(at);
  if (factorsOf(at) !== null) return;
  await makeFactors(snapshot, at, { breathe });
  histories.delete(at.snapshot);
}

/** Computes from the factor history where there is one. What is damaged is removed, and the facts are read instead. */
async function withFactors<Value>(
  at: Job["at"],
  compute: (snapshot: Snapshot, factors: FactorFile | null) => Promise<Value>,
): Promise<Value> {
  const snapshot = await opened(at);
  try {
    return await compute(snapshot, factorsOf(at));
  } catch (error) {
    if (!(error instanceof DamagedFactors)) throw error;
    histories.get(at.snapshot)?.close();
    histories.set(at.snapshot, null);
    removeFactors(at);
    return compute(snapshot, null);
  }
}

function factorsOf(at: Job["at"]): FactorFile | null {
  const known = histories.get(at.snapshot);
  if (known !== undefined) return known;
  const found = FactorFile.open(at);
  histories.set(at.snapshot, found);
  return found;
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
  histories.get(id)?.close();
  histories.delete(id);
  opening?.then((snapshot) => snapshot.close()).catch(() => undefined);
}
