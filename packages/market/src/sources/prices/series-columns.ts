import type { Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { Detail, PriceHistory } from "../../model/index.ts";
import type { DeliveredPrices } from "../../quality/index.ts";
import type { AbsentPrices } from "./absent-prices.ts";
import { basisEvidence } from "./basis-evidence.ts";
import { NUMBER_ROLES } from "./column-layout.ts";
import { impliedDividends } from "./implied-dividends.ts";
import type { PriceFormat } from "./price-format.ts";

const OPEN = 0;
const HIGH = 1;
const LOW = 2;
const CLOSE = 3;
const VOLUME = 4;
const ADJUSTED = 5;
const DIVIDEND = 6;
const SPLIT = 7;
const FIRST_CAPACITY = 1024;
/** Of a series beside thousands of others. */
const SMALL_CAPACITY = 16;

interface Columns {
  readonly days: Int32Array;
  /** One for each of `NUMBER_ROLES`. */
  readonly numbers: readonly Float64Array[];
}

/** Where the bar of a day is that is made of several, and what of the day it has so far. */
interface DayUnderway {
  readonly row: number;
  first: number;
  last: number;
}

/** V8 keeps columns of up to 64 bytes in its heap. */
const FEW_ROWS = 8;

/** Of every series. */
const BAR_ROLES: readonly number[] = [OPEN, HIGH, LOW, CLOSE, VOLUME];

/** Rows of the columns that are kept for the next series, and how many such columns: memory stays flat. */
const MAX_SPARE_LENGTH = 1 << 15;
const MAX_SPARE = 2;
/** Of series beside others: of all stocks of an exchange, as they stand in a file for each day; some 12 MB. */
const MAX_SMALL_SPARE = 4096;
/** Columns of series that were delivered. The next one is mostly as long, and making columns costs more than filling them. */
const spare: Columns[] = [];
const smallSpare: Columns[] = [];

/** The rows of one symbol while they are read, as columns that grow. */
export class SeriesColumns {
  readonly symbol: string;
  readonly absent: AbsentPrices;
  currency: string | null = null;
  isUsListing = false;
  /** Bars of parts of days that were made into days. */
  folded = 0;
  #columns: Columns;
  #length = 0;
  #adjusted = false;
  /** By day; of bars of parts of days only. */
  #moments: Map<number, DayUnderway> | null = null;

  /**
   * @param absent The prices that the file has no column of.
   * @param isOneOfMany True where other series are open at the same time.
   */
  constructor(symbol: string, absent: AbsentPrices, isOneOfMany = false) {
    this.symbol = symbol;
    this.absent = absent;
    this.#columns = isOneOfMany
      ? (smallSpare.pop() ?? columnsOf(SMALL_CAPACITY))
      : (spare.pop() ?? columnsOf(FIRST_CAPACITY));
  }

  get length(): number {
    return this.#length;
  }

  /** Adds one row; `numbers` in the order of `NUMBER_ROLES`, NaN where there is none. */
  add(day: number, numbers: Float64Array): void {
    const at = this.#length++;
    if (at === this.#columns.days.length) this.#columns = grown(this.#columns);
    const columns = this.#columns;
    columns.days[at] = day;
    for (let role = 0; role < numbers.length; role++) {
      (columns.numbers[role] as Float64Array)[at] = numbers[role] as number;
    }
    if (!Number.isNaN(numbers[ADJUSTED as number])) this.#adjusted = true;
  }

  /**
   * Adds a bar of a part of a day to the bar of its day: first open, highest high, lowest low, last close, all volume.
   *
   * @param moment Orders the bars of a day.
   */
  fold(day: number, numbers: Float64Array, moment: number): void {
    this.folded++;
    this.#moments ??= new Map();
    const known = this.#moments.get(day);
    if (known === undefined) {
      this.#moments.set(day, { row: this.#length, first: moment, last: moment });
      this.add(day, numbers);
      return;
    }
    const { row } = known;
    const isFirst = moment < known.first;
    const isLast = moment > known.last;
    if (isFirst) known.first = moment;
    if (isLast) known.last = moment;
    const merge = (role: number, merged: (before: number, value: number) => number) => {
      const column = this.#columns.numbers[role] as Float64Array;
      const value = numbers[role] as number;
      const before = column[row] as number;
      if (!Number.isNaN(value)) column[row] = Number.isNaN(before) ? value : merged(before, value);
    };
    merge(OPEN as number, (before, value) => (isFirst ? value : before));
    merge(HIGH as number, Math.max);
    merge(LOW as number, Math.min);
    merge(CLOSE as number, (before, value) => (isLast ? value : before));
    merge(VOLUME as number, (before, value) => before + value);
  }

  /**
   * The rows as one delivery, in the order of the file. Ends the series: nothing can be added to it any more.
   *
   * @returns The delivery, and what its numbers show about its adjustment where nothing states it.
   */
  deliver(format: PriceFormat, file: string): { delivered: DeliveredPrices; evidence: Detail | null } {
    const delivered = this.#delivery(format, file);
    const { length } = this.#columns.days;
    if (length === SMALL_CAPACITY && smallSpare.length < MAX_SMALL_SPARE) smallSpare.push(this.#columns);
    else if (length > SMALL_CAPACITY && length <= MAX_SPARE_LENGTH && spare.length < MAX_SPARE)
      spare.push(this.#columns);
    this.#columns = NONE;
    return delivered;
  }

  /** The columns in one piece of memory: a piece takes as much as two dozen numbers, and days come in files of their own. */
  #copied() {
    const length = this.#length;
    const { days, numbers } = this.#columns;
    if (length <= FEW_ROWS) return this.#slices();
    const roles = this.#adjusted ? [...BAR_ROLES, ADJUSTED as number] : BAR_ROLES;
    const memory = new ArrayBuffer(length * (roles.length * Float64Array.BYTES_PER_ELEMENT + days.BYTES_PER_ELEMENT));
    const [open, high, low, close, volume, adjusted = null] = roles.map((role, place) => {
      const column = new Float64Array(memory, place * length * Float64Array.BYTES_PER_ELEMENT, length);
      column.set((numbers[role] as Float64Array).subarray(0, length));
      return column;
    }) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array, Float64Array?];
    const day = new Int32Array(memory, roles.length * length * Float64Array.BYTES_PER_ELEMENT, length);
    day.set(days.subarray(0, length));
    return { bars: { day, open, high, low, close, volume }, adjusted };
  }

  /** Columns of so few rows lie in the heap as they are, and take no piece of memory of their own. */
  #slices() {
    const { days, numbers } = this.#columns;
    const column = (role: number) => (numbers[role] as Float64Array).slice(0, this.#length);
    const bars = {
      day: days.slice(0, this.#length),
      open: column(OPEN as number),
      high: column(HIGH as number),
      low: column(LOW as number),
      close: column(CLOSE as number),
      volume: column(VOLUME as number),
    };
    return { bars, adjusted: this.#adjusted ? column(ADJUSTED as number) : null };
  }

  #delivery(format: PriceFormat, file: string): { delivered: DeliveredPrices; evidence: Detail | null } {
    const { bars, adjusted } = this.#copied();
    const splits = this.#columns.numbers[SPLIT as number] as Float64Array;
    const known = format.kind === "yfinance" && adjusted !== null ? "split-adjusted" : format.basis;
    const seen = known === null ? basisEvidence(bars, { adjusted, splits }) : { basis: known, sentence: null };
    const { basis } = seen;
    const stated = { splits: this.#splits(basis), dividends: this.#dividends(basis) };
    const implied = basis === "split-adjusted" && adjusted !== null && stated.dividends.length === 0;
    const history: PriceHistory = {
      symbol: this.symbol,
      basis,
      source: format.source,
      bars,
      actions: implied ? { splits: [], dividends: impliedDividends(bars, adjusted) } : stated,
    };
    // In a split-adjusted file the adjusted close states the same as the dividends: no independent witness.
    const delivered = {
      history,
      file,
      adjustedClose: basis === "raw" ? adjusted : null,
      currency: this.currency,
      answeredCurrency: format.answeredCurrency,
      assetClass: format.assetClass,
      isUsListing: this.isUsListing,
      ...(known === null && seen.sentence === null ? { isBasisOpen: true } : {}),
    };
    return { delivered, evidence: seen.sentence };
  }

  /** Splits stand in raw files only: the others have them in their prices already. */
  #splits(basis: PriceHistory["basis"]): Split[] {
    if (basis !== "raw") return [];
    return this.#actions(SPLIT as number, 1).map(({ exDay, value }) => ({ exDay, ratio: value }));
  }

  #dividends(basis: PriceHistory["basis"]): Dividend[] {
    if (basis === "total-return") return [];
    return this.#actions(DIVIDEND as number, 0).map(({ exDay, value }) => ({ exDay, amount: value }));
  }

  #actions(role: number, none: number): { exDay: Day; value: number }[] {
    const actions: { exDay: Day; value: number }[] = [];
    const { days, numbers } = this.#columns;
    const values = numbers[role] as Float64Array;
    for (let at = 0; at < this.#length; at++) {
      const value = values[at] as number;
      if (value === none || value === 0 || Number.isNaN(value)) continue;
      actions.push({ exDay: days[at] as Day, value });
    }
    return actions;
  }
}

function columnsOf(capacity: number): Columns {
  return { days: new Int32Array(capacity), numbers: NUMBER_ROLES.map(() => new Float64Array(capacity)) };
}

/** Of a series that was delivered. */
const NONE = columnsOf(0);

function grown(columns: Columns): Columns {
  const larger = columnsOf(columns.days.length * 2);
  larger.days.set(columns.days);
  for (const [role, column] of larger.numbers.entries()) column.set(columns.numbers[role] as Float64Array);
  return larger;
}
