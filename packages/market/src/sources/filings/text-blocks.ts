import type { Block } from "@plumbline/core/filings";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { MAX_BLOCKS, MAX_TEXT } from "./html-blocks.ts";
import { tidyText } from "./tidy-text.ts";

/** A longer line is cut: no line of a text was ever typed like that. */
const MAX_LINE = 16_384;
const RULE = /^[\s_=*.–—-]+$/;
const TAG = /^\s*<(\/?)(page|table|caption|s|c|fn)\b[^>]*>/i;
const GAP = /\S {3,}\S/;
/** What stands before the text of an item or of a list, often at a distance. */
const NUMBERED = /^(?:item\s+\d+[A-C]?|\(?[\da-z]{1,3}[.)])[.:]*\s+|^[*o•-]\s+/i;
const MAX_HEADING = 200;
/** No paragraph has so many lines; a table that has goes on. */
const MAX_LINES = 5_000;
const CAPITALS = /\p{Lu}{2}/u;
const SMALL_LETTERS = /\p{Ll}{2}/u;

/**
 * Gathers the blocks of a document in plain text, as filings were until about 2001: paragraphs by empty lines and
 * indentation, pages and tables by the few tags of EDGAR, and further tables by gaps within their lines.
 */
export class TextBlocks {
  readonly blocks: Block[] = [];
  #rest = "";
  #lines: string[] = [];
  /** Of the lines gathered. */
  #hasCapitals = false;
  #hasSmallLetters = false;
  #page = 0;
  #isInTable = false;
  #length = 0;

  /** Characters of the text so far. */
  get length(): number {
    return this.#length;
  }

  write(piece: string): void {
    const text = this.#rest + piece;
    // A carriage return may be the first half of a line's end, whose other half comes with the next piece.
    const cut = text.endsWith("\r") ? text.length - 1 : text.length;
    const lines = text.slice(0, cut).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() as string) + text.slice(cut);
    for (const line of lines) this.#line(line);
    while (this.#rest.length > MAX_LINE) {
      this.#line(this.#rest.slice(0, MAX_LINE));
      this.#rest = this.#rest.slice(MAX_LINE);
    }
  }

  end(): void {
    this.#line(this.#rest);
    this.#rest = "";
    this.#flush();
  }

  #line(raw: string): void {
    this.#length += raw.length;
    if (this.#length > MAX_TEXT || this.blocks.length > MAX_BLOCKS)
      throw new InputError("too-large", plainly("It has more text than any filing."));
    const tag = TAG.exec(raw);
    if (tag !== null) {
      this.#tag((tag[2] as string).toLowerCase(), tag[1] === "/");
      return;
    }
    const line = decoded(raw).replaceAll("\t", "    ").trimEnd();
    if (RULE.test(line) || line === "") {
      if (!this.#isInTable) this.#flush();
      return;
    }
    const isFull = this.#lines.length >= MAX_LINES;
    if (isFull || (!this.#isInTable && this.#beginsParagraph(line))) this.#flush();
    this.#lines.push(line);
    this.#hasCapitals ||= CAPITALS.test(line);
    this.#hasSmallLetters ||= SMALL_LETTERS.test(line);
  }

  #tag(tag: string, isEnd: boolean): void {
    if (tag === "page") {
      this.#flush();
      this.#page += 1;
    } else if (tag === "table") {
      this.#flush();
      this.#isInTable = !isEnd;
    }
  }

  /** Where no empty line says so: a line that is indented after a full stop, or the first line after one in capitals. */
  #beginsParagraph(line: string): boolean {
    const before = this.#lines.at(-1);
    if (before === undefined) return false;
    const isIndented =
      indentOf(line) >= indentOf(before) + 2 && /[.:;?!]["')]?$/.test(before) && !GAP.test(line.trim());
    const isAfterHeading = this.#hasCapitals && !this.#hasSmallLetters && SMALL_LETTERS.test(line);
    return isIndented || isAfterHeading;
  }

  #flush(): void {
    const lines = this.#lines;
    this.#lines = [];
    this.#hasCapitals = false;
    this.#hasSmallLetters = false;
    if (lines.length === 0) return;
    if (isTable(lines, this.#isInTable)) this.#pushTable(lines);
    else this.#push("text", joined(lines));
  }

  /** Groups of rows that empty lines part are one table. */
  #pushTable(lines: readonly string[]): void {
    const text = lines.map(cellsOf).join("\n");
    const before = this.blocks.at(-1);
    const isSame = before?.kind === "table" && before.page === this.#page;
    if (isSame) this.blocks[this.blocks.length - 1] = { ...before, text: `${before.text}\n${text}` };
    else this.#push("table", text);
  }

  #push(kind: Block["kind"], text: string): void {
    if (text === "") return;
    const isEmphasised = kind === "text" && text.length <= MAX_HEADING && isInCapitals(text);
    this.blocks.push({ kind, text, isEmphasised, page: this.#page, anchors: [], links: [] });
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function isInCapitals(text: string): boolean {
  return CAPITALS.test(text) && !SMALL_LETTERS.test(text);
}

/** Within the tags of a table prose is the exception, outside of them figures in columns are. */
function isTable(lines: readonly string[], isTagged: boolean): boolean {
  const aligned = lines.filter((line) => GAP.test(line.trim().replace(NUMBERED, "")) && /\d|\.{4}/.test(line)).length;
  return isTagged ? aligned >= 1 || lines.length === 1 : lines.length >= 2 && aligned >= 0.5 * lines.length;
}

function cellsOf(line: string): string {
  return line
    .trim()
    .split(/ {2,}|\.{4,}/)
    .map((cell) => tidyText(cell))
    .filter((cell) => cell !== "" && cell !== "$")
    .join("\t");
}

/** A word that is cut at the end of a line keeps its hyphen, since it may have it by itself: `long-term`. */
function joined(lines: readonly string[]): string {
  const parts = lines.map((line, at) => {
    const isCut = /\p{L}-$/u.test(lines[at - 1] ?? "") && /^\s*\p{Ll}/u.test(line);
    return isCut ? line.trimStart() : ` ${line}`;
  });
  return tidyText(parts.join(""));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

function decoded(line: string): string {
  if (!line.includes("&")) return line;
  return line.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] as string);
}
