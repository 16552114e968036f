import type { SchemaElement } from "hyparquet";
import { withRoom } from "../disk/index.ts";
import { Levels } from "./levels.ts";
import type { ColumnPages, RecordColumn } from "./record-column.ts";

const WORD = 4_294_967_296;
/** Digits after the point of a recorded price. */
const PRICE_SCALE = 6;
const PRICE_FACTOR = 10 ** PRICE_SCALE;
const PRICE_LIMIT = 10 ** (18 - PRICE_SCALE);

/**
 * Says whether a price is a decimal number that DECIMAL(18,6) holds exactly, so that reading it back gives the same
 * double. NaN is: it is recorded as NULL.
 *
 * @example
 * isRecordableDecimal(101.25); // true
 * isRecordableDecimal(1 / 3); // false
 */
export function isRecordableDecimal(price: number): boolean {
  if (Number.isNaN(price)) return true;
  return Math.abs(price) < PRICE_LIMIT && Math.round(price * PRICE_FACTOR) / PRICE_FACTOR === price;
}

/** Says whether all prices of a column are such decimal numbers. */
export function areRecordableDecimals(prices: Float64Array): boolean {
  for (let row = 0; row < prices.length; row++) if (!isRecordableDecimal(prices[row] as number)) return false;
  return true;
}

/** Integers of 64 bits, or prices as DECIMAL(18,6), written as two words so that no BigInt is made per value. */
export class LongColumn implements RecordColumn {
  readonly element: SchemaElement;
  readonly #factor: number;
  readonly #levels = new Levels();
  #words = new Int32Array();
  #count = 0;
  #minimum = Number.POSITIVE_INFINITY;
  #maximum = Number.NEGATIVE_INFINITY;

  constructor(name: string, meaning: "number" | "price") {
    const plain = { name, type: "INT64", repetition_type: "OPTIONAL" } as const;
    this.#factor = meaning === "price" ? PRICE_FACTOR : 1;
    const decimal = { scale: PRICE_SCALE, precision: 18 };
    this.element =
      meaning === "price"
        ? { ...plain, converted_type: "DECIMAL", ...decimal, logical_type: { type: "DECIMAL", ...decimal } }
        : plain;
  }

  push(value: number | null): void {
    if (value === null || Number.isNaN(value)) {
      this.#levels.absent();
      return;
    }
    const scaled = Math.round(value * this.#factor);
    if (this.#count === this.#words.length) this.#words = withRoom(this.#words, this.#count + 2);
    this.#words[this.#count++] = scaled | 0;
    this.#words[this.#count++] = Math.floor(scaled / WORD);
    if (scaled < this.#minimum) this.#minimum = scaled;
    if (scaled > this.#maximum) this.#maximum = scaled;
    this.#levels.present();
  }

  /** Takes one value after another. */
  pushAll(values: Float64Array): void {
    for (let row = 0; row < values.length; row++) this.push(values[row] as number);
  }

  pages(): ColumnPages {
    const known = this.#count > 0;
    return {
      dictionary: null,
      encoding: "PLAIN",
      values: new Uint8Array(this.#words.buffer, 0, this.#count * 4),
      levels: this.#levels.all(),
      missing: this.#levels.missing,
      minimum: known ? BigInt(this.#minimum) : undefined,
      maximum: known ? BigInt(this.#maximum) : undefined,
    };
  }

  clear(): void {
    this.#levels.clear();
    this.#count = 0;
    this.#minimum = Number.POSITIVE_INFINITY;
    this.#maximum = Number.NEGATIVE_INFINITY;
  }
}
