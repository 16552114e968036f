import { decodeText, Utf8Transcoder } from "../delimited/index.ts";
import { type Issue, plainly, printable, UNRECOGNISED } from "../model/index.ts";
import { issue } from "./issue.ts";

const SAMPLE_LENGTH = 120;

/**
 * Says what a file is that no importer recognises. Nothing of its content is in the entry, which everybody may read.
 *
 * @param head The first bytes of the file, decompressed; some hundred are enough.
 * @param file Name of the file, for the report.
 */
export function explainUnrecognised(head: Uint8Array, file: string): Issue {
  const bytes = utf8Of(head);
  const text = decodeText(bytes).trim();
  if (text === "") return issue("empty-file", { file }, plainly("The file is empty."));
  if (bytes.includes(0) || isGarbled(text)) return issue("binary-file", { file }, plainly("The content is not text."));
  const code = codeOf(text);
  return issue(code, { file }, plainly(UNRECOGNISED[code]));
}

/**
 * How a file begins, for the eyes of the person who imports it: it helps to find out why the file is there.
 *
 * @param head The first bytes of the file, decompressed.
 * @returns On one line; `null` when it is no text.
 */
export function sampleOf(head: Uint8Array): string | null {
  const bytes = utf8Of(head);
  const text = decodeText(bytes).trim();
  if (text === "" || bytes.includes(0) || isGarbled(text)) return null;
  return printable(text.slice(0, 4 * SAMPLE_LENGTH).replace(/\s+/g, " "), SAMPLE_LENGTH);
}

function utf8Of(head: Uint8Array): Buffer {
  const transcoder = new Utf8Transcoder();
  return Buffer.concat([transcoder.push(head), transcoder.end()]);
}

function codeOf(text: string): keyof typeof UNRECOGNISED {
  if (/^<(?:!doctype|html|\?xml|error)/i.test(text)) return "web-page";
  return looksLikeError(text) ? "error-body" : "unknown-format";
}

function looksLikeError(text: string): boolean {
  const words =
    /error message|thank you for using|"?(?:note|information|error|message)"?\s*:|not found|access denied|rate limit|invalid api/i;
  return text.length < 4096 && words.test(text);
}

/** More than one control character in fifty is no text of any language. */
function isGarbled(text: string): boolean {
  let controls = 0;
  for (const character of text) {
    const code = character.codePointAt(0) as number;
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd) controls++;
  }
  return controls * 50 > text.length;
}
