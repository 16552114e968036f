import { NamelessFile } from "../snapshot/index.ts";
import type { FileDescription, LocatedFile } from "../sources/files/index.ts";
import { tableOrFileAt } from "../sources/tables/index.ts";

/** A file of a plan, and what it was recognised as. */
export interface PlannedFile<Kind> {
  readonly file: LocatedFile;
  readonly kind: Kind;
}

/** Files beyond these are written down; two lines of a plan take as much as one file in memory. */
const MAX_IN_MEMORY = 10_000;
const WRITE_BYTES = 1 << 20;
const READ_BYTES = 1 << 16;
const LINE_END = 0x0a;

/**
 * Files to be read later, in the order in which they were added: the first ones in memory, the others in a file of the
 * plan. So a delivery of a million files takes no more memory than one of ten thousand.
 */
export class FilePlan<Kind> implements Iterable<PlannedFile<Kind>> {
  /** Of all files, on disk. */
  bytes = 0;
  length = 0;
  readonly #file: NamelessFile;
  readonly #maxInMemory: number;
  readonly #first: PlannedFile<Kind>[] = [];
  readonly #kinds: Kind[] = [];
  readonly #places = new Map<string, number>();
  #unwritten: string[] = [];
  #unwrittenLength = 0;

  /** @param folder Where to write what is more than memory should hold. */
  constructor(folder: string, maxInMemory: number = MAX_IN_MEMORY) {
    this.#file = new NamelessFile(folder);
    this.#maxInMemory = maxInMemory;
  }

  /** @throws {SnapshotError} `disk-full` or `disk-failed`. */
  add(file: LocatedFile, kind: Kind): void {
    this.bytes += file.bytes;
    this.length += 1;
    if (this.#first.length < this.#maxInMemory) {
      this.#first.push({ file, kind });
      return;
    }
    const line = `${JSON.stringify([this.#place(kind), file.describe()])}\n`;
    this.#unwritten.push(line);
    this.#unwrittenLength += line.length;
    if (this.#unwrittenLength >= WRITE_BYTES) this.#write();
  }

  *[Symbol.iterator](): Generator<PlannedFile<Kind>> {
    yield* this.#first;
    this.#write();
    for (const line of this.#lines()) {
      const [place, description] = JSON.parse(line) as [number, FileDescription];
      yield { file: tableOrFileAt(description), kind: this.#kinds[place] as Kind };
    }
  }

  close(): void {
    this.#file.close();
  }

  /** Kinds are few: each is kept once. */
  #place(kind: Kind): number {
    const key = JSON.stringify(kind);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.#kinds.length);
    return this.#kinds.push(kind) - 1;
  }

  #write(): void {
    if (this.#unwritten.length === 0) return;
    const content = Buffer.from(this.#unwritten.join(""));
    this.#unwritten = [];
    this.#unwrittenLength = 0;
    this.#file.append(content);
  }

  *#lines(): Generator<string> {
    const { end: all } = this.#file;
    let rest = Buffer.alloc(0);
    for (let position = 0; position < all; position += READ_BYTES) {
      const bytes = Buffer.concat([rest, this.#file.read(position, Math.min(READ_BYTES, all - position))]);
      let start = 0;
      for (let end = bytes.indexOf(LINE_END); end >= 0; end = bytes.indexOf(LINE_END, start)) {
        yield bytes.toString("utf8", start, end);
        start = end + 1;
      }
      rest = bytes.subarray(start);
    }
  }
}
