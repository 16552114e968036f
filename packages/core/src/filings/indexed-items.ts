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

/** A list of fewer items is no index of the form. */
const MIN_ROWS = 8;
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
  const table = blocks.findLast((block) => indexRows(block, family, blocks).length >= MIN_ROWS);
  if (table === undefined) return [];
  const rows = indexRows(table, family, blocks).filter(({ pages, targets }) => pages.length + targets.length > 0);
  const pages = printedPages(blocks);
  const until = blocks.indexOf(table);
  const isByStart = rows.every((row) => row.pages.every(({ first, last }) => first === last));
  const place = { blocks, pages, until };
  const located = rows.map((row) => locate(row, place));
  const starts = located.flatMap(({ ranges }) => ranges.map(({ start }) => start));
  return located
    .map((item) => (isByStart ? upToNext(item, starts, until) : clipped(item, located, place)))
    .filter(({ ranges }) => ranges.length > 0);
}

interface Place {
  readonly blocks: readonly Block[];
  readonly pages: ReadonlyMap<number, { readonly start: number; readonly end: number }>;
  /** The index itself; items stand before it. */
  readonly until: number;
}

function indexRows({ kind, text, links }: Block, family: FormFamily, blocks: readonly Block[]): IndexRow[] {
  if (kind !== "table" || !/\bitem\s*1\b/i.test(text)) return [];
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
    row.pages.push(...pagesIn(pageCell));
    row.targets.push(...targetsOf(links, at, blocks));
  }
  return rows;
}

/** `Pages 3-9, 20` → 3 to 9, and 20. */
function pagesIn(cell: string): IndexRow["pages"] {
  const plain = cell.replace(/\([a-z]\)/gi, "");
  if (!/^(?:pages?\s*)?[\d\s,–—-]+(?:and[\d\s]+)?$/i.test(plain)) return [];
  return [...plain.matchAll(/(\d{1,3})(?:\s*[–—-]\s*(\d{1,3}))?/g)].map(([, first, last]) => ({
    first: Number(first),
    last: Number(last ?? first),
  }));
}

function targetsOf(links: Block["links"], row: number, blocks: readonly Block[]): number[] {
  const wanted = links.filter((link) => link.row === row).map(({ target }) => target);
  return wanted.flatMap((target) => {
    const at = blocks.findIndex(({ anchors }) => anchors.includes(target));
    return at < 0 ? [] : [at];
  });
}

function locate({ item, title, pages: stated, targets }: IndexRow, place: Place): ItemRange {
  const isLinkedOnce = targets.length === 1 && stated.length <= 1 && stated.every(({ first, last }) => first === last);
  const ranges = isLinkedOnce
    ? [{ start: targets[0] as number, end: (targets[0] as number) + 1 }]
    : joined(stated).flatMap((passage) => passageOf(passage, { title, targets }, place));
  const inside = ranges.filter(({ start }) => start < place.until);
  const first = inside[0] === undefined ? undefined : place.blocks[inside[0].start];
  return {
    item,
    title,
    ranges: inside,
    headingBlocks: first !== undefined && isTitle(first.text, title) ? 1 : 0,
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
  { blocks, pages }: Place,
): ItemRange["ranges"] {
  const from = pages.get(first);
  const to = pages.get(last);
  if (from === undefined || to === undefined || to.end <= from.start) return [];
  const onFirst = blocks.slice(from.start, from.end).findIndex(({ text }) => beginsWithTitle(text, title));
  const linked = targets.filter((target) => target >= from.start && target < from.end);
  const start = onFirst >= 0 ? from.start + onFirst : linked.reduce((least, at) => Math.min(least, at), from.end);
  return [{ start: start === from.end ? from.start : start, end: to.end }];
}

/** Ends a passage where another item begins on its last page. */
function clipped({ item, ranges, ...rest }: ItemRange, all: readonly ItemRange[], { blocks }: Place): ItemRange {
  const heads = all
    .filter((other) => other.item !== item && beginsWithTitle(headOf(other, blocks), other.title))
    .flatMap((other) => other.ranges[0]?.start ?? []);
  const ends = ranges.map(({ start, end }) => {
    const lastPage = blocks[end - 1]?.page;
    const inside = heads.filter((head) => head > start && head < end && blocks[head]?.page === lastPage);
    return { start, end: Math.min(end, ...inside) };
  });
  return { item, ranges: ends, ...rest };
}

function headOf({ ranges }: ItemRange, blocks: readonly Block[]): string {
  return blocks[ranges[0]?.start ?? -1]?.text ?? "";
}

/** The title as a line of its own, or before the first sentence: `RISK FACTORS. The following ...`. */
function beginsWithTitle(text: string, title: string): boolean {
  const begin = text.split(/[.:—]\s/, 1)[0] as string;
  return isTitle(text, title) || isTitle(begin, title);
}

function isTitle(text: string, title: string): boolean {
  return plain(text) === plain(title);
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
