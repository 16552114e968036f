/** What can go wrong with a market on disk; the code is the contract, the sentence is for people. */
export type SnapshotErrorCode =
  | "market-name-invalid"
  | "market-missing"
  | "market-unusable"
  | "snapshot-damaged"
  | "snapshot-closed"
  | "writer-busy"
  | "writer-closed"
  | "input-out-of-order"
  | "input-invalid"
  | "disk-full"
  | "disk-failed";

/** One reason why a snapshot is refused. */
export interface Damage {
  /** Path inside the snapshot's folder, or `current` for the pointer of the market. */
  readonly file: string;
  readonly problem: "missing" | "truncated" | "altered" | "unreadable" | "unsupported-version";
  /** A sentence for a person. */
  readonly detail: string;
}

/** A failure of the market on disk that a caller can recognise by its code. */
export class SnapshotError extends Error {
  readonly code: SnapshotErrorCode;
  /** What was found in the files, for `snapshot-damaged` and `market-unusable`. */
  readonly damages: readonly Damage[];

  constructor(
    code: SnapshotErrorCode,
    message: string,
    details: { cause?: unknown; damages?: readonly Damage[] } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "SnapshotError";
    this.code = code;
    this.damages = details.damages ?? [];
  }
}
