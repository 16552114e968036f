import { Tokenizer } from "htmlparser2";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";

/** What is told of a document while it is read, in its order. */
export interface MarkupReader {
  text(text: string): void;
  /** A start tag with those of its attributes that are asked for; names in lower case. */
  open(tag: string, attributes: ReadonlyMap<string, string>): void;
  close(tag: string): void;
}

/** Attributes that carry meaning for the text of a filing. */
const ATTRIBUTES: ReadonlySet<string> = new Set(["style", "id", "name", "href", "align", "hidden", "contextref"]);
/** A longer value of an attribute is a picture in the page, or an attack. */
const MAX_VALUE = 4_096;

/**
 * Reads HTML and inline XBRL piece by piece, with the tokenizer of htmlparser2 and no tree: a stack of open elements, of a
 * document that opens a million and closes none, would be what costs.
 */
export class HtmlTokens {
  readonly #reader: MarkupReader;
  readonly #tokenizer: Tokenizer;
  #previous = "";
  #current = "";
  #currentStart = 0;
  #tag = "";
  #attribute = "";
  #value = "";
  #attributes = new Map<string, string>();

  constructor(reader: MarkupReader) {
    this.#reader = reader;
    this.#tokenizer = new Tokenizer({ decodeEntities: true }, this.#callbacks());
  }

  /** @throws {InputError} `unreadable-markup` if a name in it is longer than two pieces. */
  write(piece: string): void {
    this.#currentStart += this.#current.length;
    this.#previous = this.#current;
    this.#current = piece;
    this.#tokenizer.write(piece);
  }

  end(): void {
    this.#tokenizer.end();
  }

  #callbacks(): ConstructorParameters<typeof Tokenizer>[1] {
    const nothing = () => undefined;
    return {
      ontext: (start, end) => this.#reader.text(this.#slice(start, end)),
      ontextentity: (point) => this.#reader.text(String.fromCodePoint(point)),
      oncdata: (start, end, offset) => this.#reader.text(this.#slice(start, end - offset)),
      onopentagname: (start, end) => this.#opened(this.#slice(start, end).toLowerCase()),
      onattribname: (start, end) => this.#named(this.#slice(start, end).toLowerCase()),
      onattribdata: (start, end) => this.#valued(start, end),
      onattribentity: (point) => this.#append(String.fromCodePoint(point)),
      onattribend: () => this.#attributeEnded(),
      onopentagend: () => this.#reader.open(this.#tag, this.#attributes),
      onselfclosingtag: () => this.#closedItself(),
      onclosetag: (start, end) => this.#reader.close(this.#slice(start, end).toLowerCase()),
      oncomment: nothing,
      ondeclaration: nothing,
      onprocessinginstruction: nothing,
      onend: nothing,
    };
  }

  #opened(tag: string): void {
    this.#tag = tag;
    if (this.#attributes.size > 0) this.#attributes = new Map();
  }

  #named(attribute: string): void {
    this.#attribute = ATTRIBUTES.has(attribute) ? attribute : "";
    this.#value = "";
  }

  #valued(start: number, end: number): void {
    if (this.#attribute !== "" && this.#value.length < MAX_VALUE) this.#append(this.#slice(start, end));
  }

  #append(text: string): void {
    if (this.#attribute !== "" && this.#value.length < MAX_VALUE) this.#value += text.slice(0, MAX_VALUE);
  }

  #attributeEnded(): void {
    if (this.#attribute !== "") this.#attributes.set(this.#attribute, this.#value);
  }

  #closedItself(): void {
    this.#reader.open(this.#tag, this.#attributes);
    this.#reader.close(this.#tag);
  }

  /** Positions count from the beginning of the document; only the two latest pieces are kept. */
  #slice(start: number, end: number): string {
    const from = start - this.#currentStart;
    if (from >= 0) return this.#current.slice(from, end - this.#currentStart);
    const before = from + this.#previous.length;
    if (before < 0)
      throw new InputError("unreadable-markup", plainly("A name in its markup does not end: it is no filing."));
    const inCurrent = Math.max(0, end - this.#currentStart);
    return this.#previous.slice(before, before + end - start) + this.#current.slice(0, inCurrent);
  }
}
