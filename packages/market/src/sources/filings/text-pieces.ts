import { Utf8Transcoder } from "../../delimited/index.ts";

const ASCII_END = 0x80;

/**
 * Decodes a filing chunk by chunk. EDGAR takes ASCII and, since 2019, UTF-8; older documents hold bytes of Windows-1252 all the
 * same. UTF-8 it is as long as nothing contradicts it: from the first byte that cannot be UTF-8 on, if no letter beyond ASCII came
 * before, the text is Windows-1252.
 */
export class TextPieces {
  readonly #transcoder = new Utf8Transcoder();
  #decoder = new TextDecoder("utf-8", { fatal: true });
  #isSettled = false;
  /** The last bytes when a letter may go on in the next chunk. */
  #isUtf8Seen = false;
  #pending: Uint8Array = new Uint8Array(0);

  push(chunk: Uint8Array): string {
    return this.#decode(this.#transcoder.push(chunk), true);
  }

  end(): string {
    return this.#decode(this.#transcoder.end(), false);
  }

  #decode(bytes: Uint8Array, more: boolean): string {
    if (this.#isSettled) return this.#decoder.decode(bytes, { stream: more });
    const all = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes]);
    const cut = more ? wholeLetters(all) : all.length;
    const whole = all.subarray(0, cut);
    try {
      const text = this.#decoder.decode(whole);
      this.#isUtf8Seen ||= text.length < whole.length;
      this.#pending = all.slice(cut);
      return text;
    } catch {
      this.#decoder = new TextDecoder(this.#isUtf8Seen ? "utf-8" : "windows-1252");
      this.#isSettled = true;
      this.#pending = new Uint8Array(0);
      return this.#decoder.decode(all, { stream: more });
    }
  }
}

/** Where the last letter begins that may go on in the next chunk, within the four bytes that UTF-8 takes at most. */
function wholeLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < ASCII_END) return bytes.length;
    if (byte >= 0xc0) return bytes.length - back;
  }
  return bytes.length;
}
