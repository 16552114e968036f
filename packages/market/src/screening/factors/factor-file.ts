import { hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { whyNoAverage } from "../../companies/index.ts";
import type { Instrument, PriceHistory } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import { derivedFiles, type StoredSnapshot } from "../derived-file.ts";
import { FORMULAS_VERSION } from "../formulas-version.ts";
import { BYTES_PER_ROW, type Index, indexOver, LAST_LINE, type Place, SUFFIX, type Trailer } from "./factor-layout.ts";
import { decodeRow, endsOf, type FactorRow, LONGEST_ROW, STORED } from "./factor-row.ts";
import { pricesAround } from "./price-skeleton.ts";
import { marketFrom, type StoredMarket } from "./stock-market.ts";
import type { KnownRow } from "./stock-rows.ts";

const NOTHING: StoredMarket = { skeleton: null, actions: { splits: [], dividends: [] }, targets: null };

/** Where everything of a stock is. */
interface StoredPlaces {
  /** First row and the one after the last. */
  readonly rows: readonly [first: number, end: number];
  readonly market: Place;
}

/** The factor history of a snapshot, open for reading: a row is one positioned read. */
export class FactorFile {
  /** The snapshot that it is of. */
  readonly at: StoredSnapshot;
  readonly #file: number;
  readonly #index: Index;
  readonly #stocks: ReadonlyMap<string, StoredPlaces>;
  readonly #buffer = new Uint8Array(LONGEST_ROW);
  #marketBuffer = new Uint8Array();
  #last: { readonly symbol: string; readonly market: StoredMarket } | null = null;
  #isOpen = true;

  private constructor(at: StoredSnapshot, file: number, { symbols, counts, markets }: Trailer, index: Index) {
    this.at = at;
    this.#file = file;
    this.#index = index;
    const stocks = new Map<string, StoredPlaces>();
    let first = 0;
    for (const [k, symbol] of symbols.entries()) {
      const end = first + (counts[k] as number);
      stocks.set(symbol, { rows: [first, end], market: markets[k] as Place });
      first = end;
    }
    this.#stocks = stocks;
  }

  /**
   * Opens the factor history of a snapshot.
   *
   * @returns null when there is none, when it is damaged, or when other formulas made it: then it is to be made again.
   */
  static open(at: StoredSnapshot): FactorFile | null {
    for (const path of derivedFiles(at, SUFFIX)) {
      const file = opened(path);
      if (file === null) continue;
      const tail = tailOf(file);
      if (tail?.trailer.snapshot === at.snapshot && tail.trailer.formulas === FORMULAS_VERSION) {
        return new FactorFile(at, file, tail.trailer, tail.index);
      }
      closeSync(file);
    }
    return null;
  }

  /** Whether it has rows of a stock: it has none of one without facts. */
  has(symbol: string): boolean {
    return this.#stocks.has(symbol);
  }

  /**
   * What the accounts of a stock say on a day.
   *
   * @returns null of a stock without accounts.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  row(symbol: string, asOf: Day): FactorRow | null {
    const stock = this.#stocks.get(symbol);
    if (!stock) return null;
    const [first, end] = stock.rows;
    const row = first + lastIndexOnOrBefore(this.#index.day.subarray(first, end), asOf);
    return row < first ? null : decodeRow(this.#bytes(row));
  }

  /**
   * Whether the market has prices of a stock on any day.
   *
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  hasPrices(symbol: string): boolean {
    return (this.#market(symbol)?.skeleton ?? null) !== null;
  }

  /**
   * The prices of a stock as they are screened on a day, see `pricesAround`.
   *
   * @returns null of a stock without prices by then.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  prices(snapshot: Snapshot, symbol: string, asOf: Day): PriceHistory | null {
    const { skeleton, actions } = this.#market(symbol) ?? NOTHING;
    const prices = skeleton && snapshot.pricesAt(symbol);
    return prices && pricesAround(prices, { skeleton, actions }, asOf);
  }

  /**
   * The average target of a stock on a day.
   *
   * @returns Money per share of the day; missing where nobody has published one in the last twelve months.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  targetAverage(snapshot: Snapshot, instrument: Instrument, asOf: Day): Figure {
    const { targets } = this.#market(instrument.symbol) ?? NOTHING;
    const because = whyNoAverage(snapshot, instrument, targets !== null);
    if (because !== null) return missing(because);
    const step = targets ? lastIndexOnOrBefore(targets.day, asOf) : -1;
    return figure(targets?.mean[step] ?? Number.NaN, STORED, "no-targets");
  }

  /** Rows of a stock for a newer snapshot: those of days by which the same was known. */
  knownRows(symbol: string): KnownRow {
    const [first, end] = this.#stocks.get(symbol)?.rows ?? [0, 0];
    const days = this.#index.day.subarray(first, end);
    return (day, digest) => {
      const row = first + lastIndexOnOrBefore(days, day);
      if (row < first || this.#index.day[row] !== day || this.#index.digest[row] !== digest) return null;
      const bytes = this.#bytes(row).slice();
      return { bytes, ends: endsOf(decodeRow(bytes)) };
    };
  }

  /** Whoever still reads from it is told that it is damaged. */
  close(): void {
    if (this.#isOpen) closeSync(this.#file);
    this.#isOpen = false;
  }

  /** Valid until the next read. */
  #bytes(row: number): Uint8Array {
    const { offset, length, crc } = this.#index;
    return this.#read(this.#buffer.subarray(0, length[row] as number), offset[row] as number, crc[row] as number);
  }

  /** What is asked for after each other is of one stock: the last one is kept. */
  #market(symbol: string): StoredMarket | null {
    const place = this.#stocks.get(symbol)?.market;
    if (!place) return null;
    if (this.#last?.symbol !== symbol) {
      const [offset, length, crc] = place;
      // Nothing looks at the one before any more: each is asked for on behalf of one stock after the other.
      this.#last = null;
      if (this.#marketBuffer.length < length) this.#marketBuffer = new Uint8Array(2 * length);
      const bytes = this.#read(this.#marketBuffer.subarray(0, length), offset, crc);
      this.#last = { symbol, market: marketFrom(bytes) };
    }
    return this.#last.market;
  }

  #read(into: Uint8Array, offset: number, crc: number): Uint8Array {
    if (!this.#isOpen) throw new DamagedFactors();
    const read = readSync(this.#file, into, 0, into.length, offset);
    if (read !== into.length || crc32(into) !== crc) throw new DamagedFactors();
    return into;
  }
}

/** What is read of a factor history is not what was written. */
export class DamagedFactors extends Error {
  constructor() {
    super("The stored factor history is damaged; it is made again when it is removed.");
  }
}

function opened(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch {
    return null;
  }
}

function tailOf(file: number): { readonly trailer: Trailer; readonly index: Index } | null {
  const { size } = fstatSync(file);
  const lineOf = bytesAt(file, size - LAST_LINE, LAST_LINE)?.toString("latin1") ?? "";
  const [sha256, indexAt, lineAt] = [lineOf.slice(0, 64), Number(lineOf.slice(65, 80)), Number(lineOf.slice(81, 96))];
  if (!Number.isInteger(indexAt) || !Number.isInteger(lineAt) || indexAt > lineAt) return null;
  const proved = bytesAt(file, indexAt, size - LAST_LINE - indexAt);
  if (!proved || hash("sha256", Buffer.concat([proved, Buffer.from(lineOf.slice(65))])) !== sha256) return null;
  const trailer = JSON.parse(proved.toString("utf8", lineAt - indexAt)) as Trailer;
  return { trailer, index: indexOver(proved.buffer, (lineAt - indexAt) / BYTES_PER_ROW) };
}

function bytesAt(file: number, position: number, length: number): Buffer<ArrayBuffer> | null {
  if (position < 0 || length < 0) return null;
  const bytes = Buffer.from(new ArrayBuffer(length));
  return readSync(file, bytes, 0, length, position) === length ? bytes : null;
}
