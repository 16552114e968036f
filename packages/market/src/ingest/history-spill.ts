import { deserialize, serialize } from "node:v8";
import type { DeliveredPrices } from "../quality/index.ts";
import { NamelessFile } from "../snapshot/index.ts";

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
 */
export class HistorySpill {
  readonly #file: NamelessFile;
  #memoryLeft: number;

  constructor(folder: string, memoryBytes: number = MEMORY_BYTES) {
    this.#memoryLeft = memoryBytes;
    this.#file = new NamelessFile(folder);
  }

  /** @throws {SnapshotError} `disk-full` or `disk-failed`. */
  append(delivery: DeliveredPrices): SpillPlace {
    const bytes = bytesOf(delivery);
    if (bytes <= this.#memoryLeft) {
      this.#memoryLeft -= bytes;
      return delivery;
    }
    const content = serialize(delivery);
    return { offset: this.#file.append(content), bytes: content.length };
  }

  /** Gives up the memory of a delivery that is not read any more. */
  release(place: SpillPlace): void {
    if ("history" in place) this.#memoryLeft += bytesOf(place);
  }

  /** How full the spill is, to come back to. */
  mark(): SpillMark {
    return { end: this.#file.end, memoryLeft: this.#memoryLeft };
  }

  /** Gives up the room of all that was appended since a mark; its places must not be read any more. */
  backTo({ end, memoryLeft }: SpillMark): void {
    this.#file.backTo(end);
    this.#memoryLeft = memoryLeft;
  }

  read(place: SpillPlace): DeliveredPrices {
    if ("history" in place) return place;
    return deserialize(this.#file.read(place.offset, place.bytes)) as DeliveredPrices;
  }

  close(): void {
    this.#file.close();
  }
}

function bytesOf({ history, adjustedClose }: DeliveredPrices): number {
  const columns = [...Object.values(history.bars), adjustedClose];
  return columns.reduce((sum, column) => sum + (column?.byteLength ?? 0), OVERHEAD_BYTES);
}
