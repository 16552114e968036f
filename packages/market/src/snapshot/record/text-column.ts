import type { SchemaElement } from "hyparquet";
import { ByteWriter } from "hyparquet-writer";
import { withRoom } from "../disk/index.ts";
import { appendHybridRuns } from "./hybrid-runs.ts";
import { Levels } from "./levels.ts";
import type { ColumnPages, RecordColumn } from "./record-column.ts";

/** Texts, each distinct one stored once per row group. */
export class TextColumn implements RecordColumn {
  readonly element: SchemaElement;
  readonly #levels = new Levels();
  #codes = new Int32Array();
  readonly #codeOf = new Map<string, number>();
  #count = 0;
  #last: string | null = null;
  #lastCode = 0;

  constructor(name: string) {
    this.element = {
      name,
      type: "BYTE_ARRAY",
      converted_type: "UTF8",
      logical_type: { type: "STRING" },
      repetition_type: "OPTIONAL",
    };
  }

  push(value: string | null): void {
    if (value === null) {
      this.#levels.absent();
      return;
    }
    if (value !== this.#last) {
      this.#last = value;
      this.#lastCode = this.#code(value);
    }
    if (this.#count === this.#codes.length) this.#codes = withRoom(this.#codes, this.#count + 1);
    this.#codes[this.#count++] = this.#lastCode;
    this.#levels.present();
  }

  /** Takes the same text for as many rows as stated. */
  repeat(value: string, rows: number): void {
    if (rows === 0) return;
    this.push(value);
    this.#codes = withRoom(this.#codes, this.#count + rows - 1);
    this.#codes.fill(this.#lastCode, this.#count, this.#count + rows - 1);
    this.#count += rows - 1;
    this.#levels.presentRows(rows - 1);
  }

  pages(): ColumnPages {
    const texts = Array.from(this.#codeOf.keys(), (text) => Buffer.from(text));
    return {
      dictionary: { bytes: plainTexts(texts), count: texts.length },
      encoding: "RLE_DICTIONARY",
      values: packedCodes(this.#codes.subarray(0, this.#count), texts.length),
      levels: this.#levels.all(),
      missing: this.#levels.missing,
      ...range(texts),
    };
  }

  clear(): void {
    this.#levels.clear();
    this.#codeOf.clear();
    this.#count = 0;
    this.#last = null;
  }

  #code(value: string): number {
    const known = this.#codeOf.get(value);
    if (known !== undefined) return known;
    const code = this.#codeOf.size;
    this.#codeOf.set(value, code);
    return code;
  }
}

function range(texts: readonly Buffer[]): { minimum: Buffer | undefined; maximum: Buffer | undefined } {
  let [minimum] = texts;
  let [maximum] = texts;
  for (const text of texts) {
    if (minimum && Buffer.compare(text, minimum) < 0) minimum = text;
    if (maximum && Buffer.compare(text, maximum) > 0) maximum = text;
  }
  return { minimum, maximum };
}

function plainTexts(texts: readonly Buffer[]): Uint8Array {
  const writer = new ByteWriter();
  for (const text of texts) {
    writer.appendUint32(text.length);
    writer.appendBytes(text);
  }
  return writer.getBytes();
}

function packedCodes(codes: Int32Array, distinct: number): Uint8Array {
  const bits = Math.ceil(Math.log2(Math.max(distinct, 1)));
  const writer = new ByteWriter();
  writer.appendUint8(bits);
  appendHybridRuns(writer, codes, bits);
  return writer.getBytes();
}
