import type { EvidenceItem } from "@plumbline/core/report";
import type { ReportEvidence } from "../report-evidence.ts";

/** The evidence of a report as a model gets it: each item has a number, by which the model places it. */
export interface NumberedEvidence {
  /** One item a line, each a JSON object. */
  readonly lines: readonly string[];
  /** Id of the item with a number; null where there is none. */
  readonly idOf: (number: number) => string | null;
}

/** A longer passage is cut: what it is about stands at its beginning. */
const MAX_PASSAGE = 1_200;
const SIGNIFICANT_DIGITS = 4;
/** Characters that nobody sees, or that turn or end a line. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2028\u2029]+/gu;

/**
 * Numbers the items that a model may place: numbers that are missing are left out, as no sentence can be about them.
 *
 * @example
 * numberedEvidence(evidence).lines[0]; // '{"n":1,"is":"metric.revenue.latest","value":394300000000,"unit":"money"}'
 */
export function numberedEvidence({ items }: Pick<ReportEvidence, "items">): NumberedEvidence {
  const placeable = items.filter((item) => item.kind === "passage" || item.figure.value !== null);
  return {
    lines: placeable.map((item, at) => dataLine(item, at + 1)),
    idOf: (number) => placeable[number - 1]?.id ?? null,
  };
}

function dataLine(item: EvidenceItem, n: number): string {
  if (item.kind !== "passage") {
    const value = Number((item.figure.value ?? 0).toPrecision(SIGNIFICANT_DIGITS));
    return inert({ n, is: item.id, value, unit: item.unit, ...(item.currency && { currency: item.currency }) });
  }
  const { form, filedAt } = item.source;
  return inert({ n, is: "passage", form, filedAt, text: plain(item.text).slice(0, MAX_PASSAGE) });
}

/** Text of others without what could hide in it. */
export function plain(text: string): string {
  return text.normalize("NFKC").replace(UNSEEN, " ").replace(/\s+/gu, " ").trim();
}

/** Data in which no tag, fence or placeholder can begin: what could begin one is written as its code. */
export function inert(data: object): string {
  return JSON.stringify(data).replace(/[<>`]|\{\{|\[\[/g, (found) =>
    [...found].map((character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`).join(""),
  );
}
