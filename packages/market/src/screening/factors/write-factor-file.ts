import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { type DerivedWriter, derivedWriter, type StoredSnapshot } from "../derived-file.ts";
import { FORMULAS_VERSION } from "../formulas-version.ts";
import { newPlaces, type Place, placesLength, SUFFIX, type Trailer } from "./factor-layout.ts";
import type { StockBlock } from "./stock-block.ts";

/** Writes the factor history of a snapshot, stock by stock in any order. */
export class FactorFileWriter {
  readonly #at: StoredSnapshot;
  readonly #file: DerivedWriter;
  readonly #blocks: { readonly symbol: string; readonly place: Place }[] = [];
  #end = 0;

  /** @throws {SnapshotError} if the disk is full or refuses; so do the others. */
  constructor(at: StoredSnapshot) {
    this.#at = at;
    this.#file = derivedWriter(at, SUFFIX);
  }

  add({ bytes, market, symbol, days, digests, offsets, lengths }: StockBlock): void {
    const start = this.#append(bytes);
    const block = newPlaces(days.length, market.length);
    block.places.day.set(days);
    block.places.digest.set(digests);
    block.places.length.set(lengths);
    for (const [k, offset] of offsets.entries()) {
      block.places.offset[k] = start + offset;
      block.places.crc[k] = crc32(bytes.subarray(offset, offset + (lengths[k] as number)));
    }
    block.bytes.set(market, placesLength(days.length));
    const place: Place = [this.#append(block.bytes), block.bytes.length, crc32(block.bytes)];
    this.#blocks.push({ symbol, place });
  }

  #append(bytes: Uint8Array): number {
    const start = this.#end;
    this.#file.append(bytes);
    this.#end += bytes.length;
    return start;
  }

  publish(): void {
    const blocks = this.#blocks.sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
    const trailer: Trailer = {
      snapshot: this.#at.snapshot,
      formulas: FORMULAS_VERSION,
      symbols: blocks.map(({ symbol }) => symbol),
      blocks: blocks.map(({ place }) => place),
    };
    const line = `${JSON.stringify(trailer)}\n`;
    const begin = `${String(this.#end).padStart(15, "0")}\n`;
    this.#file.append(Buffer.from(`${line}${hash("sha256", line + begin)} ${begin}`));
    this.#file.publish();
  }

  /** Removes what was written; does nothing once it is published. */
  abandon(): void {
    this.#file.abandon();
  }
}
