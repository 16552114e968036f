import type { Token, Tokens } from "marked";
import type { Block, Entry, Span, Words } from "../src/features/rules/document.ts";

/** Columns that name an entry, hold its formula, or explain it; the others are facts about it. */
const NAME_COLUMNS = ["Metric", "Passes when", "Name", "Number", "Score", "Measure"];
const FORMULA_COLUMNS = ["Formula", "Value"];
const TEXT_COLUMNS = ["Is", "Found as"];

/** A cell of a table that says nothing. */
const NOTHING = ["", "–"];

/** Running text of Markdown; a link still leads where the Markdown says. */
function wordsOf(tokens: readonly Token[]): Words {
  return tokens.flatMap((token): Words => {
    switch (token.type) {
      case "strong":
      case "em":
        return [[token.type, wordsOf(token.tokens ?? [])]];
      case "codespan":
        return [["code", [(token as Tokens.Codespan).text]]];
      case "link":
        return [["link", wordsOf(token.tokens ?? []), (token as Tokens.Link).href]];
      case "text":
      case "escape":
        return [(token as Tokens.Text).text.replaceAll("\n", " ")];
      default:
        throw new Error(`The page of rules has no form for "${token.raw}".`);
    }
  });
}

/**
 * The blocks of a token between two headings.
 *
 * @param anchor Gives an entry its anchor.
 */
export function blocksOf(token: Token, anchor: (id: string) => string): readonly Block[] {
  switch (token.type) {
    case "space":
      return [];
    case "paragraph":
      return [{ kind: "text", words: wordsOf(token.tokens ?? []) }];
    case "code":
      return [{ kind: "formula", text: (token as Tokens.Code).text }];
    case "list":
      return [listOf(token as Tokens.List)];
    case "table":
      return [tableOf(token as Tokens.Table, anchor)];
    default:
      throw new Error(`The page of rules has no form for "${token.raw}".`);
  }
}

function listOf({ items, ordered }: Tokens.List): Block {
  const words = items.map(({ tokens }) => wordsOf(tokens.flatMap((token) => (token as Tokens.Text).tokens ?? [])));
  return { kind: "list", items: words, isNumbered: ordered };
}

/** A table with ids or formulas is a list of entries, which is read on a phone too. */
function tableOf({ header, rows }: Tokens.Table, anchor: (id: string) => string): Block {
  const names = header.map(({ text }) => text);
  const cells = rows.map((row) => row.map(({ tokens }) => wordsOf(tokens)));
  const codes = names.findIndex((_, column) => cells.every((row) => codeOf(row[column]) !== null));
  if (!names.some((name) => [...FORMULA_COLUMNS, ...TEXT_COLUMNS].includes(name))) {
    return { kind: "table", head: header.map(({ tokens }) => wordsOf(tokens)), rows: cells };
  }
  return { kind: "entries", entries: cells.map((row) => entryOf(names, row, { codes, anchor })) };
}

interface EntryOptions {
  /** The column of ids; below 0 where there is none. */
  readonly codes: number;
  readonly anchor: (id: string) => string;
}

function entryOf(names: readonly string[], row: readonly Words[], { codes, anchor }: EntryOptions): Entry {
  const code = codeOf(row[codes]);
  const column = (wanted: readonly string[]) => names.findIndex((name) => wanted.includes(name));
  const [name, formula, text] = [NAME_COLUMNS, FORMULA_COLUMNS, TEXT_COLUMNS].map(column) as [number, number, number];
  const own = new Set([codes, name, formula, text]);
  const facts = names.flatMap((fact, index) => {
    const value = row[index] ?? [];
    return own.has(index) || NOTHING.includes(value.join("")) ? [] : [[fact, value] as const];
  });
  return {
    ...(code !== null && { id: anchor(code), code }),
    ...(name >= 0 && { name: row[name] ?? [] }),
    ...(formula >= 0 && { formula: row[formula] ?? [] }),
    ...(text >= 0 && { text: row[text] ?? [] }),
    facts,
  };
}

/** The id that a cell consists of. */
function codeOf(cell: Words | undefined): string | null {
  const [only, ...others] = cell ?? [];
  if (only === undefined || typeof only === "string" || others.length > 0) return null;
  const [mark, [text]] = only as Span;
  return mark === "code" && typeof text === "string" ? text : null;
}
