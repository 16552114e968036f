import { type FormFamily, formFamily } from "@plumbline/core/filings";
import { type InputFile, plainly, say } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { DocumentContent, type FilingDocument } from "./document-content.ts";
import { MAX_TEXT } from "./html-blocks.ts";
import { readSubmissionHeader, type SubmissionHeader } from "./submission-header.ts";
import {
  type DocumentBody,
  type DocumentHead,
  type SubmissionParts,
  SubmissionSplitter,
} from "./submission-splitter.ts";
import { TextPieces } from "./text-pieces.ts";

/** A filing as a file holds it. */
export interface ReadFiling {
  /** `null` where the file is a document without the submission around it. */
  readonly header: SubmissionHeader | null;
  /** The report. */
  readonly main: FilingDocument;
  /** Documents that belong to it: the annual report to shareholders of a 10-K, the press releases of an 8-K. */
  readonly exhibits: readonly FilingDocument[];
}

/** More letters and tables beside a report than this are agreements, not news. */
const MAX_EXHIBITS = 20;

/** Exhibits that hold what the items of a form point to. */
const READ_EXHIBITS: Readonly<Record<FormFamily, RegExp | null>> = {
  "10-K": /^EX-13\b/,
  "10-Q": null,
  "20-F": null,
  "40-F": /^EX-99\b/,
  "8-K": /^EX-99\b/,
};

/**
 * Reads a filing: a whole submission, or its main document with or without the tags of a submission around it.
 *
 * @param file The file; it is read once, in pieces.
 * @returns Its text. Nothing is returned before the file has been read to its end and found to be whole.
 * @throws {InputError} `form-not-read`, `cut-off-file`, `unreadable-markup`, `too-large`, or the fault of the file itself.
 */
export async function readFiling(file: InputFile): Promise<ReadFiling> {
  const parts = new Parts();
  const splitter = new SubmissionSplitter(parts);
  const pieces = new TextPieces();
  for await (const chunk of await file.open()) splitter.write(pieces.push(chunk as Buffer));
  splitter.write(pieces.end());
  splitter.end();
  return parts.filing;
}

class Parts implements SubmissionParts {
  #header: SubmissionHeader | null = null;
  #main: DocumentContent | null = null;
  #family: FormFamily | null = null;
  readonly #exhibits: DocumentContent[] = [];
  readonly #types: string[] = [];

  header(text: string): void {
    this.#header = readSubmissionHeader(text);
    if (this.#header !== null && formFamily(this.#header.form) === null) throw notRead(this.#header.form);
    if (this.#header === null && text.includes("ACCESSION NUMBER:")) {
      throw new InputError(
        "malformed-filing",
        plainly("Its header lacks the company, the form, the accession or the day of filing."),
      );
    }
  }

  document(head: DocumentHead): DocumentBody | null {
    const { type } = head;
    if (this.#types.length < MAX_EXHIBITS && type !== null) this.#types.push(type);
    if (this.#main === null) {
      const family = type === null ? null : formFamily(type);
      if (type !== null && family === null) return null;
      this.#family = family;
      this.#main = new DocumentContent(head, type === null);
      return this.#main;
    }
    const wanted = this.#family === null ? null : READ_EXHIBITS[this.#family];
    if (type === null || !wanted?.test(type) || this.#exhibits.length >= MAX_EXHIBITS) return null;
    const length = [this.#main, ...this.#exhibits].reduce((sum, document) => sum + document.length, 0);
    if (length > MAX_TEXT) throw new InputError("too-large", plainly("Its documents have more text than any filing."));
    const exhibit = new DocumentContent(head, false);
    this.#exhibits.push(exhibit);
    return exhibit;
  }

  get filing(): ReadFiling {
    if (this.#main === null) throw notRead(this.#types.join(", "));
    const exhibits = this.#exhibits.map(({ document }) => document);
    return { header: this.#header, main: this.#main.document, exhibits };
  }
}

function notRead(form: string): InputError {
  return new InputError("form-not-read", say("form-unread", { form }));
}
