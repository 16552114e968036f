import { DayReader, NO_DAY, PlainDecimal } from "../../delimited/index.ts";
import { type ColumnLayout, NUMBER_ROLES } from "./column-layout.ts";
import type { PriceFormat } from "./price-format.ts";

const LF = 0x0a;
const CR = 0x0d;
const QUOTE = 0x22;
/** A comma, semicolon, tab or bar is no part of a day or number; what else a mapping may name could be. */
const SAFE_DELIMITERS: readonly number[] = [0x2c, 0x3b, 0x09, 0x7c];
/** What a cell holds that is no number; numbers have their place in `NUMBER_ROLES`. */
const DAY = -1;
const SYMBOL = -2;
const UNUSED = -3;

/**
 * Reads rows of plain cells in one pass: a day, unquoted numbers without an exponent, all columns there. Nearly all rows
 * of a price file are; the others are left to `RowReader`, which takes twice the time and finds what is wrong with them.
 */
export class PlainRowReader {
  /** Day of the row last read. */
  day = 0;
  /** Numbers of the row last read, in the order of `NUMBER_ROLES`; NaN where there is none. */
  readonly numbers: Float64Array = new Float64Array(NUMBER_ROLES.length).fill(Number.NaN);
  readonly #delimiter: number;
  readonly #decimalMark: number;
  /** What each cell of a row holds. */
  readonly #roles: Int8Array;
  readonly #days: DayReader;
  readonly #dayShift: number;
  readonly #decimal = new PlainDecimal();

  private constructor(format: PriceFormat, roles: Int8Array) {
    this.#delimiter = format.delimiter;
    this.#decimalMark = format.table.decimalMark.charCodeAt(0);
    this.#roles = roles;
    this.#days = new DayReader(format.table.dayFormat);
    this.#dayShift = format.table.dayShift;
  }

  /** A reader for rows of this layout; `null` where they need more care than it takes. */
  static for(format: PriceFormat, layout: ColumnLayout): PlainRowReader | null {
    const { delimiter, mapping, table } = format;
    const isSafe = SAFE_DELIMITERS.includes(delimiter) && delimiter !== table.decimalMark.charCodeAt(0);
    if (!isSafe || layout.currencyColumn >= 0 || table.isIntraday) return null;
    if (table.priceScale !== 1 || table.volumeScale !== 1 || (mapping !== null && mapping.thousandsMark !== null))
      return null;
    const roles = rolesOf(layout);
    return roles === null ? null : new PlainRowReader(format, roles);
  }

  /**
   * Reads one row.
   *
   * @param bytes The text.
   * @param from First byte of the row.
   * @param symbol What the cell of the symbol must be, where the layout has one.
   * @returns The place of the line end; -1 when the row is not plain, of another symbol, or not whole.
   */
  read(bytes: Uint8Array, from: number, symbol: Uint8Array): number {
    const roles = this.#roles;
    let end = from - 1;
    for (let cell = 0; cell < roles.length; cell++) {
      end = this.#readCell(bytes, end + 1, roles[cell] as number, symbol);
      if (end < 0) return -1;
      if (cell + 1 < roles.length && bytes[end] !== this.#delimiter) return -1;
    }
    return bytes[end] === LF || bytes[end] === CR ? end : -1;
  }

  /** Returns the place after the cell, or -1. */
  #readCell(bytes: Uint8Array, start: number, role: number, symbol: Uint8Array): number {
    if (role >= 0) return this.#readNumber(bytes, start, role);
    const end = this.#endOfText(bytes, start);
    if (end < 0) return -1;
    if (role === DAY) {
      this.day = this.#days.read(bytes, start, end);
      if (this.day === NO_DAY) return -1;
      this.day += this.#dayShift;
      return end;
    }
    return role === SYMBOL && !isText(bytes, start, end, symbol) ? -1 : end;
  }

  #readNumber(bytes: Uint8Array, start: number, role: number): number {
    const value = this.#decimal.read(bytes, start, bytes.length, this.#decimalMark);
    const { end } = this.#decimal;
    if (end >= bytes.length || (Number.isNaN(value) && end > start)) return -1;
    this.numbers[role] = value;
    return end;
  }

  #endOfText(bytes: Uint8Array, start: number): number {
    for (let at = start; at < bytes.length; at++) {
      const byte = bytes[at] as number;
      if (byte === this.#delimiter || byte === LF || byte === CR) return at;
      if (byte === QUOTE) return -1;
    }
    return -1;
  }
}

/** What each cell holds; `null` when one column has two roles. */
function rolesOf({ cells, day, symbolColumn, numbers }: ColumnLayout): Int8Array | null {
  const roles = new Int8Array(cells).fill(UNUSED);
  const columns = [
    [DAY, day],
    [SYMBOL, symbolColumn],
    ...Array.from(numbers, (column, role) => [role, column]),
  ] as const;
  for (const [role, column] of columns) {
    if (column === undefined || column < 0) continue;
    if (roles[column] !== UNUSED) return null;
    roles[column] = role;
  }
  return roles;
}

function isText(bytes: Uint8Array, start: number, end: number, text: Uint8Array): boolean {
  if (end - start !== text.length) return false;
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text[at]) return false;
  return true;
}
