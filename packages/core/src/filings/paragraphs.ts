import type { Block } from "./block.ts";
import { paragraphId } from "./paragraph-id.ts";

/** What a paragraph is to a reader. */
export type ParagraphKind = "heading" | "text" | "list" | "table";

/** A paragraph of an item. */
export interface Paragraph {
  /** See `paragraphId`. */
  readonly id: string;
  readonly kind: ParagraphKind;
  /** As filed, one space between words; a table has a line per row and a tab between cells. */
  readonly text: string;
}

/** A bold sentence that heads a risk can be long. */
const MAX_HEADING = 400;
const MAX_CAPITALS = 120;
const MAX_PARAGRAPH = 12_000;
const BULLET = /^(?:[•●▪■○◦·‣]|[-–—*](?=\s))\s*/;
/** A sentence that ends here does not go on overleaf. */
const ENDED = /[.!?:;]["”’)\]]*$/;
const GOES_ON = /^[\p{Ll}\d$(]/u;

/**
 * Makes the paragraphs of an item from its blocks. A paragraph that a page break cut is joined.
 *
 * @param blocks The blocks of the item, without its heading and without the furniture of pages.
 * @param place Accession of the filing, and item: they are part of the names.
 * @returns The paragraphs, in order.
 *
 * @example
 * paragraphsOf(blocks, { accession: "0000320193-24-000123", item: "1" })[0]; // { id: "...", kind: "heading", text: "Company Background" }
 */
export function paragraphsOf(
  blocks: readonly Block[],
  place: { readonly accession: string; readonly item: string },
): Paragraph[] {
  const written = joinedOverPages(blocks).flatMap((block) => {
    const kind = kindOf(block);
    const text = kind === "list" ? block.text.replace(BULLET, "") : block.text;
    return partsOf(text).map((part) => ({ kind, text: part }));
  });
  return namedParagraphs(written, place);
}

/**
 * Gives paragraphs their names. Equal texts within an item are told by their order.
 *
 * @param written The paragraphs of an item, in order.
 * @param place Accession of the filing, and item.
 *
 * @example
 * namedParagraphs([{ kind: "text", text: "Not applicable." }], place)[0]?.id.length; // 16
 */
export function namedParagraphs(
  written: readonly Omit<Paragraph, "id">[],
  place: { readonly accession: string; readonly item: string },
): Paragraph[] {
  const seen = new Map<string, number>();
  return written.map(({ kind, text }) => {
    const first = paragraphId(place, text);
    const occurrence = seen.get(first) ?? 0;
    seen.set(first, occurrence + 1);
    return { id: occurrence === 0 ? first : paragraphId(place, text, occurrence), kind, text };
  });
}

/** A paragraph that fills pages, such as a table of all leases, is cut at the end of a row or a sentence. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_PARAGRAPH) {
    const begin = rest.slice(0, MAX_PARAGRAPH);
    const ends = [begin.lastIndexOf("\n"), begin.lastIndexOf(". ") + 1, begin.lastIndexOf(" ")];
    const cut = ends.find((end) => end > MAX_PARAGRAPH / 2) ?? MAX_PARAGRAPH;
    parts.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...parts, rest].filter((part) => part !== "");
}

function joinedOverPages(blocks: readonly Block[]): Block[] {
  const all: Block[][] = [];
  for (const block of blocks) {
    const parts = all.at(-1);
    // The last part alone shows whether a paragraph goes on; all of it would be more to look at with each page.
    const before = parts?.at(-1);
    const isCut = before !== undefined && before.page < block.page && goesOn(before, block);
    if (isCut) parts?.push(block);
    else if (block.text !== "") all.push([block]);
  }
  return all.map((parts) => ({ ...(parts.at(-1) as Block), text: parts.map(({ text }) => text).join(" ") }));
}

function goesOn(before: Block, after: Block): boolean {
  if (before.kind === "table" || after.kind === "table" || before.isEmphasised !== after.isEmphasised) return false;
  return !ENDED.test(before.text) && GOES_ON.test(after.text) && !BULLET.test(after.text);
}

function kindOf({ kind, text, isEmphasised }: Block): ParagraphKind {
  if (kind === "table") return "table";
  if (BULLET.test(text)) return "list";
  const isInCapitals = text.length <= MAX_CAPITALS && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);
  return (isEmphasised && text.length <= MAX_HEADING) || isInCapitals ? "heading" : "text";
}
