import type { Day } from "@plumbline/core/time";
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
import type { EncodedFiling, FilingTextsReader, PositionedPrices } from "./hot/index.ts";
import type { Manifest, SnapshotSource } from "./manifest.ts";

/** A market as it was published once, opened for reading. Reads are positioned, synchronous and of one stock only. */
export interface Snapshot {
  readonly manifest: Manifest;
  /** Ascending by symbol. */
  readonly instruments: readonly Instrument[];
  /** Days on which anything traded, ascending. */
  readonly calendar: Int32Array;
  /** Last bar of the market: its own today. `null` when it holds no prices. */
  readonly lastDay: Day | null;
  /** Finds by symbol or alias, in any case, with `.`, `-` and `/` equal. */
  find(code: string): Instrument | null;
  /** Bars and actions of one symbol as delivered (see `basis`); `null` when the market has none. */
  prices(symbol: string): PriceHistory | null;
  /** The same for who reads some of the bars only: where there are many stocks, that is most of the work. */
  pricesAt(symbol: string): PositionedPrices | null;
  facts(cik: number): CompanyFacts | null;
  filings(cik: number): readonly Filing[];
  /** The texts of filings, as far as they were imported. */
  readonly texts: FilingTextsReader;
  targets(symbol: string): readonly PriceTarget[];
  series(name: string): ReferenceSeries | null;
  readonly seriesNames: readonly string[];
  readonly memberships: readonly Membership[];
  /** What the importers and the quality gate found; the list is capped, the totals are not. */
  readonly issues: readonly Issue[];
  readonly issueTotals: readonly IssueTotal[];
  close(): void;
}

export interface IssueTotal {
  readonly outcome: Issue["outcome"];
  readonly code: string;
  /** Entries of the report. */
  readonly issues: number;
  /** Rows or facts concerned. */
  readonly count: number;
}

/**
 * Writes one snapshot, stock by stock, with flat memory. Prices come in ascending order of symbol, companies in
 * ascending order of cik, texts in ascending order of accession; the writer throws when they do not. Nothing is visible to readers before `publish`.
 */
export interface SnapshotWriter {
  addPrices(history: PriceHistory): void;
  addCompany(company: CompanyFacts, filings: readonly Filing[]): void;
  addFilingText(text: FilingText): void;
  /** The same for a text that is in the form of the files already. */
  addEncodedText(entry: FilingEntry, text: EncodedFiling): void;
  addTargets(symbol: string, targets: readonly PriceTarget[]): void;
  addSeries(series: ReferenceSeries): void;
  addMemberships(memberships: readonly Membership[]): void;
  addIssues(issues: readonly Issue[]): void;
  /** Closes the files, hashes them, moves the folder into place and then the pointer. */
  publish(closing: SnapshotClosing): Promise<Published>;
  /** Removes what was written; the served market stays as it was. */
  abort(): Promise<void>;
}

export interface SnapshotClosing {
  /** In any order; the writer sorts by symbol. */
  readonly instruments: readonly Instrument[];
  readonly fictional: boolean;
  /** Instant of publication, ISO 8601; `null` for a market that must be the same bytes everywhere. */
  readonly createdAt: string | null;
  /** What went in: provider, file and its SHA-256, so that an unchanged import is recognised. */
  readonly sources: readonly SnapshotSource[];
}

export interface Published {
  readonly id: string;
  /** True when the content equals the snapshot that was current: then nothing changed on disk. */
  readonly unchanged: boolean;
}
