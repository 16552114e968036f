/**
 * A process that makes what a snapshot needs besides its facts, one after the other. It ends with the server, or when the
 * server wants nothing more: only then all of its memory goes back to the system.
 */
import { setPriority } from "node:os";
import { setImmediate } from "node:timers/promises";
import { RecordError, recordSnapshot, scoreRecord, writeScores } from "@plumbline/market/record";
import type { ScreeningColumns } from "@plumbline/market/screening";
import { computeColumns, makeFactors, readScreening, writeScreening } from "@plumbline/market/screening";
import { SnapshotError } from "@plumbline/market/snapshot";
import { computeStudy, writeStudy } from "@plumbline/market/study";
import { opened, withFactors } from "../stored-markets/index.ts";
import type { BackgroundOrder, BackgroundReport, BackgroundTask } from "./background-task.ts";

const REPORT_MILLISECONDS = 1000;
/** What requests wait for comes before the study and the history. */
const PATIENT = 10;

let last: Promise<void> = Promise.resolve();

process.on("disconnect", () => process.exit());
process.on("message", (order: BackgroundOrder) => {
  last = last.then(() => carryOut(order));
});
setInterval(() => report({ residentBytes: process.memoryUsage.rss() }), REPORT_MILLISECONDS).unref();

async function carryOut({ number, ...task }: BackgroundOrder): Promise<void> {
  try {
    report({ number, notBeside: await made(task) });
  } catch (error) {
    report({ number, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

async function made(task: BackgroundTask): Promise<string | null> {
  const { at } = task;
  if (task.make === "screening") {
    const { day } = task;
    const columns = await withFactors(at, (snapshot, factors) =>
      computeColumns(snapshot, [day], { factors, breathe: setImmediate }),
    );
    return writeScreening(at, columns[0] as ScreeningColumns);
  }
  setPriority(PATIENT);
  if (task.make === "study") {
    return writeStudy(
      at,
      await withFactors(at, (snapshot, factors) => computeStudy(snapshot, { factors, breathe: setImmediate })),
    );
  }
  if (task.make === "record") return recorded(task);
  await makeFactors(await opened(at), at, { breathe: setImmediate });
  return null;
}

/** What keeps a publication from being recorded is said; what was recorded before is scored all the same. */
async function recorded({ at, now }: Extract<BackgroundTask, { make: "record" }>): Promise<string | null> {
  const { dataDirectory } = at;
  const snapshot = await opened(at);
  const screening = await readScreening(at);
  const timed = { now: new Date(now), breathe: setImmediate };
  const record = async () => screening && (await recordSnapshot(snapshot, { dataDirectory, screening, ...timed }));
  const reason = await record().then(() => null, reasonOf);
  const notBeside = writeScores(at, await scoreRecord(dataDirectory, snapshot, timed));
  return reason ?? notBeside;
}

/** @throws What is no failure of the record or of the disk. */
function reasonOf(error: unknown): string | null {
  // The scores say so.
  if (error instanceof RecordError && error.code === "market-too-old") return null;
  if (error instanceof RecordError || error instanceof SnapshotError) return error.message;
  throw error;
}

function report(message: BackgroundReport): void {
  // A server that was killed reads no more; the end of the channel ends this process.
  process.send?.(message, undefined, undefined, () => undefined);
}
