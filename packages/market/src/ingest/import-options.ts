import type { Day } from "@plumbline/core/time";
import type { Answers, AskedItem, Issue, LayoutAnswers, Preview } from "../model/index.ts";
import type { IssueTotal, Manifest } from "../snapshot/index.ts";
import type { ColumnMapping } from "../sources/prices/index.ts";
import type { UnusedMapping } from "./mapping-fits.ts";

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
  /** How to read price files that are none of the known formats; each file takes the first that fits. */
  readonly mappings?: readonly ColumnMapping[];
  /** What a person says in advance about layouts that do not show it; files are read again that were imported before. */
  readonly answers?: LayoutAnswers;
  /** Asks the person who imports; `null` ends the import with nothing changed. Absent where nobody can be asked. */
  readonly onQuestion?: (question: ImportQuestion) => Promise<Answers | null>;
  /** Stocks of the market that trade under another symbol now: new symbols by former ones. */
  readonly renamed?: ReadonlyMap<string, string>;
  /** Nothing can be dated after it; the day of the clock unless given. */
  readonly today?: Day;
  /** Reads files again that were imported already, and publishes a market that lost data. */
  readonly force?: boolean;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Ends the import with nothing changed, and has it throw the reason. */
  readonly signal?: AbortSignal;
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

/** What the files of one layout do not show, for the person who imports. */
export interface ImportQuestion {
  /** The same for every file of that layout. */
  readonly layout: string;
  /** How many files have it. */
  readonly files: number;
  /** Names of the first ones. */
  readonly names: readonly string[];
  /** What must be answered first, then what may be. */
  readonly asks: readonly AskedItem[];
  /** The first rows of the first file as they would be read with the likeliest answers, up to five. */
  readonly preview: Preview;
}

/** What nobody has said about a layout. */
export interface UnansweredItem extends AskedItem {
  /** The layout for which it is answered. */
  readonly layout: string;
  /** False where very many files lack their symbol: nobody can name them all. */
  readonly canBeAnswered: boolean;
  /** An answer for a person to confirm or change; null where nothing suggests one. Nothing is read by it before. */
  readonly proposed: string | null;
  /** The first file that does not show it. */
  readonly file: string;
  /** How many do not. */
  readonly files: number;
}

/** Earlier answers that were used for files of this import. */
export interface KeptUse {
  readonly answers: Answers;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Name of the file about which they were given. */
  readonly about: string;
  /** Name of the first file that was read by them, and how many were. */
  readonly file: string;
  readonly files: number;
}

/** What became of the questions about one layout. */
export interface SettledQuestion {
  /** What was answered, in this import or before. */
  readonly answers: Answers;
  /** What of it was answered about earlier files of the layout, when, about which, and for which this time. */
  readonly kept: KeptUse | null;
  readonly unanswered: readonly UnansweredItem[];
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
  /** The first symbols whose prices were delivered. */
  readonly delivered: readonly string[];
  /** By whose trading days their bars were judged; `null` where nothing states it, and for what no exchange trades. */
  readonly calendars: Readonly<Record<string, string | null>>;
  /** What files do not show, by layout: answered or not. */
  readonly questions: readonly SettledQuestion[];
  /** False where answers were given and could not be written: the next import asks again. */
  readonly areAnswersKept: boolean;
  readonly unusedMappings: readonly UnusedMapping[];
  /** Why it was refused, or that nothing changed, as a sentence. */
  readonly explanation: string | null;
}
