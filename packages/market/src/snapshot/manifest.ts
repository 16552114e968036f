/** Version of the files' layout that is written. Since 2 the currency of an instrument may be unknown. */
export const SCHEMA_VERSION = 2;

/** Versions that can be read; a reader refuses others. */
export const READABLE_VERSIONS: readonly number[] = [1, SCHEMA_VERSION];

/** `manifest.json` of a snapshot. Its id is the SHA-256 of its content, so equal content has an equal id. */
export interface Manifest {
  readonly schemaVersion: number;
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
    /** Filings whose text the market has; missing where there are none. */
    readonly filingTexts?: number;
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
