import { hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { whyNoAverage } from "../../companies/index.ts";
import type { Instrument, PriceHistory } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import { type DerivedWriter, derivedFiles, derivedWriter, type StoredSnapshot } from "../derived-file.ts";
import { FORMULAS_VERSION } from "../formulas-version.ts";
import { decodeRow, endsOf, type FactorRow, LONGEST_ROW, STORED } from "./factor-row.ts";
import { pricesAround } from "./price-skeleton.ts";
import type { StockBlock } from "./stock-block.ts";
import { marketFrom, type StoredMarket } from "./stock-market.ts";
import type { KnownRow } from "./stock-rows.ts";

/**
 * The file of the factor history of a snapshot: rows, one after the other; then the index of all rows, column by column;
 * then one line of JSON, and one of fixed length that says where both begin and proves them. Each row is proved by a
 * CRC-32 in the index, so that one row can be read alone.
 */
interface Trailer {
  readonly snapshot: string;
  readonly formulas: number;
  /** Symbols in ascending order, and how many rows each has. */
  readonly symbols: readonly string[];
  readonly counts: readonly number[];
  /** Where what is stored of its prices and targets lies. */
  readonly markets: readonly Place[];
}

export const SUFFIX = ".factors";
/** Hexadecimal SHA-256, two offsets of 15 digits, blanks between them and the end of the line. */
const LAST_LINE = 64 + 1 + 15 + 1 + 15 + 1;

/** The rows of all stocks: where they lie, in the order of the symbols and, of each, by day. */
interface Index {
  readonly day: Int32Array;
  readonly offset: Float64Array;
  readonly length: Int32Array;
  readonly crc: Uint32Array;
  readonly digest: BigUint64Array;
}

const BYTES_PER_ROW = 8 + 8 + 4 + 4 + 4;

/** Where some bytes lie, how many there are, and their CRC-32. */
type Place = readonly [offset: number, length: number, crc: number];

interface WrittenBlock extends Omit<StockBlock, "bytes" | "market" | "computed"> {
  readonly start: number;
  readonly crcs: Uint32Array;
  readonly market: Place;
}

const NOTHING: StoredMarket = { skeleton: null, actions: { splits: [], dividends: [] }, targets: null };

/** Where everything of a stock is. */
interface StoredPlaces {
  /** First row and the one after the last. */
  readonly rows: readonly [first: number, end: number];
  readonly market: Place;
}

/** Writes the factor history of a snapshot, stock by stock in any order. */
export class FactorFileWriter {
  readonly #at: StoredSnapshot;
  readonly #file: DerivedWriter;
  readonly #blocks: WrittenBlock[] = [];
  #end = 0;

  /** @throws {SnapshotError} if the disk is full or refuses; so do the others. */
  constructor(at: StoredSnapshot) {
    this.#at = at;
    this.#file = derivedWriter(at, SUFFIX);
  }

  add({ bytes, market, symbol, days, digests, offsets, lengths }: StockBlock): void {
    const crcs = Uint32Array.from(offsets, (offset, k) =>
      crc32(bytes.subarray(offset, offset + (lengths[k] as number))),
    );
    const start = this.#append(bytes);
    const place: Place = [this.#append(market), market.length, crc32(market)];
    this.#blocks.push({ symbol, days, digests, offsets, lengths, crcs, start, market: place });
  }

  #append(bytes: Uint8Array): number {
    const start = this.#end;
    this.#file.append(bytes);
    this.#end += bytes.length;
    return start;
  }

  publish(): void {
    const blocks = this.#blocks.sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
    const count = blocks.reduce((sum, { days }) => sum + days.length, 0);
    const bytes = new Uint8Array(count * BYTES_PER_ROW);
    const index = indexOver(bytes.buffer, count);
    let row = 0;
    for (const { start, days, digests, offsets, lengths, crcs } of blocks) {
      index.day.set(days, row);
      index.digest.set(digests, row);
      index.length.set(lengths, row);
      index.crc.set(crcs, row);
      offsets.forEach((offset, k) => {
        index.offset[row + k] = start + offset;
      });
      row += days.length;
    }
    const trailer: Trailer = {
      ...{ snapshot: this.#at.snapshot, formulas: FORMULAS_VERSION },
      symbols: blocks.map(({ symbol }) => symbol),
      counts: blocks.map(({ days }) => days.length),
      markets: blocks.map(({ market }) => market),
    };
    const places = `${padded(this.#end)} ${padded(this.#end + bytes.length)}\n`;
    const tail = Buffer.concat([bytes, Buffer.from(`${JSON.stringify(trailer)}\n`)]);
    this.#file.append(tail);
    this.#file.append(Buffer.from(`${hash("sha256", Buffer.concat([tail, Buffer.from(places)]))} ${places}`));
    this.#file.publish();
  }

  /** Removes what was written; does nothing once it is published. */
  abandon(): void {
    this.#file.abandon();
  }
}

function padded(offset: number): string {
  return String(offset).padStart(15, "0");
}

function indexOver(buffer: ArrayBufferLike, count: number): Index {
  return {
    offset: new Float64Array(buffer, 0, count),
    digest: new BigUint64Array(buffer, 8 * count, count),
    day: new Int32Array(buffer, 16 * count, count),
    length: new Int32Array(buffer, 20 * count, count),
    crc: new Uint32Array(buffer, 24 * count, count),
  };
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
