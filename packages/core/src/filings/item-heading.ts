import type { FormFamily } from "./form.ts";
import { type ItemDefinition, itemDefinitions, SIGNATURES } from "./item-definitions.ts";

/** An item that a line may be the heading of. */
export interface ItemHeading {
  readonly item: string;
  /** Place among the items of the form. */
  readonly rank: number;
  /** As the line has it; empty where the title stands in the next line. */
  readonly title: string;
  /** What follows the title in the same paragraph. */
  readonly rest: string;
  /** Whether the title is that of the item. */
  readonly isTitled: boolean;
}

/** A heading is shorter; a longer line that begins with one goes on with its text. */
const MAX_HEADING = 260;
/** What follows in a longer one is text. */
const MAX_TITLE = 400;

const NUMBER: Readonly<Record<FormFamily, RegExp>> = {
  "10-K": /^(?:part\s+[iv]+[\s,.:–—-]*)?items?\s*(\d{1,2}\s?(?:\(?[A-C]\)?)?)(?![a-z\d])(?:\s*\(T\))?/i,
  "10-Q": /^(?:part\s+[iv]+[\s,.:–—-]*)?items?\s*(\d{1,2}\s?(?:\(?[A-C]\)?)?)(?![a-z\d])(?:\s*\(?T\))?/i,
  "20-F": /^(?:part\s+[iv]+[\s,.:–—-]*)?items?\s*(\d{1,2}[\s.]?(?:\(?[A-K]\)?)?)(?![a-z\d])/i,
  "40-F": /^(?!)/,
  "8-K": /^items?\s*(\d{1,2}(?:\.\s?\d\d)?)(?![a-z\d])(?:\s*\([a-z]\))*/i,
};
const SEPARATORS = /^[\s.:;,–—\-|)*]+/;
/** A title that stands in a sentence about an item is no heading. */
const REFERENCE = /^[“"'(]?(?:of|in|to|and|or|above|below|herein|hereof|is|are|was|has|have|on|for|as|shall|will)\b/;
const WITHIN_SENTENCE =
  /\b(?:of|in) (?:this|our|the|its) (?:annual|quarterly|form|report)|^[^.]{0,120}\b(?:is|are) (?:hereby )?incorporated/;
const CONTINUED = /\(?\bcont(?:inued|['’]?d)\b\.?\)?/i;

/**
 * Reads a line as the heading of an item.
 *
 * @param text The line, or the paragraph that begins with the heading; one space between words.
 * @param family The form.
 * @returns The items it can be the heading of: mostly one, in a 10-Q sometimes one of either part. None for references to items,
 *   and for headings that say that they are continued.
 *
 * @example
 * itemHeadings("Item 1A. Risk Factors", "10-K"); // [{ item: "1A", rank: 1, title: "Risk Factors", rest: "", isTitled: true }]
 * itemHeadings("Item 1A of our annual report lists risks.", "10-K"); // []
 */
export function itemHeadings(text: string, family: FormFamily): ItemHeading[] {
  if (/^signatures?\s*:?$/i.test(text))
    return [{ item: SIGNATURES, rank: Number.MAX_SAFE_INTEGER, title: text, rest: "", isTitled: true }];
  const begin = spelledOut(text.slice(0, MAX_HEADING), family);
  const match = NUMBER[family].exec(begin);
  if (match === null || CONTINUED.test(begin)) return [];
  const number = (match[1] as string).toUpperCase().replace(/[\s()]/g, "");
  const stated = withoutOthers(begin.slice(match[0].length)).replace(SEPARATORS, "");
  const { title, rest } = titleOf(stated + text.slice(MAX_HEADING));
  const plain = stated.toLowerCase().replace(/^[“"'‘[(]+(?!reserved|removed)/, "");
  if (REFERENCE.test(plain) || WITHIN_SENTENCE.test(plain)) return [];
  return itemDefinitions(family).flatMap((definition, rank) => {
    if (!isNumbered(definition, number)) return [];
    const isTitled = definition.title.test(plain);
    return isTitled || isShort(text) ? [{ item: definition.id, rank, title, rest, isTitled }] : [];
  });
}

/**
 * Whether a line is the title of an item whose number stands in the line before.
 *
 * @example
 * isTitleOf("RISK FACTORS", "1A", "10-K"); // true
 */
export function isTitleOf(text: string, item: string, family: FormFamily): boolean {
  const definition = itemDefinitions(family).find(({ id }) => id === item);
  return definition !== undefined && text.length <= MAX_HEADING && definition.title.test(text.toLowerCase());
}

/** Risks are a part of an item in a 20-F; its last, headed by its letter. Some forms state a number twice. */
function spelledOut(begin: string, family: FormFamily): string {
  if (family === "20-F" && /^(?:3\.\s?)?D[.)]?\s+risk factors/i.test(begin))
    return begin.replace(/^(?:3\.\s?)?D/i, "Item 3.D");
  return begin.replace(/^(items?\s*[\d.]+\s?[A-K]?)\.?\s+\1/i, "$1");
}

const TITLE_END = /[.:](?=\s+[\p{Lu}\d“"(•])|\s[—–-]+(?=\s+(?:\(?not applicable|none)\b)/iu;

/** A title ends where a sentence begins: `Mine Safety Disclosures. Not applicable.` */
function titleOf(text: string): { readonly title: string; readonly rest: string } {
  const begin = text.slice(0, MAX_TITLE);
  const end = TITLE_END.exec(begin);
  const title = end === null ? begin : begin.slice(0, end.index);
  const rest = text.slice(title.length + (end?.[0].length ?? 0)).trim();
  return { title: title.replace(/[\s.:]+$/, ""), rest };
}

function isNumbered({ number, id }: ItemDefinition, stated: string): boolean {
  return number === stated || (id.includes(".") ? false : number === stated.replace(".", ""));
}

/** `Items 1 and 2. Business and Properties` begins Item 1. */
function withoutOthers(rest: string): string {
  return rest.replace(/^(?:\s*(?:,|and|&)\s*(?:items?\s*)?\d{1,2}[A-C]?(?![\d])\.?)+/i, "");
}

function isShort(text: string): boolean {
  return text.length <= 160;
}
