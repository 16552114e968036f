import { storage } from "../state/index.ts";

/** Name of the lock, and key of the note where the browser has no locks. */
const NAME = "refreshing";

/** Milliseconds to wait for other tabs: as long as one of them may wait for its request. */
const LONGEST_WAIT = 60_000;

/** Milliseconds: when a tab looks for the note again, and how long the notes of two tabs need to see each other. */
const PAUSE = 50;

/** Milliseconds after which the note of a tab that was closed no longer counts. */
const NOTE_LIFETIME = 10_000;

/** Does something in one tab of this browser at a time. A lock that cannot be had holds up nothing for ever. */
export async function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  let isStarted = false;
  try {
    if (locks) {
      return await locks.request(NAME, { signal: AbortSignal.timeout(LONGEST_WAIT) }, () => {
        isStarted = true;
        return work();
      });
    }
  } catch (error) {
    // A browser that blocks the storage may refuse the lock; a failure of the work itself is the caller's.
    if (isStarted) throw error;
  }
  return withNote(work);
}

/**
 * The same with a note in the storage: pages that are not served over HTTPS have no locks. Where the storage is blocked,
 * no other tab has the same session.
 */
async function withNote<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + LONGEST_WAIT;
  let note = await leaveNote();
  while (isHeld() && storage.read(NAME) !== note && Date.now() < end) {
    await pause();
    if (!isHeld()) note = await leaveNote();
  }
  try {
    return await work();
  } finally {
    if (storage.read(NAME) === note) storage.write(NAME, null);
  }
}

/** Writes the note of this tab unless there is another one. Two tabs that write at once read the same one after a pause. */
async function leaveNote(): Promise<string> {
  const note = `${Date.now() + NOTE_LIFETIME} ${Math.random()}`;
  if (!isHeld()) storage.write(NAME, note);
  await pause();
  return note;
}

function isHeld(): boolean {
  const until = Number.parseInt(storage.read(NAME) ?? "", 10);
  // A note of the far future was written by another clock, or by nobody.
  return until > Date.now() && until <= Date.now() + NOTE_LIFETIME;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
