import type { Block, StatedClass } from "@plumbline/core/filings";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { HtmlBlocks } from "./html-blocks.ts";
import { HtmlTokens } from "./html-tokens.ts";
import type { DocumentBody, DocumentHead } from "./submission-splitter.ts";
import { TextBlocks } from "./text-blocks.ts";

/** The content of a document, as far as it is text. */
export interface FilingDocument extends DocumentHead {
  readonly blocks: readonly Block[];
  /** What inline XBRL states about the document, by the names of the taxonomy `dei`. */
  readonly facts: ReadonlyMap<string, string>;
  /** The classes of securities that inline XBRL names. */
  readonly classes: readonly StatedClass[];
}

/** So much shows whether a document is HTML. */
const BEGINNING = 4_096;
const HTML = /<(?:html|head|body|!doctype|\?xml|div|font|center|h[1-6]|b|p|br|ix:[a-z]+)\b[^<>]*>/i;

/** Reads one document, which its beginning shows to be HTML or plain text. */
export class DocumentContent implements DocumentBody {
  readonly #head: DocumentHead;
  readonly #isAlone: boolean;
  #beginning: string | null = "";
  #html: { readonly tokens: HtmlTokens; readonly reader: HtmlBlocks } | null = null;
  #text: TextBlocks | null = null;

  /** @param isAlone Whether the file has no tags of a submission around it, which would show its end. */
  constructor(head: DocumentHead, isAlone: boolean) {
    this.#head = head;
    this.#isAlone = isAlone;
  }

  write(piece: string): void {
    if (this.#beginning !== null) {
      this.#beginning += piece;
      if (this.#beginning.length >= BEGINNING) this.#begin();
    } else if (this.#html !== null) this.#html.tokens.write(piece);
    else this.#text?.write(piece);
  }

  /** @throws {InputError} `cut-off-file` if a page that stands alone does not end. */
  end(): void {
    if (this.#beginning !== null) this.#begin();
    this.#text?.end();
    if (this.#html === null) return;
    this.#html.tokens.end();
    this.#html.reader.end();
    if (this.#isAlone && !this.#html.reader.isEnded) {
      throw new InputError("cut-off-file", plainly("The page ends half way: its closing tag is missing."));
    }
  }

  /** Characters of its text so far. */
  get length(): number {
    return this.#html?.reader.length ?? this.#text?.length ?? 0;
  }

  /** To be called after the end. */
  get document(): FilingDocument {
    const { reader = null } = this.#html ?? {};
    const blocks = reader?.blocks ?? this.#text?.blocks ?? [];
    return { ...this.#head, blocks, facts: reader?.facts ?? new Map(), classes: reader?.classes ?? [] };
  }

  #begin(): void {
    const beginning = this.#beginning as string;
    this.#beginning = null;
    if (HTML.test(beginning)) {
      const reader = new HtmlBlocks();
      this.#html = { tokens: new HtmlTokens(reader), reader };
    } else this.#text = new TextBlocks();
    this.write(beginning);
  }
}
