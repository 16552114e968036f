import type { Block } from "./block.ts";
import { findItems, type ItemRange } from "./find-items.ts";
import type { FormFamily } from "./form.ts";
import { indexedItems } from "./indexed-items.ts";
import { pageFurniture } from "./page-furniture.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";

/** An item of a report, cut into paragraphs. */
export interface FilingItem {
  /** As `itemDefinitions` names it. */
  readonly item: string;
  /** As the document words its heading. */
  readonly title: string;
  /** True when it says only where else its text stands, such as in the annual report to shareholders. */
  readonly isReference: boolean;
  readonly paragraphs: readonly Paragraph[];
}

/** Fewer headings than this are what a document says about others. */
const MIN_ITEMS = 3;
/** A pointer is short; an item that also points elsewhere is not. */
const MAX_REFERENCE = 2_000;
const REFERENCE =
  /\b(?:incorporated\b.{0,40}\bby (?:this )?reference|by reference|(?:can be found|is (?:set forth|contained|included|presented|found)|appears|refer to|see)\b.{0,200}\b(?:annual report|exhibit 13|pages? \d|proxy statement))/is;

/**
 * Cuts a report into items, and these into paragraphs.
 *
 * @param blocks The document.
 * @param filing Its form and accession.
 * @returns The items found, in the order of the document; empty where its order cannot be told.
 *
 * @example
 * cutFiling(blocks, { family: "10-K", accession }).find(({ item }) => item === "1A")?.paragraphs.length; // 87
 */
export function cutFiling(
  blocks: readonly Block[],
  { family, accession }: { readonly family: FormFamily; readonly accession: string },
): FilingItem[] {
  const isFurniture = pageFurniture(blocks);
  return rangesOf(blocks, family).map((range) => {
    const { item, title } = range;
    const paragraphs = paragraphsOf(blocksOf(range, blocks, isFurniture), { accession, item });
    return { item, title, isReference: isReference(paragraphs), paragraphs };
  });
}

/**
 * The paragraphs of an exhibit, such as a press release: it has no items.
 *
 * @param blocks The exhibit.
 * @param place Accession of its filing, and the name of the exhibit.
 * @returns All of it but the furniture of its pages.
 *
 * @example
 * exhibitParagraphs(blocks, { accession, item: "EX-99.1" })[0]?.kind; // "heading"
 */
export function exhibitParagraphs(
  blocks: readonly Block[],
  place: { readonly accession: string; readonly item: string },
): Paragraph[] {
  const isFurniture = pageFurniture(blocks);
  return paragraphsOf(
    blocks.filter((_, at) => !isFurniture[at]),
    place,
  );
}

function rangesOf(blocks: readonly Block[], family: FormFamily): ItemRange[] {
  const headed = findItems(blocks, family);
  if (family === "8-K" || headed.length >= MIN_ITEMS) return headed;
  const indexed = indexedItems(blocks, family);
  return indexed.length > headed.length ? indexed : headed;
}

function blocksOf(
  { ranges, headingBlocks, rest }: ItemRange,
  blocks: readonly Block[],
  isFurniture: readonly boolean[],
): Block[] {
  const inside: Block[] = [];
  for (const [place, { start, end }] of ranges.entries()) {
    const from = start + (place === 0 ? headingBlocks : 0);
    const head = blocks[from - 1];
    if (place === 0 && rest !== "" && head !== undefined) inside.push({ ...head, text: rest, isEmphasised: false });
    for (let at = from; at < end; at += 1) if (!isFurniture[at]) inside.push(blocks[at] as Block);
  }
  return inside;
}

function isReference(paragraphs: readonly Paragraph[]): boolean {
  const length = paragraphs.reduce((sum, { text }) => sum + text.length, 0);
  return length > 0 && length <= MAX_REFERENCE && paragraphs.some(({ text }) => REFERENCE.test(text));
}
