import type { Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../../model/index.ts";
import type { DeliveredPrices } from "../../quality/index.ts";
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

interface Columns {
  readonly days: Int32Array;
  /** One for each of `NUMBER_ROLES`. */
  readonly numbers: readonly Float64Array[];
}

/** Rows of the columns that are kept for the next series, and how many such columns: memory stays flat. */
const MAX_SPARE_LENGTH = 1 << 15;
const MAX_SPARE = 2;
/** Columns of series that were delivered. The next one is mostly as long, and making columns costs more than filling them. */
const spare: Columns[] = [];

/** The rows of one symbol while they are read, as columns that grow. */
export class SeriesColumns {
  readonly symbol: string;
  currency: string | null = null;
  isUsListing = false;
  #columns = spare.pop() ?? columnsOf(FIRST_CAPACITY);
  #length = 0;
  #adjusted = false;

  constructor(symbol: string) {
    this.symbol = symbol;
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

  /** The rows as one delivery, in the order of the file. Ends the series: nothing can be added to it any more. */
  deliver(format: PriceFormat, file: string): DeliveredPrices {
    const delivered = this.#delivery(format, file);
    if (spare.length < MAX_SPARE && this.#columns.days.length <= MAX_SPARE_LENGTH) spare.push(this.#columns);
    this.#columns = columnsOf(0);
    return delivered;
  }

  #delivery(format: PriceFormat, file: string): DeliveredPrices {
    const column = (role: number) => (this.#columns.numbers[role] as Float64Array).slice(0, this.#length);
    const bars = {
      day: this.#columns.days.slice(0, this.#length),
      open: column(OPEN as number),
      high: column(HIGH as number),
      low: column(LOW as number),
      close: column(CLOSE as number),
      volume: column(VOLUME as number),
    };
    const adjusted = this.#adjusted ? column(ADJUSTED as number) : null;
    const basis = format.kind === "yfinance" && adjusted !== null ? "split-adjusted" : format.basis;
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
    return {
      history,
      file,
      adjustedClose: basis === "raw" ? adjusted : null,
      currency: this.currency,
      isUsListing: this.isUsListing,
    };
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

function grown(columns: Columns): Columns {
  const larger = columnsOf(columns.days.length * 2);
  larger.days.set(columns.days);
  for (const [role, column] of larger.numbers.entries()) column.set(columns.numbers[role] as Float64Array);
  return larger;
}
