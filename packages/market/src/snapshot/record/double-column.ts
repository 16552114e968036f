import type { SchemaElement } from "hyparquet";
import { withRoom } from "../disk/index.ts";
import { Levels } from "./levels.ts";
import type { ColumnPages, RecordColumn } from "./record-column.ts";

/** Numbers kept bit for bit; NaN, which means that there is no number, is recorded as NULL. */
export class DoubleColumn implements RecordColumn {
  readonly element: SchemaElement;
  readonly #levels = new Levels();
  #values = new Float64Array();
  #count = 0;

  constructor(name: string) {
    this.element = { name, type: "DOUBLE", repetition_type: "OPTIONAL" };
  }

  push(value: number | null): void {
    if (value === null || Number.isNaN(value)) {
      this.#levels.absent();
    } else {
      if (this.#count === this.#values.length) this.#values = withRoom(this.#values, this.#count + 1);
      this.#values[this.#count++] = value;
      this.#levels.present();
    }
  }

  /** Takes one value after another. */
  pushAll(values: Float64Array): void {
    if (values.includes(Number.NaN)) {
      for (const value of values) this.push(value);
      return;
    }
    this.#values = withRoom(this.#values, this.#count + values.length);
    this.#values.set(values, this.#count);
    this.#count += values.length;
    this.#levels.presentRows(values.length);
  }

  pages(): ColumnPages {
    return {
      dictionary: null,
      encoding: "PLAIN",
      values: new Uint8Array(this.#values.buffer, 0, this.#count * 8),
      levels: this.#levels.all(),
      missing: this.#levels.missing,
      minimum: undefined,
      maximum: undefined,
    };
  }

  clear(): void {
    this.#levels.clear();
    this.#count = 0;
  }
}
