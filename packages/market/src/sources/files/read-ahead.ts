import type { LocatedFile } from "./located-file.ts";

/** Bytes on disk; larger files are read only when they are taken: several of them at once would take too much memory. */
const MAX_BYTES_AHEAD = 2 * 2 ** 20;

/**
 * Reads files before they are taken, in the order in which they will be, so that the disk and decompression work while the
 * one before is parsed.
 */
export class ReadAhead {
  readonly #coming: Iterator<LocatedFile>;
  readonly #reading = new Map<LocatedFile, Promise<Buffer>>();
  readonly #atMost: number;

  /**
   * @param files All files, in the order in which they will be taken.
   * @param options How many to read ahead, and how many bytes of one are accepted.
   */
  constructor(files: Iterable<LocatedFile>, { depth, atMost }: { readonly depth: number; readonly atMost: number }) {
    this.#coming = files[Symbol.iterator]();
    this.#atMost = atMost;
    for (let ahead = 0; ahead < depth; ahead += 1) this.#readNext();
  }

  /** The same file, its content under way already. */
  take(file: LocatedFile): LocatedFile {
    this.#readNext();
    const content = this.#reading.get(file);
    this.#reading.delete(file);
    if (content === undefined) return file;
    const { name, bytes, path } = file;
    const open = () => file.open();
    const readStart = (atMost: number) => file.readStart(atMost);
    return { name, bytes, path, open, readStart, readAll: () => content, describe: () => file.describe() };
  }

  #readNext(): void {
    const { value: file, done } = this.#coming.next();
    if (done || file.bytes > MAX_BYTES_AHEAD) return;
    const content = file.readAll(this.#atMost);
    // A fault is thrown where the file is taken, not in the process.
    content.catch(() => undefined);
    this.#reading.set(file, content);
  }
}
