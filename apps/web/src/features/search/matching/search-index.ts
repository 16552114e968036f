import type { CallOutput } from "@plumbline/contract/calls";
import { fold, foldSymbol } from "../../../i18n/index.ts";
import { type OwnedText, type PackedTexts, packTexts } from "./packed-texts.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

/** The instrument list as sent by the server: columns of equal length. */
export type InstrumentList = CallOutput<"instrumentList">;

/** The index of a market's instruments, indexByList once. */
export interface SearchIndex {
  readonly list: InstrumentList;
  readonly symbols: PackedTexts;
  readonly aliases: PackedTexts;
  /** Initials of Chinese names in pinyin. */
  readonly pinyin: PackedTexts;
  /** The same names read out in pinyin. */
  readonly readings: PackedTexts;
  /** Names in the languages that are written with Latin letters. */
  readonly names: PackedTexts;
  /** Names in Chinese, kept apart because one Chinese character doubles the memory of a string. */
  readonly chineseNames: PackedTexts;
  /** Words of the names, and the symbols, for queries of several words or with a typo. */
  readonly words: WordIndex;
}

const LATIN = ["en", "es", "fr"] as const;
const CHINESE = ["zh-Hans", "zh-Hant"] as const;

export function buildSearchIndex(list: InstrumentList): SearchIndex {
  const symbols = list.symbol.map((symbol, owner) => ({ text: foldSymbol(symbol), owner }));
  const aliases = list.aliases.flatMap((spellings, owner) =>
    // A spelling that folds to the symbol itself, such as BRK-B, is redundant.
    spellings.map((alias) => ({ text: foldSymbol(alias), owner })).filter(({ text }) => text !== symbols[owner]?.text),
  );
  const names = LATIN.flatMap((language) => folded(list.names[language], fold));
  return {
    list,
    symbols: packTexts(symbols),
    aliases: packTexts(aliases),
    pinyin: packTexts(folded(list.pinyin, foldSymbol)),
    readings: packTexts(folded(list.reading, foldSymbol)),
    names: packTexts(names),
    chineseNames: packTexts(CHINESE.flatMap((language) => folded(list.names[language], fold))),
    words: indexWords([...names, ...symbols]),
  };
}

function folded(column: readonly (string | null)[], by: (text: string) => string): OwnedText[] {
  return column.flatMap((text, owner) => (text === null ? [] : [{ text: by(text), owner }]));
}
