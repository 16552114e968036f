import type { Paragraph } from "@plumbline/core/filings";
import type { FilingEntry } from "../../model/index.ts";
import type { AppendFile, InputFolder, OutputFolder, PositionedFile } from "../disk/index.ts";
import { appendBlock, type BlockRange, readBlock } from "./block.ts";
import { decodeOutline, decodePiece, type EncodedFiling, type ItemOutline } from "./encode-filing.ts";
import { readJson, writeList } from "./json-file.ts";

/** Both are missing in a market without texts, such as those of earlier versions. */
const INDEX = "hot/filing-texts.json";
const BLOCKS = "hot/filing-texts.blocks";

interface StoredEntry extends FilingEntry {
  readonly block: BlockRange;
  readonly outlineBytes: number;
}

/** Writes the texts of filings, a block per filing. */
export class FilingTextsWriter {
  readonly #output: OutputFolder;
  #file: AppendFile | null = null;
  readonly #index: StoredEntry[] = [];

  constructor(output: OutputFolder) {
    this.#output = output;
  }

  /** Filings written so far. */
  get filings(): number {
    return this.#index.length;
  }

  get lastAccession(): string | null {
    return this.#index.at(-1)?.accession ?? null;
  }

  add(entry: FilingEntry, { bytes, outlineBytes }: EncodedFiling): void {
    this.#file ??= this.#output.create(BLOCKS);
    const { accession, form, filed, period, ciks, document } = entry;
    const block = appendBlock(this.#file, bytes);
    this.#index.push({ accession, form, filed, period, ciks, document, block, outlineBytes });
  }

  finish(): void {
    if (this.#file !== null) writeList(this.#output, INDEX, this.#index);
  }
}

/** Reads the texts of filings: what there is, one outline, or some paragraphs at a time. */
export class FilingTextsReader {
  readonly #entryOf = new Map<string, StoredEntry>();
  readonly #ofCompany = new Map<number, StoredEntry[]>();
  readonly #file: PositionedFile | null;

  /** @param names The files of the snapshot. */
  constructor(input: InputFolder, names: readonly string[]) {
    const isThere = names.includes(INDEX);
    this.#file = isThere ? input.open(BLOCKS) : null;
    for (const entry of isThere ? readJson<StoredEntry[]>(input, INDEX) : []) this.#index(entry);
    for (const entries of this.#ofCompany.values()) entries.sort((a, b) => a.filed - b.filed || compare(a, b));
  }

  /** All filings, ascending by accession. */
  get all(): readonly FilingEntry[] {
    return [...this.#entryOf.values()];
  }

  /** Those of a company, oldest first. */
  of(cik: number): readonly FilingEntry[] {
    return this.#ofCompany.get(cik) ?? [];
  }

  find(accession: string): FilingEntry | null {
    return this.#entryOf.get(accession) ?? null;
  }

  outline(accession: string): readonly ItemOutline[] {
    const entry = this.#entryOf.get(accession);
    if (entry === undefined) return [];
    const { block, outlineBytes } = entry;
    return decodeOutline(this.#read({ offset: block.offset + block.bytes - outlineBytes, bytes: outlineBytes }));
  }

  paragraphs(accession: string, { ids, pieces }: ItemOutline, span: ParagraphSpan): Paragraph[] {
    const entry = this.#entryOf.get(accession);
    if (entry === undefined) return [];
    const found: Paragraph[] = [];
    let start = 0;
    for (const { offset, bytes, count } of pieces) {
      const end = start + count;
      if (end > span.start && start < span.end) {
        const piece = this.#read({ offset: entry.block.offset + offset, bytes });
        const inside = decodePiece(piece, ids.slice(start, end));
        found.push(...inside.slice(Math.max(0, span.start - start), span.end - start));
      }
      start = end;
    }
    return found;
  }

  /** A filing as it is stored, to be stored again. */
  encoded(accession: string): EncodedFiling | null {
    const entry = this.#entryOf.get(accession);
    return entry === undefined ? null : { bytes: this.#read(entry.block), outlineBytes: entry.outlineBytes };
  }

  #read(range: BlockRange): Uint8Array {
    if (this.#file === null) throw new RangeError("The market has no texts of filings.");
    return readBlock(this.#file, range);
  }

  #index(entry: StoredEntry): void {
    this.#entryOf.set(entry.accession, entry);
    for (const cik of entry.ciks) {
      const known = this.#ofCompany.get(cik);
      if (known === undefined) this.#ofCompany.set(cik, [entry]);
      else known.push(entry);
    }
  }
}

/** Places of paragraphs in their item, from 0; the end is not part of it. */
export interface ParagraphSpan {
  readonly start: number;
  readonly end: number;
}

function compare(a: FilingEntry, b: FilingEntry): number {
  return a.accession < b.accession ? -1 : 1;
}
