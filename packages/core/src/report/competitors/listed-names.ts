import type { ListedCompany, NameIndex } from "./name-index.ts";
import { isCommonWord, isLegalForm, nameWords, plain } from "./name-words.ts";
import { isOfTrademark, type Word } from "./passage-words.ts";

/** A company of the market where a passage names it. */
export interface ListedName {
  readonly company: ListedCompany;
  /** Words of the passage that it takes. */
  readonly length: number;
}

export interface ListedContext {
  readonly index: NameIndex;
  /** Words that the filing writes without capitals. */
  readonly lowerCase: ReadonlySet<string>;
  readonly text: string;
}

/** The company whose name, or symbol in brackets, stands at a word; null where none does. */
export function listedAt(
  words: readonly Word[],
  at: number,
  { index, lowerCase, text }: ListedContext,
): ListedName | null {
  const first = words[at] as Word;
  if (!first.isCapital) return null;
  for (const { words: spelling, company } of index.byFirst.get(first.plain) ?? []) {
    const length = matched(words, at, spelling);
    if (length === 0 || (length === 1 && isOfOtherName(words, at, text))) continue;
    const isCommon = spelling.every((word) => isCommonWord(word) || (spelling.length === 1 && lowerCase.has(word)));
    const last = words[at + length - 1] as Word;
    if (isCommon && !isConfirmed(words, at + length, { text, company, from: last.end })) continue;
    // `Solaquin Forte®` is a brand of someone, and no company.
    return isOfTrademark(words, { at, length }) ? null : { company, length };
  }
  return bySymbol(first, index, text);
}

/** Letters up to which a word is more often a part of another name. */
const SHORT_WORD = 4;

/** One word in the midst of another name: the Minerals of `Fairmount Minerals`, the Fort of `Fort Smith`. */
function isOfOtherName(words: readonly Word[], at: number, text: string): boolean {
  const [before, word, next] = [words[at - 1], words[at] as Word, words[at + 1]];
  const isEnd =
    before?.isCapital === true &&
    !before.opensSentence &&
    !isLegalForm(before.plain) &&
    text.slice(before.end, word.start) === " ";
  const isBeginning =
    word.plain.length <= SHORT_WORD &&
    next?.isCapital === true &&
    !isLegalForm(next.plain) &&
    !isCommonWord(next.plain) &&
    text.slice(word.end, next.start) === " ";
  return isEnd || isBeginning;
}

/** A symbol in brackets, behind the name of its exchange or close behind a word of its company. */
function bySymbol(
  { text: symbol, start, end }: Word,
  { bySymbol: symbols }: NameIndex,
  text: string,
): ListedName | null {
  const before = text.slice(Math.max(0, start - 60), start);
  if (!/^[A-Z.]{1,6}$/.test(symbol) || text[end] !== ")" || !/\((?:[A-Za-z ]{2,20}:\s*)?$/u.test(before)) return null;
  const company = symbols.get(symbol);
  if (company === undefined) return null;
  const isListed = /(?:NYSE|Nasdaq|AMEX)[A-Za-z ]{0,12}:\s*$/iu.test(before);
  const [word = ""] = nameWords(company.name).words;
  return isListed || plain(before).includes(word) ? { company, length: 1 } : null;
}

/** Number of words that a spelling takes, `and` in between counted; 0 where it does not stand there in capitals. */
function matched(words: readonly Word[], at: number, spelling: readonly string[]): number {
  let place = at;
  for (const [k, part] of spelling.entries()) {
    if (k > 0 && words[place]?.plain === "and") place += 1;
    const word = words[place];
    if (word?.plain !== part || !word.isCapital) return 0;
    place += 1;
  }
  return place - at;
}

/** The form of a company or its symbol in brackets directly behind a name. */
function isConfirmed(
  words: readonly Word[],
  next: number,
  { text, company, from }: { readonly text: string; readonly company: ListedCompany; readonly from: number },
): boolean {
  const word = words[next];
  if (word === undefined) return false;
  if (text.slice(from, word.start).length > 2) return false;
  return (isLegalForm(word.plain) && word.isCapital && word.plain.length > 1) || word.text === company.code;
}
