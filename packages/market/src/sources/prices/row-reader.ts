import { DayReader, type DelimitedRecord, NO_DAY, parseDecimal, UNREADABLE } from "../../delimited/index.ts";
import { type ColumnLayout, NUMBER_ROLES } from "./column-layout.ts";
import { dayFormatOf, decimalMarkOf, type PriceFormat } from "./price-format.ts";

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
  readonly #decimalMark: number;
  readonly #thousandsMark: number;
  readonly #scale: number;

  constructor(format: PriceFormat) {
    const { mapping } = format;
    this.#days = new DayReader(dayFormatOf(format));
    this.#decimalMark = decimalMarkOf(format);
    this.#thousandsMark = mapping?.thousandsMark?.charCodeAt(0) ?? -1;
    this.#scale = mapping?.priceScale ?? 1;
  }

  /** Reads a row. Returns the first cell that cannot be read, or -1 when all can. */
  read(record: DelimitedRecord, layout: ColumnLayout): number {
    const { start, end } = record;
    this.day = this.#day(record.bytes, start[layout.day] as number, end[layout.day] as number);
    if (this.day === NO_DAY) return layout.day;
    const { numbers } = this;
    for (let role = 0; role < numbers.length; role++) {
      const cell = layout.numbers[role] as number;
      if (cell < 0) {
        numbers[role] = Number.NaN;
        continue;
      }
      const value = this.#number(record.bytes, start[cell] as number, end[cell] as number);
      if (value === UNREADABLE) return cell;
      numbers[role] = value;
    }
    if (this.#scale !== 1) this.#rescale();
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

  #number(bytes: Uint8Array, start: number, end: number): number {
    if (this.#thousandsMark < 0) return parseDecimal(bytes, start, end, this.#decimalMark);
    const digits = bytes.subarray(start, end).filter((byte) => byte !== this.#thousandsMark);
    return parseDecimal(digits, 0, digits.length, this.#decimalMark);
  }

  #rescale(): void {
    for (let role = 0; role < this.numbers.length; role++) {
      const isMoney = role < (VOLUME as number) || role === ADJUSTED || role === DIVIDEND;
      if (isMoney) this.numbers[role] = (this.numbers[role] as number) * this.#scale;
    }
  }
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}
