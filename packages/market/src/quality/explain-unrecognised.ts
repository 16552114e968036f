import { decodeText, Utf8Transcoder } from "../delimited/index.ts";
import type { Issue } from "../model/index.ts";
import { issue } from "./issue.ts";

const SAMPLE_LENGTH = 120;

/**
 * Says what a file is that no importer recognises, so that the report helps to find out why it is there.
 *
 * @param head The first bytes of the file, decompressed; some hundred are enough.
 * @param file Name of the file, for the report.
 */
export function explainUnrecognised(head: Uint8Array, file: string): Issue {
  const transcoder = new Utf8Transcoder();
  const bytes = Buffer.concat([transcoder.push(head), transcoder.end()]);
  const text = decodeText(bytes).trim();
  const sample = text.replace(/\s+/g, " ").slice(0, SAMPLE_LENGTH);
  if (text === "") return issue("empty-file", { file }, "The file is empty.");
  if (bytes.includes(0) || isGarbled(text)) return issue("binary-file", { file }, "The content is not text.");
  if (/^<(?:!doctype|html|\?xml|error)/i.test(text)) return issue("web-page", { file }, `It is a page: ${sample}`);
  if (looksLikeError(text))
    return issue("error-body", { file }, `A provider's error was saved in its place: ${sample}`);
  return issue(
    "unknown-format",
    { file },
    `No importer knows a file that begins with: ${sample}. A CSV of prices needs a column mapping (docs/import-formats.md).`,
  );
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
