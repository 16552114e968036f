import type { AppendFile, InputFolder, OutputFolder, PositionedFile } from "../disk/index.ts";

/** A stretch of rows of a column. */
export interface RowRange {
  readonly start: number;
  readonly length: number;
}

/** A column of the hot form being written: its numbers one after another, little-endian. */
export class ColumnWriter {
  rows = 0;
  readonly #file: AppendFile;

  constructor(file: AppendFile) {
    this.#file = file;
  }

  append(values: Int32Array | Float64Array): RowRange {
    const range = { start: this.rows, length: values.length };
    this.#file.append(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
    this.rows += values.length;
    return range;
  }
}

/** A column of the hot form open for reading. */
export class ColumnReader {
  readonly #file: PositionedFile;

  constructor(file: PositionedFile) {
    this.#file = file;
  }

  integers({ start, length }: RowRange): Int32Array {
    return this.fill(new Int32Array(length), start);
  }

  doubles({ start, length }: RowRange): Float64Array {
    return this.fill(new Float64Array(length), start);
  }

  /** Reads rows from `start` on into a column that is there already, as many as it has. */
  fill<Values extends Int32Array | Float64Array>(values: Values, start: number): Values {
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
    this.#file.fill(bytes, start * values.BYTES_PER_ELEMENT);
    return values;
  }
}

const FILE = "hot/calendar.i32";

/** Writes the days on which anything traded, ascending. */
export function writeCalendar(output: OutputFolder, days: Int32Array): void {
  new ColumnWriter(output.create(FILE)).append(days);
}

/** Reads the days on which anything traded. */
export function readCalendar(input: InputFolder): Int32Array {
  return new Int32Array(input.bytes(FILE).buffer);
}
