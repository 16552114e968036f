type Encoding = "utf-8" | "utf-16le" | "utf-16be";

const BYTES_NEEDED = 4;
const UTF8_MARK = [0xef, 0xbb, 0xbf];

/**
 * Turns a text of unknown encoding into UTF-8 without a byte order mark, chunk by chunk.
 * UTF-16 is recognised by its mark, or by the zero bytes that ASCII has in it; anything else passes unchanged.
 */
export class Utf8Transcoder {
  #encoding: Encoding | null = null;
  #head: Uint8Array = new Uint8Array(0);
  #decoder: TextDecoder | null = null;

  /** What the text is written in; `null` before enough of it was seen. */
  get encoding(): Encoding | null {
    return this.#encoding;
  }

  /** @returns The chunk in UTF-8; empty while the encoding is not known yet. */
  push(chunk: Uint8Array): Uint8Array {
    if (this.#encoding !== null) return this.#convert(chunk, true);
    this.#head = this.#head.length === 0 ? chunk : Buffer.concat([this.#head, chunk]);
    return this.#head.length < BYTES_NEEDED ? new Uint8Array(0) : this.#begin(true);
  }

  /** @returns What is left at the end of the text. */
  end(): Uint8Array {
    return this.#encoding === null ? this.#begin(false) : this.#convert(new Uint8Array(0), false);
  }

  #begin(more: boolean): Uint8Array {
    const head = this.#head;
    this.#head = new Uint8Array(0);
    this.#encoding = encodingOf(head);
    if (this.#encoding !== "utf-8") {
      this.#decoder = new TextDecoder(this.#encoding);
      return this.#convert(head, more);
    }
    return UTF8_MARK.every((byte, index) => head[index] === byte) ? head.subarray(UTF8_MARK.length) : head;
  }

  #convert(chunk: Uint8Array, more: boolean): Uint8Array {
    return this.#decoder === null ? chunk : Buffer.from(this.#decoder.decode(chunk, { stream: more }), "utf8");
  }
}

function encodingOf(head: Uint8Array): Encoding {
  const [first, second, third, fourth] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
  return "utf-8";
}
