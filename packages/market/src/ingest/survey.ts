import { type LocatedFile, UnpackedFiles } from "../sources/files/index.ts";
import type { PriceFormat } from "../sources/prices/index.ts";
import type { ReferenceFormat } from "../sources/reference/index.ts";
import { providerOfTargets, type TargetsFormat } from "../sources/targets/index.ts";
import { FilePlan } from "./file-plan.ts";
import { OpenFiles } from "./layout-answers/index.ts";

/** No more files are named one by one in a snapshot. */
const MAX_NAMED = 20_000;

/** A submissions file, or a page of one, with the symbols its beginning names. */
export interface SubmissionsFile {
  readonly file: LocatedFile;
  readonly symbols: readonly string[];
}

/** The files of a delivery, sorted by what they are. */
export class Survey {
  readonly prices: FilePlan<PriceFormat>;
  /** Files of prices and targets that do not show everything; they join the others once somebody was asked. */
  readonly open: OpenFiles;
  /** Price files whose names may hold a symbol, which lists and the other names decide. */
  readonly unnamed: FilePlan<"unnamed">;
  readonly reference: FilePlan<ReferenceFormat>;
  readonly targets: FilePlan<TargetsFormat>;
  readonly tickers: FilePlan<"tickers">;
  readonly filings: FilePlan<"filing">;
  /** Tables of the SEC's financial statement data sets. */
  readonly statements: Readonly<Record<"filings" | "numbers" | "tags", FilePlan<"statements">>>;
  /** By central index key, as are companyfacts. */
  readonly submissions = new Map<number, SubmissionsFile[]>();
  readonly companyFacts = new Map<number, LocatedFile[]>();
  /** Provider of each file on disk, the first ones of very many. */
  readonly providers = new Map<string, string>();
  /** Files on disk of which something could not be read for want of an answer, the first ones of very many. */
  readonly unanswered = new Set<string>();
  /** All providers. */
  readonly allProviders = new Set<string>();

  /** Text of what was a workbook, a Parquet file or JSON. */
  readonly unpacked: UnpackedFiles;

  /** @param folder Where to note files that are more than memory should hold. */
  constructor(folder: string) {
    this.unpacked = new UnpackedFiles(folder);
    this.prices = new FilePlan(folder);
    this.open = new OpenFiles(folder);
    this.unnamed = new FilePlan(folder);
    this.reference = new FilePlan(folder);
    this.targets = new FilePlan(folder);
    this.tickers = new FilePlan(folder);
    this.filings = new FilePlan(folder);
    this.statements = {
      filings: new FilePlan(folder),
      numbers: new FilePlan(folder),
      tags: new FilePlan(folder),
    };
  }

  /** Notes a file that cannot be read before somebody answers: the next import shall ask again. */
  leave({ path }: LocatedFile): void {
    if (this.unanswered.size < MAX_NAMED) this.unanswered.add(path);
  }

  addPrices(file: LocatedFile, format: PriceFormat): void {
    this.provided(file, format.source);
    this.prices.add(file, format);
  }

  addTargets(file: LocatedFile, format: TargetsFormat): void {
    this.provided(file, providerOfTargets(format.kind));
    this.targets.add(file, format);
  }

  provided({ path }: LocatedFile, provider: string): void {
    this.allProviders.add(provider);
    if (this.providers.size < MAX_NAMED) this.providers.set(path, provider);
  }

  close(): void {
    const { prices, open, unnamed, reference, targets, tickers, filings, statements } = this;
    for (const plan of [prices, open, unnamed, reference, targets, tickers, filings, ...Object.values(statements)])
      plan.close();
    this.unpacked.close();
  }
}
