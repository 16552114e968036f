import type { Block } from "./block.ts";
import { pageFurniture } from "./page-furniture.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";

const START = /^(?:financial review\b.{0,40})?\bmanagement['’]?s? discussion\b|^(?:the )?financial review\b/i;
const END =
  /^(?:reports? of (?:independent|management)|independent (?:auditors?|accountants)|management['’]?s (?:reports?|responsibilit)|selected (?:quarterly|financial)|(?:five|ten|eleven)[- ]year|quarterly (?:financial|data|results)|(?:statements? of )?consolidated (?:statements?|balance|results of)|(?:statements? of|notes to) |financial (?:highlights|statements))/i;
const MAX_HEADING = 160;
/** A discussion of less is a paragraph about it. */
const MIN_LENGTH = 4_000;
/** A document that names the discussion more often before it begins has none. */
const MAX_STARTS = 20;

/**
 * Finds management's discussion in an annual report to shareholders, which many companies filed as exhibit 13 and pointed
 * Item 7 to. Such reports have no items: the discussion begins at its heading and ends at that of the accounts or of a report
 * about them.
 *
 * @param blocks The exhibit.
 * @param place Accession and item that the paragraphs are named within.
 * @returns Its paragraphs; empty where no heading leads to a discussion.
 *
 * @example
 * shareholderDiscussion(exhibit, { accession, item: "7" })[0]?.text; // "Our mission is to maximize share-owner value over time. ..."
 */
export function shareholderDiscussion(
  blocks: readonly Block[],
  place: { readonly accession: string; readonly item: string },
): Paragraph[] {
  const isFurniture = pageFurniture(blocks);
  const starts = blocks.flatMap((block, at) => (isHeading(block, START) ? [at] : []));
  for (const start of starts.slice(0, MAX_STARTS)) {
    const after = blocks.findIndex((other, at) => at > start && !isFurniture[at] && isHeading(firstRow(other), END));
    const end = after < 0 ? blocks.length : after;
    const heading = blocks[start]?.text;
    const inside = blocks
      .slice(start + 1, end)
      .filter((other, at) => !isFurniture[start + 1 + at] && other.text !== heading);
    if (inside.reduce((sum, { text }) => sum + text.length, 0) >= MIN_LENGTH) return paragraphsOf(inside, place);
  }
  return [];
}

/** The title of a statement is often the first row of its table. */
function firstRow(block: Block): Block {
  return { ...block, kind: "text", text: block.text.split("\n", 1)[0] as string };
}

function isHeading({ kind, text }: Block, pattern: RegExp): boolean {
  return kind === "text" && text.length <= MAX_HEADING && !/[.;,]$/.test(text) && pattern.test(text);
}
