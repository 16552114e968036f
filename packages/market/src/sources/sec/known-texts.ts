const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const FIRST_PRINTABLE = 0x20;
const LAST_PRINTABLE = 0x7e;
const WORD = 4;
/** Longer texts are no days, forms or numbers of filings. */
const MAX_LENGTH = 32;
const WORDS_PER_TEXT = MAX_LENGTH / WORD;
const SLOTS_PER_TEXT = 4;
/** Odd, its bits spread evenly: 2^32 over the golden ratio (Knuth, The Art of Computer Programming 3, 6.4). */
const MULTIPLIER = 0x9e3779b1;

/**
 * Finds values by the bytes of short JSON texts: a file repeats few of them a million times, and a text that was met before is
 * neither made nor parsed again.
 */
export class KnownTexts<Value> {
  /** The first byte after the closing quote of the text last read. */
  end = 0;
  readonly #make: (text: string) => Value;
  readonly #most: number;
  /** A hash table with open addressing: one more than the place of a text among the known ones, 0 where a slot is free. */
  readonly #slots: Uint16Array;
  /** Of each text, its bytes four by four, filled up with zeros. */
  readonly #words: Uint32Array;
  readonly #lengths: Uint8Array;
  readonly #values: Value[] = [];

  /**
   * @param most Texts that are remembered: a power of two up to 32,768. Of more than that none is repeated often.
   * @param make The value of a text.
   */
  constructor(most: number, make: (text: string) => Value) {
    this.#most = most;
    this.#make = make;
    this.#slots = new Uint16Array(SLOTS_PER_TEXT * most);
    this.#words = new Uint32Array(WORDS_PER_TEXT * most);
    this.#lengths = new Uint8Array(most);
  }

  /**
   * Reads a text of any length.
   *
   * @param view JSON.
   * @param start The first byte after the opening quote.
   * @returns Its value; `undefined` where it is longer than 32 bytes, has an escape, or is not printable ASCII.
   */
  read(view: DataView, start: number): Value | undefined {
    const limit = Math.min(view.byteLength, start + MAX_LENGTH + 1);
    let end = start;
    while (end < limit && view.getUint8(end) !== QUOTE) end += 1;
    return end === limit ? undefined : this.#valueOf(view, start, end);
  }

  /** The same for a text of a length that is known, up to 32; `undefined` for one of another length too. */
  readOf(length: number, view: DataView, start: number): Value | undefined {
    const end = start + length;
    return end < view.byteLength && view.getUint8(end) === QUOTE ? this.#valueOf(view, start, end) : undefined;
  }

  #valueOf(view: DataView, start: number, end: number): Value | undefined {
    // Whole words are read; behind a text comes more of the JSON.
    if (end + WORD > view.byteLength) return undefined;
    let hash = 0;
    for (let at = start; at < end; at += WORD) hash = Math.imul(hash ^ wordAt(view, at, end), MULTIPLIER);
    const mask = this.#slots.length - 1;
    let slot = (hash ^ (hash >>> 15)) & mask;
    for (let known = this.#slots[slot] as number; known > 0; known = this.#slots[slot] as number) {
      if (this.#isEqual(known - 1, view, start, end)) {
        this.end = end + 1;
        return this.#values[known - 1];
      }
      slot = (slot + 1) & mask;
    }
    return this.#added(view, start, end, slot);
  }

  #isEqual(known: number, view: DataView, start: number, end: number): boolean {
    if (this.#lengths[known] !== end - start) return false;
    let word = known * WORDS_PER_TEXT;
    for (let at = start; at < end; at += WORD) if (this.#words[word++] !== wordAt(view, at, end)) return false;
    return true;
  }

  #added(view: DataView, start: number, end: number, freeSlot: number): Value | undefined {
    const text = Buffer.from(view.buffer as ArrayBuffer, view.byteOffset + start, end - start);
    if (!text.every(isPlain)) return undefined;
    this.end = end + 1;
    const value = this.#make(text.toString("latin1"));
    if (this.#values.length === this.#most) return value;
    const place = this.#values.push(value) - 1;
    this.#lengths[place] = text.length;
    for (let at = start, word = place * WORDS_PER_TEXT; at < end; at += WORD) {
      this.#words[word++] = wordAt(view, at, end);
    }
    this.#slots[freeSlot] = place + 1;
    return value;
  }
}

/** Four bytes of a text, the first one lowest; zeros stand for those behind its end. */
function wordAt(view: DataView, at: number, end: number): number {
  const word = view.getUint32(at, true);
  const left = end - at;
  return left >= WORD ? word : (word & ((1 << (8 * left)) - 1)) >>> 0;
}

function isPlain(byte: number): boolean {
  return byte >= FIRST_PRINTABLE && byte <= LAST_PRINTABLE && byte !== BACKSLASH && byte !== QUOTE;
}
