import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { writing } from "./disk-error.ts";

let files = 0;

/**
 * A file for what is more than memory should hold. It has no name while it is in use, so that nothing stays behind when
 * the process is killed; there is none before something is written.
 */
export class NamelessFile {
  readonly #folder: string;
  readonly #path: string;
  #file: number | null = null;
  #end = 0;

  /** @param folder Where to make it; the folder is made when it is missing. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, `import-${process.pid}-${files++}.tmp`);
  }

  /** Bytes in it. */
  get end(): number {
    return this.#end;
  }

  /**
   * Writes at the end.
   *
   * @returns Where it begins.
   * @throws {SnapshotError} `disk-full` or `disk-failed`.
   */
  append(content: Uint8Array): number {
    const offset = this.#end;
    writing(this.#path, () => {
      this.#file ??= this.#made();
      for (let written = 0; written < content.length; ) {
        written += writeSync(this.#file, content, written, content.length - written, offset + written);
      }
    });
    this.#end += content.length;
    return offset;
  }

  /** Reads a part; the end must not lie before that of the part. */
  read(offset: number, bytes: number): Buffer {
    if (this.#file === null || offset + bytes > this.#end)
      throw new RangeError(`The file ends before byte ${offset + bytes}.`);
    const content = Buffer.allocUnsafeSlow(bytes);
    for (let read = 0; read < bytes; ) read += readSync(this.#file, content, read, bytes - read, offset + read);
    return content;
  }

  /** Gives up the room behind a place; nothing behind it must be read any more. */
  backTo(end: number): void {
    this.#end = end;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #made(): number {
    mkdirSync(this.#folder, { recursive: true });
    const file = openSync(this.#path, "w+");
    unlinkSync(this.#path);
    return file;
  }
}
