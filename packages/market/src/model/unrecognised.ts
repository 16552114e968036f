import type { Issue } from "./issue.ts";
import { printable } from "./printable.ts";

/**
 * What is said of files that no importer recognises. Nothing of their content: a folder may hold anything beside its
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

/** An entry of a report as it may be shown to anybody. */
export function publicIssue(issue: Issue): Issue {
  const { code, file, detail } = issue;
  const isQuoting = code in UNRECOGNISED && QUOTING.test(detail);
  const sentence = isQuoting ? UNRECOGNISED[code as keyof typeof UNRECOGNISED] : printable(detail, MAX_DETAIL_LENGTH);
  return { ...issue, file: file === null ? null : printable(file, MAX_NAME_LENGTH), detail: sentence };
}
