import { decodeText, Utf8Transcoder } from "../../delimited/index.ts";

/** One line of the beginning of a table, as cells. */
export interface HeadLine {
  /** Number in the file, from 1. */
  readonly line: number;
  readonly delimiter: number;
  /** Trimmed, without quotes. */
  readonly cells: readonly string[];
}

/** Fund companies write up to ten lines above the header of a table. */
const MAX_LINES = 30;
const DELIMITERS = [",", ";", "\t", "|"];

/** The text of a beginning, without its mark of byte order. */
export function headText(head: Uint8Array): string {
  const transcoder = new Utf8Transcoder();
  return decodeText(Buffer.concat([transcoder.push(head), transcoder.end()])).replace(/^\uFEFF/, "");
}

/** A line as text. */
interface TextLine {
  /** Number in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

/**
 * The first lines that hold more than delimiters.
 *
 * @param most How many are wanted.
 */
export function textLines(text: string, most: number): TextLine[] {
  const found: TextLine[] = [];
  for (let line = 1, from = 0; line <= MAX_LINES && from <= text.length && found.length < most; line++) {
    const end = endOfLine(text, from);
    const own = text.slice(from, end);
    if (isFilled(own)) found.push({ line, text: own });
    from = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  return found;
}

/** The same, each cut at the delimiter that it has most. */
export function headLines(text: string, most: number = MAX_LINES): HeadLine[] {
  return textLines(text, most).map(({ line, text: own }) => {
    const delimiter = delimiterOf(own);
    return { line, delimiter: delimiter.charCodeAt(0), cells: cut(own, delimiter) };
  });
}

/** The cells of a line, at the delimiter that it has most. */
export function cellsOf(line: string): string[] {
  return cut(line, delimiterOf(line));
}

/** True for a line that holds more than delimiters. */
export function isFilled(line: string): boolean {
  return FILLED.test(line);
}

const FILLED = /[^\s",;|]/;

function endOfLine(text: string, from: number): number {
  let end = from;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

function delimiterOf(line: string): string {
  const unquoted = line.includes('"') ? line.replaceAll(/"[^"]*"/g, "") : line;
  const counts = DELIMITERS.map((sign) => unquoted.split(sign).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}

function cut(line: string, delimiter: string): string[] {
  return line.split(delimiter).map((cell) => cell.replaceAll('"', "").trim());
}
