import type { Day } from "@plumbline/core/time";
import { type CompanyFacts, type Fact, type InputFile, say } from "../model/index.ts";
import { NamelessFile } from "../snapshot/index.ts";
import { InputError } from "../sources/files/index.ts";
import {
  readPerShareTags,
  readStatementFilings,
  readStatementNumbers,
  type StatementFacts,
  type StatementFiling,
  type StatementLists,
} from "../sources/sec/index.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import type { Survey } from "./survey.ts";

/** Taxonomy, concept, unit, start, end and value of a fact; the rest is that of its filing. */
type StoredFact = readonly [string, string, string, Day | null, Day, number];

interface StoredFiling extends Omit<StatementFacts, "facts"> {
  readonly filed: Day;
  readonly facts: readonly StoredFact[];
}

/** Facts of one filing in the file. */
interface Place {
  readonly offset: number;
  readonly bytes: number;
}

/** Filings of twenty years are half a million; tables in another order than by filing would make more places than this. */
const MAX_PLACES = 2_000_000;

/**
 * The facts of the SEC's financial statement data sets, which stand by filing, given away by company. They are set aside on
 * disk, so that memory is that of the lists of filings and of one filing.
 */
export class StatementDeliveries {
  readonly #file: NamelessFile;
  readonly #places = new Map<number, Place[]>();
  readonly #names = new Map<number, string>();
  #filings = 0;
  #facts = 0;

  /** @param folder Where to set facts aside. */
  constructor(folder: string) {
    this.#file = new NamelessFile(folder);
  }

  /**
   * Reads all data sets of a delivery. Numbers are read after the lists of all quarters.
   *
   * @throws {SnapshotError} `disk-full` or `disk-failed`.
   */
  async read({ statements }: Survey, run: ImportRun): Promise<void> {
    const filings = new Map<string, StatementFiling>();
    const perShare = new Set<string>();
    for (const { file } of statements.filings) await attempt(file, run, () => readStatementFilings(file, filings));
    for (const { file } of statements.tags) await attempt(file, run, () => readPerShareTags(file, perShare));
    let done = 0;
    for (const { file } of statements.numbers) {
      await attempt(file, run, () => this.#readNumbers(file, { filings, perShare }, run));
      done += 1;
      const total = statements.numbers.length;
      run.progress({ phase: "companies", done, total, amount: this.#facts, unit: "facts" });
    }
  }

  /** Companies with facts, in no order. */
  get ciks(): Iterable<number> {
    return this.#places.keys();
  }

  /** The facts of a company, in no order, copies of several quarters included; `null` when it has none. */
  company(cik: number): CompanyFacts | null {
    const places = this.#places.get(cik);
    if (places === undefined) return null;
    const facts = places.flatMap(({ offset, bytes }) => factsOf(this.#file.read(offset, bytes)));
    return { cik, entityName: this.#names.get(cik) ?? "", facts };
  }

  close(): void {
    this.#file.close();
  }

  /** Nothing is kept of a table that cannot be read to its end. */
  async #readNumbers(file: InputFile, lists: StatementLists, run: ImportRun): Promise<void> {
    const before = this.#file.end;
    try {
      run.found(await readStatementNumbers(file, lists, run, (facts) => this.#add(facts)));
    } catch (error) {
      for (const [cik, places] of this.#places) {
        const kept = places.filter(({ offset }) => offset < before);
        if (kept.length === 0) this.#places.delete(cik);
        else this.#places.set(cik, kept);
      }
      this.#file.backTo(before);
      throw error;
    }
  }

  #add({ accession, filing, facts }: StatementFacts): void {
    this.#filings += 1;
    this.#facts += facts.length;
    if (this.#filings > MAX_PLACES) throw new InputError("too-large", say("numbers-apart"));
    const stored: StoredFiling = {
      accession,
      filing,
      filed: (facts[0] as Fact).filed,
      facts: facts.map(({ taxonomy, concept, unit, start, end, value }) => [
        taxonomy,
        concept,
        unit,
        start,
        end,
        value,
      ]),
    };
    const content = Buffer.from(JSON.stringify(stored));
    const place = { offset: this.#file.append(content), bytes: content.length };
    const known = this.#places.get(filing.cik);
    if (known === undefined) this.#places.set(filing.cik, [place]);
    else known.push(place);
    this.#names.set(filing.cik, filing.name);
  }
}

function factsOf(content: Buffer): Fact[] {
  const { accession, filing, filed, facts } = JSON.parse(content.toString()) as StoredFiling;
  const { form, fiscalYear, fiscalPeriod } = filing;
  return facts.map(([taxonomy, concept, unit, start, end, value]) => {
    const stated = { taxonomy, concept, unit, start, end, value };
    return { ...stated, accession, form, filed, fiscalYear, fiscalPeriod, frame: null };
  });
}

/** A file that cannot be read becomes an issue, and the others are read. */
async function attempt(file: InputFile, run: ImportRun, read: () => Promise<void>): Promise<void> {
  try {
    await read();
  } catch (error) {
    run.found([fileIssue(file, error)]);
  }
}
