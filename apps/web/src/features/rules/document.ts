/**
 * The documents of the rules as data: `apps/web/documents` makes them of Markdown when the page is built. They hold no
 * markup, so the page draws them with elements of its own.
 */

/** A piece of text with a mark, or a link to the anchor `to` of the page. */
export type Span =
  | readonly [mark: "code" | "strong" | "em", text: Words]
  | readonly [mark: "link", text: Words, to: string];

/** Running text. */
export type Words = readonly (string | Span)[];

/** A row of a registry: a metric, a check, an input. */
export interface Entry {
  /** Its anchor; absent where it has no id. */
  readonly id?: string;
  /** Its id, as code and figures cite it. */
  readonly code?: string;
  readonly name?: Words;
  readonly formula?: Words;
  readonly text?: Words;
  /** Name and value of each further column. */
  readonly facts: readonly (readonly [name: string, value: Words])[];
}

export type Block =
  | { readonly kind: "text"; readonly words: Words }
  | { readonly kind: "list"; readonly items: readonly Words[]; readonly isNumbered: boolean }
  | { readonly kind: "formula"; readonly text: string }
  | { readonly kind: "entries"; readonly entries: readonly Entry[] }
  | { readonly kind: "table"; readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] };

/** A rule, or a subsection of a chapter. */
export interface Section {
  /** Its anchor. */
  readonly id: string;
  /** The id of a rule, such as `FND-07`. */
  readonly code?: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Chapter {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly sections: readonly Section[];
}

export interface RuleDocument {
  /** The name of its file without `.md`; the anchor of its beginning. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly chapters: readonly Chapter[];
}

/** What a document contains, without its text. */
export interface DocumentContents extends Pick<RuleDocument, "id" | "title"> {
  readonly chapters: readonly Pick<Chapter, "id" | "title">[];
  /** Every place that an address may name. */
  readonly anchors: readonly string[];
}

/** The text that a reader sees. */
export function plainText(words: Words): string {
  return words.map((part) => (typeof part === "string" ? part : plainText(part[1]))).join("");
}

/** Every anchor of the page. */
export function anchorsOf(documents: readonly RuleDocument[]): readonly string[] {
  return documents.flatMap(({ id, blocks, chapters }) => [
    id,
    ...entryAnchors(blocks),
    ...chapters.flatMap((chapter) => [
      chapter.id,
      ...entryAnchors(chapter.blocks),
      ...chapter.sections.flatMap((section) => [section.id, ...entryAnchors(section.blocks)]),
    ]),
  ]);
}

function entryAnchors(blocks: readonly Block[]): readonly string[] {
  return blocks.flatMap((block) => (block.kind === "entries" ? block.entries.flatMap(({ id }) => id ?? []) : []));
}
