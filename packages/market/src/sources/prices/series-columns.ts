import type { Dividend, Split } from "@plumbline/core/series";
import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "../../model/index.ts";
import type { DeliveredPrices } from "../../quality/index.ts";
import { NUMBER_ROLES } from "./column-layout.ts";
import { impliedDividends } from "./implied-dividends.ts";
import type { PriceFormat } from "./price-format.ts";

const [OPEN, HIGH, LOW, CLOSE, VOLUME, ADJUSTED, DIVIDEND, SPLIT] = [0, 1, 2, 3, 4, 5, 6, 7];
const FIRST_CAPACITY = 1024;

/** The rows of one symbol while they are read, as columns that grow. */
export class SeriesColumns {
  readonly symbol: string;
  currency: string | null = null;
  #days = new Int32Array(FIRST_CAPACITY);
  #numbers = NUMBER_ROLES.map(() => new Float64Array(FIRST_CAPACITY));
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
    if (at === this.#days.length) this.#grow();
    this.#days[at] = day;
    for (let role = 0; role < numbers.length; role++) {
      (this.#numbers[role] as Float64Array)[at] = numbers[role] as number;
    }
    if (!Number.isNaN(numbers[ADJUSTED as number])) this.#adjusted = true;
  }

  /** The rows as one delivery, in the order of the file. */
  deliver(format: PriceFormat, file: string): DeliveredPrices {
    const column = (role: number) => (this.#numbers[role] as Float64Array).slice(0, this.#length);
    const bars = {
      day: this.#days.slice(0, this.#length),
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
    // In a split-adjusted file the adjusted close says the same as the dividends: no independent witness.
    return { history, file, adjustedClose: basis === "raw" ? adjusted : null, currency: this.currency };
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
    const values = this.#numbers[role] as Float64Array;
    for (let at = 0; at < this.#length; at++) {
      const value = values[at] as number;
      if (value === none || value === 0 || Number.isNaN(value)) continue;
      actions.push({ exDay: this.#days[at] as Day, value });
    }
    return actions;
  }

  #grow(): void {
    const capacity = this.#days.length * 2;
    const days = new Int32Array(capacity);
    days.set(this.#days);
    this.#days = days;
    this.#numbers = this.#numbers.map((column) => {
      const grown = new Float64Array(capacity);
      grown.set(column);
      return grown;
    });
  }
}
