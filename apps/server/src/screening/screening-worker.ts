/** A thread of its own that computes screenings: parts at once, whole markets one after the other. */
import { setImmediate } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import {
  completed,
  computeColumns,
  computeGroupRatios,
  computePart,
  type FactorFile,
  type PackedScreening,
  packed,
  type ScreeningColumns,
} from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import { FIRST_SHARE, type Job, type JobMessage, type RatiosJob, type ResultMessage, SECOND_SHARE } from "./job.ts";
import { withFactors } from "./open-markets.ts";
import { ShareClient } from "./share-client.ts";

let wholeMarkets: Promise<unknown> = Promise.resolve();
/** Numbers of the screenings, and ratios of groups, that are computed for somebody who still waits. */
const underway = new Set<number>();

/** The thread that takes half of the stocks of a whole market; null while there is none. */
let otherThread: ShareClient | null = null;

parentPort?.on("message", (message: JobMessage) => {
  if ("shareWith" in message) otherThread = new ShareClient(message.shareWith);
  else if ("cancelled" in message) underway.delete(message.number);
  else if ("ratios" in message) compare(message);
  else screen(message);
});

function compare({ number, ratios: job }: Extract<JobMessage, { ratios: RatiosJob }>): void {
  const made = whileAwaited(number, (breathe) =>
    withFactors(job.at, (snapshot, factors) => computeGroupRatios(snapshot, job.day, job.groups, { factors, breathe })),
  );
  made.then(
    (ratios) => answer({ number, ratios }),
    (error) => answer({ number, failure: textOf(error) }),
  );
}

function screen({ number, job }: Extract<JobMessage, { job: Job }>): void {
  const made = whileAwaited(number, (breathe) =>
    job.symbols === null ? wholeMarkets.then(() => compute(job, breathe)) : compute(job, breathe),
  );
  if (job.symbols === null) wholeMarkets = made.catch(() => undefined);
  made.then(
    (screening) => answer({ number, screening }, [screening.values.buffer, screening.missing.buffer]),
    (error) => answer({ number, failure: textOf(error) }),
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

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function answer(message: ResultMessage, transfer: readonly ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, [...transfer]);
}

async function compute({ at, day, symbols }: Job, breathe: () => Promise<void>): Promise<PackedScreening> {
  const columns = await withFactors(at, async (snapshot, factors) => {
    if (symbols === null && factors && otherThread)
      return shared({ at, day }, otherThread, { snapshot, factors, breathe });
    const options = { factors, breathe, ...(symbols && { symbols }) };
    return (await computeColumns(snapshot, [day], options))[0] as ScreeningColumns;
  });
  return packed(columns);
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
