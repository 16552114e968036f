import type { Block } from "./block.ts";
import type { ItemRange } from "./find-items.ts";
import type { FormFamily } from "./form.ts";
import { itemHeadings } from "./item-heading.ts";
import { printedPages } from "./printed-pages.ts";

/** What the index of a report says of an item. */
interface IndexRow {
  readonly item: string;
  readonly title: string;
  /** First and last page of each passage; the same twice where only the first is stated. */
  pages: { readonly first: number; readonly last: number }[];
  /** Blocks that the row leads to by links. */
  targets: number[];
}

/** A list of fewer items is no index of the form, nor is one of many more than any form has. */
const MIN_ROWS = 8;
const MAX_ROWS = 100;
/** Passages and links of one item. */
const MAX_PASSAGES = 50;
const MAX_PAGE_CELL = 200;
/** A longer text is no title. */
const MAX_TITLE = 600;
/** Items share some pages; an index whose items hold the document so many times over is wrong. */
const MAX_SHARES = 4;
const NO_PAGES = /not applicable|^none$|\breserved\b/i;

/**
 * Finds the items of a report that follows an order of its own and says in an index on which pages each item stands.
 *
 * @param blocks The document.
 * @param family The form.
 * @returns The items with pages, in the order of the form, passages of several pages joined; empty where there is no such index
 *   or its pages cannot be told.
 *
 * @example
 * indexedItems(blocks, "10-K"); // [{ item: "1A", title: "Risk Factors", ranges: [{ start: 412, end: 530 }], headingBlocks: 1, rest: "" }]
 */
export function indexedItems(blocks: readonly Block[], family: FormFamily): ItemRange[] {
  const anchored = anchoredBlocks(blocks);
  const table = blocks.findLast((block) => indexRows(block, family, anchored).length >= MIN_ROWS);
  if (table === undefined) return [];
  const rows = indexRows(table, family, anchored).filter(({ pages, targets }) => pages.length + targets.length > 0);
  const pages = printedPages(blocks);
  const until = blocks.indexOf(table);
  const isByStart = rows.every((row) => row.pages.every(({ first, last }) => first === last));
  const place = { blocks, pages, until, heads: blocks.map(({ text }) => headOf(text)) };
  const located = rows.map((row) => locate(row, place));
  const starts = located.flatMap(({ ranges }) => ranges.map(({ start }) => start));
  const items = located
    .map((item) => (isByStart ? upToNext(item, starts, until) : clipped(item, located, place)))
    .filter(({ ranges }) => ranges.length > 0);
  return isRepeated(items, blocks) ? [] : items;
}

/** Where each name of a link stands first. */
function anchoredBlocks(blocks: readonly Block[]): ReadonlyMap<string, number> {
  const anchored = new Map<string, number>();
  for (const [at, { anchors }] of blocks.entries())
    for (const anchor of anchors) if (!anchored.has(anchor)) anchored.set(anchor, at);
  return anchored;
}

function isRepeated(items: readonly ItemRange[], blocks: readonly Block[]): boolean {
  const before = [0];
  for (const { text } of blocks) before.push((before.at(-1) as number) + text.length);
  const lengthOf = (start: number, end: number) => (before[end] as number) - (before[start] as number);
  const held = items.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + lengthOf(start, end), 0);
  return held > MAX_SHARES * lengthOf(0, blocks.length);
}

interface Place {
  readonly blocks: readonly Block[];
  readonly pages: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  /** The index itself; items stand before it. */
  readonly until: number;
  readonly heads: readonly Head[];
}

/** The letters of a block, by which titles are compared. */
interface Head {
  /** Of all of it; `null` where it is no title. */
  readonly whole: string | null;
  /** Of what stands before its first sentence: `RISK FACTORS. The following ...`. */
  readonly begin: string;
}

function indexRows(
  { kind, text, links }: Block,
  family: FormFamily,
  anchored: ReadonlyMap<string, number>,
): IndexRow[] {
  if (kind !== "table" || !/\bitem\s*1\b/i.test(text)) return [];
  const linked = Map.groupBy(links, ({ row }) => row);
  const rows: IndexRow[] = [];
  for (const [at, line] of text.split("\n").entries()) {
    const cells = line.split("\t");
    const pageCell = cells.length > 1 ? (cells.at(-1) as string) : "";
    const [heading] = itemHeadings(cells.slice(0, 2).join(" "), family).filter(({ isTitled }) => isTitled);
    if (heading !== undefined)
      rows.push({ item: heading.item, title: heading.title.replace(/\s*:$/, ""), pages: [], targets: [] });
    else if (/^part\s|^signatures/i.test(line)) continue;
    const row = rows.at(-1);
    if (row === undefined || NO_PAGES.test(pageCell)) continue;
    row.pages = [...row.pages, ...pagesIn(pageCell)].slice(0, MAX_PASSAGES);
    const targets = (linked.get(at) ?? []).flatMap(({ target }) => anchored.get(target) ?? []);
    row.targets = [...row.targets, ...targets].slice(0, MAX_PASSAGES);
  }
  return rows.length <= MAX_ROWS ? rows : [];
}

/** `Pages 3-9, 20` → 3 to 9, and 20. */
function pagesIn(cell: string): IndexRow["pages"] {
  if (cell.length > MAX_PAGE_CELL) return [];
  const stated = cell.replace(/\([a-z]\)/gi, "");
  if (!/^(?:pages?)?[\d\s,–—-]+(?:and[\d\s]+)?$/i.test(stated)) return [];
  return [...stated.matchAll(/(\d{1,3})(?:\s*[–—-]\s*(\d{1,3}))?/g)].map(([, first, last]) => ({
    first: Number(first),
    last: Number(last ?? first),
  }));
}

function locate({ item, title, pages: stated, targets }: IndexRow, place: Place): ItemRange {
  const isLinkedOnce = targets.length === 1 && stated.length <= 1 && stated.every(({ first, last }) => first === last);
  const ranges = isLinkedOnce
    ? [{ start: targets[0] as number, end: (targets[0] as number) + 1 }]
    : joined(stated).flatMap((passage) => passageOf(passage, { title, targets }, place));
  const inside = ranges.filter(({ start }) => start < place.until);
  const first = place.heads[inside[0]?.start ?? -1];
  return {
    item,
    title,
    ranges: inside,
    headingBlocks: first?.whole === plain(title) ? 1 : 0,
    rest: "",
  };
}

function joined(passages: IndexRow["pages"]): IndexRow["pages"] {
  const inOrder = passages.toSorted((a, b) => a.first - b.first || a.last - b.last);
  const all: IndexRow["pages"] = [];
  for (const passage of inOrder) {
    const before = all.at(-1);
    if (before === undefined || passage.first > before.last + 1) all.push(passage);
    else all[all.length - 1] = { first: before.first, last: Math.max(before.last, passage.last) };
  }
  return all;
}

/** From the heading of the item on its first page to the end of its last, or the next main heading there. */
function passageOf(
  { first, last }: IndexRow["pages"][number],
  { title, targets }: Pick<IndexRow, "title" | "targets">,
  { pages, heads }: Place,
): ItemRange["ranges"] {
  const from = pages.get(first);
  const to = pages.get(last);
  if (from === undefined || to === undefined || to.end <= from.start) return [];
  const wanted = plain(title);
  const onFirst = heads.slice(from.start, from.end).findIndex((head) => beginsWith(head, wanted));
  const linked = targets.filter((target) => target >= from.start && target < from.end);
  const start = onFirst >= 0 ? from.start + onFirst : linked.reduce((least, at) => Math.min(least, at), from.end);
  return [{ start: start === from.end ? from.start : start, end: to.end }];
}

/** Ends a passage where another item begins on its last page. */
function clipped({ item, ranges, ...rest }: ItemRange, all: readonly ItemRange[], { blocks, heads }: Place): ItemRange {
  const begins = all
    .filter((other) => other.item !== item && beginsWith(heads[other.ranges[0]?.start ?? -1], plain(other.title)))
    .flatMap((other) => other.ranges[0]?.start ?? []);
  const ends = ranges.map(({ start, end }) => {
    const lastPage = blocks[end - 1]?.page;
    const inside = begins.filter((begin) => begin > start && begin < end && blocks[begin]?.page === lastPage);
    return { start, end: Math.min(end, ...inside) };
  });
  return { item, ranges: ends, ...rest };
}

function headOf(text: string): Head {
  const begin = text.slice(0, MAX_TITLE).split(/[.:—]\s/, 1)[0] as string;
  return { whole: text.length <= MAX_TITLE ? plain(text) : null, begin: plain(begin) };
}

/** The title as a line of its own, or before the first sentence. */
function beginsWith(head: Head | undefined, title: string): boolean {
  return head !== undefined && (head.whole === title || head.begin === title);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/\(.*?\)/g, "")
    .replace(/[^a-z]/g, "");
}

function upToNext(item: ItemRange, starts: readonly number[], until: number): ItemRange {
  const ranges = item.ranges.map(({ start }) => {
    const next = starts.filter((other) => other > start).reduce((least, other) => Math.min(least, other), until);
    return { start, end: next };
  });
  return { ...item, ranges };
}
