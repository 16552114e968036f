import { ROW_GROUP_ROWS } from "./record-column.ts";

/** Which rows of a row group have a value. */
export class Levels {
  rows = 0;
  missing = 0;
  readonly #levels = new Uint8Array(ROW_GROUP_ROWS);

  present(): void {
    this.#levels[this.rows++] = 1;
  }

  /** As many rows as stated have a value. */
  presentRows(rows: number): void {
    this.#levels.fill(1, this.rows, this.rows + rows);
    this.rows += rows;
  }

  absent(): void {
    this.#levels[this.rows++] = 0;
    this.missing++;
  }

  all(): Uint8Array {
    return this.#levels.subarray(0, this.rows);
  }

  clear(): void {
    this.rows = 0;
    this.missing = 0;
  }
}
