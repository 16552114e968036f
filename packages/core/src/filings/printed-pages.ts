import type { Block } from "./block.ts";

/** So far from the edge of a page its number can stand. */
const EDGE = 3;
const MAX_LENGTH = 120;

/**
 * Tells which blocks stand on the pages that a document numbers.
 *
 * @param blocks The document, with its page breaks.
 * @returns First block and the end of each page by the number printed on it, after the number that most pages agree on.
 *
 * @example
 * printedPages(blocks).get(27); // { start: 412, end: 431 }
 */
export function printedPages(blocks: readonly Block[]): Map<number, { readonly start: number; readonly end: number }> {
  const pages = new Map<number, { start: number; end: number }>();
  for (const [at, { page }] of blocks.entries()) {
    const known = pages.get(page);
    if (known === undefined) pages.set(page, { start: at, end: at + 1 });
    else known.end = at + 1;
  }
  const votes = new Map<number, number>();
  for (const [page, { start, end }] of pages) {
    for (const number of numbersAtEdge(blocks, start, end))
      votes.set(number - page, (votes.get(number - page) ?? 0) + 1);
  }
  const [offset] = [...votes].sort((a, b) => b[1] - a[1])[0] ?? [0];
  return new Map([...pages].map(([page, range]) => [page + offset, range]));
}

function numbersAtEdge(blocks: readonly Block[], start: number, end: number): Set<number> {
  const edge = [...blocks.slice(start, Math.min(end, start + EDGE)), ...blocks.slice(Math.max(start, end - EDGE), end)];
  const short = edge.filter(({ text }) => text.length <= MAX_LENGTH);
  return new Set(short.flatMap(({ text }) => [...text.matchAll(/\b\d{1,3}\b/g)].map(([digits]) => Number(digits))));
}
