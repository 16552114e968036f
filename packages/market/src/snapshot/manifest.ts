/** Version of the files' layout; a reader refuses another one. */
export const SCHEMA_VERSION = 1;

/** `manifest.json` of a snapshot. Its id is the SHA-256 of its content, so equal content has an equal id. */
export interface Manifest {
  readonly schemaVersion: typeof SCHEMA_VERSION;
  readonly id: string;
  readonly market: string;
  readonly fictional: boolean;
  readonly createdAt: string | null;
  /** Id of the snapshot that was current before. */
  readonly parent: string | null;
  readonly counts: {
    readonly instruments: number;
    readonly priced: number;
    readonly bars: number;
    readonly companies: number;
    readonly facts: number;
    readonly targets: number;
    readonly series: number;
  };
  /** `YYYY-MM-DD`. */
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  readonly sources: readonly SnapshotSource[];
}

/** A file that went into a snapshot. */
export interface SnapshotSource {
  readonly provider: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}
