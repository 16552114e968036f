import { PlainDecimal } from "./plain-decimal.ts";

/** What `parseDecimal` gives for bytes that are no number; an infinity is never a value of a market. */
export const UNREADABLE: number = Number.POSITIVE_INFINITY;

const NO_VALUE = /^(?:nan|null|none|n\/?a|-|\.|#n\/a)$/i;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

const plain = new PlainDecimal();

/**
 * Reads a decimal number from text bytes, correctly rounded to the nearest double, as `Number` does.
 *
 * What `PlainDecimal` cannot read is left to `Number`.
 *
 * @param bytes The text.
 * @param start First byte of the number.
 * @param end Byte after its last.
 * @param decimalMark `.` unless told otherwise.
 * @returns The number; NaN for an empty cell and for the usual words for "no value"; `UNREADABLE` for anything else.
 *
 * @example
 * parseDecimal(Buffer.from("0.596878742448"), 0, 14); // 0.596878742448
 * parseDecimal(Buffer.from("null"), 0, 4); // NaN
 */
export function parseDecimal(bytes: Uint8Array, start: number, end: number, decimalMark = 0x2e): number {
  const value = plain.read(bytes, start, end, decimalMark);
  return plain.end === end && !Number.isNaN(value) ? value : parseSlowly(bytes, start, end, decimalMark);
}

function parseSlowly(bytes: Uint8Array, start: number, end: number, decimalMark: number): number {
  if (end - start > 400) return UNREADABLE;
  let text = "";
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    text += byte === decimalMark ? "." : byte === 0x2e ? "?" : String.fromCharCode(byte);
  }
  text = text.trim();
  if (text === "" || NO_VALUE.test(text)) return Number.NaN;
  const value = NUMBER.test(text) ? Number(text) : UNREADABLE;
  return Number.isFinite(value) ? value : UNREADABLE;
}
