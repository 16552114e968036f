import { Transform, type TransformCallback } from "node:stream";
import { say } from "../../model/index.ts";
import { InputError } from "./input-error.ts";
import type { Limits } from "./limits.ts";

/** What is checked of a compressed file while it is decompressed. */
interface Expanding {
  /** Bytes on disk: of the file, or of the archive's entry. */
  readonly compressedBytes: number;
  readonly limits: Limits;
  /** Bytes of the file behind the end of its compressed content, asked when all of that came through. */
  readonly unread: () => number;
}

/**
 * Lets decompressed bytes through until there are more than the compressed ones can honestly hold, and fails at their end
 * when something follows it in the file.
 */
export class ExpansionGuard extends Transform {
  readonly #expanding: Expanding;
  #passed = 0;

  constructor(expanding: Expanding) {
    super({ highWaterMark: 1 << 20 });
    this.#expanding = expanding;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const { compressedBytes, limits } = this.#expanding;
    this.#passed += chunk.length;
    if (isBomb(this.#passed, compressedBytes, limits)) done(bombError(compressedBytes));
    else done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    const unread = this.#expanding.unread();
    done(unread === 0 ? null : goesOnError(unread));
  }
}

/**
 * The fault of a compressed file that has more bytes after its end. Decompression passes over them without a word when they
 * begin with a zero, as those of a further member do whose beginning was lost.
 */
export function goesOnError(bytes: number): InputError {
  return new InputError("damaged-compression", say("bytes-after-end", { count: bytes }));
}

/** True when `decompressed` bytes are more than `compressed` bytes may become. */
export function isBomb(decompressed: number, compressed: number, limits: Limits): boolean {
  if (decompressed > limits.decompressedBytes) return true;
  return decompressed > limits.toleratedBytes && decompressed > compressed * limits.ratio;
}

/** The fault of a file that unpacks to more than it can honestly hold. */
export function bombError(compressedBytes: number): InputError {
  return new InputError("decompression-bomb", say("unpacks-beyond", { bytes: compressedBytes }));
}
