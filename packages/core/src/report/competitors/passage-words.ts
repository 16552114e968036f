import { plain } from "./name-words.ts";

/** A word of a passage with its place. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly plain: string;
  readonly isCapital: boolean;
  readonly opensSentence: boolean;
}

/** Words in capitals that belong together. */
export interface NameRun {
  readonly name: string;
  /** Index of the first word, and how many they are. */
  readonly at: number;
  readonly length: number;
  readonly hasForm: boolean;
}

/** Signs of a company in a name that the market does not have. */
const FORM =
  /^(?:Inc|Incorporated|Corp|Corporation|Company|Co|Ltd|Limited|plc|PLC|LLC|LP|S\.?A|N\.?V|A\.?G|SE|GmbH|SpA|Holdings|Group)$/;
const LAST_FORM = /(?:S\.A|N\.V|A\.G)$/;
/** Words that begin a sentence behind an abbreviation. */
const OPENS = /^(?:We|The|Our|In|It|Its|As|These|This|Those|If|For|To|An?|Many|Most|Other|Others|Some|They|At|On)$/;
const MAX_WORDS = 7;

/** The words of a passage, in order. */
export function wordsIn(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}’'®™]*(?:\.com\b)?/gu)) {
    const { 0: word, index: start } = match;
    const before = text.slice(Math.max(0, start - 3), start);
    words.push({
      text: word,
      start,
      end: start + word.length,
      plain: plain(word.replace(/[’']s$/u, "")),
      isCapital: /^[\p{Lu}\p{N}]|^\p{Ll}{1,2}\p{Lu}/u.test(word),
      opensSentence: start === 0 || /[.!?:;•\n]\s*["“(]?$/u.test(before),
    });
  }
  return words;
}

/** The run of words in capitals that begins at a word; null where none does. */
export function nameRun(words: readonly Word[], at: number, text: string): NameRun | null {
  const first = words[at] as Word;
  if (!first.isCapital) return null;
  let end = at;
  while (end + 1 < words.length && end - at < MAX_WORDS && joins(words[end] as Word, words[end + 1] as Word, text))
    end += 1;
  if (first.text.length < 2 && end === at) return null;
  const last = words[end] as Word;
  const name = text.slice(first.start, last.end).replace(/[’']s$/u, "");
  const hasForm = end > at && (FORM.test(last.text) || LAST_FORM.test(name));
  const isAbbreviated =
    text[last.end] === "." &&
    hasForm &&
    !/(?:Limited|Company|Corporation|Incorporated|Holdings|Group|GmbH|plc|PLC|LLC|LP|SE|SpA)$/.test(name);
  return { name: isAbbreviated ? `${name}.` : name, at, length: end - at + 1, hasForm };
}

/** Whether one of the words of a name bears the sign of a trademark. */
export function isOfTrademark(words: readonly Word[], { at, length }: Pick<NameRun, "at" | "length">): boolean {
  return words.slice(at, at + length).some(({ text }) => /[®™]/u.test(text));
}

function joins(one: Word, next: Word, text: string): boolean {
  const between = text.slice(one.end, next.start);
  if (!next.isCapital && !/^(?:plc|de)$/.test(next.text)) return false;
  return (
    /^(?:[ \u00a0]|-| & |&|\.)$/u.test(between) ||
    (/^,? $/u.test(between) && FORM.test(next.text)) ||
    (/^\.,? ?$/u.test(between) && FORM.test(next.text)) ||
    (between === "." && next.text.length <= 2) ||
    (between === ". " && /^\p{Lu}$/u.test(one.text) && !OPENS.test(next.text))
  );
}
