import { hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { crc32 } from "node:zlib";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import type { Durability } from "@plumbline/core/moat";
import { lastIndexOnOrBefore } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import { whyNoAverage } from "../../companies/index.ts";
import type { Instrument, PriceHistory } from "../../model/index.ts";
import type { Snapshot } from "../../snapshot/index.ts";
import { derivedFiles, type StoredSnapshot } from "../derived-file.ts";
import { FORMULAS_VERSION } from "../formulas-version.ts";
import {
  LAST_LINE,
  type Place,
  placesIn,
  placesLength,
  type RowPlaces,
  SUFFIX,
  type Trailer,
} from "./factor-layout.ts";
import { decodeRow, endsOf, type FactorRow, LONGEST_ROW, STORED } from "./factor-row.ts";
import { durabilityAt } from "./moat-row.ts";
import { pricesAround } from "./price-skeleton.ts";
import { marketFrom, type StoredMarket } from "./stock-market.ts";
import type { KnownRow } from "./stock-rows.ts";

const NOTHING: StoredMarket = {
  skeleton: null,
  actions: { splits: [], dividends: [] },
  targets: null,
  moat: new Float64Array(),
};

/** Everything that is stored of a stock; its rows are read one by one. */
interface OpenBlock {
  readonly symbol: string;
  readonly rows: RowPlaces;
  readonly market: StoredMarket;
}

/**
 * The factor history of a snapshot, open for reading: a stock is one positioned read and a row of it another. Nothing but
 * the places of the stocks stays in memory.
 */
export class FactorFile {
  /** The snapshot that it is of. */
  readonly at: StoredSnapshot;
  readonly #file: number;
  readonly #placeOf: ReadonlyMap<string, Place>;
  readonly #rowBuffer = new Uint8Array(LONGEST_ROW);
  #blockBuffer = new Uint8Array();
  #rowsBuffer = new Uint8Array();
  #last: OpenBlock | null = null;
  #isOpen = true;

  private constructor(at: StoredSnapshot, file: number, { symbols, blocks }: Trailer) {
    this.at = at;
    this.#file = file;
    this.#placeOf = new Map(symbols.map((symbol, k) => [symbol, blocks[k] as Place]));
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
      const trailer = trailerOf(file);
      if (trailer?.snapshot === at.snapshot && trailer.formulas === FORMULAS_VERSION) {
        return new FactorFile(at, file, trailer);
      }
      closeSync(file);
    }
    return null;
  }

  /** Whether it has rows of a stock: it has none of one without facts. */
  has(symbol: string): boolean {
    return this.#placeOf.has(symbol);
  }

  /**
   * The days on which what the accounts of a stock say changes, oldest first.
   *
   * @returns null of a stock without accounts.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  days(symbol: string): Int32Array | null {
    return this.#block(symbol)?.rows.day.slice() ?? null;
  }

  /**
   * The bytes of all rows of a stock, read at once.
   *
   * @returns The row of a place in `days`, valid until those of another stock are read; null of a stock without accounts.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  rows(symbol: string): ((place: number) => Uint8Array) | null {
    const rows = this.#block(symbol)?.rows;
    if (!rows) return null;
    const { offset, length, crc } = rows;
    const [first, last] = [offset[0] ?? 0, offset.length - 1];
    const size = (offset[last] ?? 0) + (length[last] ?? 0) - first;
    if (this.#rowsBuffer.length < size) this.#rowsBuffer = new Uint8Array(2 * size);
    const bytes = this.#rowsBuffer.subarray(0, size);
    this.#fill(bytes, first);
    return (place) => {
      const from = (offset[place] as number) - first;
      const row = bytes.subarray(from, from + (length[place] as number));
      if (crc32(row) !== crc[place]) throw new DamagedFactors();
      return row;
    };
  }

  /**
   * What the accounts of a stock say on a day.
   *
   * @returns null of a stock without accounts.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  row(symbol: string, asOf: Day): FactorRow | null {
    const rows = this.#block(symbol)?.rows;
    const row = rows ? lastIndexOnOrBefore(rows.day, asOf) : -1;
    return rows && row >= 0 ? decodeRow(this.#rowBytes(rows, row)) : null;
  }

  /**
   * How durable the spread of a stock was on a day (MOAT-03).
   *
   * @returns null of a stock without accounts.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  durability(symbol: string, asOf: Day): Durability | null {
    const block = this.#block(symbol);
    const row = block ? lastIndexOnOrBefore(block.rows.day, asOf) : -1;
    return block && row >= 0 ? durabilityAt(block.market.moat, row) : null;
  }

  /**
   * Whether the market has prices of a stock on any day.
   *
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  hasPrices(symbol: string): boolean {
    return (this.#block(symbol)?.market.skeleton ?? null) !== null;
  }

  /**
   * The prices of a stock as they are screened on a day, see `pricesAround`.
   *
   * @returns null of a stock without prices by then.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  prices(snapshot: Snapshot, symbol: string, asOf: Day): PriceHistory | null {
    const { skeleton, actions } = this.#block(symbol)?.market ?? NOTHING;
    const prices = skeleton && snapshot.pricesAt(symbol);
    return prices && pricesAround(prices, { skeleton, actions, calendar: snapshot.calendar }, asOf);
  }

  /**
   * The average target of a stock on a day.
   *
   * @returns Money per share of the day; missing where nobody has published one in the last twelve months.
   * @throws {DamagedFactors} if what is read is not what was written.
   */
  targetAverage(snapshot: Snapshot, instrument: Instrument, asOf: Day): Figure {
    const { targets } = this.#block(instrument.symbol)?.market ?? NOTHING;
    const because = whyNoAverage(snapshot, instrument, targets !== null);
    if (because !== null) return missing(because);
    const step = targets ? lastIndexOnOrBefore(targets.day, asOf) : -1;
    return figure(targets?.mean[step] ?? Number.NaN, STORED, "no-targets");
  }

  /** Rows of a stock for a newer snapshot: those of days by which the same was known. */
  knownRows(symbol: string): KnownRow {
    return (day, digest) => {
      const rows = this.#block(symbol)?.rows;
      const row = rows ? lastIndexOnOrBefore(rows.day, day) : -1;
      if (!rows || rows.day[row] !== day || rows.digest[row] !== digest) return null;
      const bytes = this.#rowBytes(rows, row).slice();
      return { bytes, ends: endsOf(decodeRow(bytes)) };
    };
  }

  /** Whoever still reads from it is told that it is damaged. */
  close(): void {
    if (this.#isOpen) closeSync(this.#file);
    this.#isOpen = false;
  }

  /** Valid until the next read. */
  #rowBytes({ offset, length, crc }: RowPlaces, row: number): Uint8Array {
    return this.#read(this.#rowBuffer.subarray(0, length[row] as number), offset[row] as number, crc[row] as number);
  }

  /** What is asked for after each other is of one stock: the last one is kept. */
  #block(symbol: string): OpenBlock | null {
    const place = this.#placeOf.get(symbol);
    if (!place) return null;
    if (this.#last?.symbol !== symbol) {
      const [offset, length, crc] = place;
      // Nothing looks at the one before any more: each is asked for on behalf of one stock after the other.
      this.#last = null;
      if (this.#blockBuffer.length < length) this.#blockBuffer = new Uint8Array(2 * length);
      const bytes = this.#read(this.#blockBuffer.subarray(0, length), offset, crc);
      const rows = placesIn(bytes);
      this.#last = { symbol, rows, market: marketFrom(bytes.subarray(placesLength(rows.day.length))) };
    }
    return this.#last;
  }

  #read(into: Uint8Array, offset: number, crc: number): Uint8Array {
    this.#fill(into, offset);
    if (crc32(into) !== crc) throw new DamagedFactors();
    return into;
  }

  #fill(into: Uint8Array, offset: number): void {
    if (!this.#isOpen || readSync(this.#file, into, 0, into.length, offset) !== into.length) throw new DamagedFactors();
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

function trailerOf(file: number): Trailer | null {
  const { size } = fstatSync(file);
  const last = bytesAt(file, size - LAST_LINE, LAST_LINE)?.toString("latin1") ?? "";
  const [sha256, begin] = [last.slice(0, 64), last.slice(65)];
  const line = bytesAt(file, Number(begin), size - LAST_LINE - Number(begin))?.toString();
  return line && hash("sha256", line + begin) === sha256 ? (JSON.parse(line) as Trailer) : null;
}

function bytesAt(file: number, position: number, length: number): Buffer | null {
  if (!(position >= 0 && length >= 0)) return null;
  const bytes = Buffer.alloc(length);
  return readSync(file, bytes, 0, length, position) === length ? bytes : null;
}
