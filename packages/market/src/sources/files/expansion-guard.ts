import { Transform, type TransformCallback } from "node:stream";
import { InputError } from "./input-error.ts";
import type { Limits } from "./limits.ts";

/** Lets decompressed bytes through until there are more than the compressed ones can honestly hold. */
export class ExpansionGuard extends Transform {
  readonly #compressedBytes: number;
  readonly #limits: Limits;
  #passed = 0;

  constructor(compressedBytes: number, limits: Limits) {
    super({ highWaterMark: 1 << 20 });
    this.#compressedBytes = compressedBytes;
    this.#limits = limits;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#passed += chunk.length;
    if (isBomb(this.#passed, this.#compressedBytes, this.#limits)) done(bombError(this.#compressedBytes));
    else done(null, chunk);
  }
}

/** True when `decompressed` bytes are more than `compressed` bytes may become. */
export function isBomb(decompressed: number, compressed: number, limits: Limits): boolean {
  if (decompressed > limits.decompressedBytes) return true;
  return decompressed > limits.toleratedBytes && decompressed > compressed * limits.ratio;
}

/** The fault of a file that unpacks to more than it can honestly hold. */
export function bombError(compressedBytes: number): InputError {
  return new InputError(
    "decompression-bomb",
    `Its ${compressedBytes} compressed bytes unpack to more than any real file; unpack it yourself if it is genuine.`,
  );
}
