import { SnapshotError } from "./snapshot-error.ts";

const FULL = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Says what a failed write means for the market.
 *
 * @param cause What was thrown.
 * @param path What was being written.
 * @returns A `SnapshotError`: `disk-full` for ENOSPC and EDQUOT, `disk-failed` for any other answer of the file system.
 *   What the file system did not throw comes back as it is.
 */
export function diskError(cause: unknown, path: string): unknown {
  const errno = cause instanceof Error ? (cause as NodeJS.ErrnoException).errno : undefined;
  if (errno === undefined) return cause;
  const { code = "unknown error" } = cause as NodeJS.ErrnoException;
  if (FULL.has(code)) {
    return new SnapshotError(
      "disk-full",
      `No space left (${code}) while writing ${path}. The served market is unchanged; free space and import again.`,
      { cause },
    );
  }
  return new SnapshotError(
    "disk-failed",
    `Writing ${path} failed (${code}). The served market is unchanged; check the disk and the rights of the folder.`,
    { cause },
  );
}

/** Runs a step that writes `path`, so that its failure is a coded error. */
export function writing<Result>(path: string, step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw diskError(cause, path);
  }
}
