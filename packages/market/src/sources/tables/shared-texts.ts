import type { Readable } from "node:stream";
import { tooLarge } from "../files/index.ts";
import { readXml } from "./xml-events.ts";

/** They are in memory while the sheets are read, which name them by number. */
const MAX_LENGTH = 2 ** 26;
const MAX_TEXTS = 2 ** 22;

/**
 * Reads the texts that the cells of a workbook share.
 *
 * @throws {InputError} `too-large`.
 */
export async function sharedTexts(source: Readable): Promise<string[]> {
  const texts: string[] = [];
  let length = 0;
  let text = "";
  let isText = false;
  let isPhonetic = false;
  await readXml(source, {
    open(name) {
      if (name === "si") text = "";
      // A reading of Japanese signs stands beside its text, and is none of it.
      if (name === "rPh") isPhonetic = true;
      isText = name === "t" && !isPhonetic;
    },
    close(name) {
      isText = false;
      if (name === "rPh") isPhonetic = false;
      if (name !== "si") return;
      if (texts.length === MAX_TEXTS) throw tooLarge(MAX_LENGTH);
      texts.push(text);
    },
    text(piece) {
      if (!isText) return;
      length += piece.length;
      if (length > MAX_LENGTH) throw tooLarge(MAX_LENGTH);
      text += piece;
    },
  });
  return texts;
}
