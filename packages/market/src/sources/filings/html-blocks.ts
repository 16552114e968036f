import type { Block, StatedClass } from "@plumbline/core/filings";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { ElementStyles, type Emphasis } from "./element-styles.ts";
import type { MarkupReader } from "./html-tokens.ts";
import { TableRows } from "./table-rows.ts";
import { tidyText } from "./tidy-text.ts";

/** More text than any filing has; the largest annual reports have some three million characters. */
export const MAX_TEXT = 32 * 2 ** 20;
/** Nor has any so many paragraphs and tables. */
export const MAX_BLOCKS = 200_000;
/** A cell this long is a page that was laid out in a table. */
const LONG_CELL = 300;
/** Names and targets of links that may belong to one text, and all of a document. */
const MAX_NAMES = 64;
const MAX_ALL_NAMES = 200_000;
/** Tables within tables; old pages are laid out in some ten. */
const MAX_OPEN_TABLES = 20_000;
/** A longer text is cut: it is a file without paragraphs. */
const MAX_BLOCK = 100_000;
/** The taxonomy of the cover page has some hundred facts. */
const MAX_FACTS = 500;
const MAX_FACT = 500;
/** A cover lists each class of securities with its title and symbol; banks list some hundred notes. */
const MAX_CLASS_FACTS = 1_000;
const CLASS_TITLE = /^Security12[bg]Title$/;
const CLASS_SYMBOL = "TradingSymbol";

const BREAKING: ReadonlySet<string> = new Set(
  "address article aside blockquote body center dd div dl dt footer form h1 h2 h3 h4 h5 h6 header hr html li ol p page pre section table tbody td text tfoot th thead tr ul".split(
    " ",
  ),
);

/** Gathers the blocks of an HTML document, and the facts that inline XBRL states about the document itself. */
export class HtmlBlocks implements MarkupReader {
  readonly blocks: Block[] = [];
  /** Facts of the taxonomy `dei`, such as `EntityCentralIndexKey`; the first one of each name. */
  readonly facts = new Map<string, string>();
  /** Titles and symbols of classes of securities, by the context that joins them. */
  readonly #classFacts: { readonly name: string; readonly context: string; readonly text: string }[] = [];
  /** Whether the document has closed its body. */
  isEnded = false;
  readonly #styles = new ElementStyles();
  readonly #tables: TableRows[] = [];
  #text = "";
  #length = 0;
  /** Since the last visible text: two of them end a paragraph. */
  #lineBreaks = 0;
  #hasPlain = false;
  #hasEmphasis = false;
  #page = 0;
  #anchors: string[] = [];
  #targets: string[] = [];
  #nameCount = 0;
  #fact: { readonly name: string; readonly context: string; readonly depth: number; text: string } | null = null;
  #factDepth = 0;

  /** Characters of the text so far. */
  get length(): number {
    return this.#length;
  }

  /** The classes of securities that the facts of the cover name, in its order. */
  get classes(): readonly StatedClass[] {
    const isSymbol = ({ name }: { readonly name: string }) => name === CLASS_SYMBOL;
    const symbols = new Map(this.#classFacts.filter(isSymbol).map(({ context, text }) => [context, text]));
    const titles = this.#classFacts.filter(({ name, text }) => CLASS_TITLE.test(name) && text !== "");
    return titles.map(({ context, text }) => ({ title: text, symbol: symbols.get(context) || null }));
  }

  text(text: string): void {
    if (this.#fact !== null && this.#fact.text.length < MAX_FACT) this.#fact.text += text.slice(0, MAX_FACT);
    const { emphasis } = this.#styles;
    if (emphasis === "hidden" || text === "") return;
    this.#length += text.length;
    if (this.#length > MAX_TEXT || this.blocks.length > MAX_BLOCKS)
      throw new InputError("too-large", plainly("It has more text than any filing."));
    const shown = emphasis === "symbol" ? "\u2022" : text;
    if (/^\s*$/.test(shown)) {
      this.#text += " ";
      return;
    }
    this.#lineBreaks = 0;
    this.#text += shown;
    this.#weigh(emphasis);
    if (this.#text.length > MAX_BLOCK) this.#break("p");
  }

  open(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (tag === "ix:nonnumeric" || tag === "ix:nonfraction") this.#openFact(attributes);
    const isNewPage = this.#styles.open(tag, attributes);
    if (BREAKING.has(tag)) this.#break(tag);
    if (isNewPage) this.#page += 1;
    if (tag === "br") this.#lineBreak();
    this.#name(tag, attributes);
    if (tag === "table") this.#openTable();
    if (tag === "td" || tag === "th") this.#openCell();
  }

  close(tag: string): void {
    if (tag === "ix:nonnumeric" || tag === "ix:nonfraction") this.#closeFact();
    if (tag === "html" || tag === "body") this.isEnded = true;
    if (BREAKING.has(tag)) this.#break(tag);
    this.#styles.close(tag);
    const table = this.#tables.at(-1);
    if (tag === "table" && table !== undefined) this.#closeTable(table);
    else if (tag === "td" || tag === "th") table?.closeCell();
    else if (tag === "tr") table?.closeRow();
  }

  /** To be called once, after the last token. */
  end(): void {
    this.#break("table");
    for (let table = this.#tables.at(-1); table !== undefined; table = this.#tables.at(-1)) this.#closeTable(table);
  }

  #name(tag: string, attributes: ReadonlyMap<string, string>): void {
    if (this.#nameCount >= MAX_ALL_NAMES) return;
    const anchor = attributes.get("id") ?? attributes.get("name");
    const link = tag === "a" ? attributes.get("href") : undefined;
    if (anchor !== undefined && this.#anchors.length < MAX_NAMES) {
      this.#anchors.push(anchor);
      this.#nameCount += 1;
    }
    if (link?.startsWith("#") && this.#targets.length < MAX_NAMES) {
      this.#targets.push(link.slice(1));
      this.#nameCount += 1;
    }
  }

  /** @throws {InputError} `unreadable-markup` where very many tables stand in each other. */
  #openTable(): void {
    if (this.#tables.length >= MAX_OPEN_TABLES) {
      throw new InputError(
        "unreadable-markup",
        plainly(`More than ${MAX_OPEN_TABLES} of its tables do not end: it is no filing.`),
      );
    }
    this.#tables.push(new TableRows());
  }

  #openFact(attributes: ReadonlyMap<string, string>): void {
    this.#factDepth += 1;
    const name = attributes.get("name") ?? "";
    if (this.#fact === null && name.startsWith("dei:")) {
      const context = attributes.get("contextref") ?? "";
      this.#fact = { name: name.slice(4), context, depth: this.#factDepth, text: "" };
    }
  }

  #closeFact(): void {
    if (this.#fact !== null && this.#fact.depth === this.#factDepth) {
      const { name, context, text } = this.#fact;
      const isOfClass = name === CLASS_SYMBOL || CLASS_TITLE.test(name);
      if (isOfClass && this.#classFacts.length < MAX_CLASS_FACTS)
        this.#classFacts.push({ name, context, text: tidyText(text) });
      if (!this.facts.has(name) && this.facts.size < MAX_FACTS) this.facts.set(name, tidyText(text));
      this.#fact = null;
    }
    this.#factDepth -= 1;
  }

  #weigh(emphasis: Emphasis): void {
    if (emphasis === "strong") this.#hasEmphasis = true;
    else if (emphasis === "plain") this.#hasPlain = true;
  }

  #lineBreak(): void {
    this.#text += " ";
    this.#lineBreaks += 1;
    if (this.#lineBreaks >= 2) this.#break("p");
  }

  /** Ends a block, or what is gathered for a cell. */
  #break(tag: string): void {
    const table = this.#tables.at(-1);
    if (table === undefined || !table.isInCell) {
      this.#push("text", tidyText(this.#text));
      return;
    }
    const isNested = tag === "table";
    table.addText(tidyText(this.#text), { anchors: this.#anchors, targets: this.#targets, isStrong: this.#isStrong });
    this.#reset();
    if (isNested || table.cellLength > LONG_CELL) this.#pushRows(table);
  }

  #openCell(): void {
    const table = this.#tables.at(-1);
    if (table?.isFull) this.#pushRows(table);
    table?.openCell();
  }

  #closeTable(table: TableRows): void {
    this.#tables.pop();
    table.closeRow();
    this.#pushRows(table);
  }

  #pushRows(table: TableRows): void {
    for (const part of table.take()) this.blocks.push({ ...part, page: this.#page });
  }

  get #isStrong(): boolean {
    return this.#hasEmphasis && !this.#hasPlain;
  }

  #push(kind: Block["kind"], text: string): void {
    if (text !== "") {
      const links = this.#targets.map((target) => ({ row: 0, target }));
      this.blocks.push({
        kind,
        text,
        isEmphasised: this.#isStrong,
        page: this.#page,
        anchors: this.#anchors,
        links,
      });
      this.#anchors = [];
    }
    this.#reset();
  }

  /** Names stay for the next text, since they often stand in an element of their own before it. */
  #reset(): void {
    this.#text = "";
    this.#lineBreaks = 0;
    this.#hasPlain = false;
    this.#hasEmphasis = false;
    this.#targets = [];
    if (this.#tables.at(-1)?.isInCell) this.#anchors = [];
  }
}
