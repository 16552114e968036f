import { say } from "../model/index.ts";
import { DelimitedFault } from "./delimited-fault.ts";

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;

/** One line of cells, valid only while it is visited: the scanner reuses it. */
export interface DelimitedRecord {
  readonly bytes: Uint8Array;
  /** First byte of each cell, after its opening quote. */
  readonly start: Int32Array;
  /** Byte after the last of each cell, before its closing quote. */
  readonly end: Int32Array;
  /** Number of cells. */
  readonly cells: number;
  /** Number of the record in the file, from 1; blank lines count. */
  readonly line: number;
  /** False for a last line that no line end follows: with too few cells it is where the file was cut off. */
  readonly isEnded: boolean;
}

/**
 * Takes the record that begins at a place in one pass, without having its cells marked first.
 *
 * @returns The place of its line end; -1 when it is none that can be taken so, or its end has not come yet.
 */
export type Shortcut = (bytes: Uint8Array, from: number) => number;

const NOTHING = new Uint8Array(0);
const NO_SHORTCUT: Shortcut = () => -1;

/** A copy: what it is a part of goes. */
function restOf(bytes: Uint8Array, from: number): Uint8Array {
  return from === bytes.length ? NOTHING : new Uint8Array(bytes.subarray(from));
}

type ReusedRecord = { -readonly [Part in keyof DelimitedRecord]: DelimitedRecord[Part] };

interface ScannerLimits {
  readonly maximalBytes: number;
  readonly maximalCells: number;
}

/** No line of a market file comes near these; a stream that passes them is refused before it fills the memory. */
const LIMITS: ScannerLimits = { maximalBytes: 1 << 20, maximalCells: 1 << 14 };

/** A row of prices has fewer; short columns cost next to nothing to make. */
const INITIAL_CELLS = 16;

/**
 * Splits delimited text (RFC 4180, and LF or CR alone) into records, chunk by chunk, without making strings.
 * Memory: the unfinished last line, never more than the limit. A quote that is never closed runs into that limit.
 */
export class RecordScanner {
  readonly #delimiter: number;
  readonly #shortcut: Shortcut;
  readonly #limits: ScannerLimits;
  readonly #record: ReusedRecord;
  #pending: Uint8Array = NOTHING;
  #skipLineFeed = false;

  /**
   * @param delimiter The byte between two cells.
   * @param shortcut Looks at every record first.
   */
  constructor(delimiter: number, shortcut: Shortcut = NO_SHORTCUT, limits: ScannerLimits = LIMITS) {
    this.#delimiter = delimiter;
    this.#shortcut = shortcut;
    this.#limits = limits;
    const cells = Math.min(INITIAL_CELLS, limits.maximalCells);
    this.#record = {
      bytes: this.#pending,
      start: new Int32Array(cells),
      end: new Int32Array(cells),
      cells: 0,
      line: 0,
      isEnded: true,
    };
  }

  /**
   * Visits every record that ends in this chunk, but those that the shortcut takes.
   *
   * @throws {DelimitedFault} if a record is longer or wider than the limits.
   */
  push(chunk: Uint8Array, visit: (record: DelimitedRecord) => void): void {
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    let at = this.#skipLineFeed && bytes[0] === LF ? 1 : 0;
    if (bytes.length > 0) this.#skipLineFeed = false;
    for (;;) {
      let end = this.#shortcut(bytes, at);
      if (end >= 0) {
        this.#record.line++;
      } else {
        end = this.#scan(bytes, at);
        if (end < 0) break;
        this.#emit(bytes, visit);
      }
      at = end + 1;
      if (bytes[end] !== CR) continue;
      if (at === bytes.length) this.#skipLineFeed = true;
      else if (bytes[at] === LF) at++;
    }
    this.#pending = restOf(bytes, at);
    if (this.#pending.length > this.#limits.maximalBytes) throw this.#tooLong();
  }

  /** Visits the last record when no line end follows it; one with an open quote comes as it stands, as one cell. */
  end(visit: (record: DelimitedRecord) => void): void {
    const length = this.#pending.length;
    if (length === 0) return;
    const bytes = Buffer.concat([this.#pending, Uint8Array.of(LF)]);
    this.#pending = NOTHING;
    if (this.#scan(bytes, 0) < 0) {
      this.#record.start[0] = 0;
      this.#record.end[0] = length;
      this.#record.cells = 1;
    }
    this.#record.isEnded = false;
    this.#emit(bytes, visit);
  }

  /** Marks the cells of the record that begins at `from`. Returns the place of its line end, or -1 when it has none yet. */
  #scan(bytes: Uint8Array, from: number): number {
    const delimiter = this.#delimiter;
    const record = this.#record;
    for (let cell = 0, cellStart = from; ; cell++) {
      const cellEnd = endOfCell(bytes, cellStart, delimiter);
      if (cellEnd < 0) return -1;
      if (cell === record.start.length) this.#widen();
      record.start[cell] = cellStart;
      record.end[cell] = cellEnd;
      if (bytes[cellStart] === QUOTE && cellEnd > cellStart) unquote(bytes, record, cell);
      if (bytes[cellEnd] !== delimiter) {
        record.cells = cell + 1;
        return cellEnd;
      }
      cellStart = cellEnd + 1;
    }
  }

  #emit(bytes: Uint8Array, visit: (record: DelimitedRecord) => void): void {
    const record = this.#record;
    record.line++;
    if (record.cells === 1 && record.start[0] === record.end[0]) return;
    record.bytes = bytes;
    visit(record);
  }

  /** Makes room for twice as many cells. */
  #widen(): void {
    const { start, end } = this.#record;
    const { maximalCells } = this.#limits;
    if (start.length === maximalCells) throw this.#tooWide();
    const cells = Math.min(start.length * 2, maximalCells);
    this.#record.start = widened(start, cells);
    this.#record.end = widened(end, cells);
  }

  #tooLong(): DelimitedFault {
    const limit = this.#limits.maximalBytes;
    return new DelimitedFault(
      "line-too-long",
      this.#record.line + 1,
      say("line-beyond-bytes", { line: this.#record.line + 1, bytes: limit }),
    );
  }

  #tooWide(): DelimitedFault {
    const limit = this.#limits.maximalCells;
    return new DelimitedFault(
      "too-many-columns",
      this.#record.line + 1,
      say("line-beyond-columns", { line: this.#record.line + 1, columns: limit }),
    );
  }
}

/** The place of the delimiter or line end after a cell, or -1 when the bytes end before it. */
function endOfCell(bytes: Uint8Array, from: number, delimiter: number): number {
  let at = bytes[from] === QUOTE ? closingQuote(bytes, from + 1) : from;
  if (at < 0) return -1;
  // Digits, the decimal point and letters lie above the usual delimiters: one comparison passes over them.
  const highest = Math.max(delimiter, CR);
  for (const { length } = bytes; at < length; at++) {
    const byte = bytes[at] as number;
    if (byte <= highest && (byte === delimiter || byte === LF || byte === CR)) return at;
  }
  return -1;
}

/** The place of the quote that closes a cell (a doubled quote is a character of it), or -1. */
function closingQuote(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(QUOTE, from);
  while (at >= 0 && bytes[at + 1] === QUOTE) at = bytes.indexOf(QUOTE, at + 2);
  // A quote that ends the chunk may turn out to be the first of two.
  return at === bytes.length - 1 ? -1 : at;
}

function unquote(bytes: Uint8Array, { start, end }: ReusedRecord, cell: number): void {
  const last = (end[cell] as number) - 1;
  start[cell] = (start[cell] as number) + 1;
  if (bytes[last] === QUOTE) end[cell] = last;
}

function widened(places: Int32Array, cells: number): Int32Array {
  const wider = new Int32Array(cells);
  wider.set(places);
  return wider;
}
