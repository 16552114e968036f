import { withRoom } from "../disk/index.ts";

/** Which rows of a row group have a value. */
export class Levels {
  rows = 0;
  missing = 0;
  #levels = new Uint8Array();

  present(): void {
    this.#put(1);
  }

  /** As many rows as stated have a value. */
  presentRows(rows: number): void {
    this.#levels = withRoom(this.#levels, this.rows + rows);
    this.#levels.fill(1, this.rows, this.rows + rows);
    this.rows += rows;
  }

  absent(): void {
    this.#put(0);
    this.missing++;
  }

  all(): Uint8Array {
    return this.#levels.subarray(0, this.rows);
  }

  clear(): void {
    this.rows = 0;
    this.missing = 0;
  }

  #put(level: 0 | 1): void {
    if (this.rows === this.#levels.length) this.#levels = withRoom(this.#levels, this.rows + 1);
    this.#levels[this.rows++] = level;
  }
}
