import type { SchemaElement } from "hyparquet";
import { withRoom } from "../disk/index.ts";
import { Levels } from "./levels.ts";
import type { ColumnPages, RecordColumn } from "./record-column.ts";

/** Whole numbers of 32 bits, or days since 1970-01-01 shown as dates. */
export class IntegerColumn implements RecordColumn {
  readonly element: SchemaElement;
  readonly #levels = new Levels();
  #values = new Int32Array();
  #count = 0;

  constructor(name: string, meaning: "number" | "day") {
    const plain = { name, type: "INT32", repetition_type: "OPTIONAL" } as const;
    this.element = meaning === "day" ? { ...plain, converted_type: "DATE", logical_type: { type: "DATE" } } : plain;
  }

  push(value: number | null): void {
    if (value === null) {
      this.#levels.absent();
    } else {
      if (this.#count === this.#values.length) this.#values = withRoom(this.#values, this.#count + 1);
      this.#values[this.#count++] = value;
      this.#levels.present();
    }
  }

  /** Takes one value after another. */
  pushAll(values: Int32Array): void {
    this.#values = withRoom(this.#values, this.#count + values.length);
    this.#values.set(values, this.#count);
    this.#count += values.length;
    this.#levels.presentRows(values.length);
  }

  pages(): ColumnPages {
    const values = this.#values.subarray(0, this.#count);
    return {
      dictionary: null,
      encoding: "PLAIN",
      values: new Uint8Array(values.buffer, 0, values.byteLength),
      levels: this.#levels.all(),
      missing: this.#levels.missing,
      ...range(values),
    };
  }

  clear(): void {
    this.#levels.clear();
    this.#count = 0;
  }
}

function range(values: Int32Array): { minimum: number | undefined; maximum: number | undefined } {
  let minimum = values[0];
  let maximum = values[0];
  for (let row = 1; row < values.length; row++) {
    const value = values[row] as number;
    if (value < (minimum as number)) minimum = value;
    if (value > (maximum as number)) maximum = value;
  }
  return { minimum, maximum };
}
