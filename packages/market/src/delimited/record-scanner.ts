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
}

interface ScannerLimits {
  readonly maximalBytes: number;
  readonly maximalCells: number;
}

/** No line of a market file comes near these; a stream that passes them is refused before it fills the memory. */
const LIMITS: ScannerLimits = { maximalBytes: 1 << 20, maximalCells: 1 << 14 };

/**
 * Splits delimited text (RFC 4180, and LF or CR alone) into records, chunk by chunk, without making strings.
 * Memory: the unfinished last line, never more than the limit. A quote that is never closed runs into that limit.
 */
export class RecordScanner {
  readonly #delimiter: number;
  readonly #limits: ScannerLimits;
  readonly #start: Int32Array;
  readonly #end: Int32Array;
  #pending: Uint8Array = new Uint8Array(0);
  #line = 0;
  #skipLineFeed = false;
  #cells = 0;

  constructor(delimiter: number, limits: ScannerLimits = LIMITS) {
    this.#delimiter = delimiter;
    this.#limits = limits;
    this.#start = new Int32Array(limits.maximalCells);
    this.#end = new Int32Array(limits.maximalCells);
  }

  /**
   * Visits every record that ends in this chunk.
   *
   * @throws {DelimitedFault} if a record is longer or wider than the limits.
   */
  push(chunk: Uint8Array, visit: (record: DelimitedRecord) => void): void {
    const bytes = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    let at = this.#skipLineFeed && bytes[0] === LF ? 1 : 0;
    if (bytes.length > 0) this.#skipLineFeed = false;
    for (;;) {
      const end = this.#scan(bytes, at);
      if (end < 0) break;
      this.#emit(bytes, visit);
      at = end + 1;
      if (bytes[end] !== CR) continue;
      if (at === bytes.length) this.#skipLineFeed = true;
      else if (bytes[at] === LF) at++;
    }
    this.#pending = new Uint8Array(bytes.subarray(at));
    if (this.#pending.length > this.#limits.maximalBytes) throw this.#tooLong();
  }

  /** Visits the last record when no line end follows it; one with an open quote comes as it stands, as one cell. */
  end(visit: (record: DelimitedRecord) => void): void {
    const length = this.#pending.length;
    if (length === 0) return;
    const bytes = Buffer.concat([this.#pending, Uint8Array.of(LF)]);
    this.#pending = new Uint8Array(0);
    if (this.#scan(bytes, 0) < 0) {
      this.#start[0] = 0;
      this.#end[0] = length;
      this.#cells = 1;
    }
    this.#emit(bytes, visit);
  }

  /** Marks the cells of the record that begins at `from`. Returns the place of its line end, or -1 when it has none yet. */
  #scan(bytes: Uint8Array, from: number): number {
    const [delimiter, start, end] = [this.#delimiter, this.#start, this.#end];
    for (let cell = 0, cellStart = from; ; cell++) {
      const cellEnd = endOfCell(bytes, cellStart, delimiter);
      if (cellEnd < 0) return -1;
      if (cell === start.length) throw this.#tooWide();
      start[cell] = cellStart;
      end[cell] = cellEnd;
      if (bytes[cellStart] === QUOTE && cellEnd > cellStart) unquote(bytes, start, end, cell);
      if (bytes[cellEnd] !== delimiter) {
        this.#cells = cell + 1;
        return cellEnd;
      }
      cellStart = cellEnd + 1;
    }
  }

  #emit(bytes: Uint8Array, visit: (record: DelimitedRecord) => void): void {
    this.#line++;
    if (this.#cells === 1 && this.#start[0] === this.#end[0]) return;
    visit({ bytes, start: this.#start, end: this.#end, cells: this.#cells, line: this.#line });
  }

  #tooLong(): DelimitedFault {
    const limit = this.#limits.maximalBytes;
    return new DelimitedFault(
      "line-too-long",
      this.#line + 1,
      `Line ${this.#line + 1} is longer than ${limit} bytes; the rest of the file is not read.`,
    );
  }

  #tooWide(): DelimitedFault {
    const limit = this.#limits.maximalCells;
    return new DelimitedFault(
      "too-many-columns",
      this.#line + 1,
      `Line ${this.#line + 1} has more than ${limit} columns; the rest of the file is not read.`,
    );
  }
}

/** The place of the delimiter or line end after a cell, or -1 when the bytes end before it. */
function endOfCell(bytes: Uint8Array, from: number, delimiter: number): number {
  let at = bytes[from] === QUOTE ? closingQuote(bytes, from + 1) : from;
  if (at < 0) return -1;
  for (const { length } = bytes; at < length; at++) {
    const byte = bytes[at];
    if (byte === delimiter || byte === LF || byte === CR) return at;
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

function unquote(bytes: Uint8Array, start: Int32Array, end: Int32Array, cell: number): void {
  const last = (end[cell] as number) - 1;
  start[cell] = (start[cell] as number) + 1;
  if (bytes[last] === QUOTE) end[cell] = last;
}
