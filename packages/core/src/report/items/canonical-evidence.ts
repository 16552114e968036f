import type { ReportLanguage } from "../../words/index.ts";
import type { EvidenceItem } from "../evidence.ts";

/** What a report is made by, beside its evidence. */
export interface ReportEdition {
  /** Raised whenever the same evidence would be written differently. */
  readonly writerVersion: string;
  readonly language: ReportLanguage;
}

/**
 * The evidence of a report as one text: its hash names the report. Equal evidence gives the same text, whatever the order of its
 * items and of their fields.
 *
 * @param items Each id once.
 * @param edition Writer and language.
 * @throws {RangeError} if two items have the same id.
 *
 * @example
 * canonicalEvidence([], { writerVersion: "1", language: "en" }); // '["1","en"]'
 */
export function canonicalEvidence(items: readonly EvidenceItem[], { writerVersion, language }: ReportEdition): string {
  const sorted = items.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const twice = sorted.find(({ id }, at) => sorted[at + 1]?.id === id);
  if (twice !== undefined) throw new RangeError(`Two items of evidence have the id ${twice.id}.`);
  return JSON.stringify([writerVersion, language, ...sorted.map(ordered)]);
}

/** The fields of a value in the order of their names. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, ordered(field)]));
}
