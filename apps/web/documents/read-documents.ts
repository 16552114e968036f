import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked, type Tokens } from "marked";
import {
  type Block,
  type Chapter,
  plainText,
  type RuleDocument,
  type Section,
  type Words,
} from "../src/features/rules/document.ts";
import { withLinks } from "./links.ts";
import { blocksOf } from "./words.ts";

/** The documents of the page of rules, in their order on it. */
export const DOCUMENT_NAMES = ["rules", "formulas", "fundamentals", "prices", "statistics"] as const;

/** The heading of a rule: its id, or the number of its section. */
const RULE_HEADING = /^(?:[A-Z]{2,4}-\d\d|\d(?:\.\d)?)$/;

/** A chapter of links to the rules, which stand on the same page. */
const LEFT_OUT = "formulas-rules";

/**
 * Reads the documents of the rules from Markdown.
 *
 * @param docs The folder `docs`.
 * @throws {Error} for Markdown that the page has no form for, and for a rule without a title in bold.
 */
export function readDocuments(docs: string): readonly RuleDocument[] {
  const anchor = anchors();
  const read = DOCUMENT_NAMES.map((name) => structured(name, readFileSync(join(docs, `${name}.md`), "utf8"), anchor));
  return withLinks(read);
}

/** The anchor of a heading of a document. */
function headingAnchor(document: string, heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^\p{L}\p{N}\- ]/gu, "");
  return `${document}-${words.replaceAll(" ", "-")}`;
}

type Anchor = (wanted: string, chapter: string) => string;

/** Gives each anchor once: a later one of the same name begins with that of its chapter. */
function anchors(): Anchor {
  const taken = new Set<string>();
  return (wanted, chapter) => {
    let anchor = wanted;
    while (taken.has(anchor)) anchor = `${chapter}-${anchor}`;
    taken.add(anchor);
    return anchor;
  };
}

/** A heading with the blocks below it. */
interface Part {
  readonly heading: string;
  readonly id: string;
  readonly depth: number;
  readonly blocks: Block[];
}

function structured(name: string, markdown: string, anchor: Anchor): RuleDocument {
  const parts: Part[] = [];
  let chapter = name;
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading") {
      const { depth, text } = token as Tokens.Heading;
      const own = RULE_HEADING.test(text) ? text : headingAnchor(name, text);
      const id = anchor(depth === 1 ? name : own, chapter);
      if (depth <= 2) chapter = id;
      parts.push({ heading: text, id, depth, blocks: [] });
    } else parts.at(-1)?.blocks.push(...blocksOf(token, (id) => anchor(id, chapter)));
  }
  const [top, ...others] = parts;
  if (!top) throw new Error(`docs/${name}.md has no title.`);
  // The page has a table of contents of its own.
  const blocks = top.blocks.filter(({ kind }) => kind !== "list");
  return { id: top.id, title: top.heading, blocks, chapters: chaptersOf(others) };
}

function chaptersOf(parts: readonly Part[]): readonly Chapter[] {
  const chapters: (Omit<Chapter, "sections"> & { readonly sections: Section[] })[] = [];
  for (const { heading, id, depth, blocks } of parts) {
    if (depth === 2) chapters.push({ id, title: heading, blocks, sections: [] });
    else chapters.at(-1)?.sections.push(sectionOf(heading, id, blocks));
  }
  return chapters.filter(({ id }) => id !== LEFT_OUT);
}

/** The title of a rule stands in bold at the beginning of its text, with a full stop. */
function sectionOf(heading: string, id: string, blocks: readonly Block[]): Section {
  const [first, ...rest] = blocks;
  const [bold, ...words] = first?.kind === "text" ? first.words : [];
  const title = bold === undefined || typeof bold === "string" || bold[0] !== "strong" ? null : plainText(bold[1]);
  if (title === null) {
    if (RULE_HEADING.test(heading)) throw new Error(`docs/rules.md, ${heading}: the text begins without a bold title.`);
    return { id, title: heading, blocks };
  }
  const text: Block = { kind: "text", words: trimmed(words) };
  const named = title.replace(/\.$/, "");
  return RULE_HEADING.test(heading)
    ? { id, code: heading, title: named, blocks: [text, ...rest] }
    : { id, title: heading, blocks };
}

function trimmed([first, ...rest]: Words): Words {
  return first === undefined ? [] : [typeof first === "string" ? first.trimStart() : first, ...rest];
}
