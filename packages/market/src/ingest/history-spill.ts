import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { DeliveredPrices } from "../quality/index.ts";
import { writing } from "../snapshot/index.ts";

/** Where a delivery lies in a spill: in memory as it is, or in the file. */
export type SpillPlace = DeliveredPrices | { readonly offset: number; readonly bytes: number };

/** See `HistorySpill.mark`. */
export interface SpillMark {
  readonly end: number;
  readonly memoryLeft: number;
}

/** Five years of 2,000 symbols; a market of that size needs no detour over the disk. */
const MEMORY_BYTES = 128 * 2 ** 20;
/** What a delivery takes beside its columns. */
const OVERHEAD_BYTES = 2048;

/**
 * Sets deliveries aside between reading the files, in the order they come in, and examining the symbols, in the order
 * the snapshot wants them: the first ones in memory, up to a limit, the others on disk. So memory stays flat, and every
 * file is read once however many symbols it holds.
 * The file has no name while it is in use, so that nothing stays behind when the process is killed.
 */
export class HistorySpill {
  readonly #path: string;
  readonly #file: number;
  #end = 0;
  #memoryLeft: number;

  constructor(folder: string, memoryBytes: number = MEMORY_BYTES) {
    this.#memoryLeft = memoryBytes;
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
    this.#memoryLeft -= bytesOf(delivery);
    if (this.#memoryLeft >= 0) return delivery;
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

  /** How full the spill is, to come back to. */
  mark(): SpillMark {
    return { end: this.#end, memoryLeft: this.#memoryLeft };
  }

  /** Gives up the room of all that was appended since a mark; its places must not be read any more. */
  backTo({ end, memoryLeft }: SpillMark): void {
    this.#end = end;
    this.#memoryLeft = memoryLeft;
  }

  read(place: SpillPlace): DeliveredPrices {
    if ("history" in place) return place;
    const { offset, bytes } = place;
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

function bytesOf({ history, adjustedClose }: DeliveredPrices): number {
  const columns = [...Object.values(history.bars), adjustedClose];
  return columns.reduce((sum, column) => sum + (column?.byteLength ?? 0), OVERHEAD_BYTES);
}
