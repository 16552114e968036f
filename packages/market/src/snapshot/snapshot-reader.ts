import type { Day } from "@plumbline/core/time";
import {
  type CompanyFacts,
  type Filing,
  type Instrument,
  type Issue,
  type Membership,
  type PriceHistory,
  type PriceTarget,
  publicIssue,
  type ReferenceSeries,
} from "../model/index.ts";
import { InputFolder } from "./disk/index.ts";
import {
  CompanyBlocksReader,
  FilingTextsReader,
  type PositionedPrices,
  PriceColumnsReader,
  readCalendar,
  readJson,
  SeriesColumnsReader,
  TargetBlocksReader,
} from "./hot/index.ts";
import type { Manifest } from "./manifest.ts";
import { readInstruments } from "./read-instruments.ts";
import { MEMBERSHIPS, QUALITY, type QualityFile } from "./small-files.ts";
import type { IssueTotal, Snapshot } from "./snapshot.ts";
import { SymbolIndex } from "./symbol-index.ts";

/**
 * Reads a snapshot from its hot form. All files are opened at once and stay open, so that a snapshot being read may be
 * removed from its folder.
 */
export class SnapshotReader implements Snapshot {
  readonly manifest: Manifest;
  readonly instruments: readonly Instrument[];
  readonly calendar: Int32Array;
  readonly lastDay: Day | null;
  readonly seriesNames: readonly string[];
  readonly memberships: readonly Membership[];
  readonly issues: readonly Issue[];
  readonly issueTotals: readonly IssueTotal[];
  readonly texts: FilingTextsReader;
  readonly #input: InputFolder;
  readonly #symbols: SymbolIndex;
  readonly #prices: PriceColumnsReader;
  readonly #companies: CompanyBlocksReader;
  readonly #targets: TargetBlocksReader;
  readonly #series: SeriesColumnsReader;

  private constructor(input: InputFolder, manifest: Manifest) {
    this.#input = input;
    this.manifest = manifest;
    this.memberships = readJson<Membership[]>(input, MEMBERSHIPS);
    this.instruments = readInstruments(input, manifest, this.memberships);
    this.#symbols = new SymbolIndex(this.instruments);
    this.calendar = readCalendar(input);
    this.lastDay = (this.calendar.at(-1) ?? null) as Day | null;
    this.#prices = new PriceColumnsReader(input);
    this.#companies = new CompanyBlocksReader(input);
    this.#targets = new TargetBlocksReader(input);
    this.texts = new FilingTextsReader(
      input,
      manifest.files.map(({ name }) => name),
    );
    this.#series = new SeriesColumnsReader(input);
    this.seriesNames = this.#series.names;
    const quality = readJson<QualityFile>(input, QUALITY);
    // Those of earlier versions quote files of an unknown format.
    this.issues = quality.issues.map(publicIssue);
    this.issueTotals = quality.totals;
  }

  static open(folder: string, manifest: Manifest): SnapshotReader {
    const input = new InputFolder(folder);
    try {
      return new SnapshotReader(input, manifest);
    } catch (cause) {
      input.close();
      throw cause;
    }
  }

  find(code: string): Instrument | null {
    return this.#symbols.find(code);
  }

  prices(symbol: string): PriceHistory | null {
    return this.#prices.read(symbol);
  }

  pricesAt(symbol: string): PositionedPrices | null {
    return this.#prices.at(symbol);
  }

  facts(cik: number): CompanyFacts | null {
    return this.#companies.facts(cik);
  }

  filings(cik: number): readonly Filing[] {
    return this.#companies.filings(cik);
  }

  targets(symbol: string): readonly PriceTarget[] {
    return this.#targets.read(symbol);
  }

  series(name: string): ReferenceSeries | null {
    return this.#series.read(name);
  }

  close(): void {
    this.#input.close();
  }
}
