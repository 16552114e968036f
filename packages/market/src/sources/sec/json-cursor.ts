import { PlainDecimal } from "../../delimited/index.ts";

/** JSON that is written in another way than a reader goes through it, which says nothing about whether it is right. */
export class WrittenOtherwise extends Error {}

/** Signs of JSON in a row: as one text without blanks, and in parts, between which blanks may stand. */
export interface Token {
  readonly whole: Bytes;
  readonly parts: readonly Bytes[];
}

/** Bytes of a text: four at a time, and those left over. */
interface Bytes {
  readonly length: number;
  readonly words: readonly number[];
  readonly rest: readonly number[];
}

export function token(...parts: readonly string[]): Token {
  return { whole: bytesOf(parts.join("")), parts: parts.map(bytesOf) };
}

function bytesOf(text: string): Bytes {
  const bytes = Buffer.from(text);
  const words = Array.from({ length: bytes.length >> 2 }, (_, word) => bytes.readUInt32LE(word << 2));
  return { length: bytes.length, words, rest: [...bytes.subarray(words.length << 2)] };
}

const BLANK = 0x20;
const POINT = 0x2e;
const ZERO = 0x30;
const LAST_DIGIT = 0x39;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const QUOTE_BYTE = 0x22;
const BRACKET_BYTE = 0x5d;
const BRACE_BYTE = 0x7d;
export const QUOTE = token('"');
export const NULL = token("null");

/** Goes through JSON of a known shape from its first byte to its last, and makes no object of it. */
export class JsonCursor {
  at = 0;
  readonly bytes: Buffer;
  readonly view: DataView;
  readonly #hasBlanks: boolean;
  readonly #decimal = new PlainDecimal();

  /**
   * @param bytes UTF-8.
   * @param head What comes first; where it is written with blanks, so may be all that follows.
   */
  constructor(bytes: Buffer, head: Token) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#hasBlanks = !this.#hasBytes(head.whole);
    if (this.#hasBlanks) this.expect(head);
  }

  /** NaN for a number with an exponent, one of too many digits, and what is no number of JSON. */
  number(): number {
    this.#skipBlanks();
    const bytes = this.bytes;
    const start = this.at;
    const value = this.#decimal.read(bytes, start, bytes.length, POINT);
    const { end } = this.#decimal;
    this.at = end;
    const first = value < 0 || Object.is(value, -0) ? start + 1 : start;
    const second = bytes[first + 1] as number;
    const hasNeedlessZero = bytes[first] === ZERO && second >= ZERO && second <= LAST_DIGIT;
    const isOpen = bytes[first] === POINT || bytes[end - 1] === POINT;
    return hasNeedlessZero || isOpen ? Number.NaN : value;
  }

  /** Reads the members of an object whose opening brace was read, at least one, and its closing brace. */
  members<Member>(read: (name: string) => Member): Member[] {
    const names = new Set<string>();
    const members: Member[] = [];
    do {
      const name = JSON.parse(this.quoted()) as string;
      // JSON takes the last of two members of one name.
      if (names.has(name)) throw new WrittenOtherwise();
      names.add(name);
      members.push(read(name));
    } while (this.#goesOn(BRACE_BYTE));
    return members;
  }

  /** Reads what an array whose opening bracket was read has, at least one, and its closing bracket. */
  elements(read: () => void): void {
    do read();
    while (this.#goesOn(BRACKET_BYTE));
  }

  /** Whether a comma comes; what ends the list must come otherwise. */
  #goesOn(closing: number): boolean {
    this.#skipBlanks();
    const byte = this.bytes[this.at++];
    if (byte !== COMMA && byte !== closing) throw new WrittenOtherwise();
    return byte === COMMA;
  }

  skipTextOrNull(): void {
    if (!this.has(NULL)) JSON.parse(this.quoted());
  }

  /** A text with its quotes and escapes. */
  quoted(): string {
    this.expect(QUOTE);
    const start = this.at - 1;
    let end = this.bytes.indexOf(QUOTE_BYTE, this.at);
    while (end >= 0 && this.#isEscaped(end)) end = this.bytes.indexOf(QUOTE_BYTE, end + 1);
    if (end < 0) throw new WrittenOtherwise();
    this.at = end + 1;
    return this.bytes.toString("utf8", start, this.at);
  }

  #isEscaped(quote: number): boolean {
    let first = quote;
    while (this.bytes[first - 1] === BACKSLASH) first -= 1;
    return (quote - first) % 2 === 1;
  }

  expect(expected: Token): void {
    if (!this.has(expected)) throw new WrittenOtherwise();
  }

  /** Goes past the token if it is next. */
  has({ whole, parts }: Token): boolean {
    if (!this.#hasBlanks) return this.#hasBytes(whole);
    const before = this.at;
    for (const part of parts) {
      this.#skipBlanks();
      if (this.#hasBytes(part)) continue;
      this.at = before;
      return false;
    }
    return true;
  }

  #hasBytes({ length, words, rest }: Bytes): boolean {
    const end = this.at + length;
    if (end > this.bytes.length) return false;
    let at = this.at;
    for (const word of words) {
      if (this.view.getUint32(at, true) !== word) return false;
      at += 4;
    }
    for (const byte of rest) if (this.bytes[at++] !== byte) return false;
    this.at = end;
    return true;
  }

  #skipBlanks(): void {
    if (!this.#hasBlanks) return;
    const bytes = this.bytes;
    let at = this.at;
    for (let byte = bytes[at] as number; byte <= BLANK && isBlank(byte); byte = bytes[at] as number) at += 1;
    this.at = at;
  }
}

/** Whether JSON may have a byte between its signs. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}
