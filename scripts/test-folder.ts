/**
 * Where tests put their files. They publish hundreds of small markets, each brought to the disk file by file: in memory,
 * where there is plenty, no test waits for a disk. What is killed on the way finds its files again either way.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const MEMORY = "/dev/shm";
/** Tests use a fraction of it. */
const MIN_FREE_BYTES = 8 * 2 ** 30;
const DATABASE_ENDS_WITHIN_MILLISECONDS = 10_000;

const NAME = /^plumbline-tests-(\d+)-/;

/** Makes a folder for the temporary files of a run of all tests, and removes those of runs that were killed. */
export function testFolder(): string {
  const parent = hasMemory() ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const [, run] = NAME.exec(name) ?? [];
    if (run !== undefined && !isRunning(Number(run)))
      rmSync(join(parent, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const folder = mkdtempSync(join(parent, `plumbline-tests-${process.pid}-`));
  // As every temporary folder: the database runs as a user of its own where an administrator runs the tests.
  chmodSync(folder, 0o1777);
  return folder;
}

function isRunning(run: number): boolean {
  try {
    return process.kill(run, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // Of another user.
  }
}

function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= MIN_FREE_BYTES;
  } catch {
    return false; // Other systems have no such folder.
  }
}

/** Removes it once the database of the tests, which ends a moment after them, has left it. */
export async function removeTestFolder(folder: string): Promise<void> {
  const isUsed = () => readdirSync(folder).some((name) => name.startsWith("plumbline-test-postgres-"));
  for (const end = performance.now() + DATABASE_ENDS_WITHIN_MILLISECONDS; isUsed() && performance.now() < end; )
    await pause(100);
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
