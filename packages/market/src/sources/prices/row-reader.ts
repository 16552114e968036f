import {
  cellText,
  DayReader,
  type DelimitedRecord,
  NO_DAY,
  parseDecimal,
  UNREADABLE,
  writtenNumber,
} from "../../delimited/index.ts";
import { type ColumnLayout, NUMBER_ROLES } from "./column-layout.ts";
import type { PriceFormat } from "./price-format.ts";

const VOLUME = 4;
const ADJUSTED = 5;
const DIVIDEND = 6;

/** Reads the numbers of one row after another into the same place; a price file has millions. */
export class RowReader {
  /** Day of the row last read. */
  day = 0;
  /** Numbers of the row last read, in the order of `NUMBER_ROLES`; NaN where there is none. */
  readonly numbers: Float64Array = new Float64Array(NUMBER_ROLES.length);
  readonly #days: DayReader;
  readonly #dayShift: number;
  readonly #decimalMark: "." | ",";
  readonly #thousandsMark: number;
  readonly #scale: number;
  readonly #volumeScale: number;

  constructor({ mapping, table }: PriceFormat) {
    this.#days = new DayReader(table.dayFormat);
    this.#dayShift = table.dayShift;
    this.#decimalMark = table.decimalMark;
    this.#thousandsMark = mapping?.thousandsMark?.charCodeAt(0) ?? -1;
    this.#scale = table.priceScale;
    this.#volumeScale = table.volumeScale;
  }

  /** Reads a row. Returns the first cell that cannot be read, or -1 when all can. */
  read(record: DelimitedRecord, layout: ColumnLayout): number {
    const { start, end } = record;
    this.day = this.#day(record.bytes, start[layout.day] as number, end[layout.day] as number);
    if (this.day === NO_DAY) return layout.day;
    this.day += this.#dayShift;
    const { numbers } = this;
    for (let role = 0; role < numbers.length; role++) {
      const cell = layout.numbers[role] as number;
      if (cell < 0) {
        numbers[role] = Number.NaN;
        continue;
      }
      const value = this.#number(record, cell);
      if (value === UNREADABLE) return cell;
      numbers[role] = value;
    }
    if (this.#scale !== 1) this.#rescale();
    if (this.#volumeScale !== 1) numbers[VOLUME as number] = (numbers[VOLUME as number] as number) * this.#volumeScale;
    return -1;
  }

  /** True when the row last read has neither a price nor a volume: in a file of many symbols, one did not trade. */
  get isBlank(): boolean {
    return this.numbers.subarray(0, (VOLUME as number) + 1).every(Number.isNaN);
  }

  /** Blanks around a day say nothing, as around a number. */
  #day(bytes: Uint8Array, start: number, end: number): number {
    let from = start;
    let until = end;
    while (from < until && isBlank(bytes[from])) from++;
    while (until > from && isBlank(bytes[until - 1])) until--;
    return this.#days.read(bytes, from, until);
  }

  #number(record: DelimitedRecord, cell: number): number {
    const start = record.start[cell] as number;
    const end = record.end[cell] as number;
    const mark = this.#decimalMark.charCodeAt(0);
    if (this.#thousandsMark >= 0) {
      const digits = record.bytes.subarray(start, end).filter((byte) => byte !== this.#thousandsMark);
      return parseDecimal(digits, 0, digits.length, mark);
    }
    const value = parseDecimal(record.bytes, start, end, mark);
    return value === UNREADABLE ? writtenNumber(cellText(record, cell), this.#decimalMark) : value;
  }

  #rescale(): void {
    for (let role = 0; role < this.numbers.length; role++) {
      const isMoney = role < (VOLUME as number) || role === ADJUSTED || role === DIVIDEND;
      if (isMoney) this.numbers[role] = scaled(this.numbers[role] as number, this.#scale);
    }
  }
}

/** A hundredth is divided by a hundred: 5004 cents are 50.04, and not some bits more. */
function scaled(value: number, scale: number): number {
  const parts = Math.round(1 / scale);
  return Math.abs(parts * scale - 1) < Number.EPSILON ? value / parts : value * scale;
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}
