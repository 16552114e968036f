/**
 * A thread of its own that computes screenings: parts at once, whole markets one after the other. Factor histories and
 * studies of checks, for which nobody waits with open hands, are computed while there is nothing else to do.
 */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import {
  completed,
  computeColumns,
  computeGroupRatios,
  computePart,
  type FactorFile,
  makeFactors,
  packed,
  type ScreeningColumns,
  writeScreening,
} from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import {
  type BackgroundEnd,
  FIRST_SHARE,
  type HistoryJob,
  type Job,
  type JobMessage,
  type RatiosJob,
  type ResultMessage,
  SECOND_SHARE,
  type StudyJob,
} from "./job.ts";
import { factorsOf, opened, reopenFactors, withFactors } from "./open-markets.ts";
import { ShareClient } from "./share-client.ts";

/** What is made in the background, one after the other. */
let background: Promise<unknown> = Promise.resolve();
let wholeMarkets: Promise<unknown> = Promise.resolve();
/** Screenings that somebody waits for. */
const awaited = new Set<Promise<unknown>>();
/** Number of the newest job of each kind that is done in the background. */
const newest = { history: -1, study: -1 };
/** Numbers of the screenings, and ratios of groups, that are computed for somebody who still waits. */
const underway = new Set<number>();

/** The thread that takes half of the stocks of a whole market; null while there is none. */
let otherThread: ShareClient | null = null;

class Superseded extends Error {}

parentPort?.on("message", (message: JobMessage) => {
  if ("shareWith" in message) otherThread = new ShareClient(message.shareWith);
  else if ("cancelled" in message) underway.delete(message.number);
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
  const columns = await withFactors(at, async (snapshot, factors) => {
    if (symbols === null && factors && otherThread)
      return shared({ at, day }, otherThread, { snapshot, factors, breathe });
    const options = { factors, breathe, ...(symbols && { symbols }) };
    return (await computeColumns(snapshot, [day], options))[0] as ScreeningColumns;
  });
  return { screening: packed(columns), notKept: isKept ? kept(at, columns) : null };
}

/** Half of the stocks are screened here, and the others meanwhile by the other thread, or here if it fails. */
async function shared(
  what: Pick<Job, "at" | "day">,
  other: ShareClient,
  { snapshot, ...options }: { snapshot: Snapshot; factors: FactorFile; breathe: () => Promise<void> },
): Promise<ScreeningColumns> {
  const ofOther = other.part(what).catch(() => null);
  const first = await computePart(snapshot, what.day, { ...FIRST_SHARE, ...options });
  const second = (await ofOther) ?? (await computePart(snapshot, what.day, { ...SECOND_SHARE, ...options }));
  return completed([first, second]);
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
  reopenFactors(at);
}

/** Writes a screening to the disk. Gives what stood in the way, which is no reason not to answer with it. */
function kept(at: Job["at"], columns: ScreeningColumns): string | null {
  try {
    return writeScreening(at, columns);
  } catch (error) {
    return textOf(error);
  }
}
