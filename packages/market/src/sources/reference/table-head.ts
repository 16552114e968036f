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

/** The first lines that are not blank, each cut at the delimiter that it has most. */
export function headLines(text: string): HeadLine[] {
  return text
    .split(/\r\n|\n|\r/, MAX_LINES)
    .map((line, place) => ({ line: place + 1, ...cut(line) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
}

function cut(line: string): Pick<HeadLine, "delimiter" | "cells"> {
  const unquoted = line.replaceAll(/"[^"]*"/g, "");
  const counts = DELIMITERS.map((sign) => unquoted.split(sign).length);
  const delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
  const cells = line.split(delimiter).map((cell) => cell.replaceAll('"', "").trim());
  return { delimiter: delimiter.charCodeAt(0), cells };
}
