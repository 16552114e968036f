import type { FindingValue } from "@plumbline/core/words";
import type { Sentence } from "./detail.ts";
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
  /**
   * The same for a page: sentences by id with their values, none where the code says all of it. Absent in reports of
   * earlier versions, and where it is about the import as a whole.
   */
  readonly said?: readonly Sentence[];
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
  const known = { ...issue, file: file === null ? null : printable(file, MAX_NAME_LENGTH), detail: sentence };
  return issue.said === undefined ? known : { ...known, said: issue.said.map(publicSentence) };
}

function publicSentence({ id, values }: Sentence): Sentence {
  return { id, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, publicValue(value)])) };
}

function publicValue(value: FindingValue): FindingValue {
  if (typeof value === "string") return printable(value, MAX_NAME_LENGTH);
  if (typeof value !== "object" || value === null || !("list" in value)) return value;
  const list = value.list.map((part) => (typeof part === "string" ? printable(part, MAX_NAME_LENGTH) : part));
  return { ...value, list };
}
