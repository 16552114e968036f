import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { DeliveredPrices } from "../quality/index.ts";
import { writing } from "../snapshot/index.ts";

/** Where a delivery lies in a spill. */
export interface SpillPlace {
  readonly offset: number;
  readonly bytes: number;
}

/**
 * Sets deliveries aside on disk between reading the files, in the order they come in, and examining the symbols, in
 * the order the snapshot wants them: memory stays flat, and every file is read once however many symbols it holds.
 * The file has no name while it is in use, so that nothing stays behind when the process is killed.
 */
export class HistorySpill {
  readonly #path: string;
  readonly #file: number;
  #end = 0;

  constructor(folder: string) {
    this.#path = join(folder, `import-${process.pid}.spill`);
    this.#file = writing(this.#path, () => {
      mkdirSync(folder, { recursive: true });
      const file = openSync(this.#path, "w+");
      unlinkSync(this.#path);
      return file;
    });
  }

  /** @throws {SnapshotError} `disk-full` or `disk-failed`. */
  append(delivery: DeliveredPrices): SpillPlace {
    const content = serialize(delivery);
    const place = { offset: this.#end, bytes: content.length };
    writing(this.#path, () => {
      for (let written = 0; written < content.length; ) {
        written += writeSync(this.#file, content, written, content.length - written, this.#end + written);
      }
    });
    this.#end += content.length;
    return place;
  }

  read({ offset, bytes }: SpillPlace): DeliveredPrices {
    const content = Buffer.allocUnsafeSlow(bytes);
    for (let read = 0; read < bytes; ) {
      const more = readSync(this.#file, content, read, bytes - read, offset + read);
      if (more === 0) throw new RangeError(`The spill ends before byte ${offset + bytes}.`);
      read += more;
    }
    return deserialize(content) as DeliveredPrices;
  }

  close(): void {
    closeSync(this.#file);
  }
}
