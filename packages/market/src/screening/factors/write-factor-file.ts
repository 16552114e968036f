import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { type DerivedWriter, derivedWriter, type StoredSnapshot } from "../derived-file.ts";
import { FORMULAS_VERSION } from "../formulas-version.ts";
import { BYTES_PER_ROW, indexOver, type Place, SUFFIX, type Trailer } from "./factor-layout.ts";
import type { StockBlock } from "./stock-block.ts";

interface WrittenBlock extends Omit<StockBlock, "bytes" | "market" | "computed"> {
  readonly start: number;
  readonly crcs: Uint32Array;
  readonly market: Place;
}

/** Writes the factor history of a snapshot, stock by stock in any order. */
export class FactorFileWriter {
  readonly #at: StoredSnapshot;
  readonly #file: DerivedWriter;
  readonly #blocks: WrittenBlock[] = [];
  #end = 0;

  /** @throws {SnapshotError} if the disk is full or refuses; so do the others. */
  constructor(at: StoredSnapshot) {
    this.#at = at;
    this.#file = derivedWriter(at, SUFFIX);
  }

  add({ bytes, market, symbol, days, digests, offsets, lengths }: StockBlock): void {
    const crcs = Uint32Array.from(offsets, (offset, k) =>
      crc32(bytes.subarray(offset, offset + (lengths[k] as number))),
    );
    const start = this.#append(bytes);
    const place: Place = [this.#append(market), market.length, crc32(market)];
    this.#blocks.push({ symbol, days, digests, offsets, lengths, crcs, start, market: place });
  }

  #append(bytes: Uint8Array): number {
    const start = this.#end;
    this.#file.append(bytes);
    this.#end += bytes.length;
    return start;
  }

  publish(): void {
    const blocks = this.#blocks.sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
    const count = blocks.reduce((sum, { days }) => sum + days.length, 0);
    const bytes = new Uint8Array(count * BYTES_PER_ROW);
    const index = indexOver(bytes.buffer, count);
    let row = 0;
    for (const { start, days, digests, offsets, lengths, crcs } of blocks) {
      index.day.set(days, row);
      index.digest.set(digests, row);
      index.length.set(lengths, row);
      index.crc.set(crcs, row);
      offsets.forEach((offset, k) => {
        index.offset[row + k] = start + offset;
      });
      row += days.length;
    }
    const trailer: Trailer = {
      snapshot: this.#at.snapshot,
      formulas: FORMULAS_VERSION,
      symbols: blocks.map(({ symbol }) => symbol),
      counts: blocks.map(({ days }) => days.length),
      markets: blocks.map(({ market }) => market),
    };
    const places = `${padded(this.#end)} ${padded(this.#end + bytes.length)}\n`;
    const tail = Buffer.concat([bytes, Buffer.from(`${JSON.stringify(trailer)}\n`)]);
    this.#file.append(tail);
    this.#file.append(Buffer.from(`${hash("sha256", Buffer.concat([tail, Buffer.from(places)]))} ${places}`));
    this.#file.publish();
  }

  /** Removes what was written; does nothing once it is published. */
  abandon(): void {
    this.#file.abandon();
  }
}

function padded(offset: number): string {
  return String(offset).padStart(15, "0");
}
