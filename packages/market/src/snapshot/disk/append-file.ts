import { createHash } from "node:crypto";
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { writing } from "./disk-error.ts";
import { withRoom } from "./with-room.ts";

const BUFFER_BYTES = 256 * 1024;

/**
 * A file that only grows, buffered, hashed while it is written so that it need not be read again.
 * The checksum is of the bytes as they were meant: a disk that stores others is found out on opening.
 */
export class AppendFile {
  /** Bytes appended so far. */
  length = 0;
  readonly #path: string;
  readonly #descriptor: number;
  readonly #hash = createHash("sha256");
  #buffer = new Uint8Array();
  #buffered = 0;
  #failure: unknown = null;
  #open = true;

  constructor(path: string) {
    this.#path = path;
    this.#descriptor = writing(path, () => openSync(path, "w"));
  }

  append(bytes: Uint8Array): void {
    this.length += bytes.length;
    if (this.#buffered + bytes.length > BUFFER_BYTES) this.#flush();
    if (bytes.length > BUFFER_BYTES) {
      this.#write(bytes);
    } else {
      this.#buffer = withRoom(this.#buffer, this.#buffered + bytes.length);
      this.#buffer.set(bytes, this.#buffered);
      this.#buffered += bytes.length;
    }
  }

  /** Brings everything to the disk, closes, and returns the size and the SHA-256 in hexadecimal. */
  finish(): { bytes: number; sha256: string } {
    this.#flush();
    writing(this.#path, () => fsyncSync(this.#descriptor));
    this.discard();
    return { bytes: this.length, sha256: this.#hash.digest("hex") };
  }

  /** Closes without caring for the content. */
  discard(): void {
    if (!this.#open) return;
    this.#open = false;
    closeSync(this.#descriptor);
  }

  #flush(): void {
    this.#write(this.#buffer.subarray(0, this.#buffered));
    this.#buffered = 0;
  }

  #write(bytes: Uint8Array): void {
    if (this.#failure !== null) throw this.#failure; // bytes are missing already; a later success must not hide it
    this.#hash.update(bytes);
    try {
      writing(this.#path, () => {
        let written = 0;
        while (written < bytes.length) written += writeSync(this.#descriptor, bytes, written);
      });
    } catch (cause) {
      this.#failure = cause;
      throw cause;
    }
  }
}
