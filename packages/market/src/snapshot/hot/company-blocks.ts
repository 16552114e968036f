import type { CompanyFacts, Filing } from "../../model/index.ts";
import type { AppendFile, InputFolder, OutputFolder, PositionedFile } from "../disk/index.ts";
import { appendBlock, type BlockRange, decodeRows, encodeRows, readBlock } from "./block.ts";
import { decodeFacts, encodeFacts } from "./fact-block.ts";
import { readJson, writeList } from "./json-file.ts";

const INDEX = "hot/companies.json";
const FACTS = "hot/facts.blocks";
const FILINGS = "hot/filings.blocks";
const FILING_COLUMNS = ["accession", "form", "filed", "reportDate", "acceptedAt", "primaryDocument", "items"] as const;

/** A filer and where its blocks lie. */
interface CompanyEntry {
  readonly cik: number;
  readonly name: string;
  readonly facts: BlockRange;
  readonly filings: BlockRange;
}

/** Writes the hot form of facts and filings: a block per company. */
export class CompanyBlocksWriter {
  readonly #output: OutputFolder;
  readonly #facts: AppendFile;
  readonly #filings: AppendFile;
  readonly #index: CompanyEntry[] = [];

  constructor(output: OutputFolder) {
    this.#output = output;
    this.#facts = output.create(FACTS);
    this.#filings = output.create(FILINGS);
  }

  add({ cik, entityName, facts }: CompanyFacts, filings: readonly Filing[]): void {
    this.#index.push({
      cik,
      name: entityName,
      facts: appendBlock(this.#facts, encodeFacts(facts)),
      filings: appendBlock(this.#filings, encodeRows(FILING_COLUMNS, filings)),
    });
  }

  finish(): void {
    writeList(this.#output, INDEX, this.#index);
  }
}

/** Reads the facts or filings of one company at a time. */
export class CompanyBlocksReader {
  readonly #entryOf: ReadonlyMap<number, CompanyEntry>;
  readonly #facts: PositionedFile;
  readonly #filings: PositionedFile;

  constructor(input: InputFolder) {
    this.#entryOf = new Map(readJson<CompanyEntry[]>(input, INDEX).map((entry) => [entry.cik, entry]));
    this.#facts = input.open(FACTS);
    this.#filings = input.open(FILINGS);
  }

  facts(cik: number): CompanyFacts | null {
    const entry = this.#entryOf.get(cik);
    if (!entry) return null;
    return { cik, entityName: entry.name, facts: decodeFacts(readBlock(this.#facts, entry.facts)) };
  }

  filings(cik: number): readonly Filing[] {
    const entry = this.#entryOf.get(cik);
    return entry ? decodeRows<Filing>(FILING_COLUMNS, readBlock(this.#filings, entry.filings)) : [];
  }
}
