import { type Day, formatDay } from "@plumbline/core/time";
import type {
  CompanyFacts,
  Filing,
  FilingEntry,
  FilingText,
  Instrument,
  Issue,
  Membership,
  PriceHistory,
  PriceTarget,
  ReferenceSeries,
} from "../model/index.ts";
import { invalid, outOfOrder } from "./check-input.ts";
import { CompanyFiles } from "./company-files.ts";
import type { ManifestContent } from "./content-id.ts";
import { diskError, type FolderFile, type OutputFolder, SnapshotError } from "./disk/index.ts";
import { type EncodedFiling, encodeFiling, FilingTextsWriter, writeJson } from "./hot/index.ts";
import { SCHEMA_VERSION } from "./manifest.ts";
import type { MarketFolder } from "./market-folder.ts";
import { PriceFiles } from "./price-files.ts";
import { publishSnapshot } from "./publish-snapshot.ts";
import { ReferenceFiles } from "./reference-files.ts";
import { QUALITY, type QualityFile } from "./small-files.ts";
import type { IssueTotal, Published, SnapshotClosing, SnapshotWriter } from "./snapshot.ts";
import type { WriterClaim } from "./writer-claim.ts";

/** Where a snapshot is written, and the right to do so. */
interface Workplace {
  readonly market: string;
  readonly folder: MarketFolder;
  readonly claim: WriterClaim;
  readonly output: OutputFolder;
}

/** Writes record and hot form side by side into a temporary folder; see `SnapshotWriter`. */
export class SnapshotFolderWriter implements SnapshotWriter {
  readonly #place: Workplace;
  readonly #prices: PriceFiles;
  readonly #companies: CompanyFiles;
  readonly #texts: FilingTextsWriter;
  readonly #reference = new ReferenceFiles();
  readonly #issues = new IssueCollector();
  #open = true;

  constructor(place: Workplace) {
    this.#place = place;
    this.#prices = new PriceFiles(place.output);
    this.#companies = new CompanyFiles(place.output);
    this.#texts = new FilingTextsWriter(place.output);
  }

  addPrices(history: PriceHistory): void {
    this.#continue();
    this.#prices.add(history);
  }

  addCompany(company: CompanyFacts, filings: readonly Filing[]): void {
    this.#continue();
    this.#companies.add(company, filings);
  }

  addFilingText({ items, ...entry }: FilingText): void {
    this.addEncodedText(entry, encodeFiling(items));
  }

  addEncodedText(entry: FilingEntry, text: EncodedFiling): void {
    this.#continue();
    const last = this.#texts.lastAccession;
    if (last !== null && entry.accession <= last) throw outOfOrder("texts of filings", entry.accession, last);
    this.#texts.add(entry, text);
  }

  addTargets(symbol: string, targets: readonly PriceTarget[]): void {
    this.#continue();
    this.#reference.addTargets(symbol, targets);
  }

  addSeries(series: ReferenceSeries): void {
    this.#continue();
    this.#reference.addSeries(series);
  }

  addMemberships(memberships: readonly Membership[]): void {
    this.#continue();
    this.#reference.addMemberships(memberships);
  }

  addIssues(issues: readonly Issue[]): void {
    this.#continue();
    for (const issue of issues) this.#issues.add(issue);
  }

  async publish(closing: SnapshotClosing): Promise<Published> {
    this.#continue();
    const { folder, claim, output } = this.#place;
    try {
      const instruments = closing.instruments.toSorted((a, b) => (a.symbol < b.symbol ? -1 : 1));
      this.#checkInstruments(instruments);
      const calendar = this.#prices.finish();
      this.#companies.finish();
      this.#texts.finish();
      this.#reference.write(output, instruments);
      writeJson(output, QUALITY, this.#issues.report());
      const content = this.#content(closing, calendar, output.finish());
      const draft = { temporaryFolder: claim.folder, files: output.path, content, createdAt: closing.createdAt };
      return await publishSnapshot(folder, draft);
    } catch (cause) {
      throw diskError(cause, folder.path);
    } finally {
      await this.abort();
    }
  }

  async abort(): Promise<void> {
    if (!this.#open) return;
    this.#open = false;
    this.#place.output.discard();
    this.#place.claim.release();
  }

  #continue(): void {
    if (!this.#open) {
      throw new SnapshotError("writer-closed", "The snapshot was published or given up; create another writer.");
    }
    this.#place.claim.touch();
  }

  #checkInstruments(instruments: readonly Instrument[]): void {
    const symbols = new Set(instruments.map((instrument) => instrument.symbol));
    if (symbols.size < instruments.length) throw invalid("Two instruments have the same symbol; merge them first.");
    const nameless = this.#prices.symbols.find((symbol) => !symbols.has(symbol));
    if (nameless !== undefined) throw invalid(`${nameless} has prices but is not among the instruments; add it there.`);
  }

  #content(closing: SnapshotClosing, calendar: Int32Array, files: FolderFile[]): ManifestContent {
    const first = calendar[0] as Day | undefined;
    const last = calendar.at(-1) as Day | undefined;
    return {
      schemaVersion: SCHEMA_VERSION,
      market: this.#place.market,
      fictional: closing.fictional,
      counts: {
        instruments: closing.instruments.length,
        priced: this.#prices.priced,
        bars: this.#prices.bars,
        companies: this.#companies.companies,
        facts: this.#companies.facts,
        ...this.#reference.counts,
        ...(this.#texts.filings > 0 && { filingTexts: this.#texts.filings }),
      },
      firstDay: first === undefined ? null : formatDay(first),
      lastDay: last === undefined ? null : formatDay(last),
      files,
      sources: closing.sources.toSorted((a, b) => (`${a.provider} ${a.file}` < `${b.provider} ${b.file}` ? -1 : 1)),
    };
  }
}

/** The most entries of one outcome and code: enough to see the pattern, few enough to load. */
const MAX_ISSUES_PER_CODE = 1_000;

/** Gathers what importers and the quality gate find: totals of all, and the first entries of each kind. */
class IssueCollector {
  readonly #totals = new Map<string, { total: IssueTotal; issues: Issue[] }>();

  add(issue: Issue): void {
    const { outcome, code } = issue;
    const key = `${outcome} ${code}`;
    const known = this.#totals.get(key) ?? { total: { outcome, code, issues: 0, count: 0 }, issues: [] };
    const total = { ...known.total, issues: known.total.issues + 1, count: known.total.count + issue.count };
    if (known.issues.length < MAX_ISSUES_PER_CODE) known.issues.push(issue);
    this.#totals.set(key, { total, issues: known.issues });
  }

  /** All that was gathered, ordered by outcome and code, the entries of one code as they came. */
  report(): QualityFile {
    const sorted = [...this.#totals].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
    return { totals: sorted.map((entry) => entry.total), issues: sorted.flatMap((entry) => entry.issues) };
  }
}
