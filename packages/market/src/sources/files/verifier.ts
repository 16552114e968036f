import { pipeline, type Readable, Transform, type TransformCallback } from "node:stream";
import { crc32 } from "node:zlib";
import { type Detail, say } from "../../model/index.ts";
import { InputError } from "./input-error.ts";

/** What the directory of an archive promises of an entry. */
export interface Promised {
  readonly bytes: number;
  readonly crc32: number;
}

/** Lets the content of an archive entry through and fails at its end when it is not what the directory promised. */
export class Verifier extends Transform {
  readonly #promised: Promised;
  #passed = 0;
  #sum = 0;

  constructor(promised: Promised) {
    super({ highWaterMark: 1 << 20 });
    this.#promised = promised;
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#passed += chunk.length;
    if (this.#passed > this.#promised.bytes) {
      done(damaged(say("entry-too-long", { bytes: this.#promised.bytes })));
      return;
    }
    this.#sum = crc32(chunk, this.#sum);
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    done(faultIn({ bytes: this.#passed, crc32: this.#sum }, this.#promised));
  }
}

/**
 * Lets the content of an archive entry through as `Verifier` does.
 *
 * @param content The entry, decompressed.
 * @param promised What the directory states of it.
 */
export function verified(content: Readable, promised: Promised): Readable {
  // Whoever reads it gets the error; the pipeline needs a callback all the same.
  return pipeline(content, new Verifier(promised), () => undefined);
}

/**
 * Makes sure that the content of an archive entry is what the directory promised.
 *
 * @throws {InputError} `damaged-archive-entry`.
 */
export function verify(content: Buffer, promised: Promised): void {
  const fault = faultIn({ bytes: content.length, crc32: crc32(content) }, promised);
  if (fault !== null) throw fault;
}

function faultIn(found: Promised, promised: Promised): InputError | null {
  if (found.bytes > promised.bytes) return damaged(say("entry-too-long", { bytes: promised.bytes }));
  if (found.bytes < promised.bytes)
    return damaged(say("entry-too-short", { bytes: found.bytes, promised: promised.bytes }));
  return found.crc32 === promised.crc32 ? null : damaged(say("entry-checksum"));
}

/** The fault of an archive entry. */
export function damaged(detail: Detail): InputError {
  return new InputError("damaged-archive-entry", detail);
}
