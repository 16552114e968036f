import type { Block } from "./block.ts";
import type { FormFamily } from "./form.ts";
import { SIGNATURES } from "./item-definitions.ts";
import { type ItemHeading, isTitleOf, itemHeadings } from "./item-heading.ts";

/** Where an item stands in a document. */
export interface ItemRange {
  readonly item: string;
  /** Blocks from the heading on, up to but without the end. An item of an index of pages can have several. */
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** As the document words it, without the number. */
  readonly title: string;
  /** Blocks that the heading takes; 0 where the item has none of its own. */
  readonly headingBlocks: number;
  /** What stands in the last of these after the heading. */
  readonly rest: string;
}

interface Candidate extends ItemHeading {
  readonly at: number;
  readonly headingBlocks: number;
  weight: number;
}

const TITLED = 10;
const EMPHASISED = 4;
/** A line of a list of contents ends with its page. */
const PAGED = -6;
const PAGE_AT_END = /(?:[\s.]{2,}|\t)\d{1,3}$|[.\s]{3,}\d{1,3}$/;
/** So much of the end of a line shows its page. */
const END_OF_LINE = 200;

/**
 * Finds the items of a report by their headings. Contents lists, references and running heads look like headings too: of all
 * ways to pick at most one heading per item, in the order of the form, the one is taken whose headings are best and lead
 * to the most text.
 *
 * @param blocks The document.
 * @param family The form.
 * @returns The items found, in the order of the document; each ends where the next one begins, the last at the signatures.
 *
 * @example
 * findItems(blocks, "10-K").map(({ item }) => item); // ["1", "1A", "1B", "2", ...]
 */
export function findItems(blocks: readonly Block[], family: FormFamily): ItemRange[] {
  const candidates = candidatesIn(blocks, family);
  weigh(candidates, blocks);
  const chain = heaviestChain(candidates);
  return chain.flatMap(({ at, item, title, headingBlocks, rest }, place) => {
    if (item === SIGNATURES) return [];
    const end = chain[place + 1]?.at ?? blocks.length;
    return { item, title, headingBlocks, rest, ranges: [{ start: at, end }] };
  });
}

function candidatesIn(blocks: readonly Block[], family: FormFamily): Candidate[] {
  return blocks.flatMap((block, at) => {
    const line = headingLine(block);
    const headings = line === null ? [] : itemHeadings(line, family);
    return headings.flatMap((heading) => candidateOf(heading, { at, block, next: blocks[at + 1] }, family) ?? []);
  });
}

interface Place {
  readonly at: number;
  readonly block: Block;
  readonly next: Block | undefined;
}

/** `null` for a number without a title, beside it or in the next line, and for a plain line with a title of its own. */
function candidateOf(heading: ItemHeading, { at, block, next }: Place, family: FormFamily): Candidate | null {
  const isSplit = heading.title === "" && next !== undefined && isTitleOf(next.text, heading.item, family);
  const isTitled = heading.isTitled || isSplit;
  if ((heading.title === "" && !isSplit) || !(isTitled || block.isEmphasised)) return null;
  const title = isSplit ? next.text : heading.title;
  const rest = [heading.rest, ...rowsAfter(block)].filter((part) => part !== "").join("\n");
  return { ...heading, title, rest, isTitled, at, headingBlocks: isSplit ? 2 : 1, weight: 0 };
}

/** A heading can be laid out in a table of its own; a table with more than it is a list of contents, or starts with it. */
function headingLine({ kind, text }: Block): string | null {
  if (kind === "text") return text;
  const [first = "", ...others] = text.split("\n");
  const isList = others.filter((row) => /^item\b/i.test(row)).length > 0;
  return isList || endsWithPage(first) ? null : first.replaceAll("\t", " ");
}

function endsWithPage(line: string): boolean {
  return PAGE_AT_END.test(line.slice(-END_OF_LINE));
}

/** Of a table whose first row is the heading, the others. */
function rowsAfter({ kind, text }: Block): string[] {
  return kind === "table" ? text.split("\n").slice(1) : [];
}

function weigh(candidates: Candidate[], blocks: readonly Block[]): void {
  const lengthBefore = [0];
  for (const { text } of blocks) lengthBefore.push((lengthBefore.at(-1) as number) + text.length);
  const total = lengthBefore.at(-1) as number;
  let nextStart = total;
  let next: Candidate | null = null;
  let runStart = total;
  for (const candidate of candidates.toReversed()) {
    const { at, item, isTitled } = candidate;
    const start = lengthBefore[at] as number;
    if (next === null || next.item !== item) runStart = nextStart;
    const gap = Math.max(0, runStart - start - candidate.title.length);
    const block = blocks[at] as Block;
    candidate.weight =
      (isTitled ? TITLED : 0) +
      (block.isEmphasised ? EMPHASISED : 0) +
      (endsWithPage(block.text) ? PAGED : 0) +
      (item === SIGNATURES ? 0 : Math.log2(1 + gap));
    nextStart = start;
    next = candidate;
  }
}

interface Chain {
  readonly last: Candidate;
  readonly before: Chain | null;
  /** Weight of all of it. */
  readonly total: number;
}

/**
 * Candidates in the order of the document, each item later in the form than the one before, of the greatest weight. Of the chains
 * that end with the same item only the heaviest can be part of it, so no more are kept than the form has items.
 */
function heaviestChain(candidates: readonly Candidate[]): Candidate[] {
  const heaviest = new Map<number, Chain>();
  let here: Chain[] = [];
  for (const last of candidates) {
    if (here[0] !== undefined && here[0].last.at < last.at) {
      keepHeaviest(here, heaviest);
      here = [];
    }
    const before = heavier([...heaviest.values()].filter((chain) => chain.last.rank < last.rank));
    here.push({ last, before, total: last.weight + (before?.total ?? 0) });
  }
  keepHeaviest(here, heaviest);
  const chain: Candidate[] = [];
  for (let at = heavier([...heaviest.values()]); at !== null; at = at.before) chain.unshift(at.last);
  return chain;
}

/** By rank; of equals the first one stays. */
function keepHeaviest(chains: readonly Chain[], heaviest: Map<number, Chain>): void {
  for (const chain of chains) {
    const known = heaviest.get(chain.last.rank);
    if (known === undefined || chain.total > known.total) heaviest.set(chain.last.rank, chain);
  }
}

/** Of equals the one that ends first in the document, then in the form. */
function heavier(chains: readonly Chain[]): Chain | null {
  return chains.reduce<Chain | null>((best, chain) => {
    if (best === null || chain.total > best.total) return chain;
    const { at, rank } = chain.last;
    const isFirst = at < best.last.at || (at === best.last.at && rank < best.last.rank);
    return chain.total === best.total && isFirst ? chain : best;
  }, null);
}
