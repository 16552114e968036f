import type { Paragraph } from "../../filings/index.ts";
import { MAX_ENTRIES } from "../checker/section-schema.ts";
import { type Candidate, type FiledProduct, RANKS } from "./candidate.ts";
import { headedProducts, partMarks } from "./headed-products.ts";
import { listedProducts } from "./listed-products.ts";
import { nameKey } from "./product-name.ts";
import { segmentProducts } from "./segment-products.ts";
import { guessedProducts, toldProducts } from "./told-products.ts";

export type { FiledProduct } from "./candidate.ts";

/** With so many lines and entries, what a sentence lists adds the same in other words. */
const ENOUGH = 5;

/**
 * The products of a company: lines of business that headings or sentences about segments name, entries of lists of products, and what a
 * sentence lists as the main ones; where there is none of these, what the company says it sells. Headings of strategies, channels,
 * values and the like are none.
 *
 * @param paragraphs Of the item about the business.
 * @returns At most ten, the surest, in the order of the filing.
 * @see docs/report-readings.md for how often that is right
 *
 * @example
 * filedProducts(item1.paragraphs).map(({ name }) => name).slice(0, 3); // ["iPhone", "Mac", "iPad"]
 */
export function filedProducts(paragraphs: readonly Paragraph[]): FiledProduct[] {
  const marks = partMarks(paragraphs);
  const lines = [...headedProducts(paragraphs, marks), ...segmentProducts(paragraphs)];
  const isOfProduct = belowLines(paragraphs, lines);
  const sure = [...lines, ...listedProducts(paragraphs, marks)];
  const told = toldProducts(paragraphs, marks, isOfProduct).filter(
    ({ rank }) => rank < RANKS.sentence || chosen(sure).length < ENOUGH,
  );
  const found = chosen([...sure, ...told]);
  return (found.length > 0 ? found : chosen(guessedProducts(paragraphs))).map(({ name, paragraph }) => ({
    name: spelledAsText(name, paragraphs),
    paragraph,
  }));
}

/** Whether each paragraph stands below the heading of a product. */
function belowLines(paragraphs: readonly Paragraph[], lines: readonly Candidate[]): readonly boolean[] {
  const headings = new Set(lines.map(({ at }) => at));
  const told = new Set(lines.map(({ paragraph }) => paragraph));
  let isBelow = false;
  return paragraphs.map((paragraph, at) => {
    if (paragraph.kind === "heading") isBelow = headings.has(at);
    return isBelow || told.has(paragraph);
  });
}

/** Each name once, the surest first where there are too many. */
function chosen(candidates: readonly Candidate[]): readonly Candidate[] {
  const seen = new Set<string>();
  const places = new Map(candidates.map((candidate, place) => [candidate, place]));
  const placeOf = (candidate: Candidate) => places.get(candidate) ?? 0;
  const surest = candidates
    .toSorted((a, b) => a.rank - b.rank || Number(isUnit(a)) - Number(isUnit(b)) || a.at - b.at)
    .filter(({ name }) => !seen.has(nameKey(name)) && seen.add(nameKey(name)))
    .slice(0, MAX_ENTRIES.products);
  return surest.toSorted((a, b) => a.at - b.at || a.rank - b.rank || placeOf(a) - placeOf(b));
}

/** A unit of the company, whose products say more. */
function isUnit({ name }: Candidate): boolean {
  return /\b(?:group|business|division|organization)$/i.test(name);
}

/** A heading may shout: a name in capitals is spelled as the text spells it, if it does. */
function spelledAsText(name: string, paragraphs: readonly Paragraph[]): string {
  if (name.length <= 4 || /\p{Ll}/u.test(name)) return name;
  const wanted = name.toLowerCase();
  for (const { text } of paragraphs) {
    for (let at = text.toLowerCase().indexOf(wanted); at >= 0; at = text.toLowerCase().indexOf(wanted, at + 1)) {
      const spelled = text.slice(at, at + name.length);
      if (/\p{Ll}/u.test(spelled)) return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)}`;
    }
  }
  return name;
}
