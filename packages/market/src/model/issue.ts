import { printable } from "./printable.ts";

/** What happened to the input that an issue names. */
export type Outcome = "rejected" | "quarantined" | "repaired" | "noted";

/**
 * Something the importers or the quality gate found.
 * `rejected`: not in the market. `quarantined`: set aside until someone decides, not in the market.
 * `repaired`: in the market, in a cleaned form that is stated. `noted`: in the market as delivered.
 */
export interface Issue {
  readonly outcome: Outcome;
  /** Stable kebab-case code, such as `high-below-low`; documented in `docs/data-quality.md`. */
  readonly code: string;
  /** The file (relative to the path given), with `!entry` appended for an entry of an archive. */
  readonly file: string | null;
  readonly symbol: string | null;
  /** `YYYY-MM-DD`. */
  readonly day: string | null;
  /** A sentence for a person, in English, with the values that matter. */
  readonly detail: string;
  /** How many rows or facts it concerns. */
  readonly count: number;
}

/**
 * The sentences about files of an unknown format. They quote nothing of the content: a folder may hold anything beside its
 * market files, and a report is public.
 */
export const UNRECOGNISED = {
  "web-page": "It is a web page or an answer in XML.",
  "error-body": "A provider's error was saved in place of its data.",
  "unknown-format": "No importer knows its content. A CSV of prices needs a column mapping (docs/import-formats.md).",
} as const satisfies Readonly<Record<string, string>>;

/** How earlier versions began such entries; the content of the file followed. */
const QUOTING =
  /^(?:It is a page: |A provider's error was saved in its place: |No importer knows a file that begins with: )/;

/** Longest text of an entry: names of twenty stocks, or a fact in full, are shorter. */
const MAX_DETAIL_LENGTH = 1_000;
const MAX_NAME_LENGTH = 500;

/** An entry of a report without anything private. */
export function publicIssue(issue: Issue): Issue {
  const { code, file, detail } = issue;
  const isQuoting = code in UNRECOGNISED && QUOTING.test(detail);
  const sentence = isQuoting ? UNRECOGNISED[code as keyof typeof UNRECOGNISED] : printable(detail, MAX_DETAIL_LENGTH);
  return { ...issue, file: file === null ? null : printable(file, MAX_NAME_LENGTH), detail: sentence };
}
