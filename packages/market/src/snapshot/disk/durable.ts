import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname } from "node:path";
import { writing } from "./disk-error.ts";

/** Brings the entries of a folder (created, renamed, removed files) to the disk. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32") return; // a folder cannot be opened there; its entries are journaled
  writing(folder, () => {
    const descriptor = openSync(folder, "r");
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  });
}

/** Moves a file or folder within a file system, so that after a crash it is in one place or the other. */
export function moveDurably(from: string, to: string): void {
  writing(to, () => renameSync(from, to));
  syncFolder(dirname(to));
}

/** Replaces a small file as a whole: a reader sees the old content or the new, never a part. */
export function replaceFile(path: string, content: string, temporary: string): void {
  writing(temporary, () => writeFileSync(temporary, content, { flush: true }));
  moveDurably(temporary, path);
}

/** Removes a file or folder that is no longer needed; what cannot be removed (open on Windows, no right) stays for the next time. */
export function removeIfPossible(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Leftovers cost space only; failing here would turn a success into an error.
  }
}

/**
 * Removes what may be large without keeping others waiting.
 *
 * @returns Whether it is gone; what resists stays for the next time.
 */
export function removeLargeIfPossible(path: string): Promise<boolean> {
  return rm(path, { recursive: true, force: true }).then(
    () => true,
    () => false,
  );
}
