import { type Block, type Chapter, type Entry, plainText, type RuleDocument, type Section } from "./document.ts";

/** The documents with what a filter leaves of them. */
export interface FilteredDocuments {
  readonly documents: readonly RuleDocument[];
  /** How many rules, formulas and texts are left. */
  readonly count: number;
}

/**
 * Finds the rules, formulas and texts that contain every word of a filter, in any order, upper or lower case.
 *
 * A title counts for all that stands below it.
 *
 * @param filter An empty one leaves everything.
 */
export function filterDocuments(documents: readonly RuleDocument[], filter: string): FilteredDocuments {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const left = documents.flatMap((document) => withoutRest(filteredDocument(document, words)) ?? []);
  return { documents: left, count: left.reduce((sum, document) => sum + countOf(document), 0) };
}

function filteredDocument(document: RuleDocument, words: readonly string[]): RuleDocument {
  if (words.length === 0) return document;
  return {
    ...document,
    blocks: filteredBlocks(document.blocks, document.title, words),
    chapters: document.chapters.flatMap((chapter) => withoutRest(filteredChapter(chapter, words)) ?? []),
  };
}

function filteredChapter(chapter: Chapter, words: readonly string[]): Chapter {
  return {
    ...chapter,
    blocks: filteredBlocks(chapter.blocks, chapter.title, words),
    sections: chapter.sections.flatMap((section) => filteredSection(section, chapter.title, words) ?? []),
  };
}

function filteredSection(section: Section, chapter: string, words: readonly string[]): Section | null {
  const blocks = filteredBlocks(section.blocks, `${chapter} ${section.code ?? ""} ${section.title}`, words);
  return blocks.length === 0 ? null : { ...section, blocks };
}

/** Of entries those that match; the texts beside them together or not at all, because they belong together. */
function filteredBlocks(blocks: readonly Block[], title: string, words: readonly string[]): readonly Block[] {
  const matches = (text: string) => {
    const whole = `${title} ${text}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
  const hasText = matches(blocks.map((block) => (block.kind === "entries" ? "" : blockText(block))).join(" "));
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== "entries") return hasText ? [block] : [];
    const entries = block.entries.filter((entry) => matches(entryText(entry)));
    return entries.length === 0 ? [] : [{ ...block, entries }];
  });
}

function blockText(block: Exclude<Block, { kind: "entries" }>): string {
  switch (block.kind) {
    case "text":
      return plainText(block.words);
    case "list":
      return block.items.map(plainText).join(" ");
    case "formula":
      return block.text;
    case "table":
      return [block.head, ...block.rows].flatMap((row) => row.map(plainText)).join(" ");
  }
}

function entryText({ code, name = [], formula = [], text = [], facts }: Entry): string {
  const values = facts.flatMap(([fact, value]) => [fact, plainText(value)]);
  return [code ?? "", plainText(name), plainText(formula), plainText(text), ...values].join(" ");
}

/** Null for a chapter or document of which nothing is left. */
function withoutRest<Whole extends Chapter | RuleDocument>(whole: Whole): Whole | null {
  const parts = "chapters" in whole ? whole.chapters : whole.sections;
  return whole.blocks.length === 0 && parts.length === 0 ? null : whole;
}

function countOf({ blocks, chapters }: RuleDocument): number {
  const sections = chapters.flatMap((chapter) => [
    chapter.blocks,
    ...chapter.sections.map((section) => section.blocks),
  ]);
  return [blocks, ...sections].reduce((sum, part) => sum + itemsOf(part), 0);
}

/** Each entry is one; the texts between two headings are one. */
function itemsOf(blocks: readonly Block[]): number {
  const entries = blocks.reduce((sum, block) => sum + (block.kind === "entries" ? block.entries.length : 0), 0);
  return entries + (blocks.some(({ kind }) => kind !== "entries") ? 1 : 0);
}
