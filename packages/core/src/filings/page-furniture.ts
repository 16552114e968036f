import type { Block } from "./block.ts";

const PAGE_NUMBER = /^[-–—\s|]*(?:page\s*)?(?:[A-Z]{1,2}[-–])?(?:\d{1,3}|[ivx]{1,5})(?:\s*of\s*\d+)?[-–—\s|]*$/i;
const NAVIGATION =
  /^(?:(?:back to |return to )?table of contents?|index to (?:consolidated )?financial statements|quick ?links.*|click here to rapidly.*|\(?continued\)?|\(?(?:this page|page) (?:has been )?(?:intentionally )?left blank.*)$/i;
const PART = /^part\s+[iv]{1,3}(?:[\s.,:;–—-]+(?:item\s+.*|(?:financial|other) information\.?))?[\s.]*$/i;
/** The item that goes on, at the head of a page: `Item 1A, 1B`. */
const BARE_ITEM = /^items?\s+\d{1,2}[A-C]?(?:\s*,\s*\d{1,2}[A-C]?)*[\s.]*$/i;
const CONTINUED = /^(?:item|notes?)\b.*\(cont(?:inued|['’]?d)\.?\)[\s.]*$/i;
const RULE = /^[\s_=*.–—-]+$/;
/** Whole answers to an item, however often they stand at the foot of a page. */
const ANSWER = /^\(?(?:none|not (?:applicable|required)|n\/a|\[?\(?reserved[\])]?|omitted)\)?\.?$/i;
const MAX_LENGTH = 160;
const EDGE = 3;

/**
 * Finds what belongs to the page and not to the text: page numbers, running heads and feet, links back to the contents, and
 * headings of parts.
 *
 * @param blocks The document.
 * @returns For each block whether it is furniture of its page.
 *
 * @example
 * pageFurniture([{ kind: "text", text: "- 12 -", isEmphasised: false, page: 3, anchors: [], links: [] }]); // [true]
 */
export function pageFurniture(blocks: readonly Block[]): boolean[] {
  const shapes = blocks.map(shapeOf);
  const running = runningShapes(blocks, shapes);
  return blocks.map(({ text }, at) => isPlainFurniture(text) || running.has(shapes[at] as string));
}

function isPlainFurniture(text: string): boolean {
  if (text.length > MAX_LENGTH) return false;
  return [PAGE_NUMBER, NAVIGATION, PART, RULE, BARE_ITEM, CONTINUED].some((pattern) => pattern.test(text));
}

/** A line without what changes from page to page; empty for one that is too long to be a running head. */
function shapeOf({ text }: Block): string {
  if (text.length > MAX_LENGTH || text.includes("\n")) return "";
  return text.toLowerCase().replace(/\d+/g, "#").replace(/\s+/g, " ");
}

function runningShapes(blocks: readonly Block[], shapes: readonly string[]): Set<string> {
  const pages = (blocks.at(-1)?.page ?? 0) + 1;
  const atEdge = new Map<string, number>();
  const inAll = new Map<string, number>();
  const edges = pageEdges(blocks);
  for (const [at, shape] of shapes.entries()) {
    if (shape === "") continue;
    inAll.set(shape, (inAll.get(shape) ?? 0) + 1);
    if (edges[at]) atEdge.set(shape, (atEdge.get(shape) ?? 0) + 1);
  }
  const running = new Set<string>();
  for (const [shape, count] of atEdge) {
    const least = shape.includes("#") ? 4 : Math.max(4, pages / 10);
    const isMostlyThere = count >= 0.7 * (inAll.get(shape) ?? 0);
    if (count >= least && isMostlyThere && !ANSWER.test(shape) && !/^(?:item|note) /.test(shape)) running.add(shape);
  }
  return running;
}

/** Whether a block is one of the first or last of its page; in a document of one page none is. */
function pageEdges(blocks: readonly Block[]): boolean[] {
  const edges = blocks.map(() => false);
  const last = blocks.at(-1)?.page ?? 0;
  if (last === 0) return edges;
  for (let start = 0; start < blocks.length; ) {
    let end = start;
    while (end < blocks.length && blocks[end]?.page === blocks[start]?.page) end += 1;
    for (let at = start; at < end; at += 1) edges[at] = at < start + EDGE || at >= end - EDGE;
    start = end;
  }
  return edges;
}
