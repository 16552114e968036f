import {
  anchorsOf,
  type Block,
  type Entry,
  type RuleDocument,
  type Span,
  type Words,
} from "../src/features/rules/document.ts";

/** A rule that is cited in running text; two are cited by the number of their section. */
const CITED = /(\b[A-Z]{2,4}-\d\d\b|(?<=\(|, |^)(?:1\.4|4\.1)(?=\)|,|$))/;

/** Leads the links of the documents to the anchors of the page; a rule or an entry that a text cites is a link too. */
export function withLinks(documents: readonly RuleDocument[]): readonly RuleDocument[] {
  const known = new Set(anchorsOf(documents));
  return documents.map((document) => inDocument(document, (words) => linked(words, document.id, known)));
}

function linked(words: Words, document: string, known: ReadonlySet<string>): Words {
  return words.flatMap((part): Words => {
    if (typeof part === "string") return withCitations(part, known);
    const [mark, text, href = ""] = part;
    if (mark === "code") return known.has(text.join("")) ? [["link", [part], text.join("")]] : [part];
    if (mark === "em") return [emphasised(part, known)];
    if (mark !== "link") return [[mark, linked(text, document, known)]];
    const to = anchorOf(href, document);
    if (/^https?:/.test(href)) return [part];
    // A decision is a document for those who change the program; the page says its name.
    return known.has(to) ? [["link", text, to]] : text;
  });
}

/** In the list of items, a word in italics is another item. */
function emphasised(part: Span, known: ReadonlySet<string>): Span {
  const item = part[1].join("");
  const to = [`formulas-items-${item}`, item].find((anchor) => known.has(anchor));
  return to === undefined ? part : ["link", [part], to];
}

function withCitations(text: string, known: ReadonlySet<string>): Words {
  return text
    .split(CITED)
    .filter((piece) => piece !== "")
    .map((piece): string | Span => (known.has(piece) && CITED.test(piece) ? ["link", [piece], piece] : piece));
}

/** The anchor of `formulas.md#items`, of `#items` in the same document, or of `rules.md#fnd-07`. */
function anchorOf(href: string, document: string): string {
  const [file = "", heading] = href.split("#");
  const name = file === "" ? document : file.replace(/\.md$/, "");
  if (heading === undefined) return name;
  return /^[a-z]{2,4}-\d\d$/.test(heading) ? heading.toUpperCase() : `${name}-${heading}`;
}

function inDocument(document: RuleDocument, change: (words: Words) => Words): RuleDocument {
  const blocks = (all: readonly Block[]) => all.map((block) => inBlock(block, change));
  return {
    ...document,
    blocks: blocks(document.blocks),
    chapters: document.chapters.map((chapter) => ({
      ...chapter,
      blocks: blocks(chapter.blocks),
      sections: chapter.sections.map((section) => ({ ...section, blocks: blocks(section.blocks) })),
    })),
  };
}

function inBlock(block: Block, change: (words: Words) => Words): Block {
  switch (block.kind) {
    case "text":
      return { ...block, words: change(block.words) };
    case "list":
      return { ...block, items: block.items.map(change) };
    case "formula":
      return block;
    case "entries":
      return { ...block, entries: block.entries.map((entry) => inEntry(entry, change)) };
    case "table":
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
  }
}

function inEntry(entry: Entry, change: (words: Words) => Words): Entry {
  const { name, formula, text, facts } = entry;
  return {
    ...entry,
    ...(name && { name: change(name) }),
    ...(formula && { formula: change(formula) }),
    ...(text && { text: change(text) }),
    facts: facts.map(([fact, value]) => [fact, change(value)]),
  };
}
