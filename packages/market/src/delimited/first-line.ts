import { decodeText } from "./decode-text.ts";
import { Utf8Transcoder } from "./utf8-transcoder.ts";

const LF = 0x0a;
const CR = 0x0d;

/**
 * The first line of a text in any encoding, without its mark of byte order.
 *
 * @param bytes The text, or its beginning.
 * @param atMost A longer line is cut.
 */
export function firstLine(bytes: Uint8Array, atMost: number): string {
  const transcoder = new Utf8Transcoder();
  const text = transcoder.push(bytes.subarray(0, atMost));
  const whole = transcoder.encoding === "utf-8" ? text : Buffer.concat([text, transcoder.end()]);
  let end = 0;
  while (end < whole.length && whole[end] !== LF && whole[end] !== CR) end++;
  return decodeText(whole.subarray(0, end));
}
