import type { Day } from "@plumbline/core/time";
import type { Issue } from "../model/index.ts";
import type { IssueTotal, Manifest } from "../snapshot/index.ts";
import type { ColumnMapping } from "../sources/prices/index.ts";

/** What to import, and where to. */
export interface ImportOptions {
  readonly dataDirectory: string;
  /** Name of the market; it is made, or extended when it is there. */
  readonly market: string;
  /** Files, folders and zip archives. What a file is decides its content; the list it is in does not matter. */
  readonly prices: readonly string[];
  readonly facts: readonly string[];
  readonly reference: readonly string[];
  readonly targets: readonly string[];
  /** Annual, quarterly and current reports; none unless given. */
  readonly filings?: readonly string[];
  /** How to read price files that are none of the known formats. */
  readonly mapping?: ColumnMapping | null;
  /** Nothing can be dated after it; the day of the clock unless given. */
  readonly today?: Day;
  /** Reads files again that were imported already, and publishes a market that lost data. */
  readonly force?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export type ImportPhase =
  | "listing"
  | "hashing"
  | "recognising"
  | "prices"
  | "examining"
  | "companies"
  | "filings"
  | "publishing";

/** How far an import is. */
export interface ImportProgress {
  readonly phase: ImportPhase;
  /** Files, symbols or companies. */
  readonly done: number;
  /** `null` while it is not known. */
  readonly total: number | null;
  /** Rows of prices, facts or bytes gone through in this phase. */
  readonly amount: number;
  readonly unit: "files" | "bytes" | "bars" | "facts";
}

/** The beginning of a file that no importer recognises. */
export interface Sample {
  readonly file: string;
  readonly begins: string;
}

/** What became of an import. */
export interface ImportOutcome {
  readonly result: "published" | "unchanged" | "refused";
  /** Id of the market's current snapshot; `null` when it has none. */
  readonly id: string | null;
  readonly counts: Manifest["counts"] | null;
  /** Files that were found. */
  readonly files: number;
  /** What this import found in them, in total and one by one; the list is capped, the totals are not. */
  readonly issueTotals: readonly IssueTotal[];
  readonly issues: readonly Issue[];
  /** How files begin that no importer recognises; for the terminal of the person who imports, and nowhere else. */
  readonly samples: readonly Sample[];
  /** Why it was refused, or that nothing changed, as a sentence. */
  readonly explanation: string | null;
}
