import type { FilingKind } from "../words/index.ts";

const KINDS: readonly (readonly [FilingKind, readonly string[]])[] = [
  ["annual", ["10-K", "10-KT", "10-K405", "20-F", "40-F"]],
  ["quarterly", ["10-Q", "10-QT"]],
  ["event", ["8-K", "6-K"]],
];

/**
 * What a form is; an amendment is of the kind of what it amends.
 *
 * @see ALR-02
 *
 * @example
 * filingKind("10-Q/A"); // "quarterly"
 * filingKind("DEF 14A"); // "other"
 */
export function filingKind(form: string): FilingKind {
  const amended = form.replace(/\/A$/, "");
  return KINDS.find(([, forms]) => forms.includes(amended))?.[0] ?? "other";
}
