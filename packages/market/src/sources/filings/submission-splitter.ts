import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";

/** What a submission says of one of its documents. */
export interface DocumentHead {
  /** Such as `10-K` or `EX-13.1`; `null` where a file is a document alone. */
  readonly type: string | null;
  readonly fileName: string | null;
}

/** Takes the content of a document, piece by piece. */
export interface DocumentBody {
  write(piece: string): void;
  end(): void;
}

/** Takes the parts of a submission in their order. */
export interface SubmissionParts {
  header(text: string): void;
  /** @returns Where its content goes; `null` to pass over it. */
  document(head: DocumentHead): DocumentBody | null;
}

type State = "start" | "header" | "document" | "body" | "between" | "alone";

const WRAPPER =
  /^\s*(?:-----BEGIN PRIVACY-ENHANCED MESSAGE-----|<(?:SEC|IMS)-(?:DOCUMENT|HEADER)>|<SUBMISSION>|<DOCUMENT>)/;
const OUTER_END = /<\/(?:SEC|IMS)-DOCUMENT>|<\/SUBMISSION>/;
const START_LENGTH = 256;
/** Headers of funds with a thousand series have a megabyte. */
const MAX_HEAD = 4 * 2 ** 20;
const LONGEST_MARK = 24;
/** Types and names of files are short. */
const MAX_FIELD = 200;

/** Splits a submission as EDGAR disseminates it into its documents. A file without the tags of a submission is one document. */
export class SubmissionSplitter {
  /** Whether the file is a submission, or a document of one with the tags around it. */
  isWrapped = false;
  readonly #parts: SubmissionParts;
  #state: State = "start";
  #rest = "";
  #body: DocumentBody | null = null;
  #hasOuterEnd = false;
  #needsOuterEnd = false;
  #isDocumentEnded = false;

  constructor(parts: SubmissionParts) {
    this.#parts = parts;
  }

  /** @throws {InputError} `unreadable-markup` if the head of a document does not end. */
  write(piece: string): void {
    this.#rest += piece;
    while (this.#step(false));
    const isHead = this.#state === "header" || this.#state === "document";
    if (isHead && this.#rest.length > MAX_HEAD) {
      throw new InputError("unreadable-markup", plainly("It begins like a submission, but no document follows."));
    }
  }

  /**
   * @throws {InputError} `cut-off-file` if a submission or a document in it does not end.
   */
  end(): void {
    while (this.#step(true));
    if (this.#state === "alone") {
      this.#body?.write(this.#rest);
      this.#body?.end();
      return;
    }
    const isWhole = this.#state === "between" && this.#isDocumentEnded && (this.#hasOuterEnd || !this.#needsOuterEnd);
    if (!isWhole)
      throw new InputError("cut-off-file", plainly("The submission ends half way: the end of a document is missing."));
  }

  /** @returns Whether there may be more to do with what is at hand. */
  #step(isEnd: boolean): boolean {
    switch (this.#state) {
      case "start":
        return this.#begin(isEnd);
      case "header":
        return this.#upTo("<DOCUMENT>", (text) => this.#parts.header(text), "document");
      case "document":
        return this.#upTo("<TEXT>", (text) => this.#open(text), "body");
      case "body":
        return this.#feed();
      case "between":
        return this.#next();
      default:
        return this.#feedAlone();
    }
  }

  #begin(isEnd: boolean): boolean {
    const begun = this.#rest.trimStart().length;
    if (!isEnd && begun < START_LENGTH) {
      // Of empty lines before it as many stay as could be the indentation of its first one.
      this.#rest = this.#rest.slice(-(begun + START_LENGTH));
      return false;
    }
    const wrapper = WRAPPER.exec(this.#rest);
    this.isWrapped = wrapper !== null;
    if (wrapper === null) {
      this.#body = this.#parts.document({ type: null, fileName: null });
      this.#state = "alone";
    } else {
      this.#needsOuterEnd = !wrapper[0].includes("<DOCUMENT>");
      this.#state = "header";
    }
    return true;
  }

  #upTo(mark: string, take: (text: string) => void, next: State): boolean {
    const at = this.#rest.indexOf(mark);
    if (at < 0) return false;
    const text = this.#rest.slice(0, at);
    this.#rest = this.#rest.slice(at + mark.length);
    this.#state = next;
    take(text);
    return true;
  }

  #open(head: string): void {
    const field = (name: string) =>
      new RegExp(`^<${name}>(.*)$`, "m").exec(head)?.[1]?.slice(0, MAX_FIELD).trim() || null;
    this.#isDocumentEnded = false;
    this.#body = this.#parts.document({ type: field("TYPE"), fileName: field("FILENAME") });
  }

  #feed(): boolean {
    const at = this.#rest.indexOf("</TEXT>");
    const upTo = at < 0 ? Math.max(0, this.#rest.length - LONGEST_MARK) : at;
    this.#body?.write(this.#rest.slice(0, upTo));
    this.#rest = this.#rest.slice(upTo);
    if (at < 0) return false;
    this.#body?.end();
    this.#body = null;
    this.#state = "between";
    return true;
  }

  #next(): boolean {
    const at = this.#rest.indexOf("<DOCUMENT>");
    const between = at < 0 ? this.#rest : this.#rest.slice(0, at);
    if (between.includes("</DOCUMENT>")) this.#isDocumentEnded = true;
    if (OUTER_END.test(between)) this.#hasOuterEnd = true;
    this.#rest = at < 0 ? between.slice(-LONGEST_MARK) : this.#rest.slice(at + "<DOCUMENT>".length);
    if (at >= 0) this.#state = "document";
    return at >= 0;
  }

  #feedAlone(): boolean {
    this.#body?.write(this.#rest);
    this.#rest = "";
    return false;
  }
}
