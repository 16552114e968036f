import type { CompanyFacts, Filing } from "../model/index.ts";
import { outOfOrder } from "./check-input.ts";
import type { OutputFolder } from "./disk/index.ts";
import { CompanyBlocksWriter } from "./hot/index.ts";
import { type CompanyRow, FactsRecord, FilingsRecord, writeCompaniesRecord } from "./record/index.ts";

/** Writes facts and filings in both forms, company after company. */
export class CompanyFiles {
  /** Facts written so far. */
  facts = 0;
  readonly #output: OutputFolder;
  readonly #blocks: CompanyBlocksWriter;
  readonly #facts: FactsRecord;
  readonly #filings: FilingsRecord;
  readonly #companies: CompanyRow[] = [];

  constructor(output: OutputFolder) {
    this.#output = output;
    this.#blocks = new CompanyBlocksWriter(output);
    this.#facts = new FactsRecord(output);
    this.#filings = new FilingsRecord(output);
  }

  /** Companies written so far. */
  get companies(): number {
    return this.#companies.length;
  }

  add(company: CompanyFacts, filings: readonly Filing[]): void {
    const { cik, entityName, facts } = company;
    const last = this.#companies.at(-1)?.cik;
    if (last !== undefined && cik <= last) throw outOfOrder("companies", cik, last);
    this.#blocks.add(company, filings);
    this.#facts.add(company);
    this.#filings.add(cik, filings);
    this.#companies.push({ cik, name: entityName, facts: facts.length, filings: filings.length });
    this.facts += facts.length;
  }

  finish(): void {
    this.#blocks.finish();
    this.#facts.finish();
    this.#filings.finish();
    writeCompaniesRecord(this.#output, this.#companies);
  }
}
